import { formatBytes } from '../../../../../src/shared/text/format.ts';
import type { RecordedBody, RecordedHeader } from '../../schemas/control/requests.ts';
import { StatusLabel } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import type { RequestRow } from './requests.tsx';

interface RequestView extends Omit<RequestRow, 'href'> {
  readonly request: MessageView;
  /** Undefined where the connection was cut before an answer. */
  readonly answer: MessageView | undefined;
}

/** Headers and body, as they were recorded: without secrets. */
interface MessageView {
  readonly headers: readonly RecordedHeader[];
  readonly body: RecordedBody;
}

const OMITTED: Readonly<Record<NonNullable<RecordedBody['omitted']>, string>> = {
  upload: 'the body of an upload is not recorded',
  binary: 'it is not text',
  'not-json': 'only JSON bodies of requests are recorded',
  'too-large': 'it is longer than 16 KiB',
};

export function RequestPage(view: RequestView) {
  return (
    <>
      <Facts {...view} />
      <Message title="Request" {...view.request} />
      {view.answer === undefined ? (
        <section>
          <h2>Answer</h2>
          <p>The connection was cut before an answer was sent.</p>
        </section>
      ) : (
        <Message title="Answer" {...view.answer} />
      )}
    </>
  );
}

function Facts({ method, path, status, time, duration, fault }: RequestView) {
  return (
    <dl>
      <dt>Method</dt>
      <dd>{method}</dd>
      <dt>Path</dt>
      <dd>
        <code>{path}</code>
      </dd>
      <dt>Status</dt>
      <dd>
        <StatusLabel status={status} />
      </dd>
      <dt>Time</dt>
      <dd>
        <Time {...time} />
      </dd>
      <dt>Took</dt>
      <dd>{duration}</dd>
      {fault !== undefined && (
        <>
          <dt>Fault</dt>
          <dd>{fault}</dd>
        </>
      )}
    </dl>
  );
}

function Message({ title, headers, body }: MessageView & { readonly title: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {headers.length > 0 && <pre>{headers.map(({ name, value }) => `${name}: ${value}\n`).join('')}</pre>}
      <Body {...body} />
    </section>
  );
}

function Body({ bytes, text, isCut, omitted }: RecordedBody) {
  if (bytes === 0) return <p class="muted">No body.</p>;
  if (text === undefined)
    return (
      <p class="muted">{`A body of ${formatBytes(bytes)}${omitted === undefined ? '' : `: ${OMITTED[omitted]}`}.`}</p>
    );
  return (
    <>
      <p class="muted">{`A body of ${formatBytes(bytes)}${isCut === true ? ', of which this is the beginning' : ''}:`}</p>
      <pre>{text}</pre>
    </>
  );
}
