/** `requests`: one was recorded. `state`: anything else that the platform holds may have changed. */
export type Change = 'requests' | 'state';

/** Tells whoever wants to know that something changed; what it is now they read where it is. */
export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();

  /** @param listener must not throw @returns ends it */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  announce(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
