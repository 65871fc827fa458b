const css = String.raw;

/** Cards, lists and logs. */
export const CONTENT_STYLE = css`
  .notice,
  .cards > li {
    padding: 1rem 1.25rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 8px;
  }

  .notice > :first-child {
    margin-top: 0;
  }

  .notice > :last-child {
    margin-bottom: 0;
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    gap: 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(6rem, max-content) 1fr;
    gap: 0.3rem 1.25rem;
    margin: 0;
  }

  dt {
    color: var(--muted);
  }

  dd {
    margin: 0;
    min-width: 0;
  }

  @media (max-width: 30rem) {
    dl {
      grid-template-columns: 1fr;
      gap: 0;
    }

    dd {
      margin-bottom: 0.5rem;
    }
  }

  pre,
  code {
    font-family: var(--mono);
    font-size: 0.875em;
  }

  pre {
    margin: 0;
    padding: 0.75rem 1rem;
    white-space: pre-wrap;
    background: var(--page);
    border: 1px solid var(--line);
    border-radius: 6px;
  }

  .state {
    display: inline-block;
    padding: 0 0.55em;
    border: 1px solid var(--line);
    border-radius: 1em;
    font-size: 0.875rem;
  }

  .state.live,
  .state.success {
    color: var(--good);
    background: var(--good-back);
  }

  .state.failed,
  .state.error {
    color: var(--bad);
    background: var(--bad-back);
  }

  .state.queued,
  .state.building,
  .state.deploying {
    color: var(--busy);
    background: var(--busy-back);
  }

  section > div + div {
    margin-top: 1rem;
  }

  .trail li + li::before {
    content: '/';
    margin-right: 0.5rem;
    color: var(--muted);
  }

  nav ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    margin: 0 0 0.5rem;
    padding: 0;
    list-style: none;
  }

  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin-bottom: 0.5rem;
  }

  .filters [aria-current] {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }

  .rows {
    margin: 0;
    padding: 0;
    list-style: none;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 8px;
  }

  .rows > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
    padding: 0.6rem 1.25rem;
  }

  .rows > li + li {
    border-top: 1px solid var(--line);
  }

  .upload {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    flex-basis: 100%;
    font-size: 0.875rem;
  }

  .upload details {
    margin-left: 0.75rem;
  }

  mark {
    color: var(--bad);
    background: var(--bad-back);
  }

  .rows p {
    flex-basis: 100%;
    margin: 0;
  }

  .reason,
  .notice.failed h2 {
    color: var(--bad);
  }

  dl > div {
    display: contents;
  }

  .files {
    margin: 0;
    padding-left: 1.25rem;
    list-style: none;
  }

  section > .files {
    padding-left: 0;
  }

  summary {
    cursor: pointer;
  }

  progress {
    width: 10rem;
    max-width: 100%;
    accent-color: var(--accent);
  }

  section {
    margin-top: 2rem;
  }

  h1 + section {
    margin-top: 0;
  }
`;
