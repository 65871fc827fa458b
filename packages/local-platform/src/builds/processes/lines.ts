/** Characters of a line that are kept. */
const MAX_LINE_LENGTH = 2000;

/** A line break. Not a CR at the end of what is there: it may be the first half of one. */
const LINE_BREAK = /\r\n|\n|\r(?=[^])/u;

/** A line without its end, as far as it is known. */
export interface OutputLine {
  readonly text: string;
  /** Characters at its end that are dropped. */
  readonly cut: number;
  /** `text` does not end where the line does. */
  readonly isPart: boolean;
}

/** Puts the chunks of one stream together to lines. However long a line gets, only its beginning is held. */
export class LineReader {
  #open = '';
  #cut = 0;

  constructor(private readonly onLine: (line: OutputLine) => void) {}

  add(chunk: string): void {
    const [first = '', ...others] = (this.#open + chunk).split(LINE_BREAK);
    this.#open = first;
    for (const line of others) {
      this.#end(false);
      this.#open = line;
    }
    // One more, so that a CR is seen together with its LF.
    if (this.#open.length > MAX_LINE_LENGTH + 1) this.#shorten();
  }

  /** Ends the line that has no end yet, if there is one. */
  flush(): void {
    this.#open = this.#open.replace(/\r$/u, '');
    if (this.#open !== '') this.#end(true);
  }

  #end(isOpen: boolean): void {
    this.#shorten();
    this.onLine({ text: this.#open, cut: this.#cut, isPart: isOpen || this.#cut > 0 });
    this.#open = '';
    this.#cut = 0;
  }

  #shorten(): void {
    this.#cut += Math.max(0, this.#open.length - MAX_LINE_LENGTH);
    this.#open = this.#open.slice(0, MAX_LINE_LENGTH);
  }
}
