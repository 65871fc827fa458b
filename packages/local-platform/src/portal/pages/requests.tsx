import { StatusLabel } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import type { TimeView } from '../times.ts';

export interface RequestsView {
  /** Newest first. */
  readonly requests: readonly RequestRow[];
  /** How many are kept, whether they are listed or not. */
  readonly keptCount: number;
  /** What the fields of the form hold. */
  readonly filter: { readonly path: string; readonly status: string };
  /** Values of the filter by status, with their labels. */
  readonly statuses: readonly (readonly [value: string, label: string])[];
  /** Of this page. */
  readonly address: string;
}

export interface RequestRow {
  readonly href: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly time: TimeView;
  readonly duration: string;
  readonly fault: string | undefined;
}

/** Longest path in the list, in UTF-16 code units. */
const MAX_PATH_LENGTH = 120;
const UUID = /\b([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;

export function RequestsPage(view: RequestsView) {
  const { requests, keptCount } = view;
  return (
    <>
      <Filter {...view} />
      <p class="muted">{summaryOf(requests.length, keptCount)}</p>
      {requests.length > 0 && <Rows requests={requests} />}
    </>
  );
}

function summaryOf(listedCount: number, keptCount: number): string {
  if (keptCount === 0) return 'No request has reached the API or its webhooks yet.';
  if (listedCount === 0) return `No request matches: 0 of ${keptCount}.`;
  return `${listedCount} of ${keptCount}, newest first. The last 500 are recorded, fewer if they are large.`;
}

function Filter({ filter, statuses, address }: RequestsView) {
  return (
    <form class="fields" action={address}>
      <label class="field">
        <span>Part of the path</span>
        <input name="path" value={filter.path} autocomplete="off" spellcheck={false} />
      </label>
      <label class="field">
        <span>Status</span>
        <select name="status">
          {statuses.map(([value, label]) => (
            <option key={value} value={value} selected={value === filter.status}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button>Filter requests</button>
      {(filter.path !== '' || filter.status !== '') && <a href={address}>Show all</a>}
    </form>
  );
}

function Rows({ requests }: Pick<RequestsView, 'requests'>) {
  return (
    <ol class="rows">
      {requests.map(({ href, method, path, status, time, duration, fault }) => (
        <li key={href}>
          <StatusLabel status={status} />{' '}
          <a href={href}>
            <code>{`${method} ${shortened(path)}`}</code>
          </a>{' '}
          <span>
            <Time {...time} />, {duration}
          </span>
          {fault !== undefined && <p class="reason">{`Fault: ${fault}`}</p>}
        </li>
      ))}
    </ol>
  );
}

/** UUIDs by their first digits; the page of the request has the whole path. */
function shortened(path: string): string {
  const short = path.replace(UUID, '$1…');
  return short.length > MAX_PATH_LENGTH ? `${short.slice(0, MAX_PATH_LENGTH)}…` : short;
}
