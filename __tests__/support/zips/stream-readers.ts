import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { makeFolder } from '../git/folders.ts';
import { readFolder } from './unpackers.ts';

/** The CRC-32 of each file by name, for each of several zips. */
export type StreamedZips = readonly Readonly<Record<string, number>>[];

/** A program that reads a zip from front to back, as it comes from a pipe. */
export interface StreamReader {
  /** Throws where the program does not read all of a zip. */
  readonly read: (zips: readonly string[]) => StreamedZips;
  /** It refuses every file whose size follows its data. */
  readonly refusesDescriptors?: boolean;
}

const JAVA = fileURLToPath(new URL('./StreamReader.java', import.meta.url));
/** Debian's package `libcommons-compress-java`. */
const COMMONS_COMPRESS = '/usr/share/java/commons-compress.jar';
const PYTHON = `
import sys, zlib
from stream_unzip import stream_unzip
for index, zip in enumerate(sys.argv[1:]):
    with open(zip, "rb") as file:
        for name, size, chunks in stream_unzip(iter(lambda: file.read(65536), b"")):
            crc = 0
            for chunk in chunks: crc = zlib.crc32(chunk, crc)
            print(index, crc, name.hex())
`;

export const STREAM_READERS: Readonly<Record<string, StreamReader>> = {
  "Java's ZipInputStream": { read: (zips) => parse(zips, java('java.util.zip', zips)) },
  'commons-compress': { read: (zips) => parse(zips, java('commons-compress', zips)) },
  "Python's stream-unzip": { read: (zips) => parse(zips, run(installStreamUnzip(), ['-c', PYTHON, ...zips])) },
  'busybox unzip': { read: (zips) => zips.map(unpackWithBusybox), refusesDescriptors: true },
};

function java(reader: string, zips: readonly string[]): string {
  return run('java', ['-cp', COMMONS_COMPRESS, JAVA, reader, ...zips]);
}

/** @returns a Python that has it */
function installStreamUnzip(): string {
  const venv = makeFolder('venv');
  run('python3', ['-m', 'venv', venv]);
  run(path.join(venv, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', 'stream-unzip==0.0.101']);
  return path.join(venv, 'bin', 'python');
}

function unpackWithBusybox(zip: string): Record<string, number> {
  const unpacked = readFolder((folder) => run('sh', ['-c', 'cat "$0" | busybox unzip -q - -d "$1"', zip, folder]));
  return Object.fromEntries(Object.entries(unpacked).map(([name, { hex }]) => [name, crc32(Buffer.from(hex, 'hex'))]));
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function parse(zips: readonly string[], lines: string): StreamedZips {
  const found: Record<string, number>[] = zips.map(() => ({}));
  for (const line of lines.trim().split('\n')) {
    const [index = '', crc = '', name = ''] = line.split(' ');
    Object.assign(found[Number(index)] ?? {}, { [Buffer.from(name, 'hex').toString()]: Number(crc) });
  }
  return found;
}
