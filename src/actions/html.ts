/** Text for an HTML element or a quoted attribute, and safe where GitHub reads Markdown inside HTML as well. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`*_~[\]\\|@#:$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
