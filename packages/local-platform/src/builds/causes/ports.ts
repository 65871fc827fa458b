import { safeText } from '../../../../../src/shared/text/safe-text.ts';
import { fieldOf } from '../../schemas/unchecked.ts';
import { manifestField } from './failed-app.ts';
import type { Listening } from '../../process/listening.ts';

/** Where the platform asks an app, too, that does not listen on PORT: its documents name both. */
export const OTHER_PORTS: readonly number[] = [8080, 3000];

/** A port that is written into a command: `-p 3000`, `-l 3000`, `--port=3000`, `--listen tcp://0.0.0.0:3000`. */
const WRITTEN_PORT = /\s(-[pPl]|--port|--listen)([= ]?)(\S{0,60}?)\d{2,5}(?=\s|$)/;

/** `PORT=3000 node server.js` */
const FIXED_PORT = /\b(PORT=\d{2,5})\b/;

/** Programs that read no PORT, or not in every version, and what makes them listen there. */
const DEAF: readonly (readonly [program: RegExp, name: string, flags: string])[] = [
  [/\bvite\s+preview\b/, 'vite preview', '--port $PORT --host'],
  [/\bvite\b(?!\s+build)/, 'vite', '--port $PORT --host'],
  [/\bvitepress\s+(?:preview|serve)\b/, 'vitepress preview', '--port $PORT'],
  [/\bng\s+serve\b/, 'ng serve', '--port $PORT --host 0.0.0.0'],
  [/\bastro\s+(?:preview|dev)\b/, 'astro preview', '--port $PORT --host'],
  [/\bgatsby\s+serve\b/, 'gatsby serve', '--port $PORT --host 0.0.0.0'],
  [/\bdocusaurus\s+(?:serve|start)\b/, 'docusaurus serve', '--port $PORT --host 0.0.0.0'],
  [/\bwebpack(?:-dev-server|\s+serve)\b/, 'webpack serve', '--port $PORT --host 0.0.0.0'],
  [/\beleventy\b.*\s--serve\b/, 'eleventy --serve', '--port=$PORT'],
  [/\bhexo\s+s(?:erver)?\b/, 'hexo server', '-p $PORT'],
  [/\brsbuild\s+(?:preview|dev)\b/, 'rsbuild preview', '--port $PORT'],
  [/\bjson-server\b/, 'json-server', '--port $PORT --host 0.0.0.0'],
  [/\bhttp-server\b/, 'http-server', '-p $PORT'],
  [/(?:^|&&\s*|npx\s+)serve\b/, 'serve', '-l $PORT'],
];

/** Packages whose apps choose the port in their own code, and how. The first that an app has is the one. */
const IN_CODE: readonly (readonly [packageName: string, remedy: string])[] = [
  ['@nestjs/core', 'write "await app.listen(process.env.PORT)" in src/main.ts.'],
  ['fastify', `write "app.listen({ port: Number(process.env.PORT), host: '0.0.0.0' })".`],
  ['@hono/node-server', 'write "serve({ fetch: app.fetch, port: Number(process.env.PORT) })".'],
  ['@hapi/hapi', 'write "Hapi.server({ port: process.env.PORT })".'],
  ['koa', 'write "app.listen(process.env.PORT)".'],
  ['express', 'write "app.listen(process.env.PORT)".'],
];

/** Scripts that call each other are followed so far. */
const MAX_SCRIPTS = 4;
const OTHER_SCRIPT = /\b(?:npm run|yarn run|yarn|pnpm run|pnpm) ([\w:.-]{1,100})/;

/** What makes an app listen on its port that listens elsewhere, as the end of a sentence: what its start script needs. */
export function portRemedy(folder: string): string {
  const commands = startCommands(folder);
  for (const command of commands) {
    const written = WRITTEN_PORT.exec(command);
    if (written !== null) {
      const [whole, flag = '', gap = '', before = ''] = written;
      return safeText(`its start script says "${whole.trim()}": write "${flag}${gap}${before}$PORT" instead.`);
    }
    const fixed = FIXED_PORT.exec(command)?.[1];
    if (fixed !== undefined) return `its start script says "${fixed}": remove that.`;
  }
  const deaf = DEAF.find(([program]) => commands.some((command) => program.test(command)));
  if (deaf === undefined) {
    const packages = manifestField(folder, 'dependencies');
    const inCode = IN_CODE.find(([name]) => typeof fieldOf(packages, name) === 'string');
    return inCode?.[1] ?? 'make the app listen on process.env.PORT.';
  }
  const [, name, flags] = deaf;
  return `"${name}" did not use PORT: add "${flags}" to it in the start script.`;
}

