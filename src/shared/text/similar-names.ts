/**
 * The names that differ least from one that was typed, by no more than a third of its letters. Case, spaces, hyphens and
 * quotes do not count.
 */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  let nearest: string[] = [];
  const letters = lettersOf(wanted);
  let least = Math.max(1, Math.floor(letters.length / 3));
  for (const name of names) {
    const other = lettersOf(name);
    if (Math.abs(other.length - letters.length) > least) continue;
    const distance = editDistance(letters, other);
    if (distance > least) continue;
    nearest = distance < least ? [name] : [...nearest, name];
    least = distance;
  }
  return nearest;
}

/** What counts of a name: all of it where nothing else is left. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s"'`_-]+/g, '') || name;
}

/** ` Did you mean …?`, to stand behind a sentence; empty unless exactly one name is near. */
export function didYouMean(wanted: string, names: Iterable<string>, prefix = ''): string {
  const [name, ...others] = nearestNames(wanted, names);
  return name === undefined || others.length > 0 ? '' : ` Did you mean ${prefix}${name}?`;
}

/** How many letters to add, drop, change or swap with the next one (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
