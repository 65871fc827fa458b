import type { ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder, makeRepository, plant } from './folders.ts';

/** Files that nobody touches, and files that change; two more of these are large enough to be packed block by block. */
const STILL = 100;
const MOVING = 60;
const LARGE = 2_200_000;

/** A folder whose files do not keep still, and which remembers every content that they ever had. */
export class ChangingWorkspace {
  readonly root: string;
  /** Files that do not change, and so may never be missing. */
  readonly still = Array.from({ length: STILL }, (_, index) => `still/${index}.txt`);
  /** Files that were changed. */
  readonly changed = new Set<string>();
  changes = 0;
  private readonly moving = [
    ...Array.from({ length: MOVING }, (_, index) => `moving/${index % 7}/${index}.txt`),
    'moving/7/large-a.txt',
    'moving/7/large-b.txt',
  ];
  private readonly versions = new Map<string, Buffer[]>();
  private state: number;

  constructor(seed: number, isRepository: boolean) {
    this.state = seed;
    const names = [...this.still, ...this.moving];
    const files = Object.fromEntries(names.map((name) => [name, this.newVersion(name)]));
    this.root = isRepository ? makeRepository(files) : plant(makeFolder('changing'), files);
  }

  /**
   * Changes one file after the other until the process ends.
   * @param pause longest time between two changes, in milliseconds
   */
  changeUntilEndOf(child: ChildProcess, pause: number): void {
    let timer: NodeJS.Timeout;
    const next = (): void => {
      timer = setTimeout(() => {
        this.change(this.moving[this.below(this.moving.length)] ?? '');
        next();
      }, this.below(pause));
    };
    next();
    child.once('exit', () => clearTimeout(timer));
  }

  /** Whether a file had this content at some time; a writer that is under way has written the beginning of one. */
  held(name: string, content: Buffer): boolean {
    return (this.versions.get(name) ?? []).some((version) => version.subarray(0, content.length).equals(content));
  }

  private change(name: string): void {
    const file = path.join(this.root, name);
    const folder = path.dirname(file);
    const write = (): void => writeFileSync(file, this.newVersion(name));
    const ways = [
      write,
      () => appendFileSync(file, this.addedTo(name, readFileSync(file))),
      () => truncateSync(file, 100),
      () => {
        writeFileSync(`${this.root}-next`, this.newVersion(name));
        renameSync(`${this.root}-next`, file);
      },
      () => rmSync(file),
      () => {
        rmSync(file);
        symlinkSync('large-a.txt', file);
        rmSync(file);
        write();
      },
      () => {
        for (const other of this.moving.filter((one) => path.dirname(one) === path.dirname(name))) {
          this.changed.add(other);
        }
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
        write();
      },
    ];
    this.changes += 1;
    this.changed.add(name);
    try {
      (ways[this.below(ways.length)] ?? write)();
    } catch {
      // An earlier change has removed it, or its folder.
      mkdirSync(folder, { recursive: true });
      write();
    }
  }

  /** Text that says whose it is and which version, so that a mixture of two is seen. */
  private newVersion(name: string): Buffer {
    const versions = this.versions.get(name) ?? [];
    const size = name.includes('large') ? LARGE : 500 + this.below(4000);
    const content = Buffer.alloc(size, `${name} ${versions.length} `);
    this.versions.set(name, [...versions, content]);
    return content;
  }

  private addedTo(name: string, before: Buffer): Buffer {
    const added = Buffer.from(`${name} and more`);
    this.versions.set(name, [...(this.versions.get(name) ?? []), Buffer.concat([before, added])]);
    return added;
  }

  /** A number from 0 to below `limit`, from a generator with a seed (Lehmer). */
  private below(limit: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % limit;
  }
}
