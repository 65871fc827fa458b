import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipArchive } from 'archiver';
import { git } from '../git/folders.ts';

/** Packs these files of a folder. */
export type Packer = (folder: string, zip: string, files: readonly string[]) => void | Promise<void>;

/** `streamed`: through a pipe, which cannot be written again; `zip64`: with sizes of 8 bytes. */
const PYTHON = `
import io, sys, zipfile
class Pipe(io.RawIOBase):
    def __init__(self, file): self.file = file
    def writable(self): return True
    def seekable(self): return False
    def write(self, data): return self.file.write(data)
target, options, files = sys.argv[1], sys.argv[2], sys.argv[3:]
method = zipfile.ZIP_STORED if "stored" in options else zipfile.ZIP_DEFLATED
with open(target, "wb") as file, zipfile.ZipFile(Pipe(file) if "streamed" in options else file, "w") as archive:
    for name in files:
        entry = zipfile.ZipInfo.from_file(name, name)
        entry.compress_type = method
        with open(name, "rb") as source, archive.open(entry, "w", force_zip64="zip64" in options) as sink:
            sink.write(source.read())
`;

const python =
  (...options: readonly string[]): Packer =>
  (folder, zip, files) =>
    run(folder, 'python3', ['-c', PYTHON, zip, options.join(), ...files]);

const infoZip =
  (...options: readonly string[]): Packer =>
  (folder, zip) =>
    run(folder, 'zip', ['-q', '-r', ...options, zip, '.']);

/** Info-ZIP cannot go back in a pipe, so descriptors follow the data. */
const infoZipStreamed =
  (...options: readonly string[]): Packer =>
  (folder, zip) =>
    run(folder, 'sh', ['-c', 'zip -q -r "$@" - . | cat > "$0"', zip, ...options]);

/** Its zips have descriptors, also in a file. What it writes to a pipe is filled up with zeros: no zip for us. */
const bsdtar =
  (...options: readonly string[]): Packer =>
  (folder, zip, files) =>
    run(folder, 'bsdtar', ['--format', 'zip', ...options, '-cf', zip, ...files]);

const gitArchive =
  (...options: readonly string[]): Packer =>
  (folder, zip) =>
    void git(folder, ...options, 'archive', '--format=zip', '-o', zip, 'HEAD');

const archiver =
  (level: number, forceZip64: boolean): Packer =>
  async (folder, zip, files) => {
    const archive = new ZipArchive({ zlib: { level }, forceZip64 });
    for (const name of files) archive.file(path.join(folder, name), { name });
    await Promise.all([pipeline(archive, createWriteStream(zip)), archive.finalize()]);
  };

export const PACKERS: Readonly<Record<string, Packer>> = {
  zip: infoZip(),
  'zip, Zip64': infoZip('-fz'),
  'zip, with descriptors': infoZip('-fd'),
  'zip, streamed': infoZipStreamed(),
  'zip, streamed and stored': infoZipStreamed('-0'),
  '7z': (folder, zip) => run(folder, '7z', ['a', '-bd', zip, '.']),
  '7z, with all times': (folder, zip) =>
    run(folder, '7z', ['a', '-bd', '-tzip', '-mtm=on', '-mtc=on', '-mta=on', zip, '.']),
  bsdtar: bsdtar(),
  'bsdtar, stored': bsdtar('--options', 'zip:compression=store'),
  'bsdtar, Zip64': bsdtar('--options', 'zip:zip64'),
  'python, shutil': (folder, zip) =>
    run(folder, 'python3', ['-c', 'import shutil, sys; shutil.make_archive(sys.argv[1][:-4], "zip", ".")', zip]),
  python: python(),
  'python, Zip64': python('zip64'),
  'python, streamed': python('streamed'),
  'python, streamed and stored': python('streamed', 'stored'),
  'python, streamed, Zip64': python('streamed', 'zip64'),
  'python, streamed and stored, Zip64': python('streamed', 'stored', 'zip64'),
  git: gitArchive(),
  'git, large files streamed': gitArchive('-c', 'core.bigFileThreshold=1k'),
  archiver: archiver(6, false),
  'archiver, stored': archiver(0, false),
  'archiver, Zip64': archiver(6, true),
  'archiver, stored, Zip64': archiver(0, true),
};

export function run(cwd: string, program: string, args: readonly string[]): void {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
  execFileSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
}
