import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const escape = (text) =>
  String(text).replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]);

const price = (value) => `€${value.toFixed(2)}`;

function renderMenu(sections) {
  return sections
    .map(({ title, group, items }) => {
      const rows = items.map(
        ({ name, note, price: value }) =>
          `<li><span class="name">${escape(name)}</span> <span class="price">${price(value)}</span> <span class="note">${escape(note)}</span></li>`,
      );
      return `<section class="menu-section" data-group="${escape(group)}"><h3>${escape(title)}</h3><ul>${rows.join('')}</ul></section>`;
    })
    .join('\n');
}

function renderHours({ week }) {
  return week
    .map(({ day, open, close }) => `<tr><th scope="row">${day}</th><td>${open ? `${open} – ${close}` : 'Closed'}</td></tr>`)
    .join('\n');
}

/** Writes the files of content/ into the page, so that it needs no script to be read. */
function content() {
  return {
    name: 'content',
    transformIndexHtml(html) {
      const build = readJson('./src/generated/build.json');
      return html
        .replace('<!-- menu -->', () => renderMenu(readJson('./content/menu.json')))
        .replace('<!-- hours -->', () => renderHours(readJson('./content/hours.json')))
        .replace('<!-- build -->', () => `Version ${escape(build.version)}, built on ${escape(build.date)}`);
    },
  };
}

export default defineConfig({
  plugins: [content()],
  build: { assetsInlineLimit: 0 },
});
