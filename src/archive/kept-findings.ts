import type { FoundSecret, SecretFinding, SecretKind } from '../secret-scan/findings.ts';
import { sortByPath } from '../workspace/paths/order.ts';

/** Most findings that are kept, as nobody reads a longer list; the password of the step has a list of its own. */
const MAX_FINDINGS = 1000;
/** Most findings whose line is looked up: as many as the log shows. */
const MAX_LOCATED = 1000;

interface KeptFinding<File> {
  readonly file: File;
  readonly path: string;
  readonly kind: SecretKind;
  /** From the beginning of the file, in bytes; undefined when the file as a whole is meant. */
  readonly offset: number | undefined;
}

/** What the scan found in files: the password of the step before all else, as it decides how the step ends. */
export class KeptFindings<File extends { readonly path: string }> {
  private own: KeptFinding<File>[] = [];
  private others: KeptFinding<File>[] = [];

  /** @param start where in the file the bytes begin that were scanned */
  add(file: File, found: readonly FoundSecret[], start = 0): void {
    for (const { kind, offset } of found) {
      const list = kind === 'password of this deploy' ? this.own : this.others;
      if (list.length === MAX_FINDINGS) continue;
      list.push({ file, path: file.path, kind, offset: offset === undefined ? undefined : start + offset });
    }
  }

  /** For files that did not come in order. */
  sort(): void {
    this.own = sortByPath(this.own);
    this.others = sortByPath(this.others);
  }

  /** The offsets whose line is wanted, by file. Lines are not counted while files are packed, as few have findings. */
  offsets(): Map<File, number[]> {
    const offsets = new Map<File, number[]>();
    for (const { file, offset } of this.all().slice(0, MAX_LOCATED)) {
      if (offset === undefined) continue;
      offsets.set(file, [...(offsets.get(file) ?? []), offset]);
    }
    return offsets;
  }

  /** @param lines by file and offset, as far as they are known */
  withLines(lines: ReadonlyMap<File, ReadonlyMap<number, number>>): SecretFinding[] {
    return this.all().map(({ file, path, kind, offset }) => {
      const line = offset === undefined ? undefined : lines.get(file)?.get(offset);
      return { path, line, kind };
    });
  }

  private all(): KeptFinding<File>[] {
    return [...this.own, ...this.others];
  }
}
