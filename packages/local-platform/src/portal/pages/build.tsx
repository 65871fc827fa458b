import { countOf } from '../../../../../src/shared/text/format.ts';
import type { LogLine } from '../../schemas/control/build-log.ts';
import type { BuildSummary } from '../build-view.ts';
import type { FileNode } from '../file-tree.ts';
import { BuildStateLabel } from '../parts/build-state.tsx';
import { CommitName } from '../parts/commit-name.tsx';
import { Files } from '../parts/files.tsx';
import { Progress } from '../parts/progress.tsx';
import { Time } from '../parts/time.tsx';

export interface BuildView extends BuildSummary {
  /** Resource name. */
  readonly path: string;
  /** Of the upload that it was made from. */
  readonly size: string;
  readonly unpackedSize: string;
  readonly sha256: string;
  readonly failure: { readonly step: string; readonly message: string } | undefined;
  /** Nothing is built: the clock plays it. */
  readonly isSimulated: boolean;
  /** What it can be made to end as, now. */
  readonly results: readonly string[];
  /** Where the form for it is sent. */
  readonly endAddress: string;
  readonly log: LogView | undefined;
  readonly files: readonly FileNode[];
  /** Files at the root that are not among them. */
  readonly hiddenFiles: number;
  /** Entries of the archive whose names are not held. */
  readonly unlistedEntries: number;
}

export interface LogView {
  /** Lines before those that are shown. */
  readonly earlierLines: number;
  /** Lines of one step after another. */
  readonly steps: readonly StepLog[];
}

interface StepLog {
  readonly step: string;
  /** How long it took; so far, where it has not ended. */
  readonly duration: string;
  readonly lines: readonly LogLine[];
  /** Of the line that a reader looks for: where it failed. */
  readonly failedAt: number | undefined;
}

export function BuildPage(view: BuildView) {
  return (
    <>
      <Facts {...view} />
      {view.state === 'failed' && <Reason {...view} />}
      {view.results.length > 0 && <End {...view} />}
      <section id="log">
        <h2>Log</h2>
        {view.log === undefined ? <p>{whyNoLog(view)}</p> : <Log {...view.log} />}
      </section>
      <section id="files">
        <h2>Files</h2>
        <Files nodes={view.files} hidden={view.hiddenFiles} />
        {view.unlistedEntries > 0 && <p class="muted">{`and ${view.unlistedEntries} more, which are not listed`}</p>}
      </section>
    </>
  );
}

function Facts(view: BuildView) {
  const { number, state, progress, cause, started, duration, commit, path, size, unpackedSize, sha256 } = view;
  return (
    <dl>
      <dt>State</dt>
      <dd>
        <BuildStateLabel state={state} of={`Build ${number}`} /> {progress !== undefined && <Progress {...progress} />}
      </dd>
      <dt>Started by</dt>
      <dd>{cause}</dd>
      <dt>Started</dt>
      <dd>
        <Time {...started} />
      </dd>
      <dt>{progress === undefined ? 'Took' : 'So far'}</dt>
      <dd>{duration}</dd>
      {commit !== undefined && (
        <>
          <dt>Commit</dt>
          <dd>
            <CommitName {...commit} />
          </dd>
        </>
      )}
      <dt>Name</dt>
      <dd>
        <code>{path}</code>
      </dd>
      <dt>Upload</dt>
      <dd>{`${size}, ${unpackedSize} unpacked`}</dd>
      <dt>SHA-256</dt>
      <dd>
        <code>{sha256}</code>
      </dd>
    </dl>
  );
}

function Reason({ failure, isSimulated }: BuildView) {
  return (
    <section class="notice failed">
      <h2>{failure === undefined ? 'Failed' : `Failed at step "${failure.step}"`}</h2>
      {failure === undefined ? (
        <p>
          {isSimulated
            ? 'This build was only simulated: a fault, the control path or the portal made it fail.'
            : 'The control path made it fail.'}
        </p>
      ) : (
        <pre>{failure.message}</pre>
      )}
    </section>
  );
}

function End({ results, endAddress }: BuildView) {
  return (
    <section>
      <h2>End this build now</h2>
      <form class="actions" method="post" action={endAddress}>
        {results.map((result) => (
          <button key={result} name="result" value={result}>
            {`End as ${result}`}
          </button>
        ))}
      </form>
    </section>
  );
}

function whyNoLog({ isSimulated }: BuildView): string {
  return isSimulated
    ? 'There is no log: the build was only simulated (without --run-apps).'
    : 'This build is too old: its log was deleted.';
}

function Log({ earlierLines, steps }: LogView) {
  return (
    <>
      {earlierLines > 0 && <p class="muted">{`${countOf(earlierLines, 'earlier line')} not shown`}</p>}
      {steps.map(({ step, duration, lines, failedAt }) => (
        <div key={step}>
          <h3>
            {step} <span class="muted">{duration}</span>
          </h3>
          <pre>
            {textOf(lines.slice(0, failedAt))}
            {failedAt !== undefined && (
              <>
                <mark>{lines[failedAt]?.text}</mark>
                {`\n${textOf(lines.slice(failedAt + 1))}`}
              </>
            )}
          </pre>
        </div>
      ))}
    </>
  );
}

function textOf(lines: readonly LogLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}
