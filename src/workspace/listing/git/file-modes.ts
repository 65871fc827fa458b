import type { Inspection } from '../inspector.ts';
import type { Repository } from './repository.ts';

/**
 * Gives files the executable bit that `git add` would record where `core.fileMode` is false, as on Windows and on some
 * mounts: that of the index, and none for what git does not track. Elsewhere the bit of the disk stays. git is asked only
 * in repositories where the two differ.
 * @param repositories each before those inside it
 */
export async function applyIndexModes(
  { files, untrustedModes }: Pick<Inspection, 'files' | 'untrustedModes'>,
  repositories: readonly Repository[],
): Promise<void> {
  const trust = new Map<Repository, boolean>();
  for (const [index, mode] of untrustedModes) {
    const file = files[index];
    const repository = repositories.findLast(({ prefix }) => file?.path.startsWith(prefix));
    if (file === undefined || repository === undefined) continue;
    if (!trust.has(repository)) trust.set(repository, await repository.trustsModes());
    if (trust.get(repository) === false) files[index] = { ...file, mode };
  }
}
