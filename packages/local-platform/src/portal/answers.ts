import type { Refusal } from '../errors/refusal.ts';
import type { AddressName } from './addresses.ts';
import { SCRIPT } from './live/script.ts';
import { ErrorPage } from './pages/error.tsx';
import { render } from './parts/render.tsx';
import type { PageAnswer, PageRequest } from './page.ts';
import { answerAccess, answerGeneratePassword } from './routes/access.ts';
import { answerBuild, answerEndBuild } from './routes/build.ts';
import { answerConfirmDelete, answerDelete } from './routes/delete.ts';
import { answerEnvironment } from './routes/environment.ts';
import { answerAddFault, answerAdvanceClock, answerClearFaults, answerFaults } from './routes/faults.ts';
import { answerRequest, answerRequests } from './routes/requests.ts';
import { answerStart } from './routes/start.ts';
import { answerConfirmWebhooks, answerSetWebhooks, answerWebhooks } from './routes/webhooks.ts';
import { CONTENT_STYLE } from './style/content.ts';
import { FORM_STYLE } from './style/form.ts';
import { PAGE_STYLE } from './style/page.ts';

/** What answers each address; throws Refusal for what does not exist, or cannot be done now. */
export const ANSWERS: Readonly<Record<AddressName, (request: PageRequest) => PageAnswer | Promise<PageAnswer>>> = {
  start: answerStart,
  environment: answerEnvironment,
  build: answerBuild,
  endBuild: answerEndBuild,
  confirmDelete: answerConfirmDelete,
  delete: answerDelete,
  webhooks: answerWebhooks,
  createWebhooks: answerSetWebhooks('create'),
  confirmRegenerateWebhooks: answerConfirmWebhooks('regenerate'),
  regenerateWebhooks: answerSetWebhooks('regenerate'),
  confirmDeleteWebhooks: answerConfirmWebhooks('delete'),
  deleteWebhooks: answerSetWebhooks('delete'),
  requests: answerRequests,
  request: answerRequest,
  faults: answerFaults,
  addFault: answerAddFault,
  clearFaults: answerClearFaults,
  advanceClock: answerAdvanceClock,
  access: answerAccess,
  generatePassword: answerGeneratePassword,
  style: () => ({
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8' },
    body: PAGE_STYLE + CONTENT_STYLE + FORM_STYLE,
  }),
  script: () => ({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: SCRIPT }),
  // Browsers ask for one unasked, and it would be a 404 in the list of requests.
  icon: () => ({ status: 204, headers: {}, body: '' }),
};

/** A page that says what is wrong. */
export function answerRefusal({ status, message }: Refusal): PageAnswer {
  const title = status === 404 ? 'Not found' : 'Refused';
  return render({ title, status, refreshOn: [] }, ErrorPage({ message }));
}
