import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../git/folders.ts';

/** What a program found in a zip: bytes in hex and the executable bit, by name. */
export type Unpacked = Readonly<Record<string, { readonly hex: string; readonly executable: boolean }>>;

/** A program that reads zips, and what it says of one. */
export interface Unpacker {
  readonly unpack: (zip: string) => Unpacked;
  /** Throws unless the program finds the zip whole. */
  readonly verify?: (zip: string) => void;
  /** Whether it composes names (Unicode NFC) as it unpacks them. */
  readonly composes?: boolean;
}

/** Python's `extractall` drops the modes, so they are read from the external attributes instead. */
const PYTHON = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps({e.filename: {"hex": archive.read(e).hex(), "executable": (e.external_attr >> 16) & 0o777 == 0o755}
        for e in archive.infolist()}))
`;

export const UNPACKERS: Readonly<Record<string, Unpacker>> = {
  unzip: {
    // -V: without it a semicolon counts as the beginning of a VMS version number.
    unpack: (zip) => readFolder((folder) => run('unzip', '-q', '-o', '-V', zip, '-d', folder)),
    verify: (zip) => run('unzip', '-t', '-qq', zip),
  },
  '7z': {
    // Without -spd, 7-Zip takes names with wildcards for patterns.
    unpack: (zip) => readFolder((folder) => run('7z', 'x', '-y', '-bd', '-spd', `-o${folder}`, zip)),
    verify: (zip) => run('7z', 't', '-bd', zip),
  },
  bsdtar: {
    composes: true,
    // -p: modes as in the zip, whatever the umask.
    unpack: (zip) => readFolder((folder) => run('bsdtar', '-x', '-p', '-f', zip, '-C', folder)),
  },
  python: {
    unpack: (zip) => JSON.parse(run('python3', '-c', PYTHON, zip)) as Unpacked,
  },
};

/** All four need a UTF-8 locale to write names beyond ASCII. */
function run(program: string, ...args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
  return execFileSync(program, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });
}

/** Lets a program unpack into a new folder, and reads what is there. */
export function readFolder(unpackTo: (folder: string) => void): Unpacked {
  const folder = path.join(makeFolder('unpacked'), 'here');
  mkdirSync(folder);
  unpackTo(folder);
  const found: Record<string, { hex: string; executable: boolean }> = {};
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const stats = lstatSync(path.join(folder, name));
    if (stats.isDirectory()) continue;
    const hex = readFileSync(path.join(folder, name)).toString('hex');
    found[name] = { hex, executable: (stats.mode & 0o777) === 0o755 };
  }
  return found;
}
