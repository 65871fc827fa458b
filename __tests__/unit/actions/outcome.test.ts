import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { newOutcome, outputsOf } from '../../../src/actions/deploy/outcome.ts';
import { createArchive, createOutcome } from '../../support/outcomes.ts';

const action = parse(readFileSync('action.yml', 'utf8')) as { outputs: Record<string, unknown> };

test('a deploy that was accepted', () => {
  const outputs = outputsOf(createOutcome({ purge: 'done', attempts: 2 }));
  const environment = 'accounts/acme/apps/shop/environments/e-1';
  expect(outputs).toEqual({
    status: 'accepted',
    'error-code': '',
    'operation-name': `${environment}/operations/op-1`,
    'operation-id': 'op-1',
    'build-path': `${environment}/builds/b-1`,
    'build-id': 'b-1',
    'archive-path': '',
    'archive-sha256': 'a'.repeat(64),
    'archive-bytes': '1234',
    'file-count': '2',
    'content-sha256': 'b'.repeat(64),
    attempts: '2',
    'purge-status': 'done',
    result: expect.any(String),
  });
  const { result, ...others } = outputs;
  expect(JSON.parse(result ?? '')).toEqual({ ...others, 'archive-bytes': 1234, 'file-count': 2, attempts: 2 });
});

test('a step that failed before it knew anything sets every output of action.yml', () => {
  const outputs = outputsOf({ ...newOutcome(), errorCode: 'invalid-input' });
  expect(Object.keys(outputs)).toEqual(Object.keys(action.outputs));
  const { result, ...others } = outputs;
  expect(JSON.parse(result ?? '')).toEqual({ ...others, 'archive-bytes': null, 'file-count': null, attempts: 0 });
  expect(outputs).toMatchObject({
    status: 'failed',
    'error-code': 'invalid-input',
    'archive-bytes': '',
    attempts: '0',
  });
});

test('the path of the zip is told only where the zip is kept', () => {
  const archive = createArchive({ path: '/temp/x/app.zip' });
  expect(outputsOf(createOutcome({ archive, keepArchive: true }))['archive-path']).toBe('/temp/x/app.zip');
  expect(outputsOf(createOutcome({ archive }))['archive-path']).toBe('');
});
