import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellWord } from '../shared/text/shell-word.ts';
import { readRepository } from '../actions/init/repository.ts';
import { init } from '../actions/init/run.ts';
import type { Samples } from '../actions/init/pipelines/samples.ts';
import { systemClock } from '../shared/clock.ts';
import type { Runner } from '../runner/runner.ts';
import { createQuestions } from '../runner/terminal/questions.ts';

/** Its samples stand beside the command line. */
export async function run(runner: Runner, dist: URL): Promise<number> {
  const program = fileURLToPath(new URL('cli/index.js', dist));
  return await init(runner, {
    clock: systemClock,
    samples: JSON.parse(readFileSync(new URL('cli/samples.json', dist), 'utf8')) as Samples,
    ask: createQuestions(process),
    program: `node ${shellWord(program)}`,
    findClone: async () => {
      const clone = path.resolve(fileURLToPath(dist), '..');
      const repository = await readRepository(clone, runner, runner.cancelled);
      return repository?.top === clone ? repository.remote : undefined;
    },
  });
}
