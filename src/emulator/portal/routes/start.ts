import { settle, stateOf } from '../../state/builds.ts';
import type { App, Build, Environment } from '../../state/model.ts';
import type { Service } from '../../state/service.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { AppView, EnvironmentCard, StartView } from '../pages/start.tsx';
import { StartPage } from '../pages/start.tsx';
import { render } from '../parts/render.tsx';
import { timeView } from '../times.ts';
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
  const summary = (build: Build | undefined): EnvironmentCard['live'] =>
    build && { id: build.id, state: stateOf(build, now), time: timeView(build.createTime, now) };
  return {
    id,
    displayName,
    wpEnvironment,
    site: service.apps?.siteUrl(environment),
    live: summary(live),
    last: summary(builds.at(-1)),
  };
}
