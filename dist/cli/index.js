#!/usr/bin/env node
// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  const { start } = await import('../actions/index.js');
  await start(new URL('../', import.meta.url), 'cli');
} else {
  const { reportOldNode } = await import('../old-node.js');
  reportOldNode({ kind: 'command' }, '20.19');
}
