import { fileURLToPath } from 'node:url';
import { runInForeground } from '../../packages/local-platform/src/program/foreground.ts';

/** The local platform as a program. @param args the options, where another program starts it */
export const start = async (dist: URL, _name: string, args?: readonly string[]): Promise<void> =>
  await runInForeground(process, args, fileURLToPath(new URL('cli/index.js', dist)));
