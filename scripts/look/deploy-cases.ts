import type { DeployFacts } from '../../src/actions/deploy/facts.ts';
import type { DeployInputs } from '../../src/actions/deploy/inputs/inputs.ts';
import { deployReport } from '../../src/actions/deploy/report/outputs.ts';
import { InvalidInputError, StepError } from '../../src/shared/errors.ts';
import type { ErrorCode, Status } from '../../src/shared/errors.ts';
import { ENVIRONMENT_ID, fail, HEADLESS, summaryOf } from './ending.ts';
import type { Foreign, SummaryCase } from './ending.ts';

/** Largest first, in bytes. */
const FILES = [
  ['public/video/launch of the winter collection, uncut, final version 2.mp4', 412_000_000],
  ['data/export-of-the-whole-catalogue/2026/products.json', 38_400_000],
  ['public/images/hero.png', 2_100_000],
  ['package-lock.json', 412_000],
] as const;

/** The deploy in each of its endings, as far as the summary differs. */
export function deployCases(foreign: Foreign): SummaryCase[] {
  const inputs = createInputs(foreign);
  const facts = createFacts(foreign);
  const rule = { source: 'built-in', pattern: foreign('node_modules/'), files: 31_204, bytes: 412_000_000 };
  const exclusions = {
    excluded: [rule, { ...rule, source: foreign('.gitignore:3'), pattern: foreign('*.log'), files: 2, bytes: 5120 }],
    broughtBack: [],
  } as unknown as DeployFacts['exclusions'];
  const packed = { files: facts.files, archive: facts.archive };
  const ended = (status: Status, known: Partial<DeployFacts> = facts): string =>
    summaryOf(deployReport, { status, facts: known, inputs });
  const failed = (
    code: ErrorCode,
    message: string,
    known: Partial<DeployFacts> = { ...packed, attempts: 1 },
  ): string => {
    const error = new StepError(code, message, code === 'ambiguous' ? 'unknown' : 'failed');
    return summaryOf(deployReport, { status: error.status, facts: known, inputs, error });
  };
  const reported = (words: string): string => `The service reported: ${foreign(words)} (type ${foreign('error')}).`;
  return [
    ['deploy: accepted', ended('accepted')],
    [
      'deploy: live',
      summaryOf(deployReport, {
        status: 'live',
        facts,
        inputs: { ...inputs, environmentUrl: new URL('https://shop.example.com/') },
      }),
    ],
    ['deploy: superseded', ended('superseded', { ...facts, attempts: 2 })],
    ['deploy: skipped', ended('skipped', packed)],
    ['deploy: checked', ended('checked', { files: facts.files })],
    [
      'deploy: dry run',
      summaryOf(deployReport, { status: 'dry-run', facts: { ...packed, exclusions }, inputs: dryRun(inputs) }),
    ],
    ['deploy: 401', failed('unauthorized', `${answered('401')} ${reported('unknown user')}`)],
    [
      'deploy: 404',
      failed(
        'not-found',
        `${answered('404')} ${reported('no such environment, see https://example.com/docs or ask @ops')}`,
      ),
    ],
    [
      'deploy: missing file',
      failed(
        'missing-file',
        [foreign('dist/index.html'), foreign('.npmrc')]
          .map((name) => `required-files: ${name} is not in the zip: there is no such file in "path".`)
          .join('\n'),
        { files: facts.files },
      ),
    ],
    [
      'deploy: too large',
      failed('too-large', 'The zip is larger than "max-size" allows (200000000 bytes), so nothing was sent.', {
        ...packed,
        archive: { ...facts.archive, bytes: 398_765_432 },
      }),
    ],
    [
      'deploy: secret found',
      failed(
        'secret-found',
        `2 possible secrets found, so nothing was sent. Revoke it, then remove it, or exclude the file.\n  ${foreign('.env.production')}:3: npm token\n  ${foreign('keys/server.pem')}:1: private key`,
        packed,
      ),
    ],
    ['deploy: timeout', failed('timeout', 'The step took longer than "timeout-minutes" allows (30).')],
    [
      'deploy: outcome unknown',
      failed(
        'ambiguous',
        `${HEADLESS.apiRoot.origin} answered the upload with HTTP 504, after all of it had been sent.`,
      ),
    ],
    [
      'deploy: rolled back',
      summaryOf(deployReport, {
        status: 'rolled-back',
        facts,
        inputs,
        error: new StepError('smoke-test-failed', `The smoke test of ${foreign('/')} failed: HTTP 500.`),
      }),
    ],
    [
      'deploy: bad inputs',
      fail(
        deployReport,
        undefined,
        new InvalidInputError([
          { input: 'account', problem: 'is required, and it is empty or missing', isMissing: true },
          { input: 'compression-level', value: foreign('eleven'), problem: 'must be a whole number from 0 to 9' },
        ]),
      ),
    ],
  ];
}

function answered(what: string): string {
  return `${HEADLESS.apiRoot.origin} answered the upload with HTTP ${what}.`;
}

function createInputs(foreign: Foreign): DeployInputs {
  const address = {
    account: foreign('acme'),
    app: foreign('shop'),
    environment: { kind: 'id', id: foreign(ENVIRONMENT_ID) },
  };
  const afterUpload = { purge: { webhook: {} } };
  return { target: { ...HEADLESS, address }, zip: {}, afterUpload } as unknown as DeployInputs;
}

function dryRun(inputs: DeployInputs): DeployInputs {
  return { ...inputs, target: undefined };
}

type Known = Pick<DeployFacts, 'files' | 'archive' | 'attempts' | 'operation' | 'purge'>;

function createFacts(foreign: Foreign): Known {
  const environment = `accounts/${foreign('acme')}/apps/${foreign('shop')}/environments/${foreign(ENVIRONMENT_ID)}`;
  return {
    files: FILES.map(([name, size]) => ({ path: foreign(name), size })),
    archive: {
      path: foreign('/home/runner/work/_temp/headless-deploy-x1Y2z3/app.zip'),
      bytes: 3_412_345,
      fileCount: 1204,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      contentSha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
      lfsPointers: [],
      secrets: [],
    },
    attempts: 1,
    operation: {
      operationName: `${environment}/operations/6f1c2f0e-51f8-4a0c-8a53-0d6f3d1f9a11`,
      operationId: foreign('6f1c2f0e-51f8-4a0c-8a53-0d6f3d1f9a11'),
      buildPath: `${environment}/builds/0b7e7c9c-3f4e-4b0a-93a5-7d6f0a9d2c55`,
      buildId: foreign('0b7e7c9c-3f4e-4b0a-93a5-7d6f0a9d2c55'),
    },
    purge: 'done',
  };
}
