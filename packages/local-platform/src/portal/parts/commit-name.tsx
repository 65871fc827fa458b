import type { Commit } from '../../state/model.ts';

/** An abbreviated hash, with its branch. */
export function CommitName({ sha, branch }: Commit) {
  return (
    <>
      <code title={sha}>{sha.slice(0, 7)}</code>
      {branch !== '' && ` (${branch})`}
    </>
  );
}
