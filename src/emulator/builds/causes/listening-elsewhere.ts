import type { Listening } from '../../process/listening.ts';
import { portRemedy } from './start-port.ts';

const LET_IT_LISTEN =
  'let it listen on 0.0.0.0 (in Node: "listen(process.env.PORT)" without a host; many programs: "--host 0.0.0.0", or the shell variable HOST).';

/**
 * Where an app listens that did not answer.
 * @param all of its processes; undefined where nobody can tell
 * @param port on which it should
 * @param folder of the app
 */
export function describePorts(all: readonly Listening[] | undefined, port: number, folder: string): string {
  if (all === undefined) return `Does it listen there? Otherwise ${portRemedy(folder)}`;
  const ports = [...new Set(all.map((one) => one.port))];
  if (ports.length === 0) return 'It does not listen on any port: let it listen on process.env.PORT.';
  if (ports.includes(port))
    return 'It listens there, but does not answer HTTP on 127.0.0.1 or ::1: is it busy, or does it listen on another address only?';
  return `It listens on port${ports.length === 1 ? '' : 's'} ${ports.join(' and ')} instead: ${portRemedy(folder)}`;
}

/** Whether an app listens, but not where it should. */
export function listensElsewhere(all: readonly Listening[] | undefined, port: number): boolean {
  return all !== undefined && all.length > 0 && !all.some((one) => one.port === port);
}

/** What is wrong with an app that only programs of its own machine reach; undefined where nothing is, or nobody can tell. */
export function describeLoopback(all: readonly Listening[] | undefined, port: number): string | undefined {
  const there = all?.filter((one) => one.port === port) ?? [];
  if (there.length === 0 || !there.every(({ isLoopback }) => isLoopback)) return undefined;
  // Not `::1`: logs break "::", which is how a command of a runner begins.
  return `The app listens on localhost (such as 127.0.0.1) only, where the platform may not reach it: ${LET_IT_LISTEN}`;
}
