/** One field of a header's extra data (APPNOTE 4.5.1). */
interface ExtraField {
  readonly id: number;
  readonly data: Buffer;
}

/** Stands for a number that is in the Zip64 field. */
const IN_ZIP64 = 0xffffffff;
/** File types of Unix in a mode. */
const TYPE = 0o170000;
const PLAIN_TYPES: ReadonlySet<number> = new Set([0, 0o100000, 0o040000]);

const ZIP64 = 0x0001;
/** PKWARE Unix (4.5.7): 12 bytes of times and owner, then where a link points to. */
const PKWARE_UNIX = 0x000d;
/** ASi Unix (Info-ZIP's proginfo/extrafld.txt): CRC, mode, 8 bytes of sizes and owner, then where a link points to. */
const ASI_UNIX = 0x756e;
/** libarchive's experimental field: external attributes, also in local headers. */
const LIBARCHIVE = 0x6c78;
/** Info-ZIP Unicode Path (4.6.9): version and CRC, then a second name for the same entry. */
const UNICODE_PATH = 0x7075;

/** The fields, or undefined where one ends beyond the extra data. Less than a field header at the end is padding. */
export function parseExtraFields(extra: Buffer): readonly ExtraField[] | undefined {
  const fields: ExtraField[] = [];
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (end > extra.length) return undefined;
    fields.push({ id: extra.readUInt16LE(at), data: extra.subarray(at + 4, end) });
    at = end;
  }
  return fields;
}

/**
 * Whether programs that know the fields would unpack to another place than those that do not.
 * @param name as the header has it
 */
export function hasOtherName(fields: readonly ExtraField[], name: Buffer): boolean {
  return fields.some(({ id, data }) => id === UNICODE_PATH && !data.subarray(5).equals(name));
}

/** Whether programs that know the fields could make a link, or another special file, of the entry. */
export function hasLink(fields: readonly ExtraField[]): boolean {
  return fields.some(({ id, data }) => {
    if (id === LIBARCHIVE) return true;
    if (id === PKWARE_UNIX) return data.length > 12;
    return id === ASI_UNIX && (data.length !== 14 || !PLAIN_TYPES.has(data.readUInt16LE(4) & TYPE));
  });
}

/**
 * Every number that some program would read for each of the sizes (and the offset) in a header. Most programs take from
 * the Zip64 field what the header marks, in that order; some go by position where the field has more than that.
 * @param stated as in the header itself, in the order of the field (4.5.3)
 */
export function zip64Readings(
  fields: readonly ExtraField[],
  stated: readonly number[],
): readonly (readonly number[])[] {
  const zip64 = fields.filter(({ id }) => id === ZIP64);
  if (zip64.length === 0) return stated.map((value) => [value]);
  const marked = stated.flatMap((value, index) => (value === IN_ZIP64 ? [index] : []));
  return stated.map((value, index) => {
    const places = marked.includes(index) ? [marked.indexOf(index)] : [];
    // With two fields, which one counts is not defined.
    const found = zip64.flatMap(({ data }) => {
      const byPosition = data.length > 8 * marked.length && data.length >= 8 * (index + 1) ? [index] : [];
      const starts = [...places, ...byPosition].map((place) => 8 * place);
      return starts.map((start) => (start + 8 <= data.length ? Number(data.readBigUInt64LE(start)) : NaN));
    });
    return value === IN_ZIP64 ? found : [value, ...found];
  });
}

/** Whether there is a Zip64 field. */
export function hasZip64(fields: readonly ExtraField[]): boolean {
  return fields.some(({ id }) => id === ZIP64);
}
