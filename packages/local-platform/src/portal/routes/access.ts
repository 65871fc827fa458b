import { generatePassword } from '../../state/portal.ts';
import type { Store } from '../../state/store.ts';
import { addressOf } from '../addresses.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { AccessView, UserView } from '../pages/access.tsx';
import { AccessPage } from '../pages/access.tsx';
import { render, seeOther } from '../parts/render.tsx';

/** The users of the API. Their passwords are on no page. */
export function answerAccess({ service }: PageRequest): PageAnswer {
  return show(service.store, undefined);
}

/**
 * A new password, shown in this answer alone. Unlike other forms it does not lead on to a page, which would have to get the
 * password from somewhere. So a reload sends the form a second time: that one leads back to the page.
 */
export function answerGeneratePassword({ service, form }: PageRequest): PageAnswer {
  const username = form.get('user') ?? '';
  const password = generatePassword(service, username, Number(form.get('generated')));
  return password === undefined ? seeOther(addressOf('access', {})) : show(service.store, { username, password });
}

function show(store: Store, generated: AccessView['generated']): PageAnswer {
  const view = { users: usersOf(store), generated, address: addressOf('generatePassword', {}) };
  // A page that read itself again would lose the password.
  const refreshOn = generated === undefined ? (['state'] as const) : [];
  return render({ title: 'API access', current: 'access', refreshOn }, AccessPage(view));
}

/** A user may have several accounts. */
function usersOf(store: Store): UserView[] {
  const users = new Map<string, { username: string; accounts: string[]; passwordsGenerated: number }>();
  for (const { username, name, passwordsGenerated } of store.accounts.values()) {
    const user = users.get(username) ?? { username, accounts: [], passwordsGenerated };
    user.accounts.push(name);
    users.set(username, user);
  }
  return [...users.values()];
}
