import type { BuildSummary } from '../build-view.ts';
import { BuildStateLabel } from '../parts/build-state.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { SiteFact } from '../parts/site-link.tsx';
import { Time } from '../parts/time.tsx';
import type { CommandView } from '../routes/commands.ts';

export interface StartView {
  /** How to deploy to it; none once there is a build. */
  readonly commands: readonly CommandView[];
  readonly apps: readonly AppView[];
}

export interface AppView {
  readonly account: string;
  readonly name: string;
  readonly region: string;
  readonly environments: readonly EnvironmentCard[];
}

export interface EnvironmentCard {
  readonly href: string;
  readonly displayName: string;
  readonly wpEnvironment: string;
  /** Where its app answers, where apps are run. */
  readonly site: string | undefined;
  readonly live: BuildSummary | undefined;
  readonly last: BuildSummary | undefined;
}

export function StartPage({ commands, apps }: StartView) {
  return (
    <>
      {commands.length > 0 && <FirstDeploy commands={commands} />}
      {apps.map((app) => (
        <AppSection key={`${app.account}/${app.name}`} {...app} />
      ))}
    </>
  );
}

function FirstDeploy({ commands }: Pick<StartView, 'commands'>) {
  return (
    <section class="notice">
      <h2>Nothing has been deployed yet</h2>
      {commands.map(({ purpose, text }, index) => (
        <div key={purpose}>
          <p>
            {purpose}: <CopyButton of={`command-${index + 1}`} />
          </p>
          <pre id={`command-${index + 1}`}>{text}</pre>
        </div>
      ))}
    </section>
  );
}

function AppSection({ account, name, region, environments }: AppView) {
  return (
    <section>
      <h2>
        {name} <span class="muted">{`${account}, ${region}`}</span>
      </h2>
      {environments.length === 0 ? (
        <p>This app has no environments.</p>
      ) : (
        <ul class="cards">
          {environments.map((environment) => (
            <li key={environment.href}>
              <Card {...environment} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ href, displayName, wpEnvironment, site, live, last }: EnvironmentCard) {
  return (
    <article>
      <h3>
        <a href={href}>{displayName}</a>
      </h3>
      <dl>
        <dt>Live build</dt>
        <dd>{live === undefined ? 'none' : <Summary {...live} environment={displayName} />}</dd>
        <dt>Last deploy</dt>
        <dd>{last === undefined ? 'none' : <Summary {...last} environment={displayName} />}</dd>
        <SiteFact url={site} />
        <dt>WordPress install</dt>
        <dd>{wpEnvironment}</dd>
      </dl>
    </article>
  );
}

function Summary({ href, number, state, started, environment }: BuildSummary & { readonly environment: string }) {
  return (
    <>
      <a href={href}>{`Build ${number}`}</a> <BuildStateLabel state={state} of={`${environment}, build ${number}`} />{' '}
      <Time {...started} />
    </>
  );
}
