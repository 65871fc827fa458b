import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { ENCODINGS } from '../../support/secrets/secret-encodings.ts';
import { createEnvironmentInputs, installsInputs } from '../../support/steps/sibling-actions.ts';
import { withDefaults } from '../../support/processes/sibling-bundles.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const PASSWORD = 'Sup3r.s3cret-word';
const TOKEN = 'gh-t0ken-of-this-job';
const HOOK_TOKEN = 'h00k-t0ken-12345';
const pair = Buffer.from(`api-user:${PASSWORD}`);
const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** What a platform could put into one segment of a name. */
const SEGMENTS: Readonly<Record<string, string>> = {
  'the password': PASSWORD,
  'the password between other characters': `op-${PASSWORD}~1`,
  'the password in base64': base64(PASSWORD),
  'the password in base64 behind one byte': base64(`x${PASSWORD}`),
  'the password in base64 behind two bytes': base64(`xy${PASSWORD}z`),
  'user and password in base64': pair.toString('base64url'),
  'user and password in base64 with more around them': base64(`Basic ${pair.toString('utf8')};`),
  'the token of GitHub': TOKEN,
  'the token of a webhook': HOOK_TOKEN,
};
const ENVIRONMENT = 'accounts/acme/apps/shop/environments/e-1';
const named = (operation: string, build = 'b-1') =>
  createOperation({ name: operation, metadata: { build: `${ENVIRONMENT}/builds/${build}` } });

async function deploy(origin: string, overrides: Record<string, string> = {}) {
  const hook = `${origin}/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=${HOOK_TOKEN}`;
  const secrets = { password: PASSWORD, 'github-token': TOKEN, 'purge-cache-webhook': hook };
  const inputs = createInputs(origin, { ...secrets, ...overrides });
  return await runInProcess('deploy', { workspace: plant(makeFolder('workspace'), SITE), inputs });
}

describe.each(Object.entries(SEGMENTS))('%s', (_, segment) => {
  test.each([
    ['operation', named(`${ENVIRONMENT}/operations/${segment}`)],
    ['build', named(`${ENVIRONMENT}/operations/op-1`, segment)],
    ['account', named(`accounts/${segment}/apps/shop/environments/e-1/operations/op-1`)],
  ])('in the name of the %s: a bad reply, and in no output', async (_kind, operation) => {
    const server = await always(200, operation);
    const run = await deploy(server.origin);
    expect(run.outputs).toMatchObject({
      status: 'unknown',
      'error-code': 'bad-reply',
      'operation-name': '',
      'build-id': '',
    });
    expect(JSON.stringify(run.outputs)).not.toContain(segment);
    expect(run.stdout).toContain('with HTTP 200, but a name in the answer holds one of your secrets.');
  });
});

// The action has neither of the tokens.
test.each(Object.entries(SEGMENTS).filter(([, segment]) => segment !== TOKEN && segment !== HOOK_TOKEN))(
  '%s in the ID of a new environment',
  async (_, segment) => {
    const server = await always(200, named(`accounts/acme/apps/shop/environments/${segment}/operations/op-1`));
    const inputs = withDefaults('create-environment', createEnvironmentInputs(server.origin, { password: PASSWORD }));
    const { outputs } = await runInProcess('create-environment', { workspace: makeFolder('workspace'), inputs });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'bad-reply', 'environment-id': '' });
    expect(JSON.stringify(outputs)).not.toContain(segment);
  },
);

test.each([
  ['account', `accounts/${PASSWORD}/apps/shop/environments/e-1`],
  ['app', `accounts/acme/apps/my-${PASSWORD}/environments/e-1`],
  ['environment', `accounts/acme/apps/shop/environments/${PASSWORD}`],
])('a password that is part of the %s: its names are passed on', async (_, environment) => {
  const metadata = { build: `${environment}/builds/b-1` };
  const server = await always(200, createOperation({ name: `${environment}/operations/op-1`, metadata }));
  const { outputs } = await deploy(server.origin, { account: '', app: '', environment });
  expect(outputs).toMatchObject({ status: 'accepted', 'operation-name': `${environment}/operations/op-1` });
});

describe('installs', () => {
  const cases = Object.entries(ENCODINGS).map(
    ([name, encode], index) => [name, index % 2 === 0 ? '' : '1', encode] as const,
  );

  test.each(cases)('with the password, %s: a bad reply, and in no output (ID "%s")', async (_, id, encode) => {
    const secret = `p&ss w"r<d>%41+/=?'`;
    const text = encode(secret, 'api-user');
    const install = { id: 1, name: 'site', notes: [{ [`x${text}`]: 1 }] };
    const server = await answering(({ head }) =>
      httpReply(200, head.includes('/v1/installs/1') ? install : { count: 1, results: [install], next: null }),
    );
    const inputs = withDefaults('installs', installsInputs(server.origin, { password: secret, 'install-id': id }));
    const { outputs } = await runInProcess('installs', { workspace: makeFolder('workspace'), inputs });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'bad-reply', installs: '', install: '' });
  });
});

test.each([
  ['as it is', 's3cret-of-letters', 's3cret-of-letters.example.com'],
  ['in letters that a URL maps to those of ASCII', 's3cretofletters', 'ｓ３ｃｒｅｔｏｆｌｅｔｔｅｒｓ.example.com'],
  ['in upper case, which a URL would not keep', 'S3CRETOFLETTERS', 'S3CRETOFLETTERS.example.com'],
])('a domain with the password %s is no address of the site', async (_, password, domain) => {
  const server = await answering(({ head }) =>
    head.startsWith('GET')
      ? httpReply(200, { name: ENVIRONMENT, build: `${ENVIRONMENT}/builds/b-1`, domains: [domain, 'www.example.com'] })
      : httpReply(200, createOperation()),
  );
  const { outputs } = await deploy(server.origin, { password, wait: 'true' });
  expect(outputs['url']).toBe('https://www.example.com');
});
