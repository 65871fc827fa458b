import type { BuildSummary } from '../build-view.ts';
import { BuildStateLabel } from './build-state.tsx';
import { Progress } from './progress.tsx';
import { Time } from './time.tsx';

/** Builds, one per line. */
export function Builds({ builds }: { readonly builds: readonly BuildSummary[] }) {
  return (
    <ol class="rows">
      {builds.map(({ href, number, state, cause, started, duration, progress, reason }) => (
        <li key={href}>
          <a href={href}>{`Build ${number}`}</a> <BuildStateLabel state={state} of={`Build ${number}`} />{' '}
          <span>
            {cause}, <Time {...started} />, {duration}
          </span>
          {progress !== undefined && <Progress {...progress} />}
          {reason !== undefined && <p class="reason">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
