/**
 * Sorts by the bytes of the UTF-8 path, so that every machine and locale agrees. JavaScript compares UTF-16 units, which
 * differs above U+FFFF.
 */
export function sortByPath<Item extends { readonly path: string }>(items: readonly Item[]): Item[] {
  // Only characters above U+FFFF, which are surrogate pairs, sort differently in the two.
  if (!items.some(({ path }) => SURROGATE.test(path)))
    return items.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  const keyed = items.map((item) => ({ item, key: sortKey(item.path) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ item }) => item);
}

/** A text whose order as UTF-16 is the order of the path's UTF-8 bytes: one Latin-1 character for each byte. */
export function sortKey(path: string): string {
  return Buffer.from(path, 'utf8').toString('latin1');
}

const SURROGATE = /[\ud800-\udfff]/;
