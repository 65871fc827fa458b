import { countOf } from '../../../../../src/shared/text/format.ts';

interface DeleteView {
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
        {`Deleting this environment ends its app, cancels a running build, and removes ${countOf(buildCount, 'build')}, its webhooks and its shell variables.`}
      </p>
      <form method="post" action={address}>
        <button class="danger">Delete environment</button> <a href={backAddress}>Keep it</a>
      </form>
    </>
  );
}
