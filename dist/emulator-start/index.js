// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  const { start } = await import('../actions/index.js');
  await start(new URL('../', import.meta.url), 'emulator-start');
} else {
  const { reportOldNode } = await import('../old-node.js');
  reportOldNode({ kind: 'action', outputs: ['status', 'error-code', 'headless-url', 'base-url', 'username', 'password', 'account', 'app', 'environment', 'rebuild-webhook', 'clean-rebuild-webhook', 'purge-cache-webhook', 'control-url', 'control-token', 'site-url', 'result'] }, '20.19');
}
