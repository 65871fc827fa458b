const css = String.raw;

/** Forms, their fields and buttons. */
export const FORM_STYLE = css`
  .button,
  button {
    display: inline-block;
    padding: 0.45rem 1rem;
    font: inherit;
    color: var(--text);
    background: var(--surface);
    border: 1px solid var(--muted);
    border-radius: 6px;
    text-decoration: none;
    cursor: pointer;
  }

  .button:hover,
  button:hover {
    border-color: currentcolor;
  }

  .danger {
    margin-right: 0.75rem;
    color: var(--bad);
    background: var(--bad-back);
    border-color: var(--bad);
  }

  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: end;
    margin: 0 0 1rem;
  }

  .fields > label,
  .fields > .copy {
    flex: 1 1 12rem;
    min-width: 0;
  }

  .field {
    display: block;
  }

  .field > span {
    display: block;
    color: var(--muted);
  }

  input,
  select {
    width: 100%;
    min-height: 2.6rem;
    padding: 0.4rem 0.6rem;
    font: inherit;
    color: var(--text);
    background: var(--surface);
    border: 1px solid var(--muted);
    border-radius: 6px;
  }

  input[readonly] {
    font-family: var(--mono);
    font-size: 0.875rem;
    background: var(--page);
  }

  .copy {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
    margin-bottom: 1rem;
  }

  .copy > label {
    flex: 1 1 16rem;
    min-width: 0;
  }

  [aria-invalid='true'] {
    border-color: var(--bad);
  }

  .after,
  form > .notice {
    margin: 1rem 0;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: baseline;
  }
`;
