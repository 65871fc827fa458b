import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ignoresCase } from '../disk.ts';
import { decodeName, isUtf8 } from '../file-names.ts';
import { emptyWalkedListing } from '../listing.ts';
import type { WalkedListing } from '../listing.ts';
import { readDisk } from '../read-disk.ts';
import { isNeverSent } from '../rules.ts';
import { ignoringRule, stackAt, stackInside } from './ignore-stack.ts';
import type { IgnoreStack } from './ignore-stack.ts';

/** Every file below `folder`, ignored by git or not: rules 1 and 2 turned off. */
export function walkAll(folder: string): WalkedListing {
  const listing = emptyWalkedListing();
  walk({ listing, offset: 0 }, folder, '', []);
  return listing;
}

/**
 * Rules 1 and 2 read without git, for a folder outside a repository or a machine without the program. It cannot know
 * which files are tracked although an ignore file ignores them.
 * @param top folder from which ignore files are read; `folder` or one above it
 * @returns undefined when the rules ignore `folder` itself
 */
export function walkIgnoring(top: string, folder: string, platform = process.platform): WalkedListing | undefined {
  let stack = stackAt(top, '', ignoresCase(platform));
  let base = '';
  for (const segment of path.relative(top, folder).split(path.sep).filter(Boolean)) {
    base += `${segment}/`;
    if (ignoringRule(stack, base) !== undefined) return undefined;
    stack = stackInside(stack, path.join(top, base), base);
  }
  const listing = emptyWalkedListing();
  walk({ listing, offset: base.length }, folder, base, stack);
  return listing;
}

interface Walk {
  readonly listing: WalkedListing;
  /** How many characters of a path lie above the folder to deploy. */
  readonly offset: number;
}

/**
 * @param base path of `folder` from the top, where ignore files begin; empty or ending with `/`
 * @param stack empty where everything is to be listed
 */
function walk(context: Walk, folder: string, base: string, stack: IgnoreStack): void {
  const { listing, offset } = context;
  const entries = readDisk(folder, () => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }));
  for (const entry of entries) {
    const name = decodeName(entry.name);
    const isFolder = entry.isDirectory();
    const file = base + name;
    const fromTop = isFolder ? `${file}/` : file;
    const fromRoot = fromTop.slice(offset);
    if (isNeverSent(name)) {
      listing.neverSent.push(fromRoot);
      continue;
    }
    const rule = ignoringRule(stack, fromTop);
    if (rule !== undefined) {
      listing.ignored.push(fromRoot);
      listing.rules.set(fromRoot, rule);
    } else if (isFolder && isUtf8(name)) {
      const inner = path.join(folder, name);
      walk(context, inner, fromTop, stack.length === 0 ? stack : stackInside(stack, inner, fromTop));
    } else {
      listing.kept.push({ path: file.slice(offset) });
    }
  }
}
