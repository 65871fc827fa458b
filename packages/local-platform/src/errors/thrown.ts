/** What is known of something that was thrown. */
interface Thrown {
  readonly message: string;
  readonly code: string | undefined;
  /** HTTP status that the web framework means by it. */
  readonly statusCode: number | undefined;
  /** The disk or the network failed, not what was read from it. */
  readonly fromSystem: boolean;
  /** The call of the system that failed. */
  readonly syscall: string | undefined;
  /** Where it was to write, or what it was about; errors of a file that is open name none. */
  readonly path: string | undefined;
  readonly stack: string;
}

/** Reads a thrown value by its fields: libraries throw things that are errors in all but their prototype. */
export function asThrown(error: unknown): Thrown {
  const fields: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const { code, statusCode, syscall, dest, path } = fields;
  const place = dest ?? path;
  const message = fieldOf(error, 'message') ?? String(error);
  return {
    message,
    code: typeof code === 'string' ? code : undefined,
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
    fromSystem: typeof syscall === 'string',
    syscall: typeof syscall === 'string' ? syscall : undefined,
    path: typeof place === 'string' ? place : undefined,
    stack: fieldOf(error, 'stack') ?? message,
  };
}

/** `message` and `stack` are not enumerable, so a copy does not have them. */
function fieldOf(error: unknown, name: 'message' | 'stack'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}
