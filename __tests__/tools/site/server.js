import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(new URL('page.txt', import.meta.url));
const { PORT, HOST = '127.0.0.1' } = process.env;

createServer((_, response) => response.end(page)).listen(Number(PORT), HOST);
