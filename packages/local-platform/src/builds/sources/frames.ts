import { isOwn } from './app-files.ts';

/** A line of a file of the app. */
export interface Place {
  /** Its path in the app. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A frame of a stack; what Node shows above an error that nothing caught. */
const FRAME =
  /^\s+(?:at|❯) .{0,300}?\(?(?:file:\/\/)?((?:\/|[\w@.-]{1,80}\/)?[^\s()]{1,400}):(\d{1,7}):\d{1,7}\)?(?: \{)?$/;
const ABOVE = /^(?:file:\/\/)?(\/\S{1,400}):(\d{1,7})$/;
const OF_PACKAGE = /node_modules\/((?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\//g;

/** The lines of the app's own files that a stack leads through, the nearest first. @param folder of the app */
export function ownFrames(lines: readonly string[], folder: string): Place[] {
  return framesIn(lines).flatMap(({ file, line }) => {
    const inApp = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
    return !inApp.startsWith('/') && isOwn(folder, inApp) ? [{ file: inApp, line }] : [];
  });
}

/** Whether a line of the app itself threw. @param folder of the app */
export function isOwnError(lines: readonly string[], folder: string): boolean {
  const [top] = framesIn(lines);
  const [own] = ownFrames(lines, folder);
  return top !== undefined && top.line === own?.line && top.file.endsWith(own.file);
}

/** Packages that a stack leads through, the nearest first. */
export function packagesOf(lines: readonly string[]): string[] {
  const names = framesIn(lines).flatMap(({ file }) => [...file.matchAll(OF_PACKAGE)].at(-1)?.[1] ?? []);
  return [...new Set(names)].filter((name) => !name.startsWith('.'));
}

function framesIn(lines: readonly string[]): Place[] {
  return lines.flatMap((text) => {
    const [, file, line] = FRAME.exec(text) ?? ABOVE.exec(text) ?? [];
    return file === undefined || file.startsWith('node:') ? [] : [{ file, line: Number(line) }];
  });
}
