import type { InputReader, Read } from '../input-reader.ts';
import { parseSiteUrl } from './site-address.ts';
import { readSmokeTest } from './smoke-test/read.ts';
import type { SmokeTest } from './smoke-test/run.ts';

/** What the deploy action was asked to do once the upload is accepted. */
export interface AfterUploadInputs {
  /** Follow the upload until it is live. */
  readonly wait: boolean;
  /** Public address of the site. */
  readonly environmentUrl: URL | undefined;
  readonly smokeTest: SmokeTest;
}

/** Reads these inputs of `action.yml`. */
export function readAfterUpload(reader: InputReader): {
  readonly [Name in keyof AfterUploadInputs]: Read<AfterUploadInputs[Name]>;
} {
  const wait = reader.boolean('wait', false);
  return {
    wait,
    environmentUrl: reader.parsed<URL | undefined>('environment-url', undefined, parseSiteUrl, {
      // It could hold a password or a token.
      secret: /[@?#]/.test(reader.text('environment-url')),
    }),
    smokeTest: readSmokeTest(reader, wait),
  };
}
