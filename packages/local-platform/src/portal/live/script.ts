const js = String.raw;

/**
 * What a page does in a browser: when something changed, it reads itself again and takes over the new content; and its
 * buttons copy. Plain JavaScript, sent as it is. Every page works without it.
 */
export const SCRIPT = js`'use strict';
const main = document.querySelector('main');
const status = document.querySelector('#status');
const kinds = main.dataset.refreshOn.split(' ').filter(Boolean);
let source, retry, clearing;
let isLost = false, isReading = false, isStale = false, isChanged = false;

const say = (text, stays) => {
  clearTimeout(clearing);
  status.textContent = text;
  if (!stays) clearing = setTimeout(() => { status.textContent = ''; }, 5000);
};

// A form, a selection or a click that a new content would break off.
const isInUse = () => isChanged || main.matches(':active') || !getSelection().isCollapsed ||
  main.querySelector(':is(input, select, textarea):focus') !== null;

// What can have the focus or be open, by a name that it has in the new content, too.
const named = () => {
  const counts = new Map();
  return new Map([...main.querySelectorAll('a, button, summary, details')].map((node) => {
    const name = [node.tagName, node.getAttribute('href'), (node.querySelector('summary') ?? node).textContent].join();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return [name + counts.get(name), node];
  }));
};
const announced = () => new Set([...main.querySelectorAll('[data-announce]')].map((node) => node.dataset.announce));
const prepare = () => main.querySelectorAll('[data-copy]').forEach((button) => { button.hidden = false; });

const show = (page) => {
  const before = named(), known = announced(), focused = document.activeElement, { scrollX, scrollY } = window;
  document.title = page.title;
  main.replaceChildren(...page.querySelector('main').childNodes);
  prepare();
  const after = named();
  for (const [name, node] of before) {
    const same = after.get(name);
    if (node.tagName === 'DETAILS' && same) same.open = node.open;
    if (node === focused) (same ?? main).focus({ preventScroll: true });
  }
  scrollTo(scrollX, scrollY);
  const news = [...announced()].filter((text) => !known.has(text));
  if (news.length > 0) say(news.join('. '));
};

const refresh = async () => {
  isStale = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isStale && !isInUse()) {
      isStale = false;
      const answer = await fetch(location.href);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (page.querySelector('main') === null) say('This session has ended: open the portal-url that the local platform printed.', true);
      else if (isInUse()) isStale = true;
      else show(page);
    }
  } catch { isStale = true; } finally { isReading = false; }
};
const catchUp = () => setTimeout(() => { if (isStale) refresh(); });

const connect = () => {
  source = new EventSource('/events');
  source.onopen = () => { if (isLost) say('Connected again'); isLost = false; refresh(); };
  source.onerror = () => {
    if (!isLost) say('Connection lost, trying again…', true);
    isLost = true;
    if (source.readyState !== EventSource.CLOSED) return;
    // It was answered, but not with events: the page, read again, tells why.
    retry = setTimeout(connect, 5000);
    refresh();
  };
  for (const kind of kinds) source.addEventListener(kind, refresh);
};
// A browser opens six connections to a host: pages in the background must not use them up.
const connectIfSeen = () => { clearTimeout(retry); source?.close(); if (!document.hidden) connect(); };

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (button === null) return;
  const { value, textContent } = document.querySelector(button.dataset.copy);
  const copied = navigator.clipboard.writeText(value ?? textContent);
  say(await copied.then(() => 'Copied', () => 'Could not copy'));
});
main.addEventListener('input', () => { isChanged = true; });
// Not the second of a double click: what it did could not be seen, such as a password that is shown once.
let sentAt = -Infinity;
main.addEventListener('submit', (event) => {
  if (event.timeStamp - sentAt < 1000) event.preventDefault();
  else sentAt = event.timeStamp;
});
for (const event of ['focusout', 'pointerup', 'selectionchange']) document.addEventListener(event, catchUp);
prepare();
if (kinds.length > 0) { document.addEventListener('visibilitychange', connectIfSeen); connectIfSeen(); }
`;
