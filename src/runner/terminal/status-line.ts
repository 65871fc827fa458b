import { monotonicTime } from '../../shared/clock.ts';

/** The last line of a terminal, redrawn below the log. */
export interface StatusLine {
  /** Replaces what is shown; undefined takes it away. */
  readonly show: (text: string | undefined) => void;
}

/** Shortest time between two drawings, in milliseconds. */
const REDRAW_INTERVAL_MS = 100;

/** The library that draws it is loaded only here: nothing but a terminal needs it. */
export async function createStatusLine(terminal: NodeJS.WriteStream): Promise<StatusLine> {
  const { createLogUpdate } = await import('log-update');
  // A hidden cursor would stay hidden when the program is killed.
  const draw = createLogUpdate(terminal, { showCursor: true });
  let drawnAt = -Infinity;
  return {
    show: (text) => {
      const now = monotonicTime();
      if (text === undefined) {
        draw.clear();
        drawnAt = -Infinity;
      } else if (now - drawnAt >= REDRAW_INTERVAL_MS) {
        draw(text);
        drawnAt = now;
      }
    },
  };
}

/** Whether a person watches the terminal: on a CI host a pipe or a pseudo terminal is only a log. */
export function showsStatusLine(isTerminal: boolean, variables: Readonly<Record<string, string | undefined>>): boolean {
  return isTerminal && !variables['CI'] && variables['TERM'] !== 'dumb';
}
