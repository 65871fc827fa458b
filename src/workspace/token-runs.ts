/** Whether a byte may be part of a token: a letter, a digit or an underscore. */
const IN_TOKEN = new Uint8Array(256);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_') {
  IN_TOKEN[character.charCodeAt(0)] = 1;
}

/** Finds text that could be a token: letters, digits and underscores in a row, with a known beginning. */
export class TokenRuns {
  private readonly first = new Uint8Array(256);
  private readonly beginnings = new Set<number>();

  /**
   * @param beginnings of tokens, four ASCII characters each
   * @param shortest rows of fewer bytes may be passed over
   */
  constructor(
    beginnings: readonly string[],
    private readonly shortest: number,
  ) {
    for (const text of beginnings) {
      const bytes = Buffer.from(text, 'latin1');
      this.first[byteAt(bytes, 0)] = 1;
      this.beginnings.add(bytes.readInt32LE());
    }
  }

  /**
   * A row of at least `shortest` bytes covers a byte of every `shortest`, so only those are looked at, and from them
   * back to where their row begins.
   * @param visit gets where a row begins, from `from` up to `to`; the bytes around that range are context
   */
  visit(bytes: Buffer, from: number, to: number, visit: (start: number) => void): void {
    const end = Math.min(to + this.shortest - 1, bytes.length);
    let previous = from - 1;
    for (let probe = from + this.shortest - 1; probe < end; probe += this.shortest) {
      let before = probe;
      while (before > previous && IN_TOKEN[byteAt(bytes, before)] === 1) before -= 1;
      const start = before + 1;
      // A row that goes back beyond the last probe was seen from there.
      const begins = before > previous || before < 0 || IN_TOKEN[byteAt(bytes, before)] === 0;
      if (start <= probe && start < to && begins && this.isBeginning(bytes, start)) visit(start);
      previous = probe;
    }
  }

  private isBeginning(bytes: Buffer, at: number): boolean {
    return this.first[byteAt(bytes, at)] === 1 && at + 4 <= bytes.length && this.beginnings.has(bytes.readInt32LE(at));
  }
}

/** Indexes here are within the bytes. */
function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] as number;
}
