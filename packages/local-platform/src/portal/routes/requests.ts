import { formatDuration } from '../../../../../src/shared/text/format.ts';
import type { RecordedRequest, RequestSummary } from '../../schemas/control/requests.ts';
import { jsonOf } from '../../schemas/unchecked.ts';
import { addressOf } from '../addresses.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import { RequestPage } from '../pages/request.tsx';
import type { RequestRow, RequestsView } from '../pages/requests.tsx';
import { RequestsPage } from '../pages/requests.tsx';
import { render } from '../parts/render.tsx';
import { timeView } from '../times.ts';

/** Filters by status that there always are, with their labels. */
const CLASSES: RequestsView['statuses'] = [
  ['', 'any'],
  ['2xx', '2xx (success)'],
  ['3xx', '3xx (redirect)'],
  ['4xx', '4xx (refused)'],
  ['5xx', '5xx (failed)'],
  ['none', 'no answer'],
];

/** The last requests to the API and its webhooks. */
export function answerRequests({ service, query }: PageRequest): PageAnswer {
  const filter = { path: query.get('path')?.trim() ?? '', status: query.get('status') ?? '' };
  const all = service.requests.list();
  const status = filter.status === '' ? undefined : filter.status;
  const listed = service.requests.list({ path: filter.path, status });
  const view = {
    requests: listed.map((request) => viewRow(request, service.clock.now())),
    keptCount: all.length,
    filter,
    statuses: statusesOf(all, filter.status),
    address: addressOf('requests', {}),
  };
  return render({ title: 'Requests', current: 'requests', refreshOn: ['requests'] }, RequestsPage(view));
}

/** Classes, and each status there is; and the one of the filter, whatever it is. */
function statusesOf(requests: readonly RequestSummary[], chosen: string): RequestsView['statuses'] {
  const exact = new Set(requests.flatMap(({ status }) => (status === null ? [] : [String(status)])));
  if (!CLASSES.some(([value]) => value === chosen)) exact.add(chosen);
  return [...CLASSES, ...[...exact].toSorted().map((status) => [status, status] as const)];
}

/** One of them, whole. */
export function answerRequest({ service, params }: PageRequest): PageAnswer {
  const found = service.requests.require(params['request'] ?? '');
  const { request, answer } = found;
  const view = {
    ...viewRow(found, service.clock.now()),
    request: readable(request),
    answer: answer === undefined ? undefined : readable(answer),
  };
  const trail = [{ label: 'Requests', href: addressOf('requests', {}) }];
  return render({ title: `Request ${found.id}`, trail, refreshOn: [] }, RequestPage(view));
}

/** JSON is kept without white space. */
function readable({ headers, body }: RecordedRequest['request']): RecordedRequest['request'] {
  const value = jsonOf(body.text ?? '');
  return { headers, body: value === undefined ? body : { ...body, text: JSON.stringify(value, undefined, 2) } };
}

function viewRow({ id, time, method, path, status, durationMs, fault }: RequestSummary, now: number): RequestRow {
  return {
    href: addressOf('request', { request: id }),
    method,
    path,
    status,
    time: timeView(Date.parse(time), now),
    duration: durationMs < 1000 ? `${durationMs} ms` : formatDuration(durationMs),
    fault,
  };
}
