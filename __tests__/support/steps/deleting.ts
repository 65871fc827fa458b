import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { listReply, PREVIEW, previewPlatform } from '../servers/preview-platform.ts';
import type { PreviewScript } from '../servers/preview-platform.ts';
import { deleteEnvironmentInputs, runAction } from './sibling-actions.ts';
import type { ActionOptions, Inputs } from './sibling-actions.ts';

/** Deletes `shop-pr-7` on a platform that answers as it is told. */
export async function deleteWith(script: PreviewScript, overrides: Inputs = {}, options: ActionOptions = {}) {
  const server = await previewPlatform(script);
  const run = await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(server.origin, overrides), options);
  return { ...run, kinds: server.kinds() };
}

/** What every result has that deletes nothing and names no error, without its status. */
export const ENDED = { 'error-code': '', deleted: [], kept: [] };
export const DELETED = { ...ENDED, status: 'accepted', deleted: [{ id: 'e-7', displayName: 'shop-pr-7' }] };
/** Lists with and without the preview. */
export const STILL = listReply([PREVIEW]);
export const GONE = listReply([]);
