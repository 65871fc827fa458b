import fc from './properties.ts';

/** Any code point but half a pair: what `fc.string` calls "binary", which takes fast-check a second to make ready. */
export const CODE_POINT = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/** Any that is drawn, half of them ASCII: what `fc.string` calls "grapheme", which takes as long. */
export const DRAWN = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }).map((number) => String.fromCodePoint(number)),
  CODE_POINT.filter((point) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(point)),
);
