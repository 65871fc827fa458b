import { setTimeout } from 'node:timers/promises';
import { programOf, runningWithTemp } from '../../process/processes.ts';

/** More than it takes until what was ended is gone, in milliseconds. */
const DYING_MS = 100;

/**
 * Programs of builds and apps that run on, as they had left the process group that was ended; where Linux shows them. They
 * are known by their folder for temporary files.
 * @param folder in which all of those were, and whose programs were ended
 * @param sleep waits so many milliseconds
 * @returns a sentence for each
 */
export async function describeLeftRunning(
  folder: string,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<string[]> {
  if (runningWithTemp(folder).length === 0) return [];
  await sleep(DYING_MS);
  return runningWithTemp(folder).map(
    (pid) =>
      `"${programOf(pid) ?? ''}" (process ${pid}), which a build or an app started, still runs. What it writes to its temporary folder is removed by the next start.`,
  );
}