/** The script `start`, and those that it calls. */
function startCommands(folder: string): string[] {
  const scripts = manifestField(folder, 'scripts');
  const commands: string[] = [];
  let name: string | undefined = 'start';
  while (name !== undefined && commands.length < MAX_SCRIPTS) {
    const text = fieldOf(scripts, name);
    if (typeof text !== 'string') break;
    const command = text.slice(0, 1000);
    commands.push(command);
    name = OTHER_SCRIPT.exec(command)?.[1];
  }
  return commands;
}

const LISTEN_EVERYWHERE =
  'make it listen on 0.0.0.0 (in Node: "listen(process.env.PORT)" without a host; many programs: "--host 0.0.0.0", or the shell variable HOST).';

const SLOW =
  'It does not listen on any port yet, but is still working: the start is slow. Move what takes long (compiling, migrations, fetching content) to the script "build", so that "start" only serves.';

/**
 * Where an app listens that did not answer.
 * @param all of its processes; undefined where nobody can tell
 * @param port on which it should
 * @param folder of the app
 * @param isWorking whether its processes used the processor to the end
 */
export function describePorts(
  all: readonly Listening[] | undefined,
  port: number,
  folder: string,
  isWorking = false,
): string {
  if (all === undefined) return `Does it listen on that port? If not, ${portRemedy(folder)}`;
  const ports = [...new Set(all.map((one) => one.port))];
  if (ports.length === 0)
    return isWorking ? SLOW : 'It does not listen on any port: make it listen on process.env.PORT.';
  if (ports.includes(port))
    return 'It listens on that port, but does not answer HTTP on 127.0.0.1 or ::1: is it busy, or does it listen only on another address?';
  const elsewhere = `It listens on port${ports.length === 1 ? '' : 's'} ${ports.join(' and ')}`;
  if (acceptedPorts(all, port).length > 0) return `${elsewhere}, but does not answer HTTP there: is it busy?`;
  return `${elsewhere} instead: ${portRemedy(folder)} The platform accepts PORT, ${OTHER_PORTS.join(' or ')}.`;
}

/**
 * The ports that an app listens on instead of PORT and that the platform accepts as well; none on which another program could
 * answer in its place.
 */
export function acceptedPorts(
  all: readonly Listening[] | undefined,
  port: number,
  others = OTHER_PORTS,
): readonly number[] {
  if (all === undefined || !listensElsewhere(all, port)) return [];
  return others.filter((other) => all.some((one) => one.port === other && one.isShared === undefined));
}

/** What an app is told whose port is its own choice: a sentence. */
export function describeAccepted(accepted: number, folder: string): string {
  return `The app listens on port ${accepted}, not on PORT. The platform accepts that, but on this machine two such apps cannot run side by side, and before a new version starts, the one before is ended. To avoid that: ${portRemedy(folder)}`;
}

/** Whether an app listens, but not where it should. */
export function listensElsewhere(all: readonly Listening[] | undefined, port: number): boolean {
  return all !== undefined && all.length > 0 && !all.some((one) => one.port === port);
}

/** What is wrong with an app that only programs of its own machine reach; undefined where nothing is, or nobody can tell. */
export function describeLoopback(all: readonly Listening[] | undefined, port: number): string | undefined {
  const there = all?.filter((one) => one.port === port) ?? [];
  if (there.length === 0 || !there.every(({ isLoopback }) => isLoopback)) return undefined;
  // Not `::1`: logs break "::", which is how a command of a runner begins.
  return `The app listens only on localhost (such as 127.0.0.1), where the platform may not reach it: ${LISTEN_EVERYWHERE}`;
}
