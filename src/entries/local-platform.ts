import { fileURLToPath } from 'node:url';
import type * as doors from '#local-platform';
import type { EmulatorServices } from '../actions/emulator/start.ts';
import type { ImportModule } from './start-action.ts';

/** What starts the local platform, and what finds one again: from its own bundle, which few steps load. */
export async function loadLocalPlatform(
  dist: URL,
  importModule: ImportModule,
): Promise<Pick<EmulatorServices, 'localPlatform' | 'program'>> {
  const { program } = (await importModule(new URL('local-platform/index.js', dist).href)) as typeof doors;
  const bundle = fileURLToPath(new URL('emulator/index.js', dist));
  return { localPlatform: program, program: { node: process.execPath, bundle } };
}
