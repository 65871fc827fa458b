import { longDuration } from '../times.ts';
import type { FormProblem } from './problems.tsx';
import { FormProblems, isInvalid } from './problems.tsx';

/** Milliseconds of the units in which the clock is moved. */
export const UNITS = { seconds: 1000, minutes: 60_000, hours: 3_600_000 } as const;

export interface ClockView {
  /** ISO 8601. */
  readonly now: string;
  /** How far it was moved, in milliseconds. */
  readonly ahead: number;
  /** Milliseconds until a build is live that is only simulated; undefined where builds are real. */
  readonly buildMilliseconds: number | undefined;
  readonly form: ClockFormView;
}

export interface ClockFormView {
  /** What the fields hold. */
  readonly values: { readonly amount: string; readonly unit: string };
  readonly problems: readonly FormProblem[];
  /** Where the form is sent. */
  readonly address: string;
}

/** The clock of the platform, and what moves it. */
export function Clock({ now, ahead, buildMilliseconds, form }: ClockView) {
  return (
    <section id="clock">
      <h2>Time</h2>
      <dl>
        <dt>Clock</dt>
        <dd>
          <time dateTime={now}>{`${now.slice(0, 19).replace('T', ' ')} UTC`}</time>
        </dd>
        <dt>Moved forward</dt>
        <dd>{ahead === 0 ? 'not at all' : `by ${longDuration(ahead)}`}</dd>
      </dl>
      <p>
        {buildMilliseconds === undefined
          ? 'Builds are real here: moving the clock does not end them.'
          : `By this clock, a build goes live ${longDuration(buildMilliseconds)} after it starts.`}
      </p>
      <ClockForm {...form} />
    </section>
  );
}

function ClockForm({ values, problems, address }: ClockFormView) {
  return (
    <form method="post" action={address}>
      <FormProblems problems={problems} />
      <div class="fields">
        <label class="field">
          <span>Advance by</span>
          <input
            name="amount"
            value={values.amount}
            inputMode="numeric"
            autocomplete="off"
            aria-invalid={isInvalid(problems, 'amount')}
          />
        </label>
        <label class="field">
          <span>Unit</span>
          <select name="unit" aria-invalid={isInvalid(problems, 'unit')}>
            {Object.keys(UNITS).map((unit) => (
              <option key={unit} value={unit} selected={unit === values.unit}>
                {unit}
              </option>
            ))}
          </select>
        </label>
        <button>Advance the clock</button>
      </div>
    </form>
  );
}
