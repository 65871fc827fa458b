/** Bits that wait for a byte to be full, from the lowest on (RFC 1951 section 3.1.1). */
let waiting: u64 = 0;
let count: u64 = 0;
let end: usize = 0;

/** Begins to write at an address. */
export function startAt(address: usize): void {
  waiting = 0;
  count = 0;
  end = address;
}

/** Adds bits. Between two calls of `flush` there may be 56 of them. */
export function put(bits: u64, length: u32): void {
  waiting |= bits << count;
  count += u64(length);
}

/** Writes the full bytes. */
export function flush(): void {
  store<u64>(end, waiting);
  end += usize(count >> 3);
  waiting >>= count & 56;
  count &= 7;
}

/** Fills the last byte with zeros, and writes it. */
export function align(): void {
  count = (count + 7) & 56;
  flush();
}

/** Adds whole bytes behind whole bytes. */
export function copy(from: usize, length: usize): void {
  memory.copy(end, from, length);
  end += length;
}

/** Address behind the last byte that was written. */
export function endOfBytes(): usize {
  return end;
}
