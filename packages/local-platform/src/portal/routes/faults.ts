import { MAX_ADVANCE_MS } from '../../schemas/control/control.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import type { Fault } from '../../schemas/control/faults.ts';
import { isoTime } from '../../state/clock.ts';
import type { Service } from '../../state/service.ts';
import { addressOf } from '../addresses.ts';
import { faultLabel, readFaultForm } from '../fault-form.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { FaultFormView, QueuedFault } from '../pages/faults.tsx';
import { FaultsPage } from '../pages/faults.tsx';
import type { ClockFormView } from '../parts/clock.tsx';
import { UNITS } from '../parts/clock.tsx';
import type { FormProblem } from '../parts/problems.tsx';
import { render, seeOther } from '../parts/render.tsx';

/** What is sent by the two forms of the page, where that was wrong. */
interface BadForms {
  readonly fault?: Pick<FaultFormView, 'values' | 'problems'>;
  readonly advance?: Pick<ClockFormView, 'values' | 'problems'>;
}

const NEW_FAULT = { values: { endpoint: 'upload', kind: '503', delay: '', count: '1', skip: '0' }, problems: [] };
const NEW_ADVANCE = { values: { amount: '', unit: 'seconds' }, problems: [] };

/** Below the faults: what is wrong with it would not be seen on a small screen. */
const CLOCK_FORM = `${addressOf('advanceClock', {})}#clock`;

/** Faults that are to happen, and the clock. */
export function answerFaults({ service }: PageRequest): PageAnswer {
  return show(service, {});
}

/** Queues one, or shows the form again with what is wrong with it. */
export function answerAddFault({ service, form }: PageRequest): PageAnswer {
  const { faults, problems } = readFaultForm(form);
  if (problems.length > 0) return show(service, { fault: { values: valuesOf(form, NEW_FAULT.values), problems } });
  service.faults.add(faults);
  return seeOther(addressOf('faults', {}));
}

/** Forgets all of them. */
export function answerClearFaults({ service }: PageRequest): PageAnswer {
  service.faults.clear();
  return seeOther(addressOf('faults', {}));
}

/** Moves the clock, or shows the form again with what is wrong with it. */
export function answerAdvanceClock({ service, form }: PageRequest): PageAnswer {
  const values = valuesOf(form, NEW_ADVANCE.values);
  const problems: FormProblem[] = [];
  const unit = Object.entries(UNITS).find(([name]) => name === values.unit)?.[1];
  if (unit === undefined)
    problems.push({ field: 'unit', label: 'Unit', message: `must be one of ${Object.keys(UNITS).join(', ')}` });
  const amount = /^\d+$/.test(values.amount) ? Number(values.amount) : 0;
  const milliseconds = amount * (unit ?? 1);
  if (milliseconds === 0 || milliseconds > MAX_ADVANCE_MS)
    problems.push({
      field: 'amount',
      label: 'Advance by',
      message: 'must be a whole number of at least 1, and at most a year',
    });
  if (problems.length > 0) return show(service, { advance: { values, problems } });
  service.clock.advance(milliseconds);
  return seeOther(`${addressOf('faults', {})}#clock`);
}

function show(service: Service, { fault, advance }: BadForms): PageAnswer {
  const { faults, clock, apps, buildMilliseconds } = service;
  const view = {
    queue: faults.list().map(viewFault),
    form: { ...(fault ?? NEW_FAULT), endpoints: [...ENDPOINTS, '*'], address: addressOf('addFault', {}) },
    clearAddress: addressOf('clearFaults', {}),
    clock: {
      now: isoTime(clock.now()),
      ahead: clock.ahead,
      buildMilliseconds: apps === undefined ? buildMilliseconds : undefined,
      form: { ...(advance ?? NEW_ADVANCE), address: CLOCK_FORM },
    },
  };
  const isRefused = fault !== undefined || advance !== undefined;
  const head = { title: 'Faults and time', current: 'faults' } as const;
  return render(isRefused ? { ...head, status: 400, refreshOn: [] } : head, FaultsPage(view));
}

function viewFault(fault: Fault, index: number): QueuedFault {
  const { endpoint, count = 1, skip = 0 } = fault;
  return { position: index + 1, endpoint, description: faultLabel(fault), count, skip };
}

/** The fields of a form, by the names of these. */
function valuesOf<Name extends string>(
  form: URLSearchParams,
  names: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const values = Object.keys(names).map((name) => [name, form.get(name)?.trim() ?? '']);
  return Object.fromEntries(values) as Record<Name, string>;
}
