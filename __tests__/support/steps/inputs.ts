import { randomBytes } from 'node:crypto';
import type { Planted } from '../git/folders.ts';

/** Names of every output, in the order of action.yml: contract.test.ts compares that with what the code sets. */
export const OUTPUT_NAMES = [
  'status',
  'error-code',
  'operation-name',
  'operation-id',
  'build-path',
  'build-id',
  'archive-path',
  'archive-sha256',
  'archive-bytes',
  'file-count',
  'content-sha256',
  'attempts',
  'purge-status',
  'url',
  'result',
];

export const PASSWORD = 's3cr3t pässwörd/+="&';

/** Small files of a site that gives no warnings. */
export const SITE: Readonly<Record<string, Planted>> = {
  'package.json': JSON.stringify({ scripts: { build: 'true', start: 'node index.js' } }),
  'package-lock.json': '{}',
  'index.js': 'export {};\n',
};

/** As `SITE`, with a zip that is large enough to ask with `Expect: 100-continue` first. */
export const LARGE_SITE: Readonly<Record<string, Planted>> = { ...SITE, 'photo.bin': randomBytes(1_200_000) };

/** Inputs of a deploy to this API root. The environment is a path, which gives its ID without a lookup. */
export function createInputs(root: string, overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    account: 'acme',
    app: 'shop',
    environment: 'accounts/acme/apps/shop/environments/e-1',
    username: 'api-user',
    password: PASSWORD,
    'headless-url': root,
    ...overrides,
  };
}
