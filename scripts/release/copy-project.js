import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a project. Files of its packages are linked one by one: a symbolic link to node_modules/ would show every build
 * the same path.
 * @param {string} root
 * @param {readonly string[]} names files of the project
 * @param {string} modules
 * @param {string} folder
 */
export function copyProject(root, names, modules, folder) {
  for (const name of names) cpSync(path.join(root, name), path.join(folder, name), { verbatimSymlinks: true });
  if (existsSync(modules)) linkFolder(modules, path.join(folder, 'node_modules'));
}

/** @param {string} from @param {string} to */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** @param {string} from @param {string} to */
function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to);
  }
}
