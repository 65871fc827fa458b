interface ConfirmView {
  /** Resource name of what will be gone, where the title is not enough. */
  readonly path?: string;
  readonly consequence: string;
  /** Of the button that does it, and of the link back. */
  readonly label: string;
  readonly keepLabel: string;
  /** Where the form is sent. */
  readonly address: string;
  readonly backAddress: string;
}

/** Asks before anything is gone. */
export function ConfirmPage({ path, consequence, label, keepLabel, address, backAddress }: ConfirmView) {
  return (
    <>
      {path !== undefined && (
        <p>
          <code>{path}</code>
        </p>
      )}
      <p>{consequence}</p>
      <form method="post" action={address}>
        <button class="danger">{label}</button> <a href={backAddress}>{keepLabel}</a>
      </form>
    </>
  );
}
