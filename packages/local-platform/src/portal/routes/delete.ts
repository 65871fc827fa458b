import { deleteEnvironment } from '../../state/delete.ts';
import { environmentPath } from '../../state/model.ts';
import { addressOf } from '../addresses.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import { DeletePage } from '../pages/delete.tsx';
import { render, seeOther } from '../parts/render.tsx';
import { environmentOf, trailTo } from './find.ts';

/** Asks whether an environment is to go. */
export function answerConfirmDelete(request: PageRequest): PageAnswer {
  const environment = environmentOf(request);
  const { id, displayName, builds } = environment;
  const view = {
    path: environmentPath(environment),
    buildCount: builds.length,
    address: addressOf('delete', { environment: id }),
    backAddress: addressOf('environment', { environment: id }),
  };
  return render({ title: `Delete ${displayName}?`, trail: trailTo(environment) }, DeletePage(view));
}

/** Deletes it, as the endpoint does. */
export async function answerDelete(request: PageRequest): Promise<PageAnswer> {
  await deleteEnvironment(request.service, environmentOf(request));
  return seeOther(addressOf('start', {}));
}
