import type { DeployFacts } from '../../../src/actions/deploy/facts.ts';
import type { DeployInputs } from '../../../src/actions/deploy/inputs/inputs.ts';
import { deployReport } from '../../../src/actions/deploy/report/outputs.ts';
import { InvalidInputError, StepError } from '../../../src/shared/errors.ts';
import { endingsOf, ENVIRONMENT_ID, HEADLESS } from './summary-ending.ts';
import type { Foreign, SummaryCase } from './summary-ending.ts';

/** Largest first, in bytes. */
const FILES = [
  ['public/video/launch of the winter collection, uncut, final version 2.mp4', 412_000_000],
  ['data/export-of-the-whole-catalogue/2026/products.json', 38_400_000],
  ['public/images/hero.png', 2_100_000],
  ['package-lock.json', 412_000],
] as const;

const answered = (status: number): string => `${HEADLESS.apiRoot.origin} answered the upload with HTTP ${status}`;

/** The deploy in each of its endings, as far as the summary differs. */
export function deployCases(foreign: Foreign): SummaryCase[] {
  const inputs = createInputs(foreign);
  const { ended, failed } = endingsOf('deploy', deployReport, inputs);
  const withUrl = { ...inputs.afterUpload, environmentUrl: new URL('https://shop.example.com/') };
  const withoutInputs = endingsOf('deploy', deployReport, undefined);
  const facts = createFacts(foreign);
  const { files, archive } = facts;
  const packed = { files, archive };
  const sent = { ...packed, attempts: 1 };
  const rule = { source: 'built-in', pattern: foreign('node_modules/'), files: 31_204, bytes: 412_000_000 };
  const exclusions = {
    excluded: [rule, { ...rule, source: foreign('.gitignore:3'), pattern: foreign('*.log'), files: 2, bytes: 5120 }],
    broughtBack: [],
  } as unknown as DeployFacts['exclusions'];
  const reported = (words: string): string => `The service reported: ${foreign(words)} (type ${foreign('error')}).`;
  const secrets = `${foreign('.env.production')}:3 (npm token), ${foreign('keys/server.pem')}:1 (private key)`;
  const missing = [foreign('dist/index.html'), foreign('.npmrc')].map(
    (name) => `required-files: ${name} is not in the zip: there is no such file in "path".`,
  );
  return [
    ended('accepted', 'accepted', facts),
    ended('accepted with warnings', 'accepted', facts, [
      { title: 'No lock file', text: 'There is no package-lock.json or yarn.lock at the root of the zip.' },
      { title: 'Secret found', text: `1 possible secret found: ${foreign('.env')} (environment file).` },
    ]),
    endingsOf('deploy', deployReport, { ...inputs, afterUpload: withUrl }).ended('live', 'live', facts),
    ended('live, compared', 'live', { ...facts, changes: createChanges(foreign) }),
    ended('superseded', 'superseded', { ...facts, attempts: 2 }),
    ended('skipped', 'skipped', packed),
    ended('checked', 'checked', { files }),
    endingsOf('deploy', deployReport, { ...inputs, target: undefined }).ended('dry run', 'dry-run', {
      ...packed,
      exclusions,
    }),
    failed('401', new StepError('unauthorized', `${answered(401)}. ${reported('unknown user')}`), sent),
    failed(
      '404',
      new StepError(
        'not-found',
        `${answered(404)}. ${reported('no such environment, see https://example.com/docs or ask @ops')}`,
      ),
      sent,
    ),
    failed('missing file', new StepError('missing-file', missing.join(' ')), { files }),
    failed(
      'too large',
      new StepError('too-large', 'The zip is larger than "max-size" allows (200000000 bytes), so nothing was sent.'),
      { ...packed, archive: { ...archive, bytes: 398_765_432 } },
    ),
    failed(
      'secret found',
      new StepError(
        'secret-found',
        `2 possible secrets found: ${secrets}. Nothing was sent. Revoke them, then remove them, or exclude the files.`,
      ),
      packed,
    ),
    failed('timeout', new StepError('timeout', 'The step took longer than "timeout-minutes" allows (30).'), sent),
    failed(
      'outcome unknown',
      new StepError('ambiguous', `${answered(504)}, after all of it had been sent.`, 'unknown'),
      sent,
    ),
    failed(
      'rolled back',
      new StepError('smoke-test-failed', `The smoke test of ${foreign('/')} failed: HTTP 500.`, 'rolled-back'),
      facts,
    ),
    withoutInputs.failed(
      'bad inputs',
      new InvalidInputError([
        { input: 'account', problem: 'is required, but empty or missing', isMissing: true },
        { input: 'compression-level', value: foreign('eleven'), problem: 'must be a whole number from 0 to 9' },
      ]),
    ),
  ];
}

function createInputs(foreign: Foreign): DeployInputs {
  const environment = { kind: 'id', id: foreign(ENVIRONMENT_ID) };
  const address = { account: foreign('acme'), app: foreign('shop'), environment };
  const afterUpload = { purge: { webhook: {} } };
  return { target: { ...HEADLESS, address }, zip: {}, afterUpload } as unknown as DeployInputs;
}

/** Since the last live Deployment. */
function createChanges(foreign: Foreign): DeployFacts['changes'] {
  const [from, to] = ['0d62d3bc4abd7954eab065056d105bf6dd5cea2e', '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'] as const;
  const largest = FILES.map(([name, size], index) => ({
    path: foreign(name),
    kind: (['added', 'changed', 'removed', 'changed'] as const)[index] ?? 'added',
    size,
  }));
  return {
    from,
    to,
    url: new URL(`https://github.com/acme/shop/compare/${from}...${to}`),
    comparison: { commits: { gained: 3, lost: 0 }, files: { added: 1, changed: 2, removed: 1 }, largest },
  };
}

function createFacts(foreign: Foreign) {
  const environment = `accounts/${foreign('acme')}/apps/${foreign('shop')}/environments/${foreign(ENVIRONMENT_ID)}`;
  const operationId = foreign('6f1c2f0e-51f8-4a0c-8a53-0d6f3d1f9a11');
  const buildId = foreign('0b7e7c9c-3f4e-4b0a-93a5-7d6f0a9d2c55');
  return {
    files: FILES.map(([name, size]) => ({ path: foreign(name), size })),
    archive: {
      path: foreign('/home/runner/work/_temp/headless-deploy-x1Y2z3/app.zip'),
      bytes: 3_412_345,
      fileCount: 1204,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      contentSha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
      placeholders: [],
      secrets: [],
    },
    attempts: 1,
    operation: {
      operationName: `${environment}/operations/${operationId}`,
      operationId,
      buildPath: `${environment}/builds/${buildId}`,
      buildId,
    },
    purge: 'done',
    environment: {
      name: environment,
      id: foreign(ENVIRONMENT_ID),
      displayName: foreign('Production'),
      liveBuildId: undefined,
      reconciling: false,
      site: undefined,
    },
  } as const;
}
