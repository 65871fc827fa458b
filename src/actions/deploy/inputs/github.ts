import { BAD, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import type { GitHubInputs, Wait } from './inputs.ts';

/** Reads these inputs of `action.yml`. @param wait the input of that name */
export function readGitHubInputs(reader: InputReader, wait: Read<Wait>): Read<GitHubInputs> {
  const deployment = reader.boolean('deployment', false);
  return together({
    token: reader.text('github-token'),
    deployment,
    comment: reader.boolean('comment', false),
    skipUnchanged: readSkipUnchanged(reader, wait, deployment),
  });
}

function readSkipUnchanged(reader: InputReader, wait: Read<Wait>, deployment: Read<boolean>): Read<boolean> {
  const skipUnchanged = reader.boolean('skip-unchanged', false);
  if (skipUnchanged !== true) return skipUnchanged;
  if (deployment === false)
    reader.reject('skip-unchanged', undefined, 'needs "deployment: true", which records what was sent');
  if (wait !== true && wait !== BAD)
    reader.reject('skip-unchanged', undefined, 'needs "wait: true", which records what went live');
  return skipUnchanged;
}
