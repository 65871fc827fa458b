// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  const { start } = await import('../actions/index.js');
  await start(new URL('../', import.meta.url), 'deploy');
} else {
  const { reportOldNode } = await import('../old-node.js');
  reportOldNode({ kind: 'action', outputs: ['status', 'error-code', 'operation-name', 'operation-id', 'build-path', 'build-id', 'archive-path', 'archive-sha256', 'archive-bytes', 'file-count', 'content-sha256', 'attempts', 'purge-status', 'url', 'result'] }, '20.19');
}
