import { readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';

/**
 * What GitHub makes of a job summary: Markdown that may hold HTML, and then only the elements and attributes that it
 * allows (`rehype-sanitize` follows its list by default).
 * @param {string} markdown
 * @returns {string}
 */
export function asGitHubShows(markdown) {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return String(rehype().data('settings', { fragment: true }).use(rehypeSanitize).processSync(html));
}

/**
 * GitHub's callouts, with its own classes: what begins with the mark of one is not shown as a quotation.
 * @param {string} html as sanitized, where no class is left
 */
function withCallouts(html) {
  return html.replace(
    /<blockquote>\s*<p>\[!(CAUTION|WARNING)\]<\/p>([\s\S]*?)<\/blockquote>/g,
    (_, /** @type {string} */ kind, content) => {
      const name = kind.charAt(0) + kind.slice(1).toLowerCase();
      return `<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title">${name}</p>${content}</div>`;
    },
  );
}

/**
 * A page of summaries with GitHub's stylesheet.
 * @param {readonly string[]} summaries as `asGitHubShows` gives them
 * @param {'light' | 'dark'} theme
 */
export function pageOf(summaries, theme) {
  const css = readFileSync(`node_modules/github-markdown-css/github-markdown-${theme}.css`, 'utf8');
  const [page, border] = theme === 'dark' ? ['#010409', '#3d444d'] : ['#f6f8fa', '#d1d9e0'];
  const own = `
    body { margin: 0; padding: 16px; background: ${page}; }
    .markdown-body { border: 1px solid ${border}; border-radius: 6px; padding: 16px 24px; }
    .markdown-body + .markdown-body { margin-top: 16px; }`;
  const boxes = summaries.map((html) => `<article class="markdown-body">${withCallouts(html)}</article>`);
  return `<!doctype html><html><head><meta charset="utf-8"><style>${css}${own}</style></head><body>${boxes.join('')}</body></html>`;
}
