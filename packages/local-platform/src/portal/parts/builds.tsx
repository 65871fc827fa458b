import type { BuildSummary } from '../build-view.ts';
import { BuildStateLabel } from './build-state.tsx';
import { Progress } from './progress.tsx';
import { CommitName } from './commit-name.tsx';
import { Time } from './time.tsx';

export interface ListedBuild {
  readonly build: BuildSummary;
  readonly upload: UploadView;
}

/** What a build was made from. */
export interface UploadView {
  readonly size: string;
  readonly fileCount: string;
  readonly sha256: string;
  /** Of the list of its files. */
  readonly filesAddress: string;
}

/** Builds, one per line, each with its upload; hashes are folded. */
export function Builds({ listed }: { readonly listed: readonly ListedBuild[] }) {
  return (
    <ol class="rows">
      {listed.map(({ build: { href, number, state, cause, started, duration, commit, progress, reason }, upload }) => (
        <li key={href}>
          <a href={href}>{`Build ${number}`}</a> <BuildStateLabel state={state} of={`Build ${number}`} />{' '}
          <span>
            {cause}, <Time {...started} />, {duration}
            {commit !== undefined && (
              <>
                , commit <CommitName {...commit} />
              </>
            )}
          </span>
          {progress !== undefined && <Progress {...progress} />}
          {reason !== undefined && <p class="reason">{reason}</p>}
          <Upload {...upload} />
        </li>
      ))}
    </ol>
  );
}

function Upload({ size, fileCount, sha256, filesAddress }: UploadView) {
  return (
    <div class="upload muted">
      {size}, <a href={filesAddress}>{fileCount}</a>
      <details>
        <summary>SHA-256</summary>
        <code>{sha256}</code>
      </details>
    </div>
  );
}
