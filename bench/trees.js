import { execFileSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * The trees that are packed. Small files come from the packages in node_modules, which the lock file pins; files that do
 * not shrink are random; the large text repeats those same sources.
 * `once`: so long that a second round would say nothing new.
 * @typedef {{ name: string, title: string, once?: boolean, make: (folder: string, sources: string) => void }} Tree
 */

/** @type {(quick: boolean) => Tree[]} */
export const treesOf = (quick) => {
  const scale = quick ? 0.1 : 1;
  return [
    {
      name: 'site',
      title: 'small site',
      make: (folder, sources) => copyUntil(folder, filesBelow(sources, 80_000), 300, 2e6),
    },
    {
      name: 'small',
      title: 'small files',
      make: (folder, sources) => copyUntil(folder, filesBelow(sources, 8000), 25_000 * scale, 40e6 * scale),
    },
    {
      name: 'repository',
      title: 'large repository',
      make: (folder, sources) => copyUntil(folder, filesBelow(sources, 80_000), 45_000 * scale, 170e6 * scale),
    },
    {
      name: 'media',
      title: 'random files',
      make: (folder) => {
        const buffer = Buffer.allocUnsafe(1_600_000);
        for (let index = 0; index < 300 * scale; index += 1) {
          const size = 100_000 + ((index * 7919) % 1_390_000);
          write(path.join(folder, `media-${index}.bin`), [randomFillSync(buffer).subarray(0, size)]);
        }
      },
    },
    {
      name: 'text',
      title: 'large text',
      once: true,
      make: (folder, sources) => {
        const pieces = filesBelow(sources, 200_000).map((file) => execFileSync('cat', [file]));
        // It takes longest, so the quick run has less of it.
        write(path.join(folder, 'dump.sql'), repeated(pieces, 2 * 1024 ** 3 * (quick ? 0.02 : 1)));
      },
    },
  ];
};

/**
 * Makes a tree below `cache`, tracked by git, unless it is there already.
 * @param {Tree} tree
 * @param {string} cache
 * @param {string} sources
 */
export function prepare(tree, cache, sources) {
  const folder = path.join(cache, 'trees', tree.name);
  const done = path.join(cache, 'git', tree.name, 'index');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(cache, 'git'), { recursive: true });
  tree.make(folder, sources);
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  // The history lies elsewhere, so that every packer finds the same files.
  git('init', '--quiet', `--separate-git-dir=${path.join(cache, 'git', tree.name)}`);
  git('-c', 'core.compression=0', 'add', '--all', '--force');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid', 'commit', '--quiet', '--message=tree');
  return folder;
}

/** @param {string} folder @param {number} largest */
function filesBelow(folder, largest) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|mjs|cjs|ts|mts|cts|json|md|css|html|map|yml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}.`) && statSync(file).size < largest)
    .sort();
}

/**
 * Copies files, over and over below new folders, until there are enough files and bytes.
 * @param {string} folder
 * @param {string[]} files
 * @param {number} count
 * @param {number} bytes
 */
function copyUntil(folder, files, count, bytes) {
  const average = bytes / count;
  let copied = 0;
  let total = 0;
  for (let round = 0; copied < count; round += 1) {
    for (const file of files) {
      if (copied >= count) return;
      const { size } = statSync(file);
      // Keep the mean near the one wanted: pass over what would move it further away.
      if (total + size > average * (copied + 1) + 500_000) continue;
      const target = path.join(folder, `part-${round}`, file.slice(file.lastIndexOf('node_modules') + 13));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(file, target);
      copied += 1;
      total += size;
    }
  }
}

/** @param {Buffer[]} pieces @param {number} bytes */
function* repeated(pieces, bytes) {
  for (let left = bytes, index = 0; left > 0; index += 1) {
    const piece = pieces[index % pieces.length] ?? Buffer.alloc(0);
    yield piece.subarray(0, left);
    left -= piece.length;
  }
}

/** @param {string} file @param {Iterable<Buffer>} pieces */
function write(file, pieces) {
  const descriptor = openSync(file, 'w');
  for (const piece of pieces) writeSync(descriptor, piece);
  closeSync(descriptor);
}
