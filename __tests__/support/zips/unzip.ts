import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

/** One file of a zip. */
export interface UnzippedFile {
  readonly content: Buffer;
  readonly executable: boolean;
  /** As it stands in the zip, without a time zone. */
  readonly modified: Date;
}

/** The files of a zip by name, in the order of its directory, as yauzl reads them. @throws {Error} where a name comes twice */
export async function unzip(zip: Buffer): Promise<Map<string, UnzippedFile>> {
  const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);
  const archive = await open(zip, { lazyEntries: true });
  const files = new Map<string, UnzippedFile>();
  await new Promise<void>((resolve, reject) => {
    const read = async (entry: Entry): Promise<void> => {
      if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
      const openEntry = promisify<Entry, NodeJS.ReadableStream>(archive.openReadStream.bind(archive));
      const content = await buffer(await openEntry(entry));
      files.set(entry.fileName, {
        content,
        executable: ((entry.externalFileAttributes >>> 16) & 0o111) !== 0,
        modified: entry.getLastModDate({ timezone: 'UTC' }),
      });
      archive.readEntry();
    };
    archive.on('entry', (entry: Entry) => void read(entry).catch(reject));
    archive.on('end', resolve);
    archive.on('error', reject);
    archive.readEntry();
  });
  return files;
}
