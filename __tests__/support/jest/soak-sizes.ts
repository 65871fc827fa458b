/**
 * How much each suite does: `ci` in `npm test`, `soak` in `npm run soak` (the full size of docs/reference/retries.md). One table,
 * so that the two differ in numbers only.
 */
const TABLE = {
  /** Random sequences of faults against one upload each. */
  sequences: { ci: 30, soak: 10_000 },
  /** The same against a server on its own thread over TLS. */
  tlsSequences: { ci: 10, soak: 2000 },
  /** Uploads for each early refusal and way to close. */
  refusals: { ci: 1, soak: 50 },
  /** Places in an upload at which each connection is cut. */
  cutPlaces: { ci: 3, soak: 6 },
  /** Places in which a repository with each trap lies. */
  trapPlaces: { ci: 1, soak: 3 },
  /** Replies that mean harm. */
  hostile: { ci: 100, soak: 100_000 },
  /** Kinds of step and ending among them, at least. */
  hostileEndings: { ci: 6, soak: 9 },
  /** Texts for the door to the log. */
  texts: { ci: 1500, soak: 1_000_000 },
  /** Sets of random credentials. */
  credentials: { ci: 10, soak: 5000 },
  /** Kills for each signal and phase. */
  kills: { ci: 1, soak: 20 },
  /** Signals for each phase. */
  killSignals: { ci: 2, soak: 3 },
  /** Longest time from a signal to the end, in milliseconds; less than any time limit of a connection, on a busy machine too. */
  killLimit: { ci: 8000, soak: 2000 },
  /** From one limit of open files to the next. */
  openFilesStep: { ci: 3, soak: 1 },
  /** From one number of files that a disk can still hold to the next. */
  diskFilesStep: { ci: 8, soak: 1 },
  /** Stages of a run at which the clock jumps alone, and one for all of them at once. */
  clockJumps: { ci: 1, soak: 100 },
  /** Runs while files of the workspace change. */
  changes: { ci: 6, soak: 500 },
  /** Uploads to the local platform at once, and how large each is. */
  atOnce: { ci: 8, soak: 128 },
  atOnceBytes: { ci: 100_000, soak: 10 * 1024 * 1024 },
  /** Uploads to the local platform with faults among them. */
  manyUploads: { ci: 100, soak: 10_000 },
  /** Trees with ignore files, which git and the walk without git list alike. */
  ignoreTrees: { ci: 7, soak: 300 },
  /** Trees for which git is asked what a pattern matches. */
  patternTrees: { ci: 6, soak: 150 },
} as const;

const column = (globalThis as { SOAK?: boolean }).SOAK === true ? 'soak' : 'ci';

export function sizeOf(suite: keyof typeof TABLE): number {
  return TABLE[suite][column];
}

/** What `npm run soak` does, whatever runs now. */
export function soakSizeOf(suite: keyof typeof TABLE): number {
  return TABLE[suite].soak;
}

/** Time for one suite in milliseconds. */
export const PATIENCE = column === 'soak' ? 4 * 3_600_000 : 120_000;

/** Prints figures for docs/reference/retries.md, in the soak only. */
export function report(suite: string, figures: Readonly<Record<string, unknown>>): void {
  if (column === 'soak') process.stderr.write(`figures: ${suite}: ${JSON.stringify(figures)}\n`);
}
