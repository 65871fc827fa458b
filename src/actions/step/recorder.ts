import { StopError } from '../../shared/errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { writeOutputs } from './report/outputs.ts';
import type { Report } from './report/report.ts';
import type { Ending, StepFacts, Warning } from './ending.ts';

/** Keeps what has become known of a step, for the report of any ending. */
export class Recorder<Inputs, Facts extends object> {
  /** Undefined until they are read. */
  inputs: Inputs | undefined;
  facts: Partial<Facts & StepFacts> = {};
  isSending = false;

  constructor(
    private readonly runner: Runner,
    private readonly report: Report<Inputs, Facts>,
    private readonly warnings: readonly Warning[],
  ) {}

  /** Adds facts, in place of earlier ones of the same name. */
  record(facts: Partial<Facts & StepFacts>): void {
    this.facts = { ...this.facts, ...facts };
    if (this.isSending) this.writeAsKilled();
  }

  /** From here on the outputs are what would be true if the step were killed now. */
  aboutToSend(): void {
    this.isSending = true;
    this.writeAsKilled();
  }

  private writeAsKilled(): void {
    const killed: Ending = {
      status: this.facts.accepted === true ? 'accepted' : 'unknown',
      error: new StopError('cancelled', 'Killed before it could report.', 143),
    };
    try {
      const outputs = this.report.outputs(this.facts, killed, this.inputs, (name) => this.runner.input(name));
      writeOutputs(this.runner, killed, outputs, { warnings: this.warnings });
    } catch {
      // They are written again in the end, and a failure is reported there: it must not end the work half-way.
    }
  }
}
