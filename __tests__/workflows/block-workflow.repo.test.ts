import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { blockWorkflow } from '../../scripts/workflows/block-workflow.js';

const block = (text: string, label = '') => ({ file: 'docs/page.md', line: 11, label, text });
const parsed = (text: string): unknown => parse(blockWorkflow(block(text)) ?? '');

const EMPTY_JOB = { example: { 'runs-on': 'ubuntu-latest', steps: [{ run: 'echo' }] } };

test.each([
  ['on: push\njobs: {}\n', { on: 'push', jobs: {} }],
  ['jobs: {}\n', { on: 'workflow_dispatch', permissions: {}, jobs: {} }],
  ['on: push\n', { on: 'push', permissions: {}, jobs: EMPTY_JOB }],
  ['on: push\npermissions:\n  contents: read\n', { on: 'push', permissions: { contents: 'read' }, jobs: EMPTY_JOB }],
])('completes %j', (text, workflow) => {
  expect(parsed(text)).toEqual(workflow);
});

test('makes steps the steps of a job', () => {
  expect(parsed('- run: |\n    one\n\n    two\n- uses: ./\n')).toEqual({
    on: 'workflow_dispatch',
    permissions: {},
    jobs: { example: { 'runs-on': 'ubuntu-latest', steps: [{ run: 'one\n\ntwo\n' }, { uses: './' }] } },
  });
});

test.each(['on: push\n', 'jobs: {}\n', 'on: push\njobs: {}\n', '- run: echo\n'])(
  'keeps the line of the document for %j',
  (text) => {
    expect(blockWorkflow(block(text))?.split('\n')[10]?.trim()).toBe(text.split('\n')[0]);
  },
);

test('leaves labelled YAML alone', () => {
  expect(blockWorkflow(block('limits: {}\n', 'seed'))).toBeUndefined();
});

test.each([
  ['', 'limits: {}\n', 'docs/page.md:11: neither a workflow nor steps'],
  ['', 'job:\n  a: b\n', 'docs/page.md:11: neither a workflow nor steps'],
  ['', 'a: [\n', 'docs/page.md:11: '],
  ['seed', 'a: [\n', 'docs/page.md:11: '],
])('refuses YAML labelled %j of the form %j', (label, text, message) => {
  expect(() => blockWorkflow(block(text, label))).toThrow(message);
});
