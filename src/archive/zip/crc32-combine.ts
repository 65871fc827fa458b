/**
 * CRC-32 of two pieces of data one after the other, from the CRCs of the pieces and the length of the second: appending
 * n zero bytes to the first is a linear map over GF(2), applied here by repeated squaring (as zlib's crc32_combine).
 */
export function combineCrc32(first: number, second: number, secondLength: number): number {
  let crc = first;
  for (let length = secondLength, exponent = 0; length > 0; length = Math.floor(length / 2), exponent += 1) {
    if (length % 2 === 1) crc = times(zeroBytes(exponent), crc);
  }
  return (crc ^ second) >>> 0;
}

/** 32 columns, the image of each bit. */
type Matrix = readonly number[];

/** The maps for 1, 2, 4, 8 … zero bytes, made when they are first needed. */
const POWERS: Matrix[] = [];

function zeroBytes(exponent: number): Matrix {
  let power = POWERS[exponent];
  if (power === undefined) {
    power = exponent === 0 ? zeroByte() : square(zeroBytes(exponent - 1));
    POWERS[exponent] = power;
  }
  return power;
}

/** The map for one zero bit, squared to 2, 4 and 8 bits. */
function zeroByte(): Matrix {
  const zeroBit = [0xedb88320, ...Array.from({ length: 31 }, (_, bit) => 1 << bit)];
  return square(square(square(zeroBit)));
}

function times(matrix: Matrix, vector: number): number {
  let sum = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((vector >>> bit) & 1) sum ^= matrix[bit] ?? 0;
  return sum;
}

function square(matrix: Matrix): Matrix {
  return matrix.map((column) => times(matrix, column));
}
