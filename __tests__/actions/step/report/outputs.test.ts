import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { DeployFacts } from '../../../../src/actions/deploy/facts.ts';
import type { DeployInputs } from '../../../../src/actions/deploy/inputs/inputs.ts';
import { deployReport } from '../../../../src/actions/deploy/report/outputs.ts';
import { JsonText, writeOutputs } from '../../../../src/actions/step/report/outputs.ts';
import { reportEnding } from '../../../../src/actions/step/report/report.ts';
import type { Ending } from '../../../../src/actions/step/ending.ts';
import { GITHUB_TERMS } from '../../../../src/runner/github/github.ts';
import { commandTerms } from '../../../../src/runner/terminal/hosts.ts';
import { createArchive, createFacts, endedAs } from '../../../support/steps/deploy-facts.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';

const action = parse(readFileSync('action.yml', 'utf8')) as { outputs: Record<string, unknown> };

/** The outputs of a deploy that ended like this. */
function outputsOf(facts: Partial<DeployFacts>, ending: Ending, inputs?: DeployInputs): Record<string, string> {
  const runner = recordingRunner({});
  writeOutputs(
    runner,
    ending,
    deployReport.outputs(facts, ending, inputs, () => ''),
    { warnings: [], error: undefined },
  );
  return runner.outputs;
}

test('a deploy that was accepted', () => {
  const outputs = outputsOf(createFacts({ attempts: 2 }), endedAs('accepted'));
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
    url: '',
    result: expect.any(String),
  });
  const { result, ...others } = outputs;
  expect(JSON.parse(result ?? '')).toMatchObject({ ...others, 'archive-bytes': 1234, 'file-count': 2, attempts: 2 });
});

test('a step that failed before it knew anything sets every output of action.yml', () => {
  const outputs = outputsOf({}, endedAs('failed', 'invalid-input'));
  expect(Object.keys(outputs)).toEqual(Object.keys(action.outputs));
  const { result, ...others } = outputs;
  expect(JSON.parse(result ?? '')).toMatchObject({ ...others, 'archive-bytes': null, 'file-count': null, attempts: 0 });
  expect(outputs).toMatchObject({
    status: 'failed',
    'error-code': 'invalid-input',
    'archive-bytes': '',
    attempts: '0',
  });
});

test('the result names site and job; an output of such a name counts instead', () => {
  const commit = 'c'.repeat(40);
  const runner = recordingRunner(
    { account: 'acme', app: 'shop', environment: 'Production' },
    {
      GITHUB_REPOSITORY: 'acme/site',
      GITHUB_SHA: commit,
      GITHUB_SERVER_URL: 'https://git.example',
      GITHUB_RUN_ID: '7',
    },
  );
  const ended = { warnings: [], error: undefined };
  writeOutputs(runner, endedAs('failed', 'timeout'), {}, ended);
  const site = { account: 'acme', app: 'shop', environment: 'Production' };
  const job = { repository: 'acme/site', commit, run: 'https://git.example/acme/site/actions/runs/7' };
  expect(JSON.parse(runner.outputs['result'] ?? '')).toMatchObject({ ...site, ...job });
  writeOutputs(runner, endedAs('accepted'), { commit: 'live' }, ended);
  expect(JSON.parse(runner.outputs['result'] ?? '')).toMatchObject({ ...site, ...job, commit: 'live' });
});

test('the path of the zip is reported only where the zip is kept', () => {
  const facts = { archive: createArchive({ path: '/temp/x/app.zip' }) };
  expect(outputsOf(facts, endedAs('dry-run'))['archive-path']).toBe('/temp/x/app.zip');
  expect(outputsOf(facts, endedAs('failed', 'too-large'))['archive-path']).toBe('');
});

/** As @actions/core reports it, without a full stop. */
const missingFile = (): never => {
  throw new Error('Missing file at path: /github/output');
};

test.each([
  [
    'a step',
    GITHUB_TERMS,
    'The step itself has the status "accepted".\nThe runner names their file in GITHUB_OUTPUT: ',
  ],
  [
    'a command',
    commandTerms('plain'),
    'The command itself has the status "accepted".\nCheck the file that "--outputs" names: ',
  ],
])('those of %s whose file is not there: what happened, and what to do', async (_, terms, rest) => {
  const host = recordingRunner({});
  const runner = { ...host, terms, output: missingFile };
  const step = { runner, report: deployReport, inputs: undefined, facts: {}, warnings: [] };
  const end = { ending: endedAs('accepted'), elapsed: 0, cleanUps: [], afterReport: [] };
  expect(await reportEnding(step, end)).toBe(1);
  const missing = 'The outputs could not be written: Missing file at path: /github/output.';
  expect(host.log[0]).toContain(`error: Outputs not written: ${missing} ${rest}`);
});

test('a result too large to write is said to be the result', async () => {
  const runner = recordingRunner({});
  const half = new JsonText('x'.repeat(2 ** 28));
  expect(() =>
    writeOutputs(runner, endedAs('live'), { one: half, other: half }, { warnings: [], error: undefined }),
  ).toThrow('The result is too large to be written. Ask for less in one step.');
});
