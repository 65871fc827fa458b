/**
 * The names that differ least from one that was typed, by no more than a third of its letters; none where none is that
 * near. Case does not count.
 */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let nearest: string[] = [];
  let least = limit;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance > least) continue;
    nearest = distance < least ? [name] : [...nearest, name];
    least = distance;
  }
  return nearest;
}

/**
 * `Did you mean "deploy"?` with a space before it, to be put behind a sentence; empty unless exactly one name is near.
 * @param show a name as it is to be typed
 */
export function didYouMean(
  wanted: string,
  names: Iterable<string>,
  show: (name: string) => string = (name) => `"${name}"`,
): string {
  const [name, ...others] = nearestNames(wanted, names);
  return name === undefined || others.length > 0 ? '' : ` Did you mean ${show(name)}?`;
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
