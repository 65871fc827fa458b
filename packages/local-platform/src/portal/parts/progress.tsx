import type { ProgressView } from '../build-view.ts';

/** How far a build is, when the page was made. */
export function Progress({ share, label }: ProgressView) {
  return (
    <label class="progress">
      <progress value={share} /> {label}
    </label>
  );
}
