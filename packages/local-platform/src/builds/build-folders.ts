import { createHash } from 'node:crypto';
import path from 'node:path';
import { removeFolder } from '../process/remove-folder.ts';
import type { RunningApp } from './serving/app.ts';
import type { Environment } from '../state/model.ts';
import { withoutFolder } from './causes/failed-app.ts';

/** Where a build is made. */
export interface BuildFolders {
  readonly whole: string;
  /** The unpacked zip. */
  readonly app: string;
  /** `TMPDIR` of its programs. */
  readonly temporary: string;
}

/** Names all that is kept for builds. */
export class AppFolders {
  #builds = 0;

  /** @param folder private, and removed by whoever made it @param kept folder for the caches of builds */
  constructor(
    private readonly folder: string,
    private readonly kept: string,
  ) {}

  /** Not named after the build: programs make sockets below it, whose paths are short, and npm hides such ids. */
  next(): BuildFolders {
    this.#builds += 1;
    const whole = path.join(this.folder, String(this.#builds));
    return { whole, app: path.join(whole, 'app'), temporary: path.join(whole, 'tmp') };
  }

  /** The zip that a build is made from. */
  source(buildId: string): string {
    return path.join(this.folder, `${buildId}.source.zip`);
  }

  /** Named after what a person calls the environment: its id is another one after the next start. */
  caches({ app, displayName }: Environment): string {
    const name = createHash('sha256').update(JSON.stringify([app.account.name, app.name, displayName]));
    return path.join(this.kept, name.digest('hex').slice(0, 32));
  }
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
