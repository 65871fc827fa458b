import hours from '../content/hours.json' with { type: 'json' };
import { openingStatus } from './hours.js';

const status = document.querySelector('#status');

function showStatus() {
  const { open, text } = openingStatus(hours, new Date());
  status.classList.toggle('open', open);
  // A live region is read out on every change of its text, so it changes only when the sentence does.
  if (status.textContent !== text) status.textContent = text;
  status.hidden = false;
}

showStatus();
setInterval(showStatus, 60_000);

const filter = document.querySelector('#filter');
const sections = document.querySelectorAll('.menu-section');

filter.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button === null) return;
  for (const other of filter.querySelectorAll('button')) {
    other.setAttribute('aria-pressed', String(other === button));
  }
  const { show } = button.dataset;
  for (const section of sections) {
    section.hidden = show !== 'all' && section.dataset.group !== show;
  }
});
filter.hidden = false;
