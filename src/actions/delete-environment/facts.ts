import type { ConfirmedEnvironment } from '../../platform/api/confirmed.ts';
import type { StepContext } from '../step/step.ts';
import type { Preview } from './preview.ts';

/** A preview that was not deleted. */
export interface KeptPreview extends Preview {
  /** Why, as a clause. */
  readonly reason: string;
}

/** Why a preview is kept that no dry run would keep. */
export const DRY_RUN = 'dry run: it would be deleted';

/** What becomes known on the way, and is reported in every ending from then on. */
export interface DeletionFacts {
  /** The environments of the app before anything was deleted. */
  readonly listed: readonly ConfirmedEnvironment[];
  /** Also those that someone else deleted while the step ran. */
  readonly deleted: readonly Preview[];
  readonly kept: readonly KeptPreview[];
  /** Display name of an environment that the list, which was read, does not have. */
  readonly gone: string;
}

export type DeletionContext = StepContext<DeletionFacts>;
