import type { TimeView } from '../times.ts';

/** When something happened. */
export function Time({ iso, ago }: TimeView) {
  const [date = '', time = ''] = iso.split('T');
  return (
    <time dateTime={iso}>
      {date} {time.slice(0, 8)} UTC <span class="muted">({ago})</span>
    </time>
  );
}
