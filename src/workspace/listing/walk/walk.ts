import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ignoresCase } from '../../paths/disk.ts';
import { decodeName, isUtf8 } from '../../paths/file-names.ts';
import type { ListedFile, ListingPart } from '../listing.ts';
import { readDisk } from '../../paths/read-disk.ts';
import { isNeverSent } from '../../rules/rules.ts';
import type { Rule } from '../../rules/rules.ts';
import { ignoringRule, stackAt, stackInside } from './ignore-stack.ts';
import type { IgnoreStack } from './ignore-stack.ts';

/** Every file below `folder`, ignored or not. */
export function walkAll(folder: string): WalkedFolder {
  const found = new Found();
  walk({ found, offset: 0 }, folder, '', []);
  return found.asPart();
}

/**
 * What git and the built-in defaults would keep, read without git: for a folder outside a repository, or a machine
 * without the program. It cannot know which files are tracked although an ignore file ignores them.
 * @param top folder from which ignore files are read; `folder` or one above it
 * @returns undefined when the rules ignore `folder` itself
 */
export function walkIgnoring(top: string, folder: string, platform = process.platform): WalkedFolder | undefined {
  let stack = stackAt(top, '', ignoresCase(platform));
  let base = '';
  for (const segment of path.relative(top, folder).split(path.sep).filter(Boolean)) {
    base += `${segment}/`;
    if (ignoringRule(stack, base) !== undefined) return undefined;
    stack = stackInside(stack, path.join(top, base), base);
  }
  const found = new Found();
  walk({ found, offset: base.length }, folder, base, stack);
  return found.asPart();
}

/** A whole listing in one part. */
export type WalkedFolder = Required<Pick<ListingPart, 'kept' | 'ignored' | 'walked'>>;

class Found {
  readonly kept: ListedFile[] = [];
  readonly rules = new Map<string, Rule>();
  readonly neverSent: string[] = [];

  asPart(): WalkedFolder {
    const { kept, rules, neverSent } = this;
    return { kept, ignored: [...rules.keys()], walked: { rules, neverSent } };
  }
}

interface Walk {
  readonly found: Found;
  /** How many characters of a path are above the folder to deploy. */
  readonly offset: number;
}

/**
 * @param base path of `folder` from the top, where ignore files begin; empty or ending with `/`
 * @param stack empty where everything is to be listed
 */
function walk(context: Walk, folder: string, base: string, stack: IgnoreStack): void {
  const { found, offset } = context;
  const entries = readDisk(folder, () => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }));
  for (const entry of entries) {
    const name = decodeName(entry.name);
    const isFolder = entry.isDirectory();
    const file = base + name;
    const fromTop = isFolder ? `${file}/` : file;
    const fromFolder = fromTop.slice(offset);
    if (isNeverSent(name)) {
      found.neverSent.push(fromFolder);
      continue;
    }
    const rule = ignoringRule(stack, fromTop);
    if (rule !== undefined) {
      found.rules.set(fromFolder, rule);
    } else if (isFolder && isUtf8(name)) {
      const inner = path.join(folder, name);
      walk(context, inner, fromTop, stack.length === 0 ? stack : stackInside(stack, inner, fromTop));
    } else {
      found.kept.push({ path: file.slice(offset) });
    }
  }
}
