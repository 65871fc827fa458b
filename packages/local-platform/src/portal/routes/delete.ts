import { countOf } from '../../../../../src/shared/text/format.ts';
import { deleteEnvironment } from '../../state/delete.ts';
import { environmentPath } from '../../state/model.ts';
import { addressOf } from '../addresses.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import { ConfirmPage } from '../pages/confirm.tsx';
import { render, seeOther } from '../parts/render.tsx';
import { environmentOf, trailTo } from './find.ts';

/** Asks whether an environment is to go. */
export function answerConfirmDelete(request: PageRequest): PageAnswer {
  const environment = environmentOf(request);
  const { id, displayName, builds } = environment;
  const view = {
    path: environmentPath(environment),
    consequence: `Deleting this environment ends its app, cancels a running build, and removes ${countOf(builds.length, 'build')}, its webhooks and its shell variables.`,
    label: 'Delete environment',
    keepLabel: 'Keep it',
    address: addressOf('delete', { environment: id }),
    backAddress: addressOf('environment', { environment: id }),
  };
  return render({ title: `Delete ${displayName}?`, trail: trailTo(environment) }, ConfirmPage(view));
}

/** Deletes it, as the endpoint does. */
export async function answerDelete(request: PageRequest): Promise<PageAnswer> {
  await deleteEnvironment(request.service, environmentOf(request));
  return seeOther(addressOf('start', {}));
}
