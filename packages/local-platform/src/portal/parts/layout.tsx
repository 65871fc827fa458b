import type { ComponentChildren } from 'preact';
import type { Change } from '../../state/changes.ts';
import type { AddressName } from '../addresses.ts';
import { ADDRESSES, NAVIGATION } from '../addresses.ts';

/** A page that stands above another. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface LayoutProps {
  readonly title: string;
  readonly current: AddressName | undefined;
  readonly trail: readonly Crumb[];
  readonly refreshOn: readonly Change[];
  readonly children: ComponentChildren;
}

/** What is around the content of every page. */
export function Layout({ title, current, trail, refreshOn, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} – Local platform`}</title>
        <link rel="stylesheet" href={ADDRESSES.style.url} />
        <script src={ADDRESSES.script.url} defer />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to content
        </a>
        <header class="top">
          <p class="name">Local platform</p>
          <nav aria-label="Portal">
            <ul>
              {NAVIGATION.map(([name, label]) => (
                <li key={name}>
                  <a href={ADDRESSES[name].url} aria-current={name === current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="content" tabIndex={-1} data-refresh-on={refreshOn.join(' ')}>
          {trail.length > 0 && <Trail crumbs={trail} />}
          <h1>{title}</h1>
          {children}
        </main>
        <output id="status" />
      </body>
    </html>
  );
}

function Trail({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol class="trail">
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
