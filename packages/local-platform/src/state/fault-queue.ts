import type { EndpointName } from '../schemas/endpoints.ts';
import type { Fault } from '../schemas/control/faults.ts';

/** The faults that are still to happen, oldest first. */
export class FaultQueue {
  #waiting: { fault: Fault; skip: number; count: number }[] = [];

  add(faults: readonly Fault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ fault, skip: fault.skip ?? 0, count: fault.count ?? 1 })));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault that happens to this request, if any: it is used up by one. */
  take(endpoint: EndpointName): Fault | undefined {
    const entry = this.#waiting.find(({ fault }) => fault.endpoint === endpoint || fault.endpoint === '*');
    if (entry === undefined) return undefined;
    if (entry.skip > 0) {
      entry.skip -= 1;
      return undefined;
    }
    entry.count -= 1;
    if (entry.count === 0) this.#waiting = this.#waiting.filter((other) => other !== entry);
    return entry.fault;
  }

  /** What is left, with the counts as they are now. */
  list(): Fault[] {
    return this.#waiting.map(({ fault, skip, count }) => ({ ...fault, skip, count }));
  }
}
