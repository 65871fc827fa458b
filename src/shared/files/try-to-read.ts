/** Reads a file or folder for something extra: undefined where the system refuses it. */
export function tryToRead<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return undefined;
  }
}
