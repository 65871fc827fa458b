/** How two names differ that look alike, as a sentence with a blank in front; empty for any others. */
export function differenceOf(typed: string, name: string): string {
  const [left = [], right = []] = [typed, name].map((text) => Array.from(text));
  if (left.join('') === right.join('') || skeletonOf(left) !== skeletonOf(right)) return '';
  const start = left.findIndex((character, index) => character !== right[index]);
  const isSame = (fromEnd: number): boolean => left.at(-fromEnd) === right.at(-fromEnd);
  let end = 1;
  while (isSame(end) && end <= Math.min(left.length, right.length) - start) end += 1;
  const codesOf = (text: readonly string[]): string => {
    const codes = text.slice(start, text.length - end + 1).map((character) => character.codePointAt(0) ?? 0);
    return codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`).join(' ') || 'nothing';
  };
  return ` The two look alike, but differ: in Unicode the name has ${codesOf(right)}, and not ${codesOf(left)}.`;
}

function skeletonOf(text: readonly string[]): string {
  return text
    .join('')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
