import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../git/folders.ts';

/** What a program finds in a zip. */
export interface Seen {
  /** Bytes in hex, by path; what is no file is named as such. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether it had nothing to complain about. */
  readonly isWhole: boolean;
}

/** Unlike `extractall` it leaves the names as they are. */
const PYTHON = `
import json, sys, zipfile
files, whole = {}, True
try:
    with zipfile.ZipFile(sys.argv[1]) as archive:
        for entry in archive.infolist():
            if entry.is_dir(): continue
            try: files[entry.filename] = archive.read(entry).hex()
            except Exception: files[entry.filename], whole = "", False
except Exception: whole = False
print(json.dumps({"files": files, "isWhole": whole}))
`;

/** Programs that read zips, each in its own way: by the directory, or one local header after the other. */
export const READERS: Readonly<Record<string, (zip: string) => Seen>> = {
  // -V: without it a semicolon counts as the beginning of a VMS version number.
  unzip: (zip) => unpack((folder) => ['unzip', '-q', '-o', '-V', zip, '-d', folder]),
  '7z': (zip) => unpack((folder) => ['7z', 'x', '-y', '-bd', '-spd', '-tzip', `-o${folder}`, zip]),
  bsdtar: (zip) => unpack((folder) => ['bsdtar', '-x', '-f', zip, '-C', folder]),
  'bsdtar, from a pipe': (zip) => unpack((folder) => ['sh', '-c', 'cat "$0" | bsdtar -x -f - -C "$1"', zip, folder]),
  python: (zip) => JSON.parse(run(['python3', '-c', PYTHON, zip]).stdout) as Seen,
};

function run([program = '', ...args]: readonly string[]) {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
  return spawnSync(program, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Lets a program unpack into a new folder, and reads what is there. */
function unpack(commandFor: (folder: string) => readonly string[]): Seen {
  const folder = path.join(makeFolder('seen'), 'here');
  mkdirSync(folder);
  const { status } = run(commandFor(folder));
  const files: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, name);
    const stats = lstatSync(file);
    if (stats.isFile()) files[name] = readFileSync(file).toString('hex');
    else if (!stats.isDirectory()) files[name] = 'not a file';
  }
  return { files, isWhole: status === 0 };
}
