// Makes dist/: the page with the files of content/ written into it, and what it loads. Nothing to install.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const readText = (path) => readFileSync(place(path), 'utf8');
const readJson = (path) => JSON.parse(readText(path));

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
      return `<section class="menu-section" data-group="${escape(group)}"><h3>${escape(title)}</h3><ul>\n${rows.join('\n')}\n</ul></section>`;
    })
    .join('\n');
}

function renderHours({ week }) {
  return week
    .map(({ day, open, close }) => `<tr><th scope="row">${day}</th><td>${open ? `${open} – ${close}` : 'Closed'}</td></tr>`)
    .join('\n');
}

/** The page needs no script to be read. */
function renderPage(html) {
  const build = readJson('src/generated/build.json');
  return html
    .replace('<!-- menu -->', () => renderMenu(readJson('content/menu.json')))
    .replace('<!-- hours -->', () => renderHours(readJson('content/hours.json')))
    .replace('<!-- build -->', () => `Version ${escape(build.version)}, built on ${escape(build.date)}`);
}

rmSync(place('dist'), { recursive: true, force: true });
mkdirSync(place('dist'));
cpSync(place('public'), place('dist'), { recursive: true });
// Everything keeps its place, so that paths in the page and in the scripts hold before and after the build.
for (const path of ['content/hours.json', 'src/assets', 'src/hours.js', 'src/main.js', 'src/style.css'])
  cpSync(place(path), place(`dist/${path}`), { recursive: true });
writeFileSync(place('dist/index.html'), renderPage(readText('index.html')));
console.log('build: wrote dist/');
