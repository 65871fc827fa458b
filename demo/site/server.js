import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('dist', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

function refuse(response, status, message, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${message}\n`);
}

/** The decoded path of a request, or undefined when it cannot be one. */
function decodePath(url) {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0]);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The file at that place with its size, or undefined when there is none. */
async function findFile(path) {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return findFile(join(path, 'index.html'));
  return found?.isFile() ? { path, size: found.size } : undefined;
}

async function serve(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
  }

  const path = decodePath(request.url);
  if (path === undefined) return refuse(response, 400, 'Bad request');

  // Compared after decoding and resolving, so that "..", "%2e%2e" and "..%2f" are all caught here.
  const target = resolve(root, `.${path}`);
  if (target !== root && !target.startsWith(root + sep)) return refuse(response, 403, 'Forbidden');

  const file = await findFile(target);
  if (file === undefined) return refuse(response, 404, 'Not found');

  response.writeHead(200, {
    'content-type': TYPES[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': file.size,
    // Names do not change with their content.
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') return response.end();
  pipeline(createReadStream(file.path), response, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error);
  });
}

const server = createServer((request, response) => {
  serve(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});

server.listen(process.env.PORT ?? 8080, process.env.HOST, () => {
  console.log(`Listening on port ${server.address().port}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}
