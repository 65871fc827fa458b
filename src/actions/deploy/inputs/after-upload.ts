import type { PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import { parseWebhook } from '../../../platform/api/webhook.ts';
import type { Webhook } from '../../../platform/api/webhook.ts';
import { parseSecureUrl } from '../../../shared/secure-url.ts';
import { BAD, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import type { AfterUploadInputs, Wait } from './inputs.ts';
import { readSmokeTest } from './smoke-test.ts';
import { readPrepackedZip } from './zip.ts';
import type { ArchiveFolders } from './zip.ts';

/** Reads the inputs about what follows the upload. @param wait the input of that name */
export function readAfterUpload(
  reader: InputReader,
  wait: Read<Wait>,
  folders: ArchiveFolders,
): Read<AfterUploadInputs> {
  return together({
    wait,
    purge: together({
      webhook: reader.parsed<Webhook | undefined>('purge-cache-webhook', undefined, parsePurgeWebhook, {
        secret: true,
      }),
      failOnError: reader.boolean('fail-on-purge-error', false),
    }),
    environmentUrl: reader.parsed<URL | undefined>('environment-url', undefined, parseSiteUrl, {
      // It could hold a password or a token.
      secret: /[@?#]/.test(reader.text('environment-url')),
    }),
    smokeTest: readSmokeTest(reader, wait),
    rollbackArchive: readRollbackArchive(reader, wait, folders),
  });
}

/** A rebuild right after the upload would build a second time, and purge nothing. @throws {RangeError} */
function parsePurgeWebhook(text: string): Webhook {
  const webhook = parseWebhook(text);
  if (webhook.action === undefined || webhook.action === 'purgeCache') return webhook;
  throw new RangeError(
    'must be the URL of "Purge Cache", and this one triggers a rebuild: copy the other one from the portal',
  );
}

function readRollbackArchive(
  reader: InputReader,
  wait: Read<Wait>,
  folders: ArchiveFolders,
): Read<PrepackedZip | undefined> {
  const zip = readPrepackedZip(reader, 'rollback-archive', folders);
  if (reader.text('rollback-archive') === '') return zip;
  if (wait !== true && wait !== BAD)
    reader.reject('rollback-archive', undefined, 'needs "wait: true": only a build that was seen live is rolled back');
  if (reader.lines('smoke-test').length > 0) return zip;
  return reader.reject('rollback-archive', undefined, 'needs "smoke-test": it is sent after a failed one');
}

/**
 * `environment-url`: https, or http on loopback.
 * @throws {RangeError}
 */
export function parseSiteUrl(text: string): URL {
  const url = parseSecureUrl(text);
  if (url.search !== '' || url.hash !== '') throw new RangeError('must not have a query or a fragment');
  return url;
}
