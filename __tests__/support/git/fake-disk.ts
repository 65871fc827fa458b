import path from 'node:path';
import { foldNames } from '../../../src/workspace/paths/disk.ts';
import type { Disk } from '../../../src/workspace/paths/disk.ts';

type Kind = 'folder' | 'file';

/**
 * A disk of Windows or macOS, as far as paths go: it ignores case, and gives names as they are on it.
 * @param kinds what there is, by real paths
 * @param aliases real paths by what leads to them: links, junctions, short names, drives
 */
export function fakeDisk(
  platform: 'win32' | 'darwin',
  kinds: Readonly<Record<string, Kind>>,
  aliases: Readonly<Record<string, string>> = {},
): Disk {
  const system = platform === 'win32' ? path.win32 : path.posix;
  const foldName = foldNames(platform);
  const real = new Map(Object.keys(kinds).map((place) => [foldName(place), place]));
  const targets = new Map(Object.entries(aliases).map(([from, to]) => [foldName(from), to]));
  const realPath = (place: string): string => {
    let reached = system.parse(place).root;
    reached = targets.get(foldName(reached)) ?? reached;
    for (const segment of place.slice(system.parse(place).root.length).split(system.sep)) {
      const next = system.join(reached, segment);
      reached = targets.get(foldName(next)) ?? next;
    }
    const found = real.get(foldName(reached));
    if (found === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return found;
  };
  const stat: Disk['stat'] = (place) => {
    try {
      const kind = kinds[realPath(place)];
      return { isFile: () => kind === 'file', isDirectory: () => kind === 'folder' };
    } catch {
      return undefined;
    }
  };
  return { path: system, realPath, stat, foldName };
}
