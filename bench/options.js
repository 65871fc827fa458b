import { parseArgs } from 'node:util';
import { treesOf } from './trees.js';

const TREES = [...treesOf(false).map(({ name }) => name), 'limits'];

const HELP = `Usage: npm run bench -- [options]

Packs the same trees with every packer, as whole processes, interleaved, in several rounds, and writes
docs/why/benchmarks.md. The packers to compare with are installed into the folder for temporary files first. Exit code 1
where a goal is missed.

  --quick        a tenth of the work; writes nothing
  --tree NAME    measures one tree anew: ${TREES.slice(0, -1).join(', ')};
                 or limits, what only headless-deploy is measured in
  --rounds N     how often each packer is measured (default: 3, quick: 1)
  --help         prints this`;

/**
 * @param {string[]} args
 * @returns {{ quick: boolean, only: string | undefined, rounds: number }} does not return for `--help` (exit code 0) and
 *   for options that cannot be used (2)
 */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        tree: { type: 'string' },
        rounds: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const { quick, tree: only, rounds = quick ? '1' : '3', help } = values;
    if (help) {
      console.log(HELP);
      process.exit(0);
    }
    if (only !== undefined && !TREES.includes(only)) {
      throw new Error(`--tree: "${only}" must be one of ${TREES.join(', ')}`);
    }
    if (!/^[1-9]\d{0,3}$/.test(rounds)) throw new Error(`--rounds: "${rounds}" must be a whole number from 1 to 9999`);
    return { quick, only, rounds: Number(rounds) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}
