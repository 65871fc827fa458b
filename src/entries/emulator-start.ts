import path from 'node:path';
import { systemClock } from '../actions/clock.ts';
import { startEmulatorAction } from '../actions/emulator/start.ts';
import { startAction } from '../runner/start.ts';

// The bundle of the platform lies beside this one. argv[1] and not import.meta.url, which ncc would rewrite.
const bundle = path.join(path.dirname(process.argv[1] ?? ''), '..', 'emulator', 'index.js');
const program = { node: process.execPath, bundle };
await startAction(async (runner) => await startEmulatorAction(runner, { clock: systemClock, program }));
