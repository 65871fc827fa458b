import { countOf } from '../../../../../src/shared/text/format.ts';
import type { FaultField } from '../fault-form.ts';
import { FAULT_FIELDS, FAULT_KINDS } from '../fault-form.ts';
import type { ClockView } from '../parts/clock.tsx';
import { Clock } from '../parts/clock.tsx';
import type { FormProblem } from '../parts/problems.tsx';
import { FormProblems, isInvalid } from '../parts/problems.tsx';

interface FaultsView {
  /** In the order in which they happen. */
  readonly queue: readonly QueuedFault[];
  readonly form: FaultFormView;
  readonly clearAddress: string;
  readonly clock: ClockView;
}

export interface QueuedFault {
  /** In the queue, from 1. */
  readonly position: number;
  readonly endpoint: string;
  readonly description: string;
  /** Requests it still happens to, and those that pass before. */
  readonly count: number;
  readonly skip: number;
}

export interface FaultFormView {
  readonly endpoints: readonly string[];
  /** What the fields hold. */
  readonly values: Readonly<Record<FaultField, string>>;
  readonly problems: readonly FormProblem[];
  /** Where the form is sent. */
  readonly address: string;
}

export function FaultsPage({ queue, form, clearAddress, clock }: FaultsView) {
  return (
    <>
      <section>
        <h2>Queue a fault</h2>
        <p>
          It affects the next requests to the endpoint, and is then gone. <code>POST /_control/faults</code> accepts
          other faults, too.
        </p>
        <FaultForm {...form} />
      </section>
      <section>
        <h2>Queued faults</h2>
        {queue.length === 0 ? <p>There are none.</p> : <Queue queue={queue} clearAddress={clearAddress} />}
      </section>
      <Clock {...clock} />
    </>
  );
}

function FaultForm({ endpoints, values, problems, address }: FaultFormView) {
  return (
    <form method="post" action={address}>
      <FormProblems problems={problems} />
      <div class="fields">
        <label class="field">
          <span>{FAULT_FIELDS.endpoint}</span>
          <select name="endpoint" aria-invalid={isInvalid(problems, 'endpoint')}>
            {endpoints.map((name) => (
              <option key={name} value={name} selected={name === values.endpoint}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{FAULT_FIELDS.kind}</span>
          <select name="kind" aria-invalid={isInvalid(problems, 'kind')}>
            {FAULT_KINDS.map(({ label, kinds }) => (
              <optgroup key={label} label={label}>
                {kinds.map((kind) => (
                  <option key={kind.name} value={kind.name} selected={kind.name === values.kind}>
                    {kind.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <div class="fields">
        {(['count', 'skip', 'delay'] as const).map((name) => (
          <label key={name} class="field">
            <span>{FAULT_FIELDS[name]}</span>
            <input
              name={name}
              value={values[name]}
              inputMode={name === 'delay' ? 'decimal' : 'numeric'}
              autocomplete="off"
              aria-invalid={isInvalid(problems, name)}
            />
          </label>
        ))}
      </div>
      <button>Queue fault</button>
    </form>
  );
}

function Queue({ queue, clearAddress }: Pick<FaultsView, 'queue' | 'clearAddress'>) {
  return (
    <>
      <ol class="rows">
        {queue.map(({ position, endpoint, description, count, skip }) => (
          <li key={position}>
            <strong>{nameOf(endpoint)}</strong> <span>{description}</span>{' '}
            <span class="muted">
              {`the next ${count === 1 ? 'request' : countOf(count, 'request')}${skip === 0 ? '' : `, after skipping ${skip}`}`}
            </span>
          </li>
        ))}
      </ol>
      <form class="after" method="post" action={clearAddress}>
        <button>Clear all faults</button>
      </form>
    </>
  );
}

function nameOf(endpoint: string): string {
  return endpoint === '*' ? 'any endpoint' : endpoint;
}
