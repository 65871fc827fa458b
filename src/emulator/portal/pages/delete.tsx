import { countOf } from '../../../shared/format.ts';

export interface DeleteView {
  /** Resource name. */
  readonly path: string;
  readonly buildCount: number;
  /** Where the form is sent. */
  readonly address: string;
  readonly backAddress: string;
}

export function DeletePage({ path, buildCount, address, backAddress }: DeleteView) {
  return (
    <>
      <p>
        <code>{path}</code>
      </p>
      <p>
        {`Its app ends, a running build is cancelled, and ${countOf(buildCount, 'build')}, its webhooks and its shell variables are gone.`}
      </p>
      <form method="post" action={address}>
        <button class="danger">Delete environment</button> <a href={backAddress}>Keep it</a>
      </form>
    </>
  );
}
