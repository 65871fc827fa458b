const css = String.raw;

/** Colours, text and what is around the content: light or dark as the browser asks, from 320 pixels on. */
export const PAGE_STYLE = css`
  :root {
    color-scheme: light dark;
    --page: light-dark(#f6f7f9, #121518);
    --surface: light-dark(#fff, #1b1f24);
    --text: light-dark(#1c2024, #e6e8eb);
    --muted: light-dark(#565e6b, #a3abb6);
    --line: light-dark(#d7dce2, #343b44);
    --accent: light-dark(#0b57d0, #8ab4f8);
    --good: light-dark(#0f5e2e, #8fdcaa);
    --good-back: light-dark(#dcf2e3, #16331f);
    --bad: light-dark(#8f1d1d, #ffb4ab);
    --bad-back: light-dark(#fbe3e1, #431d1a);
    --busy: light-dark(#5b4300, #f3d27a);
    --busy-back: light-dark(#fdf0c8, #3a2f0f);
    --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
    font:
      100%/1.55 system-ui,
      sans-serif;
  }

  * {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  body {
    margin: 0;
    background: var(--page);
    color: var(--text);
    overflow-wrap: anywhere;
  }

  a {
    color: var(--accent);
    text-underline-offset: 0.15em;
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    border-radius: 3px;
  }

  main:focus {
    outline: none;
  }

  .skip {
    position: absolute;
    left: -100vw;
    padding: 0.5rem 1rem;
    background: var(--surface);
  }

  .skip:focus {
    left: 0.5rem;
    top: 0.5rem;
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
    align-items: baseline;
    padding: 0.75rem calc(max(0px, (100% - 70rem) / 2) + clamp(1rem, 4vw, 2.5rem));
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }

  .name {
    margin: 0;
    font-weight: 650;
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .top a {
    display: inline-block;
    padding: 0.2rem 0;
    color: var(--text);
    text-decoration: none;
  }

  .top a:hover {
    text-decoration: underline;
  }

  .top a[aria-current] {
    box-shadow: inset 0 -2px var(--accent);
  }

  main {
    max-width: 70rem;
    margin: 0 auto;
    padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  }

  h1 {
    margin: 0 0 1rem;
    font-size: 1.6rem;
    line-height: 1.25;
  }

  h2 {
    margin: 0 0 0.75rem;
    font-size: 1.2rem;
  }

  h3 {
    margin: 0 0 0.5rem;
    font-size: 1.05rem;
  }

  pre + h3 {
    margin-top: 1.25rem;
  }

  h2 .muted,
  h3 .muted {
    font-size: 0.9rem;
    font-weight: 400;
  }

  .muted {
    color: var(--muted);
  }

  #status {
    position: fixed;
    right: 1rem;
    bottom: 1rem;
    max-width: calc(100vw - 2rem);
    margin: 0;
    background: var(--surface);
  }

  #status:not(:empty) {
    padding: 0.5rem 1rem;
    border: 1px solid var(--muted);
    border-radius: 6px;
  }
`;
