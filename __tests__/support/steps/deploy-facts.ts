import type { Archive } from '../../../src/archive/archive.ts';
import type { DeployFacts } from '../../../src/actions/deploy/facts.ts';
import type { DeployInputs, Target } from '../../../src/actions/deploy/inputs/inputs.ts';
import type { RequestedTarget } from '../../../src/actions/inputs/target.ts';
import type { Ending } from '../../../src/actions/step/ending.ts';
import { StepError } from '../../../src/shared/errors.ts';
import type { ErrorCode, Status } from '../../../src/shared/errors.ts';

export function createArchive(overrides: Partial<Archive> = {}): Archive {
  return {
    path: '/temp/app.zip',
    bytes: 1234,
    fileCount: 2,
    sha256: 'a'.repeat(64),
    placeholders: [],
    secrets: [],
    contentSha256: 'b'.repeat(64),
    ...overrides,
  };
}

/** What a deploy that was accepted has found out. */
export function createFacts(overrides: Partial<DeployFacts> = {}): Partial<DeployFacts> {
  const environment = 'accounts/acme/apps/shop/environments/e-1';
  return {
    accepted: true,
    files: [],
    exclusions: { excluded: [], broughtBack: [] },
    operation: {
      operationName: `${environment}/operations/op-1`,
      operationId: 'op-1',
      buildPath: `${environment}/builds/b-1`,
      buildId: 'b-1',
    },
    archive: createArchive(),
    attempts: 1,
    purge: 'done',
    ...overrides,
  };
}

export function endedAs(status: Status, code?: ErrorCode): Ending {
  return { status, error: code === undefined ? undefined : new StepError(code, 'message') };
}

/** As the inputs name it, by an ID that needs no lookup. */
export function createTarget(overrides: Partial<Target> = {}): RequestedTarget {
  const { address = { account: 'acme', app: 'shop', environment: 'e-1' }, ...others } = overrides;
  return {
    apiRoot: new URL('https://api.example.com'),
    credentials: { username: 'user', password: 'password' },
    ...others,
    address: { ...address, environment: { kind: 'id', id: address.environment } },
  };
}

type ReportedInputs = Pick<DeployInputs, 'target' | 'zip' | 'afterUpload'>;

/** The inputs of a deploy that asks for nothing but an upload, as far as its report shows them. */
export function createReportedInputs(
  target: DeployInputs['target'] = createTarget(),
  afterUpload: Partial<DeployInputs['afterUpload']> = {},
  zip: Partial<DeployInputs['zip']> = {},
): ReportedInputs {
  return {
    target,
    zip: {
      archive: undefined,
      compressionLevel: 6,
      modified: 0,
      maxSize: undefined,
      requiredFiles: { paths: [], withoutManifest: 'error' },
      secretScan: 'warn',
      password: undefined,
      ...zip,
    },
    afterUpload: {
      wait: false,
      environmentUrl: undefined,
      purge: { webhook: undefined, failOnError: false },
      smokeTest: { lines: [], minutes: 5 },
      rollbackArchive: undefined,
      ...afterUpload,
    },
  };
}
