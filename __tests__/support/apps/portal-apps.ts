import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Planted } from '../git/folders.ts';
import { makeFolder, plant } from '../git/folders.ts';
import { runBundle } from '../processes/run-bundle.ts';
import type { BundleRun } from '../processes/run-bundle.ts';

type Details = Readonly<Record<string, string>>;

/** Time runs faster for the deploy: it looks more often. */
const FAST = `--import=${new URL('../processes/fast-clock.js', import.meta.url).href}`;
const MANIFEST = { name: 'app', version: '1.0.0', scripts: { start: 'node server.js' } };
const LOCK = { name: 'app', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 'app', version: '1.0.0' } } };

/** An app without dependencies, which answers every request with what an expression makes of it. */
export function appFiles(answer: string, scripts: Readonly<Record<string, string>> = {}): Record<string, Planted> {
  return {
    'package.json': JSON.stringify({ ...MANIFEST, scripts: { ...MANIFEST.scripts, ...scripts } }),
    'package-lock.json': JSON.stringify(LOCK),
    '.npmrc': 'offline=true\nupdate-notifier=false\n',
    'server.js': `require('node:http').createServer((request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(${answer});
    }).listen(process.env.PORT, process.env.HOST);\n`,
    'src/pages/index.html': '<p>\n',
  };
}

/** A platform with these environments, by display name. @returns the path of the seed */
export function seedFile(environments: readonly string[]): string {
  const shellVariables = [
    { key: 'API_URL', value: 'https://api.example' },
    { key: 'LONG', value: 'a-value-without-any-place-to-break-'.repeat(6) },
  ];
  const all = environments.map((displayName) => ({ displayName, wpEnvironment: 'acmeprod', shellVariables }));
  const account = { name: 'acme', installs: [{ name: 'acmeprod' }], apps: [{ name: 'storefront', environments: all }] };
  const file = path.join(makeFolder('seed'), 'seed.json');
  writeFileSync(file, JSON.stringify({ accounts: [account] }));
  return file;
}

/** Deploys an app with the committed bundle, and waits until it is live or has failed. */
export async function deployFiles(
  details: Details,
  files: Readonly<Record<string, Planted>>,
  environment = details['environment'] ?? '',
): Promise<BundleRun> {
  const names = ['account', 'app', 'username', 'password', 'headless-url'];
  const inputs = Object.fromEntries(names.map((name) => [name, details[name] ?? '']));
  return await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), files),
    inputs: { ...inputs, environment, wait: 'true' },
    variables: { NODE_OPTIONS: FAST },
  });
}
