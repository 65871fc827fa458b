import { settle } from '../../state/builds/builds.ts';
import type { App, Environment } from '../../state/model.ts';
import type { Service } from '../../state/service.ts';
import { addressOf } from '../addresses.ts';
import { summarize } from '../build-view.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { AppView, EnvironmentCard, StartView } from '../pages/start.tsx';
import { StartPage } from '../pages/start.tsx';
import { render } from '../parts/render.tsx';
import { firstCommands } from './commands.ts';

/** The apps, and how each of their environments stands. */
export function answerStart({ service }: PageRequest): PageAnswer {
  return render({ title: 'Start', current: 'start' }, StartPage(viewStart(service)));
}

function viewStart(service: Service): StartView {
  const isEmpty = service.store.environments().every(({ builds }) => builds.length === 0);
  const accounts = [...service.store.accounts.values()];
  return {
    commands: isEmpty ? firstCommands(service) : [],
    apps: accounts.flatMap(({ apps }) => [...apps.values()].map((app) => viewApp(service, app))),
  };
}

function viewApp(service: Service, app: App): AppView {
  const environments = [...app.environments.values()].map((environment) => viewEnvironment(service, environment));
  return { account: app.account.name, name: app.name, region: app.region, environments };
}

function viewEnvironment(service: Service, environment: Environment): EnvironmentCard {
  const now = service.clock.now();
  settle(environment, now);
  const { id, displayName, wpEnvironment, builds, live } = environment;
  const last = builds.at(-1);
  return {
    href: addressOf('environment', { environment: id }),
    displayName,
    wpEnvironment,
    site: service.apps?.siteUrl(environment),
    live: live && summarize(live, now),
    last: last && summarize(last, now),
  };
}
