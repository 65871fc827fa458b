import { expect, test } from '@jest/globals';
import { parseArguments } from '../../src/cli/arguments.ts';
import { readEnvFile } from '../../src/cli/env-file.ts';
import { prepareOutputFile } from '../../src/cli/output-file.ts';
import { planCommand } from '../../src/cli/plan.ts';
import { UsageError } from '../../src/cli/usage-error.ts';
import { commandNamed, TABLE } from '../support/runners/command-table.ts';

const LOST = 'Zk9-vQ2xFztn3RYcDrQy_Lw';

test.each([
  ['a command', () => planCommand([LOST], TABLE, {}), '"***" is not a command'],
  ['an option', () => parseArguments([`--${LOST}`], commandNamed('deploy')), '*** is not an option'],
  ['a file of variables', () => readEnvFile({ file: LOST, by: '--env-from' }), '--env-from: "***" cannot be read'],
  ['a file of outputs', () => prepareOutputFile(`${LOST}/x`), '--outputs: "***" cannot be written'],
])('a password in place of %s is not shown', (_, act, problem) => {
  expect(act).toThrow(UsageError);
  expect(act).toThrow(problem);
});
