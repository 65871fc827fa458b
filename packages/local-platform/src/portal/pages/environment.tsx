import type { BuildSummary } from '../build-view.ts';
import { Builds } from '../parts/builds.tsx';
import type { ListedBuild } from '../parts/builds.tsx';
import { SiteLink } from '../parts/site-link.tsx';
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
  /** The newest, newest first; how many there are beside them. */
  readonly builds: readonly ListedBuild[];
  readonly olderBuilds: number;
  readonly showsValues: boolean;
  /** Values only where they are shown. */
  readonly variables: readonly { readonly key: string; readonly value: string | undefined }[];
  /** Of this page. */
  readonly address: string;
  /** When its webhooks were created; undefined where there are none. */
  readonly webhooks: TimeView | undefined;
  readonly webhooksAddress: string;
  readonly deleteAddress: string;
}

export function EnvironmentPage(view: EnvironmentView) {
  return (
    <>
      <Facts {...view} />
      <section>
        <h2>Builds</h2>
        {view.builds.length === 0 ? <p>Nothing has been uploaded yet.</p> : <Builds listed={view.builds} />}
        <Older count={view.olderBuilds} />
      </section>
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

function Facts({ path, wpEnvironment, created, site, live }: EnvironmentView) {
  return (
    <dl>
      <dt>Live build</dt>
      <dd>{live === undefined ? 'none' : <a href={live.href}>{`Build ${live.number}`}</a>}</dd>
      {site !== undefined && (
        <>
          <dt>Address</dt>
          <dd>
            <SiteLink url={site} />
          </dd>
        </>
      )}
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

function Older({ count }: { readonly count: number }) {
  return count > 0 ? <p class="muted">{`and ${count} older`}</p> : null;
}
