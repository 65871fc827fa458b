import type { BuildSummary } from '../build-view.ts';
import { Builds } from '../parts/builds.tsx';
import type { ListedBuild } from '../parts/builds.tsx';
import { SiteFact } from '../parts/site-link.tsx';
import { Time } from '../parts/time.tsx';
import type { TimeView } from '../times.ts';

export interface EnvironmentView {
  /** Resource name. */
  readonly path: string;
  readonly wpEnvironment: string;
  readonly created: TimeView;
  /** Where its app answers, where apps are run. */
  readonly site: string | undefined;
  readonly live: BuildSummary | undefined;
  /** A link for each state that builds have, and one for all of them. */
  readonly filters: readonly FilterView[];
  /** The newest of those that are wanted, newest first; how many there are beside them. */
  readonly builds: readonly ListedBuild[];
  readonly olderBuilds: number;
  readonly showsValues: boolean;
  /** Values only where they are shown. */
  readonly variables: readonly { readonly key: string; readonly value: string | undefined }[];
  /** The end of what the app that is live has written; undefined where no app is run. */
  readonly appLog: AppLogView | undefined;
  /** Of this page. */
  readonly address: string;
  /** When its webhooks were created; undefined where there are none. */
  readonly webhooks: TimeView | undefined;
  readonly webhooksAddress: string;
  readonly deleteAddress: string;
}

export interface FilterView {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface AppLogView {
  readonly lines: readonly string[];
  /** Of all of it. */
  readonly href: string;
}

export function EnvironmentPage(view: EnvironmentView) {
  return (
    <>
      <Facts {...view} />
      <section>
        <h2>Builds</h2>
        <Filters filters={view.filters} />
        {view.builds.length === 0 ? <p>{whyNone(view)}</p> : <Builds listed={view.builds} />}
        {view.olderBuilds > 0 && <p class="muted">{`and ${view.olderBuilds} older`}</p>}
      </section>
      {view.appLog !== undefined && <AppLog {...view.appLog} />}
      <Variables {...view} />
      <Webhooks {...view} />
      <section>
        <h2>Delete</h2>
        <p>
          <a class="button danger" href={view.deleteAddress}>
            Delete this environment…
          </a>
        </p>
      </section>
    </>
  );
}

function whyNone({ filters }: EnvironmentView): string {
  return filters.length === 0 ? 'Nothing has been uploaded yet.' : 'There are none in this state.';
}

function Filters({ filters }: Pick<EnvironmentView, 'filters'>) {
  return filters.length === 0 ? null : (
    <nav class="filters" aria-label="Builds by state">
      {filters.map(({ label, href, isCurrent }) => (
        <a key={label} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function AppLog({ lines, href }: AppLogView) {
  return (
    <section>
      <h2>Log of the app</h2>
      {lines.length === 0 ? <p>It has written nothing yet.</p> : <pre>{lines.map((line) => `${line}\n`).join('')}</pre>}
      <p>
        <a href={href}>All of the log</a>
      </p>
    </section>
  );
}

function Facts({ path, wpEnvironment, created, site, live }: EnvironmentView) {
  return (
    <dl>
      <dt>Live build</dt>
      <dd>{live === undefined ? 'none' : <a href={live.href}>{`Build ${live.number}`}</a>}</dd>
      <SiteFact url={site} />
      <dt>WordPress install</dt>
      <dd>{wpEnvironment}</dd>
      <dt>Name</dt>
      <dd>
        <code>{path}</code>
      </dd>
      <dt>Created</dt>
      <dd>
        <Time {...created} />
      </dd>
    </dl>
  );
}

function Variables({ variables, showsValues, address }: EnvironmentView) {
  return (
    <section id="variables">
      <h2>Shell variables</h2>
      {variables.length === 0 ? (
        <p>There are none.</p>
      ) : (
        <>
          <dl>
            {variables.map(({ key, value }) => (
              <div key={key}>
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>{value === undefined ? <span class="muted">hidden</span> : <pre>{value}</pre>}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href={showsValues ? `${address}#variables` : `${address}?show=variables#variables`}>
              {showsValues ? 'Hide values' : 'Show values'}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function Webhooks({ webhooks, webhooksAddress }: EnvironmentView) {
  return (
    <section>
      <h2>Webhooks</h2>
      <p>
        {webhooks === undefined ? (
          'There are none.'
        ) : (
          <>
            Created <Time {...webhooks} />
          </>
        )}
      </p>
      <p>
        <a class="button" href={webhooksAddress}>
          {webhooks === undefined ? 'Create webhooks…' : 'Manage webhooks…'}
        </a>
      </p>
    </section>
  );
}
