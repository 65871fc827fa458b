import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from '@jest/globals';
import { openZip } from '../../../src/archive/prepacked/open-zip.ts';
import type { OpenedArchive, OpenOptions, PrepackedZip } from '../../../src/archive/prepacked/open-zip.ts';
import { makeFolder } from '../git/folders.ts';

const opened: OpenedArchive[] = [];
afterAll(() => {
  for (const archive of opened.splice(0)) archive.close();
});

/** A file with these bytes, as an input names it. */
export function prepacked(bytes: Buffer | string, overrides: Partial<PrepackedZip> = {}): PrepackedZip {
  const file = path.join(makeFolder('prepacked'), 'app.zip');
  writeFileSync(file, bytes);
  return { input: 'archive', name: 'app.zip', file, sha256: undefined, ...overrides };
}

/** Opens a zip; it is closed when the test file is through. */
export async function open(zip: PrepackedZip, overrides: Partial<OpenOptions> = {}): Promise<OpenedArchive> {
  const options = { signal: new AbortController().signal, secretScan: undefined, ...overrides };
  const archive = await openZip(zip, options);
  opened.push(archive);
  return archive;
}

/** The message about a zip that is refused as `invalid-file`. */
export async function refusalOf(bytes: Buffer, overrides: Partial<OpenOptions> = {}): Promise<string> {
  const error: unknown = await open(prepacked(bytes), overrides).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'StepError', code: 'invalid-file', status: 'failed' });
  return (error as Error).message;
}
