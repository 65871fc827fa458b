import { CopyField } from '../parts/copy-field.tsx';
import { Time } from '../parts/time.tsx';
import type { TimeView } from '../times.ts';

export interface WebhooksView {
  /** Undefined where there are none. */
  readonly created: TimeView | undefined;
  readonly actions: readonly WebhookView[];
  readonly showsUrls: boolean;
  /** Of this page, and where the form that creates them is sent. */
  readonly address: string;
  readonly regenerateAddress: string;
  readonly deleteAddress: string;
}

interface WebhookView {
  /** As it is in its URL. */
  readonly name: string;
  readonly label: string;
  readonly purpose: string;
  /** Only where it is shown. */
  readonly url: string | undefined;
}

export function WebhooksPage(view: WebhooksView) {
  return view.created === undefined ? <NoWebhooks {...view} /> : <WebhookSet {...view} created={view.created} />;
}

function NoWebhooks({ address }: WebhooksView) {
  return (
    <>
      <p>
        This environment has no webhooks. Webhooks are three URLs: a POST to one of them, without credentials, rebuilds
        the environment or clears its cache.
      </p>
      <form method="post" action={address}>
        <button>Create webhooks</button>
      </form>
    </>
  );
}

function WebhookSet(view: WebhooksView & { readonly created: TimeView }) {
  const { created, actions, showsUrls, address, regenerateAddress, deleteAddress } = view;
  return (
    <>
      <p>Whoever has one of these URLs can trigger all three actions, with a POST and without credentials.</p>
      <p>
        Created <Time {...created} />
      </p>
      {actions.map(({ name, label, purpose, url }) => (
        <section key={name}>
          <h2>{label}</h2>
          <p>{purpose}</p>
          {url === undefined ? <p class="muted">hidden</p> : <CopyField id={name} label={`${label} URL`} value={url} />}
        </section>
      ))}
      <p>
        <a href={showsUrls ? address : `${address}?show=urls`}>{showsUrls ? 'Hide URLs' : 'Show URLs'}</a>
      </p>
      <section>
        <h2>Change</h2>
        <p class="actions">
          <a class="button" href={regenerateAddress}>
            Regenerate all webhooks…
          </a>
          <a class="button" href={deleteAddress}>
            Delete all webhooks…
          </a>
        </p>
      </section>
    </>
  );
}
