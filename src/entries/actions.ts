import type { ImportModule } from './start-action.ts';

/**
 * What each launcher calls (scripts/launchers.js). A packing thread loads nothing of what an action needs: a large app
 * starts one for each core.
 * @param dist the folder that holds all bundles, with a slash at its end
 * @param name of a row of scripts/entries.js
 */
export const start = async (dist: URL, name: string, importModule: ImportModule): Promise<void> => {
  const entry = name === 'pack-worker' ? await import('./pack-worker.ts') : await import('./every-action.ts');
  await entry.start(dist, name, importModule);
};
