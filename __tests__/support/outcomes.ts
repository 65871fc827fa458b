import type { Archive } from '../../src/archive/archive.ts';
import { newOutcome } from '../../src/actions/deploy/outcome.ts';
import type { Outcome } from '../../src/actions/deploy/outcome.ts';
import type { Target } from '../../src/actions/deploy/inputs.ts';

export function createArchive(overrides: Partial<Archive> = {}): Archive {
  return {
    path: '/temp/app.zip',
    bytes: 1234,
    fileCount: 2,
    contentBytes: 2345,
    sha256: 'a'.repeat(64),
    lfsPointers: [],
    secrets: [],
    contentSha256: 'b'.repeat(64),
    ...overrides,
  };
}

/** What a deploy that was accepted has found out. */
export function createOutcome(overrides: Partial<Outcome> = {}): Outcome {
  const environment = 'accounts/acme/apps/shop/environments/e-1';
  return {
    ...newOutcome(),
    status: 'accepted',
    operation: {
      operationName: `${environment}/operations/op-1`,
      operationId: 'op-1',
      buildPath: `${environment}/builds/b-1`,
      buildId: 'b-1',
    },
    archive: createArchive(),
    attempts: 1,
    ...overrides,
  };
}

export function createTarget(overrides: Partial<Target> = {}): Target {
  return {
    root: new URL('https://api.example.com'),
    address: { account: 'acme', app: 'shop', environment: 'e-1' },
    credentials: { username: 'user', password: 'password' },
    ...overrides,
  };
}
