import type { SourceFile } from '../files.ts';
import { sortKey } from '../paths/order.ts';

/** Files and links that are sent of a folder. */
interface SentContent {
  readonly files: readonly SourceFile[];
  readonly links: readonly string[];
}

/** The files and links that are sent, found by path or by folder. */
export class SentFiles {
  private readonly byPath: ReadonlyMap<string, SourceFile>;
  /** Many links can lead to one folder. */
  private readonly contents = new Map<string, SentContent>();

  /** @param files sorted by path */
  constructor(
    private readonly files: readonly SourceFile[],
    private readonly links: readonly string[],
  ) {
    this.byPath = new Map(files.map((file) => [file.path, file]));
  }

  file(path: string): SourceFile | undefined {
    return this.byPath.get(path);
  }

  /** @param prefix path of a folder, ending with `/`; empty for all files */
  below(prefix: string): SentContent {
    let content = this.contents.get(prefix);
    if (content === undefined) {
      content = { files: this.filesBelow(prefix), links: this.links.filter((link) => link.startsWith(prefix)) };
      this.contents.set(prefix, content);
    }
    return content;
  }

  /** By bisection: packages of a linked store come by the thousand. */
  private filesBelow(prefix: string): SourceFile[] {
    const wanted = sortKey(prefix);
    let low = 0;
    let high = this.files.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sortKey(this.files[middle]?.path ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    const found: SourceFile[] = [];
    for (let index = low; index < this.files.length; index += 1) {
      const file = this.files[index];
      if (file === undefined || !file.path.startsWith(prefix)) break;
      found.push(file);
    }
    return found;
  }
}
