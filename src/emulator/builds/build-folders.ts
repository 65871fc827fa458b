import path from 'node:path';
import { removeFolder } from '../process/remove-folder.ts';
import type { RunningApp } from './serving/app.ts';
import { withoutFolder } from './causes/failed-app.ts';

/** Where a build is made. */
export interface BuildFolders {
  readonly whole: string;
  /** The unpacked zip. */
  readonly app: string;
  /** `TMPDIR` of its programs. */
  readonly temporary: string;
}

export function buildFolders(whole: string): BuildFolders {
  return { whole, app: path.join(whole, 'app'), temporary: path.join(whole, 'tmp') };
}

/** Text of a program with paths as the app knows them: where the platform has it is nobody's concern. */
export function withoutBuildFolders(text: string, { app, temporary }: BuildFolders): string {
  return withoutFolder(text, app).replaceAll(temporary, '$TMPDIR');
}

/** An app that takes its files with it. */
export function removedWith(app: RunningApp, { whole }: BuildFolders): RunningApp {
  const stop = (): void => {
    app.stop();
    void removeFolder(whole);
  };
  return { ...app, stop };
}
