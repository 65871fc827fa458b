import type { Step } from '../../../../src/emulator/schemas/control/build-log.ts';

/** What a program printed that failed, shortened, and what is said of it. Its app is in `/srv/cafe`. */
export interface Sample {
  readonly step?: Step;
  readonly variables?: Readonly<Record<string, string>>;
  readonly output: string;
  readonly reason: string;
}
