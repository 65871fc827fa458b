import { get } from 'node:http';
import { setTimeout as timer } from 'node:timers/promises';
import { listeningOf } from '../../process/listening.ts';
import { workOf } from '../../process/processes.ts';
import { acceptedPorts, describePorts, listensElsewhere, OTHER_PORTS } from '../causes/ports.ts';
import type { CommandContext, StartedProgram } from '../processes/command.ts';
import { endedFailure, endOf } from '../processes/command.ts';
import { quoteOutput } from '../failed-output.ts';
import { StepFailure } from '../failure.ts';
import type { Command } from '../steps/plan.ts';
import { timeLimit } from '../../../../../src/shared/signals.ts';

/** How long an app is waited for, in milliseconds. */
interface Patience {
  /** Until it answers. */
  readonly answer: number;
  /** While it listens on other ports only: some open one for themselves first. */
  readonly elsewhere: number;
  /** While it listens on one of these ports only, which the platform accepts as well. */
  readonly others: { readonly ports: readonly number[]; readonly wait: number };
}

export const PATIENCE: Patience = {
  answer: 60_000,
  elsewhere: 15_000,
  others: { ports: OTHER_PORTS, wait: 5000 },
};
/** How long one answer may take: the first one is often compiled or fetched. Half, so that a lost one is asked again. */
const MAX_ANSWER_MS = PATIENCE.answer / 2;
/** Milliseconds between two looks. */
const POLL_INTERVAL_MS = 100;
/** Milliseconds between two looks at its ports, which read all processes of the machine. */
const PORTS_INTERVAL_MS = 1000;
/** Of these, those that say whether it is at work. */
const WORK_LOOKS = 5;

/** Where an app is asked: all of these are "localhost". */
const HOSTS = ['127.0.0.1', '[::1]'] as const;

/** An app that was started on a port. */
interface Starting {
  readonly port: number;
  readonly started: StartedProgram;
  readonly command: Command;
  readonly context: CommandContext;
  readonly signal: AbortSignal;
  readonly patience: Patience;
}

/**
 * Waits until an app answers HTTP, whatever it answers.
 * @returns where it answers, such as `http://127.0.0.1:41234`: on its port, or on another that the platform accepts
 * @throws StepFailure when it ends or does not answer in time; the reason of the signal when it is aborted
 */
export async function firstAnswer({ port, started, command, context, signal, patience }: Starting): Promise<string> {
  const { child, pid, output } = started;
  const start = performance.now();
  const until = start + patience.answer;
  const left = (): number => Math.max(1, Math.min(MAX_ANSWER_MS, until - performance.now()));
  let looked = start;
  let work: Work[] = [{ at: start, seconds: workOf(pid) }];
  let elsewhereSince: number | undefined;
  let accepted: readonly number[] = [];
  for (;;) {
    const others = performance.now() - start >= patience.others.wait ? accepted : [];
    for (const origin of [port, ...others].flatMap((one) => HOSTS.map((host) => `http://${host}:${one}`))) {
      if (await answersOnce(origin, left(), signal)) return origin;
    }
    signal.throwIfAborted();
    if (hasEnded(child)) {
      await started.closed;
      const what = `"${command.join(' ')}" ${endOf(child)} before the app answered.`;
      throw endedFailure('start', what, child, output(), context);
    }
    const now = performance.now();
    if (now - looked >= PORTS_INTERVAL_MS) {
      looked = now;
      work = [...work.slice(-WORK_LOOKS), { at: now, seconds: workOf(pid) }];
      const listening = listeningOf(pid);
      accepted = acceptedPorts(listening, port, patience.others.ports);
      const isElsewhere = accepted.length === 0 && listensElsewhere(listening, port);
      elsewhereSince = isElsewhere ? (elsewhereSince ?? now) : undefined;
    }
    if (now >= until || now - (elsewhereSince ?? now) >= patience.elsewhere) {
      const seconds = Math.round((now - start) / 1000);
      const isWorking = isAtWork(work, { at: now, seconds: workOf(pid) });
      const where = describePorts(listeningOf(pid), port, context.folder, isWorking);
      const reason = `The app did not answer on PORT (${port}) within ${seconds} s. ${where}`;
      throw new StepFailure('start', reason, quoteOutput(output(), context.folder));
    }
    await timer(POLL_INTERVAL_MS);
  }
}

/** Processor time that an app had used at a time of `performance.now()`. */
interface Work {
  readonly at: number;
  readonly seconds: number;
}

/** Whether it has used at least a tenth of a processor since the first of some looks: one that waits uses next to nothing. */
function isAtWork([first]: readonly Work[], last: Work): boolean {
  return first !== undefined && (last.seconds - first.seconds) * 1000 > (last.at - first.at) / 10;
}

/** Whether an app has ended by itself, or was ended. */
export function hasEnded({ exitCode, signalCode }: StartedProgram['child']): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Any head of an answer counts. What comes after it may be broken. */
async function answersOnce(origin: string, timeout: number, signal: AbortSignal): Promise<boolean> {
  const ended = AbortSignal.any([signal, timeLimit(Math.ceil(timeout))]);
  const request = get(origin, { agent: false, signal: ended });
  return await new Promise((resolve) => {
    request.once('response', () => {
      resolve(true);
      request.destroy();
    });
    // Switches protocols without being asked to.
    request.once('upgrade', (_answer, socket) => {
      resolve(true);
      socket.destroy();
    });
    request.on('error', () => resolve(false));
    request.once('close', () => resolve(false));
  });
}
