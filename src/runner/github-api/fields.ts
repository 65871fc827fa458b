/** The types of the library are what GitHub documents, not what another host answers. @throws {TypeError} */
export function idOf(value: unknown): number {
  const { id } = (value ?? {}) as { id?: unknown };
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  throw new TypeError('unexpected response format');
}

/** @throws {TypeError} */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('unexpected response format');
}

/** @throws {TypeError} */
export function listOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value as Record<string, unknown>[];
  throw new TypeError('unexpected response format');
}
