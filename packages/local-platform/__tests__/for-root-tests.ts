/**
 * What tests outside of this package use of it beside its doors: to make the folder of a program by hand, as one that was
 * killed left it, and to visit each page of the portal.
 */
export { FILES } from '../src/detached/files.ts';
export { ADDRESSES } from '../src/portal/addresses.ts';
export { recordProcess } from '../src/process/process-record.ts';
export { identify, isRunning, runningWithTemp } from '../src/process/processes.ts';
