export const id = 161;
export const ids = [161];
export const modules = {

/***/ 6161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makeAppHost: () => (/* binding */ makeAppHost)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/emulator/remove-folder.js
var remove_folder = __webpack_require__(464);
// EXTERNAL MODULE: ./lib/emulator/errors/thrown.js
var thrown = __webpack_require__(6341);
// EXTERNAL MODULE: ./lib/emulator/state/builds.js
var builds = __webpack_require__(6420);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/emulator/process/processes.js
var processes = __webpack_require__(7304);
;// CONCATENATED MODULE: ./lib/emulator/process/listening.js


/** State of a socket that listens, in proc(5) `/proc/net/tcp`. */
const LISTEN = '0A';
/** Column of its inode. The local address is in the second one, as hexadecimal digits around a colon. */
const INODE = 9;
/**
 * The TCP ports on which the processes of a group listen, lowest first.
 * @returns undefined where that cannot be read: only Linux shows it
 */
function listeningPorts(leader) {
    const sockets = listeningSockets();
    if (sockets === undefined)
        return undefined;
    const ports = processesOf(leader).flatMap((pid) => socketsOf(pid).flatMap((socket) => sockets.get(socket) ?? []));
    return [...new Set(ports)].toSorted((one, other) => one - other);
}
/** Ports by the inode of their socket. */
function listeningSockets() {
    const tables = ['tcp', 'tcp6'].flatMap((name) => readOr(() => [(0,external_node_fs_.readFileSync)(`/proc/net/${name}`, 'latin1')], []));
    if (tables.length === 0)
        return undefined;
    const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
    const listening = rows.filter(([, , , state]) => state === LISTEN);
    return new Map(listening.map((row) => [row[INODE] ?? '', Number.parseInt(row[1]?.split(':')[1] ?? '', 16)]));
}
function processesOf(leader) {
    const all = readOr(() => (0,external_node_fs_.readdirSync)('/proc'), []).filter((name) => /^\d+$/.test(name));
    return all.map(Number).filter((pid) => (0,processes/* readStat */.BV)(pid)?.group === leader);
}
function socketsOf(pid) {
    const folder = `/proc/${pid}/fd`;
    const links = readOr(() => (0,external_node_fs_.readdirSync)(folder), []).map((name) => readOr(() => (0,external_node_fs_.readlinkSync)(`${folder}/${name}`), ''));
    return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.slice(1) ?? []);
}
/** Processes end while they are read. */
function readOr(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(8804);
// EXTERNAL MODULE: ./lib/emulator/npm-usage.js
var npm_usage = __webpack_require__(8768);
;// CONCATENATED MODULE: ./lib/emulator/builds/other-case.js

/** Not of the app itself, and full of files. */
const SKIPPED = /^(?:node_modules|\..*)$/u;
/** Endings that an import may leave out. */
const CODE = /\.(?:[cm]?[jt]sx?|json|vue|svelte|astro|s?css)$/u;
/**
 * The file of an app that has a name in another case: macOS and Windows find it, Linux does not.
 * @param folder of the app
 * @param name as an import, a program or a shell has it: `./Menu`, `../lib/Menu.js`, `@/Menu`, `content/Menu.json`
 * @returns its path in the app; undefined where there is none, or one in this case, too
 */
function findInOtherCase(folder, name) {
    const wanted = name.replace(/^(?:[.@~]+\/)+|^[~#]/u, '');
    if (/^(?:\/|\.*$)/u.test(wanted))
        return undefined;
    const found = filesIn(folder, '').flatMap((file) => {
        // As they are imported: whole, without the extension, and the index of a folder.
        const module = file.replace(CODE, '');
        const forms = [file, module, module.replace(/\/index$/u, '')];
        const form = forms.find((one) => endsLike(one.toLowerCase(), wanted.toLowerCase()));
        return form === undefined ? [] : [{ file, isSame: endsLike(form, wanted) }];
    });
    return found.some(({ isSame }) => isSame) ? undefined : found[0]?.file;
}
function endsLike(file, end) {
    return `/${file}`.endsWith(`/${end}`);
}
/** Paths of its files, from `folder` on, below a path that ends in a slash. */
function filesIn(folder, below) {
    try {
        return (0,external_node_fs_.readdirSync)(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) => {
            const name = `${below}${entry.name}`;
            if (!entry.isDirectory())
                return [name];
            return SKIPPED.test(entry.name) ? [] : filesIn(folder, `${name}/`);
        });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/emulator/builds/failed-output.js



/** Lines that a message quotes. */
const QUOTED_LINES = 12;
/** Frames of a stack, empty lines, and where npm keeps its own log: none of them says what is wrong. */
const NOISE = /^(?:\s+at .+|\s*|npm (?:error|ERR!)(?: A complete log of this run .*)?\s*)$/;
const CAUSES = [
    {
        pattern: /^npm (?:error|ERR!) Missing: (\S+) from lock file$/,
        sentence: (name) => `${name} is missing from package-lock.json: run "npm install" and commit package-lock.json.`,
    },
    {
        pattern: /^npm (?:error|ERR!) Invalid: lock file's (\S+) does not satisfy /,
        sentence: (name) => `package-lock.json has ${name}, which package.json does not allow: run "npm install" and commit package-lock.json.`,
    },
    {
        pattern: /^npm (?:error|ERR!) 404 +(?:The requested resource )?'([^']+)' (?:is not in this registry|could not be)/,
        sentence: (name) => `The registry has no ${name}, or does not let this machine read it.`,
    },
    {
        pattern: /(Your lockfile needs to be updated), but yarn was run with/,
        sentence: () => 'yarn.lock is out of step with package.json: run "yarn install" and commit yarn.lock.',
    },
    {
        // Node and TypeScript; webpack; Rollup and esbuild; Vite.
        pattern: /(?:Cannot find (?:module|package)|Can't resolve|Could not resolve|[Ff]ailed to resolve import) ['"]([^'"]{1,300})['"]/,
        sentence: (name, folder) => /^(?:[./~#]|@\/)/.test(name)
            ? noFile(name, folder)
            : `The package of "${name}" is not installed: is it in package.json?`,
    },
    {
        pattern: /^(?:\/bin\/)?(?:ba|da)?sh: (?:line )?(?:\d+: )?([^:\s]+): (?:command )?not found$/,
        sentence: (name, folder) => name.includes('/') ? noFile(name, folder) : `There is no program "${name}": is its package in package.json?`,
    },
    { pattern: /ENOENT: no such file or directory, [a-z]+ '([^']{1,300})'/, sentence: noFile },
    {
        pattern: /EADDRINUSE: address already in use \S*:(\d+)$/,
        sentence: (port) => `Port ${port} is in use: let the app listen on process.env.PORT.`,
    },
];
/** An error that ends Node, or stops the TypeScript compiler: all that is known of any other cause. */
const ERROR = /^\s*((?:[A-Z]\w*)?Error(?: \[\w+\])?: \S.*|\S+\(\d+,\d+\): error TS\d+: .*)$/;
/** The first of these lines says what npm stopped at, where nothing else does. */
const NPM_REASON = /^npm (?:error|ERR!) (?!(?:code|errno|syscall|path|dest|command failed|A complete log)\b)(\S.*)$/;
/** Where what a program says of its failure may begin. */
const FIRST_ERROR = /^\s*(?:npm (?:error|ERR!) \S|error\b|✘ \[ERROR\]|ERROR in )/i;
/**
 * Reads from what a program wrote that failed what it was missing. The last line that tells counts, as it went on after
 * those before; an error after that line may be another reason, and is quoted.
 * @param folder of the app: paths in it are named as in the zip
 * @returns one or two sentences; undefined where no line tells
 */
function causeOf(lines, folder) {
    const newestFirst = lines.toReversed();
    const at = newestFirst.findIndex((line) => explain(line, folder) !== undefined);
    const after = newestFirst.slice(0, at < 0 ? lines.length : at);
    const [known] = after.flatMap((line) => ERROR.exec(line)?.slice(1) ?? []);
    const error = known ?? (at < 0 ? npmReason(lines) : undefined);
    const sentences = [explain(newestFirst[at] ?? '', folder), error === undefined ? undefined : `It says: ${error}`];
    const cause = sentences.filter((sentence) => sentence !== undefined).join(' ');
    return cause === '' ? undefined : (0,lib_text/* safeText */.Hk)(withoutFolder(cause, folder));
}
function npmReason(lines) {
    return lines.flatMap((line) => NPM_REASON.exec(line)?.slice(1) ?? [])[0];
}
function explain(line, folder) {
    for (const { pattern, sentence } of CAUSES) {
        const name = pattern.exec(line)?.[1];
        if (name !== undefined)
            return sentence(name, folder);
    }
    return undefined;
}
/**
 * The last lines of what a program wrote that failed, without those that say nothing about it; where its error begins
 * earlier, half of them from there on.
 */
function quoteOutput(lines, folder) {
    const telling = (0,npm_usage/* withoutNpmUsage */.N)(lines, (line) => line).filter((line) => !NOISE.test(line));
    const first = telling.findIndex((line) => FIRST_ERROR.test(line) || ERROR.test(line));
    const half = QUOTED_LINES / 2;
    const isEarlier = first >= 0 && first < telling.length - QUOTED_LINES;
    const quoted = isEarlier
        ? [...telling.slice(first, first + half), '…', ...telling.slice(-half)]
        : telling.slice(-QUOTED_LINES);
    return quoted.map((line) => (0,lib_text/* safeText */.Hk)(withoutFolder(line, folder)));
}
/** npm prints such parts of a path as `***` (@npmcli/redact). */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
function withoutFolder(text, folder) {
    return [folder, folder.replaceAll(UUID, '***')].reduce((rest, form) => rest.replaceAll(`file://${form}/`, '').replaceAll(`${form}/`, '').replaceAll(form, '.'), text);
}
function noFile(name, folder) {
    const other = findInOtherCase(folder, withoutFolder(name, folder));
    const where = other === undefined ? '' : ` Is it ${other}? Linux tells upper case from lower case.`;
    return `There is no ${name}: it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.${where}`;
}

;// CONCATENATED MODULE: ./lib/emulator/builds/failure.js
/** The step of a build that failed, and why. */
class StepFailure extends Error {
    step;
    reason;
    name = 'StepFailure';
    /**
     * @param reason a sentence
     * @param output last lines of what failed
     */
    constructor(step, reason, output = []) {
        super([reason, ...output].join('\n'));
        this.step = step;
        this.reason = reason;
    }
}

;// CONCATENATED MODULE: ./lib/emulator/builds/lines.js
/** Characters of a line that are kept. */
const MAX_LINE_LENGTH = 2000;
/** A line break. Not a CR at the end of what is there: it may be the first half of one. */
const LINE_BREAK = /\r\n|\n|\r(?=[^])/u;
/** Puts the chunks of one stream together to lines. However long a line gets, only its beginning is held. */
class LineReader {
    onLine;
    #open = '';
    #cut = 0;
    constructor(onLine) {
        this.onLine = onLine;
    }
    add(chunk) {
        const [first = '', ...others] = (this.#open + chunk).split(LINE_BREAK);
        this.#open = first;
        for (const line of others) {
            this.#end(false);
            this.#open = line;
        }
        // One more, so that a CR is seen together with its LF.
        if (this.#open.length > MAX_LINE_LENGTH + 1)
            this.#shorten();
    }
    /** Ends the line that has no end yet, if there is one. */
    flush() {
        this.#open = this.#open.replace(/\r$/u, '');
        if (this.#open !== '')
            this.#end(true);
    }
    #end(isOpen) {
        this.#shorten();
        this.onLine({ text: this.#open, cut: this.#cut, isPart: isOpen || this.#cut > 0 });
        this.#open = '';
        this.#cut = 0;
    }
    #shorten() {
        this.#cut += Math.max(0, this.#open.length - MAX_LINE_LENGTH);
        this.#open = this.#open.slice(0, MAX_LINE_LENGTH);
    }
}

;// CONCATENATED MODULE: ./lib/emulator/builds/command.js





/** Longest time for an installation or a build. */
const MAX_COMMAND_MS = 15 * 60_000;
/** Starts a command in a process group of its own. @throws StepFailure when there is no such program */
async function startCommand(step, command, context) {
    const [program, ...args] = command;
    const { folder: cwd, environment: env, log, groups } = context;
    log.note(step, `$ ${command.join(' ')}`);
    const child = (0,external_node_child_process_.spawn)(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    // Each on its own: what one program writes in two chunks may have a chunk of the other stream between them.
    const readers = [
        readLines(child.stdout, (line) => log.add(step, 'stdout', line)),
        readLines(child.stderr, (line) => log.add(step, 'stderr', line)),
    ];
    const closed = (0,external_node_events_.once)(child, 'close').catch(() => undefined);
    try {
        await (0,external_node_events_.once)(child, 'spawn');
    }
    catch {
        throw new StepFailure(step, `There is no program "${program}" on the PATH.`);
    }
    const pid = child.pid ?? 0;
    groups.add(pid);
    child.once('exit', () => groups.end(pid));
    const output = () => {
        for (const reader of readers)
            reader.flush();
        const own = log.lines().filter((line) => line.step === step && line.source !== 'platform');
        return own.map(({ text }) => text);
    };
    return { child, pid, output, closed };
}
function readLines(stream, onLine) {
    const reader = new LineReader(onLine);
    stream.setEncoding('utf8').on('data', (chunk) => {
        reader.add(chunk);
        // Between two chunks, requests have their turn: a program that writes without end must not keep them from it.
        stream.pause();
        setImmediate(() => stream.resume());
    });
    stream.once('close', () => reader.flush());
    return reader;
}
/** Runs a command to its end. @throws StepFailure unless its exit status is 0; the reason of the signal when it is aborted */
async function runCommand(step, command, context, signal) {
    signal.throwIfAborted();
    const { child, pid, output, closed } = await startCommand(step, command, context);
    const end = () => context.groups.end(pid);
    let isLate = false;
    const timeout = setTimeout(() => {
        isLate = true;
        end();
    }, MAX_COMMAND_MS);
    signal.addEventListener('abort', end);
    // A listener is not told of what came before it.
    if (signal.aborted)
        end();
    try {
        // Not `exit`: the last lines may still be on their way.
        await closed;
        signal.throwIfAborted();
        if (child.exitCode === 0)
            return;
        const name = `"${command.join(' ')}"`;
        if (!isLate)
            throw endedFailure(step, `${name} ${endOf(child)}.`, output(), context.folder);
        const what = `${name} did not end within ${MAX_COMMAND_MS / 60_000} minutes.`;
        throw new StepFailure(step, what, quoteOutput(output(), context.folder));
    }
    finally {
        clearTimeout(timeout);
        signal.removeEventListener('abort', end);
    }
}
/** How a program that is gone ended, as the end of a sentence about it. */
function endOf({ exitCode, signalCode }) {
    return exitCode === null ? `was ended by ${signalCode}` : `ended with exit status ${exitCode}`;
}
/**
 * The failure of a program that ended.
 * @param what a sentence: what ended, and how
 * @param output lines that it wrote
 */
function endedFailure(step, what, output, folder) {
    const cause = causeOf(output, folder);
    return new StepFailure(step, cause === undefined ? what : `${what} ${cause}`, quoteOutput(output, folder));
}

;// CONCATENATED MODULE: ./lib/emulator/builds/app.js








/** How long an app may take until it answers. */
const MAX_START_MS = 60_000;
/** How long one answer may take: the first one is often compiled or fetched. Half, so that a lost one is asked again. */
const MAX_ANSWER_MS = MAX_START_MS / 2;
/** Milliseconds between two looks. */
const POLL_INTERVAL_MS = 100;
/** How long the last lines of an app that has ended may take: a program that it left may hold their pipe. */
const MAX_LAST_LINES_MS = 1000;
/**
 * Starts an app on a free port and waits until it answers HTTP there, whatever it answers.
 * @throws StepFailure when it ends or does not answer in time; the reason of the signal when it is aborted
 */
async function startApp(command, context, signal, within = MAX_START_MS) {
    signal.throwIfAborted();
    const port = await freePort();
    const environment = { ...context.environment, PORT: String(port), HOST: '127.0.0.1' };
    const started = await startCommand('start', command, { ...context, environment });
    let isStopped = false;
    const stop = () => {
        isStopped = true;
        context.groups.end(started.pid);
    };
    try {
        await answers(port, started, command, context.folder, signal, within);
        // It may have answered after that.
        signal.throwIfAborted();
        context.log.note('start', 'The app answers.');
        started.child.once('exit', () => {
            if (!isStopped)
                context.log.note('start', `The app ${endOf(started.child)}.`);
        });
        return { port, stop };
    }
    catch (error) {
        stop();
        throw error;
    }
}
async function answers(port, { child, pid, output, closed }, command, folder, signal, within) {
    const until = performance.now() + within;
    const patience = () => Math.max(1, Math.min(MAX_ANSWER_MS, until - performance.now()));
    while (!(await answersOnce(port, patience(), signal))) {
        signal.throwIfAborted();
        if (child.exitCode !== null || child.signalCode !== null) {
            await Promise.race([closed, (0,external_node_timers_promises_.setTimeout)(MAX_LAST_LINES_MS, undefined, { ref: false })]);
            const what = `"${command.join(' ')}" ${endOf(child)} before the app answered.`;
            throw endedFailure('start', what, output(), folder);
        }
        if (performance.now() >= until) {
            const seconds = Math.round(within / 1000);
            const where = describePorts(listeningPorts(pid), port);
            const reason = `The app did not answer on PORT (${port}) within ${seconds} s. ${where}`;
            throw new StepFailure('start', reason, quoteOutput(output(), folder));
        }
        await (0,external_node_timers_promises_.setTimeout)(POLL_INTERVAL_MS);
    }
}
/**
 * Where an app listens that did not answer.
 * @param ports of its processes; undefined where nobody can tell
 * @param port on which it should
 */
function describePorts(ports, port) {
    if (ports === undefined)
        return 'Does it listen on process.env.PORT?';
    if (ports.length === 0)
        return 'It listens on no port.';
    if (ports.includes(port))
        return `It listens there, but gives 127.0.0.1 no HTTP answer within ${MAX_ANSWER_MS / 1000} s: is it busy, or does it listen on another address only?`;
    const others = `port${ports.length === 1 ? '' : 's'} ${ports.join(' and ')}`;
    return `It listens on ${others} instead: let it listen on process.env.PORT.`;
}
async function answersOnce(port, timeout, signal) {
    try {
        const request = (0,external_node_http_.get)({ host: '127.0.0.1', port, path: '/', agent: false, timeout, signal });
        request.once('timeout', () => request.destroy(new Error('no answer')));
        const [response] = (await (0,external_node_events_.once)(request, 'response'));
        response.destroy();
        return true;
    }
    catch {
        return false;
    }
}
async function freePort() {
    const server = (0,external_node_net_.createServer)().listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    server.close();
    await (0,external_node_events_.once)(server, 'close');
    return typeof address === 'object' && address !== null ? address.port : 0;
}

;// CONCATENATED MODULE: ./lib/emulator/builds/caches.js



/** Folders that the platform keeps from one build to the next (public documents). */
const CACHES = ['.cache', '.next/cache', '.nuxt', '.wordpress-cache', 'public'];
/** Copies what the build before left into a new one. A folder that the archive already has is not touched. */
async function restoreCaches(kept, folder) {
    for (const name of CACHES) {
        const from = external_node_path_.join(kept, name);
        // The first part decides: an archive that brings .next has its own caches in it.
        const brought = (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name.split('/')[0] ?? name));
        if (!brought && (0,external_node_fs_.existsSync)(from))
            await copy(from, external_node_path_.join(folder, name));
    }
}
/** Keeps the caches of a build that worked, in place of those before. */
async function keepCaches(folder, kept) {
    const fresh = `${kept}.new`;
    await (0,promises_.rm)(fresh, { recursive: true, force: true });
    await (0,promises_.mkdir)(fresh, { recursive: true });
    for (const name of CACHES) {
        const from = external_node_path_.join(folder, name);
        if ((0,external_node_fs_.existsSync)(from))
            await copy(from, external_node_path_.join(fresh, name));
    }
    await (0,promises_.rm)(kept, { recursive: true, force: true });
    await (0,promises_.rename)(fresh, kept);
}
async function copy(from, to) {
    await (0,promises_.cp)(from, to, { recursive: true, verbatimSymlinks: true, filter: isCopied });
}
/** Pipes and sockets that a program left cannot be copied, and are of no use to the next build. */
async function isCopied(source) {
    const stats = await (0,promises_.lstat)(source);
    return stats.isFile() || stats.isDirectory() || stats.isSymbolicLink();
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/emulator/builds/node-version.js




/**
 * Version of the Node that the programs of an app find, without a "v". Not our own: a runner starts actions with a Node
 * that is not on the PATH.
 * @throws StepFailure when there is none, or it does not start (`NODE_OPTIONS` of the environment)
 */
async function nodeVersion(environment) {
    try {
        const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('node', ['--version'], { env: environment });
        return stdout.trim().replace(/^v/u, '');
    }
    catch (error) {
        if (error.code === 'ENOENT') {
            throw new StepFailure('package.json', 'There is no program "node" on the PATH.');
        }
        const { stderr = '' } = error;
        const said = stderr.trim().split('\n')[0] ?? '';
        throw new StepFailure('package.json', `"node --version" fails: ${said === '' ? (0,thrown/* asThrown */.J)(error).message : said}`);
    }
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(2088);
// EXTERNAL MODULE: ./lib/emulator/schemas/unchecked.js
var unchecked = __webpack_require__(120);
;// CONCATENATED MODULE: ./lib/emulator/builds/plan.js





/**
 * Reads from an unpacked app how it is installed, built and started, as the platform documents it.
 * @param nodeVersion of the Node that will run it, without a "v"
 * @throws StepFailure when package.json cannot be used
 */
function readPlan(folder, nodeVersion) {
    const manifest = readManifest(external_node_path_.join(folder, 'package.json'));
    const range = (0,unchecked/* fieldOf */._)((0,unchecked/* fieldOf */._)(manifest, 'engines'), 'node');
    if (range !== undefined)
        checkNode(range, nodeVersion);
    const scripts = (0,unchecked/* fieldOf */._)(manifest, 'scripts');
    if (typeof (0,unchecked/* fieldOf */._)(scripts, 'start') !== 'string')
        throw failure('package.json has no script "start".');
    const hasBuild = typeof (0,unchecked/* fieldOf */._)(scripts, 'build') === 'string';
    const has = (name) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name));
    const manager = !has('package-lock.json') && has('yarn.lock') ? 'yarn' : 'npm';
    return {
        install: installCommand(manager, has('package-lock.json')),
        build: hasBuild ? [manager, 'run', 'build'] : undefined,
        start: [manager, 'run', 'start'],
    };
}
function installCommand(manager, hasLock) {
    if (manager === 'yarn')
        return ['yarn', 'install', '--frozen-lockfile', '--non-interactive'];
    return ['npm', hasLock ? 'ci' : 'install', '--no-audit', '--no-fund'];
}
function readManifest(file) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        throw failure('There is no package.json at the root of the archive.');
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw failure('package.json is not JSON.');
    }
}
function checkNode(range, nodeVersion) {
    const quoted = JSON.stringify(range);
    if (typeof range !== 'string' || (0,semver.validRange)(range) === null)
        throw failure(`engines.node of package.json is not a range of versions: ${quoted}.`);
    if (!(0,semver.satisfies)(nodeVersion, range))
        throw failure(`package.json asks for Node ${quoted} (engines.node); this is ${nodeVersion}.`);
}
function failure(message) {
    return new StepFailure('package.json', message);
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
;// CONCATENATED MODULE: ./lib/emulator/builds/unpack.js






const LIMITS = { bytes: 4 * 2 ** 30, ratio: 200, ratioFrom: 50 * 2 ** 20 };
/** Type bits of a Unix mode, and that of a regular file and of a folder. 0: the packer said nothing. */
const TYPE = 0o170000;
const PLAIN = new Set([0, 0o100000, 0o040000]);
/**
 * Unpacks an archive that was accepted: its names were checked to stay inside.
 * @param folder does not exist yet; private (0700) afterwards
 * @throws StepFailure for links, devices and the like, and above a limit
 */
async function unpack(file, folder, signal, limits = LIMITS) {
    await (0,promises_.mkdir)(folder, { mode: 0o700 });
    const zip = await (0,yauzl/* openPromise */.sO)(file, { decodeStrings: false, autoClose: false });
    const budget = { left: Math.min(limits.bytes, Math.max(limits.ratioFrom, zip.fileSize * limits.ratio)) };
    try {
        for await (const entry of zip.eachEntry()) {
            signal.throwIfAborted();
            await unpackEntry(zip, entry, folder, budget, signal);
        }
    }
    finally {
        zip.close();
    }
}
async function unpackEntry(zip, entry, folder, budget, signal) {
    const name = (0,yauzl/* getFileNameLowLevel */.ax)(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
    const mode = entry.externalFileAttributes >>> 16;
    if (!PLAIN.has(mode & TYPE))
        throw new StepFailure('unpack', `${JSON.stringify(name)} is not a plain file.`);
    const target = external_node_path_.join(folder, name);
    // The names were checked when the archive was accepted; nothing may depend on that alone.
    if (!target.startsWith(folder + external_node_path_.sep))
        throw new StepFailure('unpack', `${JSON.stringify(name)} leads outside.`);
    if (name.endsWith('/')) {
        await (0,promises_.mkdir)(target, { recursive: true });
        return;
    }
    await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
    await (0,external_node_stream_promises_.pipeline)(await zip.openReadStreamPromise(entry), 
    // Counted as it comes: sizes in the archive may be anything.
    async function* count(chunks) {
        for await (const chunk of chunks) {
            budget.left -= chunk.length;
            if (budget.left < 0)
                throw new StepFailure('unpack', 'The archive unpacks to more than is allowed.');
            yield chunk;
        }
    }, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx', mode: (mode & 0o111) === 0 ? 0o644 : 0o755 }), { signal });
}

;// CONCATENATED MODULE: ./lib/emulator/builds/build-app.js








/**
 * From an accepted zip to an app that answers.
 * @param onBuilt called when the build itself is over
 * @throws StepFailure naming the step that failed; the reason of the signal when it is aborted
 */
async function buildApp(order, onBuilt, signal) {
    const { source, context, caches, clean, mustFail } = order;
    await during('unpack', signal, async () => await unpack(source, context.folder, signal));
    const version = await nodeVersion(context.environment);
    context.log.note('package.json', `Node ${version}`);
    const plan = readPlan(context.folder, version);
    if (!clean)
        await during('build', signal, async () => await restoreCaches(caches, context.folder));
    await runCommand('install', plan.install, context, signal);
    if (plan.build !== undefined)
        await runCommand('build', plan.build, context, signal);
    if (mustFail)
        throw new StepFailure('build', 'A fault was queued for this build.');
    await during('build', signal, async () => await keepCaches(context.folder, caches));
    onBuilt();
    return await startApp(plan.start, context, signal);
}
/** Whatever a library or the disk says is a failure of this step. */
async function during(step, signal, work) {
    try {
        await work();
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof StepFailure ? error : new StepFailure(step, (0,thrown/* asThrown */.J)(error).message);
    }
}

;// CONCATENATED MODULE: ./lib/regular-file.js

// Windows has neither flag, and no named pipes among its files.
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Text of a file that code of others could have replaced. A link, a named pipe or a device is not read: the read might
 * never end.
 * @param maxBytes of a longer file this much of its end is returned
 * @returns undefined for anything but a regular file that can be read
 */
function readRegularFile(file, maxBytes) {
    try {
        // Windows would follow a link.
        if (!(0,external_node_fs_.lstatSync)(file).isFile())
            return undefined;
        const descriptor = (0,external_node_fs_.openSync)(file, FLAGS);
        try {
            const stats = (0,external_node_fs_.fstatSync)(descriptor);
            return stats.isFile() ? readEnd(descriptor, stats.size, maxBytes) : undefined;
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch {
        return undefined;
    }
}
function readEnd(descriptor, size, maxBytes) {
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    const start = size - bytes.length;
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = (0,external_node_fs_.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
    }
    return bytes.toString('utf8', 0, length);
}

// EXTERNAL MODULE: ./lib/emulator/state/service.js
var service = __webpack_require__(9750);
;// CONCATENATED MODULE: ./lib/emulator/builds/groups.js





/** The file in which a platform lists what it started, below its own folder. */
const RECORD = 'process-groups.json';
/** Larger than any record of process groups. */
const MAX_RECORD_BYTES = 2 ** 20;
/** The process groups that a platform started and that did not end, on disk, so that they can be ended when it was killed. */
class ProcessGroups {
    folder;
    #leaders = new Map();
    /** @param folder private, and removed when the platform ends */
    constructor(folder) {
        this.folder = folder;
        this.#write();
    }
    add(leader) {
        this.#leaders.set(leader, (0,processes/* identify */.ls)(leader));
        this.#write();
    }
    /** Ends what is left of a group: the leader may have gone before the others. */
    end(leader) {
        if (!this.#leaders.delete(leader))
            return;
        signalGroup(leader, 'SIGKILL');
        this.#write();
    }
    endAll() {
        for (const leader of this.#leaders.keys())
            this.end(leader);
    }
    #write() {
        const record = { owner: (0,processes/* identify */.ls)(process.pid), leaders: [...this.#leaders.values()] };
        (0,external_node_fs_.writeFileSync)(external_node_path_.join(this.folder, RECORD), JSON.stringify(record), { mode: 0o600 });
    }
}
/** Sends a signal to every process of a group; nothing where none is left. */
function signalGroup(leader, signal) {
    try {
        process.kill(-leader, signal);
    }
    catch {
        // ESRCH: all of them ended. EPERM: none of them is ours.
    }
}
/**
 * Ends what platforms left running that were killed themselves, and removes their folders.
 * @param temporaryFolder where platforms make their folders
 * @param isGone whether the platform of a folder was ended
 */
function endLeftovers(temporaryFolder, isGone = (owner) => (0,processes/* stateOf */.L4)(owner) === 'gone') {
    for (const name of (0,external_node_fs_.readdirSync)(temporaryFolder)) {
        if (!name.startsWith(service/* FOLDER_PREFIX */.k))
            continue;
        const folder = external_node_path_.join(temporaryFolder, name);
        const record = readRecord(folder, external_node_path_.join(folder, 'apps', RECORD));
        if (record === undefined || !isGone(record.owner))
            continue;
        for (const leader of record.leaders)
            if (mayBeOurs(leader))
                signalGroup(leader.pid, 'SIGKILL');
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/**
 * A number is not given to a new process as long as a group has it: either it is the same process, or none. Without the
 * time of its start (not on Linux, or it ended at once) nobody knows which.
 */
function mayBeOurs(leader) {
    if (leader.started === undefined)
        return false;
    return (0,processes/* stateOf */.L4)(leader) === 'running' || (0,processes/* stateOf */.L4)((0,processes/* identify */.ls)(leader.pid)) === 'gone';
}
/** Only in a folder of the same user: others may write to the temporary folder, too. */
function readRecord(folder, file) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(folder);
        if (!stats.isDirectory() || stats.uid !== process.getuid?.())
            return undefined;
        return JSON.parse(readRegularFile(file, MAX_RECORD_BYTES) ?? '');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/emulator/state/clock.js
var clock = __webpack_require__(5815);
;// CONCATENATED MODULE: ./lib/emulator/builds/log-writer.js



/** What a log holds: how it began, and what came last. */
const BOUNDS = {
    first: { lines: 500, bytes: 128 * 1024 },
    last: { lines: 1500, bytes: 384 * 1024 },
};
/** What one build and its app wrote. Every line goes through `add`, so nothing unsafe and no secret gets in. */
class LogWriter {
    clock;
    redact;
    bounds;
    #first = [];
    #last = [];
    #firstBytes = 0;
    #lastBytes = 0;
    #latest = { now: Number.NaN, time: '' };
    #dropped;
    constructor(clock, redact, bounds = BOUNDS) {
        this.clock = clock;
        this.redact = redact;
        this.bounds = bounds;
    }
    /** A line of the platform itself. */
    note(step, text) {
        this.add(step, 'platform', { text, cut: 0, isPart: false });
    }
    add(step, source, { text, cut, isPart }) {
        const plain = this.redact((0,external_node_util_.stripVTControlCharacters)(text), isPart).replaceAll('\t', '    ');
        const more = cut === 0 ? '' : ` … (${(0,lib_text/* countOf */.pq)(cut, 'more character')})`;
        this.#keep({ time: this.#time(), step, source, text: `${(0,lib_text/* escapeUnsafe */.au)(plain)}${more}` });
    }
    /** Oldest first; in place of what was dropped a line that says how much. */
    lines() {
        if (this.#dropped === undefined)
            return [...this.#first, ...this.#last];
        const { lines, bytes, newest } = this.#dropped;
        const text = `${(0,lib_text/* countOf */.pq)(lines, 'line')} (${(0,lib_text/* formatBytes */.z3)(bytes)}) dropped here: the log is too long.`;
        return [...this.#first, { ...newest, source: 'platform', text }, ...this.#last];
    }
    /** Made once for all lines of a chunk: a program may write a million of them in a second. */
    #time() {
        const now = this.clock.now();
        if (now !== this.#latest.now)
            this.#latest = { now, time: (0,clock/* isoTime */.L)(now) };
        return this.#latest.time;
    }
    #keep(line) {
        const { first, last } = this.bounds;
        const bytes = Buffer.byteLength(line.text);
        if (this.#last.length === 0 &&
            this.#dropped === undefined &&
            this.#first.length < first.lines &&
            this.#firstBytes + bytes <= first.bytes) {
            this.#first.push(line);
            this.#firstBytes += bytes;
            return;
        }
        this.#last.push(line);
        this.#lastBytes += bytes;
        while (this.#last.length > last.lines || this.#lastBytes > last.bytes)
            this.#drop();
    }
    #drop() {
        const newest = this.#last.shift();
        if (newest === undefined)
            return;
        const bytes = Buffer.byteLength(newest.text);
        this.#lastBytes -= bytes;
        const before = this.#dropped ?? { lines: 0, bytes: 0 };
        this.#dropped = { lines: before.lines + 1, bytes: before.bytes + bytes, newest };
    }
}

;// CONCATENATED MODULE: ./lib/emulator/builds/redact.js

/** Shorter values are part of too many words to be worth hiding anywhere but alone on a line. */
const MIN_LENGTH = 3;
/** The same of a part of base64, in digits. */
const MIN_BASE64_DIGITS = 6;
const MASK = '***';
/** Hides these values, and single lines of them: what a program writes is read line by line. */
function createRedact(values) {
    const lines = values.flatMap((value) => value.split(/\r\n|\r|\n/)).map((line) => line.trim());
    const alone = new Set(lines.filter((line) => line !== ''));
    const all = [...values, ...values.map((value) => value.trim()), ...lines];
    const forms = all.filter(isLongEnough).flatMap(formsOf);
    const secrets = [...new Set(forms)].filter(isLongEnough);
    return (text, isCut = false) => {
        if (alone.has(text.trim()))
            return MASK;
        const whole = secrets.flatMap((secret) => rangesOf(secret, text));
        const parts = isCut ? secrets.flatMap((secret) => beginningOf(secret, text)) : [];
        return withoutAll(text, [...whole, ...parts]);
    };
}
function isLongEnough({ length }) {
    return length >= MIN_LENGTH;
}
/** How programs write a value: as it is, in a URL or a form, in JSON, HTML and shell, and in base64. */
function formsOf(value) {
    const whole = value.toWellFormed();
    const json = JSON.stringify(value).slice(1, -1);
    const inUrl = [encodeURIComponent(whole), encodeURI(whole), new URLSearchParams({ '': whole }).toString().slice(1)];
    return [
        value,
        // A log has no escape sequences.
        (0,external_node_util_.stripVTControlCharacters)(value),
        ...inUrl,
        ...inUrl.map((form) => form.replaceAll(/%[0-9A-F]{2}/gu, (code) => code.toLowerCase())),
        json,
        JSON.stringify(json).slice(1, -1),
        value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
        value.replaceAll("'", String.raw `'\''`),
        ...base64FormsOf(Buffer.from(value, 'utf8')),
    ];
}
/** In base64 (RFC 4648, both alphabets), also where other bytes come before it, as in `user:value`. */
function base64FormsOf(bytes) {
    const inside = [0, 1, 2].map((before) => {
        const end = Math.floor(((before + bytes.length) * 8) / 6);
        const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        // A digit that it shares with other bytes says little of it.
        return text.slice(Math.ceil((before * 8) / 6), end);
    });
    const forms = [
        bytes.toString('base64').replace(/=+$/u, ''),
        ...inside.filter(({ length }) => length >= MIN_BASE64_DIGITS),
    ];
    return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
function rangesOf(secret, text) {
    const ranges = [];
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
        ranges.push([at, at + secret.length]);
    return ranges;
}
/** The longest end of a text that is the beginning of a secret. */
function beginningOf(secret, text) {
    for (let start = Math.max(0, text.length - secret.length + 1); start <= text.length - MIN_LENGTH; start += 1) {
        if (text[start] === secret[0] && secret.startsWith(text.slice(start)))
            return [[start, text.length]];
    }
    return [];
}
/** Ranges that overlap or touch become one mask, so that no part of either stays. */
function withoutAll(text, ranges) {
    let kept = '';
    let done;
    for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
        if (done === undefined || start > done)
            kept += text.slice(done ?? 0, start) + MASK;
        done = Math.max(done ?? 0, end);
    }
    return kept + text.slice(done ?? 0);
}

// EXTERNAL MODULE: ./node_modules/httpxy/dist/index.mjs
var dist = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/emulator/errors/loopback-only.js
var loopback_only = __webpack_require__(6757);
;// CONCATENATED MODULE: ./lib/emulator/builds/site.js




/** How long the version before may still answer what it was asked. */
const MAX_DRAIN_MS = 30_000;
/** The address of an environment: a port of its own, behind which versions of its app take turns. */
class Site {
    #live;
    #server;
    #proxy = (0,dist/* createProxyServer */.eQ)({ xfwd: true });
    constructor(watch) {
        this.#server = (0,external_node_http_.createServer)((request, response) => {
            if (!(0,loopback_only/* namesLoopback */.q)(request)) {
                answerNothing(response, 421, (0,loopback_only/* onlyLoopback */.k)(request));
                return;
            }
            const version = this.#live;
            if (version === undefined) {
                answerNothing(response, 503, 'Nothing is live here yet.');
                return;
            }
            version.begin(response);
            this.#proxy.web(request, response, { target: version.target }).catch(() => answerForDeadApp(response));
        });
        watch(this.#server);
        this.#server.on('upgrade', (request, socket, head) => {
            if (!(0,loopback_only/* namesLoopback */.q)(request))
                socket.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n');
            else if (this.#live === undefined)
                socket.destroy();
            else
                this.#proxy.ws(request, socket, { target: this.#live.target }, head).catch(() => socket.destroy());
        });
        // With a listener, httpxy rejects nothing when the app cannot be reached: it leaves the answer to the listener.
        this.#proxy.on('error', (_error, _request, response) => {
            if (response instanceof external_node_http_.ServerResponse)
                answerForDeadApp(response);
            else
                response?.destroy();
        });
    }
    /** @param watch is told of its server */
    static async open(watch) {
        const site = new Site(watch);
        site.#server.listen(0, '127.0.0.1');
        await (0,external_node_events_.once)(site.#server, 'listening');
        return site;
    }
    get url() {
        const address = this.#server.address();
        return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    }
    /** From now on a new version answers; the one before ends when it has answered what it was asked. */
    moveTo(app) {
        const before = this.#live;
        this.#live = new Version(app);
        before?.retire();
    }
    close() {
        this.#live?.retire();
        this.#server.close();
        this.#server.closeAllConnections();
    }
}
/** A version of an app, and the requests that it is answering. */
class Version {
    app;
    #running = 0;
    #retired = false;
    constructor(app) {
        this.app = app;
    }
    get target() {
        return `http://127.0.0.1:${this.app.port}`;
    }
    begin(response) {
        this.#running += 1;
        response.once('close', () => {
            this.#running -= 1;
            if (this.#retired && this.#running === 0)
                this.app.stop();
        });
    }
    retire() {
        this.#retired = true;
        if (this.#running === 0)
            this.app.stop();
        else
            setTimeout(() => this.app.stop(), MAX_DRAIN_MS).unref();
    }
}
function answerForDeadApp(response) {
    answerNothing(response, 502, 'The app does not answer.');
}
function answerNothing(response, status, text) {
    if (response.headersSent)
        response.destroy();
    else
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

;// CONCATENATED MODULE: ./lib/emulator/builds/variables.js
/** How this machine reaches the network: without these, `npm ci` fails behind a proxy where all else works. */
const NETWORK_VARIABLES = [
    'NODE_EXTRA_CA_CERTS',
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];
/**
 * All that the programs of an app get.
 * @param machine the variables of this process
 * @param own those of the environment; they cannot change PATH, HOME and TMPDIR
 * @param temporary folder for temporary files
 */
function programVariables(machine, own, temporary) {
    const network = NETWORK_VARIABLES.flatMap((name) => (machine[name] === undefined ? [] : [[name, machine[name]]]));
    const { PATH = '', HOME = '' } = machine;
    return { ...Object.fromEntries(network), ...own, PATH, HOME, TMPDIR: temporary };
}
/** Credentials of a proxy (`http://user:password@proxy:3128`): no log may show them. */
function proxyCredentials(machine) {
    return NETWORK_VARIABLES.flatMap((name) => {
        const pair = /^(?:[a-z]+:\/\/)?([^/]+)@/iu.exec(machine[name] ?? '')?.[1];
        return pair === undefined ? [] : [pair, pair.slice(pair.indexOf(':') + 1)];
    });
}

;// CONCATENATED MODULE: ./lib/emulator/builds/host.js












/** So many of its newest builds keep their log, in each environment, and the live one does. */
const MAX_KEPT_LOGS = 20;
/** Builds what was uploaded, and runs it: as the current user, with nothing between it and this machine. */
class LocalApps {
    folder;
    clock;
    watch;
    #tenants = new Map();
    #groups;
    #folders = 0;
    /** @param folder private, and removed by whoever made it */
    constructor(folder, clock, watch) {
        this.folder = folder;
        this.clock = clock;
        this.watch = watch;
        this.#groups = new ProcessGroups(folder);
    }
    async open(environment) {
        return (await this.#tenantOf(environment)).site.url;
    }
    siteUrl(environment) {
        return this.#tenants.get(environment)?.site.url;
    }
    async accept(environment, file, id) {
        await this.#tenantOf(environment);
        await (0,promises_.copyFile)(file, this.#sourceOf(id));
    }
    begin(build) {
        const tenant = this.#tenants.get(build.environment);
        if (tenant === undefined)
            return;
        if (build.cause === 'upload') {
            // A build that still reads the zip of before was superseded by this one.
            void (0,promises_.rm)(tenant.source, { force: true }).catch(() => undefined);
            tenant.source = this.#sourceOf(build.id);
        }
        const log = new LogWriter(this.clock, createRedact(secretsOf(build.environment)));
        build.log = log;
        forgetOldLogs(build.environment);
        const controller = new AbortController();
        build.onEnd = () => controller.abort();
        const before = tenant.last;
        const { source } = tenant;
        tenant.last = before.then(async () => await this.#run(build, log, tenant.site, source, controller.signal));
    }
    async buildsEnded() {
        await Promise.all([...this.#tenants.values()].map(async ({ last }) => await last));
    }
    async close() {
        for (const { running } of this.#tenants.keys()) {
            if (running?.onEnd === undefined)
                continue;
            this.watch.buildFailed(running);
            running.onEnd();
        }
        this.#groups.endAll();
        await this.buildsEnded();
        for (const { site } of this.#tenants.values())
            site.close();
        this.#groups.endAll();
    }
    /** Not named after the build: programs make sockets below it, whose paths are short, and npm hides such ids. */
    #newFolder() {
        this.#folders += 1;
        return external_node_path_.join(this.folder, String(this.#folders));
    }
    #sourceOf(buildId) {
        return external_node_path_.join(this.folder, `${buildId}.source.zip`);
    }
    async #tenantOf(environment) {
        const known = this.#tenants.get(environment);
        if (known !== undefined)
            return known;
        const site = await Site.open(this.watch.serverOpened);
        const opened = this.#tenants.get(environment);
        if (opened === undefined) {
            const tenant = { site, source: this.#sourceOf('none'), last: Promise.resolve() };
            this.#tenants.set(environment, tenant);
            return tenant;
        }
        site.close();
        return opened;
    }
    /** Never rejects: what went wrong is part of the build. */
    async #run(build, log, site, source, signal) {
        if (signal.aborted)
            return;
        const folder = this.#newFolder();
        const temporary = external_node_path_.join(folder, 'tmp');
        const environment = programVariables(process.env, variablesOf(build.environment), temporary);
        const order = {
            source,
            context: { folder: external_node_path_.join(folder, 'app'), environment, log, groups: this.#groups },
            caches: external_node_path_.join(this.folder, `${build.environment.id}.caches`),
            clean: build.cause === 'cleanRebuild',
            mustFail: build.willFail,
        };
        const onBuilt = () => void (build.builtTime = this.clock.now());
        try {
            await (0,promises_.mkdir)(temporary, { recursive: true, mode: 0o700 });
            const app = await buildApp(order, onBuilt, signal);
            // It answered just before that, and nothing else would end it.
            if (signal.aborted)
                app.stop();
            signal.throwIfAborted();
            site.moveTo(host_withoutFolder(app, folder));
            (0,builds/* endBuild */.Em)(build, 'live', this.clock.now());
        }
        catch (error) {
            if (!signal.aborted)
                this.#fail(build, log, error);
            await (0,remove_folder/* removeFolder */.v)(folder);
        }
    }
    #fail(build, log, error) {
        const { step, reason, message } = asFailure(error);
        build.failure = { step, message: createRedact(secretsOf(build.environment))(message) };
        log.note(step, `Failed: ${reason}`);
        (0,builds/* endBuild */.Em)(build, 'failed', this.clock.now());
        this.watch.buildFailed(build);
    }
}
function asFailure(error) {
    return error instanceof StepFailure ? error : new StepFailure('start', (0,thrown/* asThrown */.J)(error).message);
}
/** What no log may show. */
function secretsOf({ shellVariables }) {
    return [...shellVariables.map(({ value }) => value), ...proxyCredentials(process.env)];
}
function forgetOldLogs({ builds, live }) {
    for (const build of builds.slice(0, -MAX_KEPT_LOGS))
        if (build !== live)
            build.log = undefined;
}
function variablesOf({ shellVariables }) {
    return Object.fromEntries(shellVariables.map(({ key, value }) => [key, value]));
}
/** An app that takes its files with it. */
function host_withoutFolder(app, folder) {
    const stop = () => {
        app.stop();
        void (0,remove_folder/* removeFolder */.v)(folder);
    };
    return { port: app.port, stop };
}
/**
 * Makes room for everything that is built and run, below the private folder of a platform, and ends what others beside
 * it left behind that were killed.
 */
async function makeAppHost(platformFolder, clock, watch) {
    endLeftovers(external_node_path_.dirname(platformFolder));
    const folder = external_node_path_.join(platformFolder, 'apps');
    await (0,promises_.mkdir)(folder, { mode: 0o700 });
    return new LocalApps(folder, clock, watch);
}


/***/ })

};
