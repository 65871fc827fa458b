export const id = 795;
export const ids = [795];
export const modules = {

  3522:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q9: () => (  endLeftovers)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _src_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8597);
  var _process_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3541);
  var _state_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(735);





const RECORD = 'process-groups.json';
const MAX_RECORD_BYTES = 2 ** 20;
class ProcessGroups {
    folder;
    #leaders = new Map();
    constructor(folder) {
        this.folder = folder;
        this.#write();
    }
    add(leader) {
        this.#leaders.set(leader, identify(leader));
        this.#write();
    }
    end(leader) {
        if (!this.#leaders.delete(leader))
            return;
        signalGroup(leader, 'SIGKILL');
        try {
            this.#write();
        }
        catch {
        }
    }
    endAll() {
        for (const leader of this.#leaders.keys())
            this.end(leader);
    }
    #write() {
        const record = { leaders: [...this.#leaders.values()] };
        const file = path.join(this.folder, RECORD);
        writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
        renameSync(`${file}.new`, file);
    }
}
function signalGroup(leader, signal) {
    try {
        process.kill(-leader, signal);
    }
    catch {
    }
}
function endLeftovers(folder) {
    const platforms = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.startsWith(_state_service_js__WEBPACK_IMPORTED_MODULE_4__  .k));
    const leaders = ['.', ...platforms].flatMap((name) => readLeaders(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name, 'apps', RECORD)));
    for (const leader of leaders)
        if (mayBeOurs(leader))
            signalGroup(leader.pid, 'SIGKILL');
}
function mayBeOurs(leader) {
    if (leader.started === undefined)
        return false;
    return (0,_process_processes_js__WEBPACK_IMPORTED_MODULE_3__  .L4)(leader) === 'running' || (0,_process_processes_js__WEBPACK_IMPORTED_MODULE_3__  .L4)((0,_process_processes_js__WEBPACK_IMPORTED_MODULE_3__  .ls)(leader.pid)) === 'gone';
}
function readLeaders(file) {
    try {
        return JSON.parse((0,_src_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_2__  .XF)(file, MAX_RECORD_BYTES) ?? '').leaders;
    }
    catch {
        return [];
    }
}


  }),

  9016:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  asThrown)
  });
function asThrown(error) {
    const fields = typeof error === 'object' && error !== null ? { ...error } : {};
    const { code, statusCode, syscall, dest, path } = fields;
    const place = dest ?? path;
    const message = fieldOf(error, 'message') ?? String(error);
    return {
        message,
        code: typeof code === 'string' ? code : undefined,
        statusCode: typeof statusCode === 'number' ? statusCode : undefined,
        fromSystem: typeof syscall === 'string',
        syscall: typeof syscall === 'string' ? syscall : undefined,
        path: typeof place === 'string' ? place : undefined,
        stack: fieldOf(error, 'stack') ?? message,
    };
}
function fieldOf(error, name) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    const value = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
}


  }),

  4497:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  removeOwnFolder),
    Z: () => (  isOwnFolder)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _src_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5995);
  var _process_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9387);
  var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3541);





const WINDOWS_REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
const MAX_ROUNDS = 10;
const PAUSE_MS = 20;
function isOwnFolder(folder, lstat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync) {
    return ownStats(folder, lstat) !== undefined;
}
function ownStats(folder, lstat) {
    try {
        const stats = lstat(folder);
        return isOwn(stats) ? stats : undefined;
    }
    catch {
        return undefined;
    }
}
function isOwn(stats) {
    if (!stats.isDirectory())
        return false;
    const user = process.getuid?.();
    return user === undefined || (stats.uid === user && (stats.mode & 0o022) === 0);
}
function removeOwnFolder(folder, prepare = () => undefined, lstat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync) {
    const found = ownStats(folder, lstat);
    if (found === undefined)
        return false;
    if (process.getuid === undefined) {
        if (prepare(folder) === false)
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, WINDOWS_REMOVAL);
        return true;
    }
    const room = makeRoom(folder);
    const held = new HeldFolder(room ?? folder);
    try {
        if (!(room === undefined ? isSame(held.stats(), found) : isNew(held)))
            return false;
        const place = room === undefined ? held.path : moveInto(held, folder);
        if (!isSame(lstat(place), found) || prepare(place) === false) {
            if (room !== undefined) {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(place, folder);
                held.discard();
            }
            return false;
        }
        for (let round = 1; !emptyFolder(held.path, round, lstat) && round < MAX_ROUNDS; round += 1)
            pause();
        held.discard();
        return true;
    }
    finally {
        held.close();
    }
}
function makeRoom(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${folder.replace(/\.removal-\w{6}$/, '')}.removal-`);
    }
    catch (error) {
        if ((0,_src_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(error))
            return undefined;
        throw error;
    }
}
class HeldFolder {
    folder;
    path;
    #descriptor;
    constructor(folder) {
        this.folder = folder;
        this.#descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
        const shown = `/proc/self/fd/${this.#descriptor}/`;
        this.path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shown) ? shown : folder;
    }
    stats() {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
    }
    discard() {
        for (const name of _process_record_js__WEBPACK_IMPORTED_MODULE_3__  .sh)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.path, name), { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(this.folder);
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
    }
}
function isNew(held) {
    return isOwn(held.stats()) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(held.path).length === 0;
}
function moveInto(room, folder) {
    try {
        (0,_process_record_js__WEBPACK_IMPORTED_MODULE_3__  .TX)(room.path, (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__  .ls)(process.pid));
    }
    catch (error) {
        if (!(0,_src_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(error))
            throw error;
    }
    const place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(room.path, 'removed');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(folder, place);
    }
    catch (error) {
        room.discard();
        throw error;
    }
    return place;
}
function isSame(one, other) {
    return one.dev === other.dev && one.ino === other.ino;
}
function emptyFolder(room, round, lstat) {
    const pending = [room];
    let moved = 0;
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const isLocked = lock(folder, lstat(folder));
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' })) {
            const place = Buffer.concat([Buffer.from(`${folder}/`), entry.name]);
            if (!entry.isDirectory()) {
                if (folder !== room || !_process_record_js__WEBPACK_IMPORTED_MODULE_3__  .sh.includes(entry.name.toString()))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(place);
                continue;
            }
            const inRoom = node_path__WEBPACK_IMPORTED_MODULE_1__.join(room, `.folder-${round}-${(moved += 1)}`);
            moveFolder(place, inRoom, isLocked);
            if (lstat(inRoom).isDirectory())
                pending.push(inRoom);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(inRoom);
        }
        if (folder !== room)
            removeIfEmpty(folder);
    }
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(room).every((name) => _process_record_js__WEBPACK_IMPORTED_MODULE_3__  .sh.includes(name));
}
function lock(folder, { uid, mode }) {
    if (uid !== process.getuid?.())
        return false;
    if ((mode & 0o777) !== 0o700)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
    return true;
}
function moveFolder(from, to, isLocked) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
    }
    catch (error) {
        if (!isLocked || error.code !== 'EACCES')
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(from, 0o700);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
    }
}
function removeIfEmpty(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch (error) {
        if (error.code !== 'ENOTEMPTY')
            throw error;
    }
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}


  }),

  9387:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    TX: () => (  recordProcess),
    Wv: () => (  readProcess),
    gv: () => (  RECORD),
    sh: () => (  RECORD_FILES)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _src_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5995);
  var _src_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8597);
  var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3541);





const RECORD = 'process.json';
const NEXT_RECORD = `${RECORD}.new`;
const RECORD_FILES = [RECORD, NEXT_RECORD];
const MAX_RECORD_BYTES = 65_536;
function recordProcess(folder, owner) {
    const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, NEXT_RECORD);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(next, JSON.stringify(owner), { mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(next, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, RECORD));
}
function makeProcessFolder(prefix) {
    const owner = identify(process.pid);
    const folder = mkdtempSync(prefix);
    try {
        recordProcess(folder, owner);
        return folder;
    }
    catch (error) {
        rmSync(folder, { recursive: true, force: true });
        throw asFullDisk(error, path.dirname(folder));
    }
}
function readProcess(folder) {
    const { pid, ...others } = parse((0,_src_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_3__  .XF)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, RECORD), MAX_RECORD_BYTES) ?? '');
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 2)
        return undefined;
    const texts = Object.entries(others).filter((entry) => typeof entry[1] === 'string');
    return { ...Object.fromEntries(texts), pid };
}
function parse(text) {
    try {
        return { ...JSON.parse(text) };
    }
    catch {
        return {};
    }
}


  }),

  3541:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BV: () => (  readStat),
    L4: () => (  stateOf),
    W_: () => (  isRunning),
    ls: () => (  identify),
    oQ: () => (  programOf)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const TICKS_PER_SECOND = 100;
function readStat(pid) {
    const text = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1'));
    const end = text?.lastIndexOf(')') ?? -1;
    if (text === undefined || end < 0)
        return undefined;
    const [state = '', parent = '', group = '', ...rest] = text.slice(end + 2).split(' ');
    const ticks = rest.slice(8, 12).reduce((sum, one) => sum + Number(one), 0);
    const worked = ticks / TICKS_PER_SECOND;
    return { state, parent: Number(parent), group: Number(group), started: rest[16] ?? '', worked };
}
function processesOf(leader) {
    const all = (readOr(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
    return all.map(Number).filter((pid) => readStat(pid)?.group === leader);
}
function workOf(leader) {
    return processesOf(leader).reduce((sum, pid) => sum + (readStat(pid)?.worked ?? 0), 0);
}
function programOf(pid) {
    const [program] = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, 'utf8'))?.split('\0') ?? [];
    return program === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.basename(program);
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if (error.code !== 'EPERM')
            return false;
    }
    return readStat(pid)?.state !== 'Z';
}
function identify(pid) {
    const started = readStat(pid)?.started;
    return { pid, ...(started === undefined ? {} : { started }), ...whereWeAre() };
}
function stateOf(identity) {
    const { boot, namespace } = whereWeAre();
    if (identity.boot !== undefined && boot !== undefined && identity.boot !== boot)
        return 'gone';
    if (identity.namespace !== namespace)
        return 'unknown';
    if (!isRunning(identity.pid))
        return 'gone';
    return identity.started === readStat(identity.pid)?.started ? 'running' : 'gone';
}
function whereWeAre() {
    const boot = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim());
    const namespace = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid'));
    return { ...(boot === undefined ? {} : { boot }), ...(namespace === undefined ? {} : { namespace }) };
}
function readOr(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}


  }),

  735:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  FOLDER_PREFIX)
  });
const FOLDER_PREFIX = 'local-platform-';
class Journal {
    requests = new Map();
    webhookCalls = [];
    purges = [];
    defects = [];
    clear() {
        this.requests.clear();
        this.webhookCalls.length = 0;
        this.purges.length = 0;
    }
}


  }),

  262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dl: () => (  DETAILS),
    Kk: () => (  OPTIONAL_DETAILS),
    md: () => (  parseDetails),
    tq: () => (  maskDetails)
  });
  var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2950);

const DETAILS = [
    'headless-url',
    'base-url',
    'username',
    'password',
    'account',
    'app',
    'environment',
    'rebuild-webhook',
    'clean-rebuild-webhook',
    'purge-cache-webhook',
    'control-url',
    'control-token',
];
const OPTIONAL_DETAILS = ['portal-url', 'site-url'];
const SECRETS = [
    'password',
    'rebuild-webhook',
    'clean-rebuild-webhook',
    'purge-cache-webhook',
    'control-token',
    'portal-url',
];
function parseDetails(line) {
    const values = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(line) ?? {};
    const known = DETAILS.map((name) => [name, values[name]]);
    if (known.some(([, value]) => typeof value !== 'string'))
        return undefined;
    const others = OPTIONAL_DETAILS.map((name) => [name, values[name]]);
    return Object.fromEntries([...known, ...others.filter(([, value]) => typeof value === 'string')]);
}
function maskDetails(runner, details, shown = []) {
    const secrets = SECRETS.filter((name) => !shown.includes(name)).flatMap((name) => details[name] ?? []);
    const tokens = secrets.flatMap((secret) => /[?&]token=([^&]+)/.exec(secret)?.slice(1) ?? []);
    const pair = Buffer.from(`${details.username}:${details.password}`, 'utf8').toString('base64');
    runner.mask([...secrets, ...tokens, pair]);
}


  }),

  9917:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c4: () => (  STATE),
    cn: () => (  FILES),
    vP: () => (  signal)
  });
  var _packages_local_platform_src_process_process_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9387);

const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' };
const FILES = {
    details: 'details.json',
    log: 'log',
    process: _packages_local_platform_src_process_process_record_js__WEBPACK_IMPORTED_MODULE_0__  .gv,
    buildLogs: 'build-logs',
};
function signal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
    }
}


  }),

  6291:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  jx: () => (  isPlatformRunning),
  W4: () => (  readPortalNotices),
  qe: () => (  stopEmulatorAction),
  _7: () => (  stopPlatform)
});

var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var groups = __webpack_require__(3522);
var thrown = __webpack_require__(9016);
var full_disk = __webpack_require__(5995);
var safe_text = __webpack_require__(7225);
var format = __webpack_require__(9967);
;// CONCATENATED MODULE: ./lib/packages/local-platform/src/errors/options-error.js
class options_error_OptionsError extends Error {
    lines;
    name = 'OptionsError';
    constructor(lines) {
        super(lines.join('\n'));
        this.lines = lines;
    }
    static throwIf(problems) {
        if (problems.list.length > 0)
            throw new options_error_OptionsError(problems.lines());
    }
}

;// CONCATENATED MODULE: ./lib/packages/local-platform/src/program/build-logs.js







const PRINTED_LINES = 30;
function wasLive({ state }) {
    return state === 'live' || state === 'replaced';
}
function headingOf(log) {
    const { build, environment, failure, lines } = log;
    const id = idOf(build);
    if (wasLive(log))
        return (0,safe_text .Hk)(`${environment}: what the app of build ${id} wrote`);
    if (failure !== undefined)
        return (0,safe_text .Hk)(`${environment}: build ${id} failed at step "${failure.step}".`);
    if (log.state === 'failed')
        return (0,safe_text .Hk)(`${environment}: build ${id} failed.`);
    const step = JSON.stringify(lines.at(-1)?.step ?? 'unpack');
    return (0,safe_text .Hk)(`${environment}: build ${id} was cut off at step ${step}: the local platform ended.`);
}
function liveLine({ environment, build }, siteUrl) {
    const where = siteUrl === undefined ? '.' : `: ${siteUrl}`;
    return safeText(`${environment}: build ${idOf(build)} went live${where}`);
}
const WARNING_PREFIX = 'Warning: ';
function warningsOf({ environment, lines }) {
    return lines
        .filter(({ source, text }) => source === 'platform' && text.startsWith(WARNING_PREFIX))
        .map(({ text }) => (0,safe_text .Hk)(`${environment}: ${text.slice(WARNING_PREFIX.length)}`));
}
function endOfLog(log, max) {
    const lines = log.lines.filter(({ step, text }) => text.trim() !== '' && (step === 'start' || !wasLive(log)));
    const last = lines.slice(-max);
    const left = lines.length - last.length;
    return [
        ...(left === 0 ? [] : [`… ${(0,format .pq)(left, 'earlier line')}`]),
        ...last.map(({ time, step, source, text }) => (0,safe_text .Hk)(`${time.slice(11)} ${step} ${source}: ${text}`)),
    ];
}
function excerptOf(log, max) {
    return log.failure?.message.split('\n').map(safe_text .Ef) ?? endOfLog(log, max);
}
function keepBuildLogs(folder, print) {
    const onBuildLive = (log, siteUrl) => print([liveLine(log, siteUrl), ...warningsOf(log).map((warning) => `  Warning: ${warning}`)]);
    if (folder === undefined) {
        const onBuildFailed = (log) => {
            const more = log.failure === undefined ? [] : [`Its log: GET /_control/log?build=${idOf(log.build)}`];
            print([headingOf(log), ...[...excerptOf(log, PRINTED_LINES), ...more].map((line) => `  ${line}`)]);
        };
        return { onBuildLive, onBuildFailed, onAppStopped: () => undefined };
    }
    try {
        if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
            mkdirSync(folder);
    }
    catch (error) {
        if (isDiskFull(error))
            throw error;
        throw new OptionsError([`${describeProblem(error, folder)} Choose a folder that can be created and written to.`]);
    }
    const keep = (log) => {
        const file = path.join(folder, `${idOf(log.build)}.json`);
        try {
            writeFileSync(`${file}.new`, `${JSON.stringify(log, null, 2)}\n`, { mode: 0o600 });
            renameSync(`${file}.new`, file);
        }
        catch (error) {
            rmSync(`${file}.new`, { force: true });
            print([describeProblem(error, folder)]);
        }
    };
    const onBuildFailed = (log) => {
        print([headingOf(log)]);
        keep(log);
    };
    return { onBuildLive, onBuildFailed, onAppStopped: keep };
}
function idOf(build) {
    return build.split('/').at(-1) ?? '';
}
function describeProblem(error, folder) {
    return `--build-logs: ${describeFullDisk(error, folder) ?? `${safeText(asThrown(error).message)}.`}`;
}

;// CONCATENATED MODULE: ./lib/packages/local-platform/src/access/portal-notice.js
const PORTAL_NOTICE = 'Portal: ';
function describeMisuse(misuse) {
    if (misuse.kind === 'used-again') {
        return `${PORTAL_NOTICE}The code of --open was used a second time, so all sessions of the portal have ended. If you did not do that, another user of this machine has read the code.`;
    }
    const who = misuse.user === undefined ? 'Somebody else' : `Another user of this machine (uid ${misuse.user})`;
    return `${PORTAL_NOTICE}${who} tried the code of --open, and was refused.`;
}

var processes = __webpack_require__(3541);
;// CONCATENATED MODULE: ./lib/packages/local-platform/src/process/lifetime.js

const ENDS = 'The local platform ends.';
const CHECK_INTERVAL_MS = 1000;
function every(milliseconds, check) {
    setInterval(check, milliseconds).unref();
}
function limitLifetime({ idleMinutes, watchedPid }, idleMilliseconds, end, repeat = every) {
    const idleLimit = idleMinutes * 60_000;
    const watched = watchedPid === undefined ? undefined : identify(watchedPid);
    if (idleLimit === 0 && watched === undefined)
        return;
    let ended = false;
    repeat(idleLimit === 0 ? CHECK_INTERVAL_MS : Math.min(CHECK_INTERVAL_MS, Math.max(1, idleLimit)), () => {
        if (ended)
            return;
        const gone = watched !== undefined && stateOf(watched) === 'gone';
        ended = gone || (idleLimit > 0 && idleMilliseconds() >= idleLimit);
        if (ended)
            end(gone ? `Process ${watched.pid} is gone.` : `No request came for ${idleMinutes} minutes.`, gone);
    });
}

var own_folder = __webpack_require__(4497);
var process_record = __webpack_require__(9387);
var regular_file = __webpack_require__(8597);
var json_object = __webpack_require__(2950);
var html = __webpack_require__(7383);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/build-logs.js








const MAX_BUILDS = 5;
const LOG_LINES = 100;
const SUMMARY_LINES = 15;
const MAX_FILE_BYTES = 8 * 2 ** 20;
function readBuildLogs(folder) {
    return filesIn(folder)
        .flatMap((file) => readLog(file) ?? [])
        .sort((a, b) => (a.createTime < b.createTime ? -1 : 1));
}
async function printBuildLogs(runner, logs) {
    const failed = logs.filter((log) => !wasLive(log));
    if (failed.length > MAX_BUILDS) {
        runner.info(`${(0,format .pq)(failed.length, 'build')} failed; these are the last ${MAX_BUILDS}.`);
    }
    const shown = [...failed.slice(-MAX_BUILDS), ...logs.filter(wasLive).slice(-MAX_BUILDS)];
    for (const log of shown) {
        await runner.group(headingOf(log), async () => {
            for (const line of endOfLog(log, LOG_LINES))
                runner.info(line);
        });
        if (log.failure !== undefined) {
            runner.warning('Build failed on the local platform', `${headingOf(log)} ${reasonOf(log.failure)}`);
        }
        for (const warning of warningsOf(log))
            runner.warning('App may not be reachable', warning);
    }
    const blocks = shown.filter(mayTellError).map((log) => {
        const items = excerptOf(log, SUMMARY_LINES).map((line) => (0,html .ND)('li', (0,html .aY)(line)));
        return (0,html .ND)('details', (0,html .ND)('summary', (0,html .aY)(headingOf(log))), (0,html .ND)('ul', ...items));
    });
    if (blocks.length > 0)
        await runner.summary([(0,html .ND)('h3', (0,html .Qq)('Logs of the local platform')), ...blocks].join('\n'));
}
function mayTellError(log) {
    if (!wasLive(log))
        return true;
    const written = log.lines.filter(({ step }) => step === 'start').map((line) => `${line.source}: ${line.text}`);
    return written.some((line) => /^(?:stderr: (?!npm )|platform: The app (?:ended|was) )/.test(line));
}
function reasonOf({ message }) {
    return (0,safe_text .Ef)(message.split('\n')[0] ?? '');
}
function filesIn(folder) {
    try {
        const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.map((name) => external_node_path_.join(folder, name));
    }
    catch {
        return [];
    }
}
function readLog(file) {
    const log = (0,json_object .lj)((0,regular_file .XF)(file, MAX_FILE_BYTES) ?? '');
    return isLog(log) ? log : undefined;
}
function isLog(log) {
    const { lines, failure } = log ?? {};
    return (hasTexts(log, ['build', 'environment', 'state', 'createTime']) &&
        (failure === undefined || hasTexts(failure, ['step', 'message'])) &&
        Array.isArray(lines) &&
        lines.every((line) => hasTexts(line, ['time', 'step', 'source', 'text'])));
}
function hasTexts(value, names) {
    const fields = typeof value === 'object' && value !== null ? { ...value } : {};
    return names.every((name) => typeof fields[name] === 'string');
}

var emulator_details = __webpack_require__(262);
var emulator_process = __webpack_require__(9917);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/stop.js















const GRACE_MS = 5000;
const POLL_INTERVAL_MS = 50;
const MAX_LINES = 500;
const MAX_BYTES = 8 * 2 ** 20;
async function stopEmulatorAction(runner, services) {
    await stopPlatform(runner, services, true);
    return 0;
}
async function stopPlatform(runner, { clock }, showsLogs) {
    const folder = runner.state(emulator_process .c4.folder);
    if (folder === '' || !(0,external_node_fs_.existsSync)(folder))
        return;
    const kept = Number(runner.state(emulator_process .c4.pid));
    const pid = isProcessNumber(kept) ? kept : recordedPid(folder);
    const runs = () => runsStill(folder, pid);
    if (runs()) {
        (0,emulator_process .vP)(pid, 'SIGTERM');
        const end = clock.now() + GRACE_MS;
        const uncancelled = new AbortController().signal;
        while (runs() && clock.now() < end)
            await clock.sleep(POLL_INTERVAL_MS, uncancelled);
        if (runs())
            (0,emulator_process .vP)(pid, 'SIGKILL');
        runner.info('The local platform was stopped.');
    }
    else if (isProcessNumber(kept)) {
        runner.info('The local platform had already ended.');
    }
    try {
        if (showsLogs)
            await printLogs(runner, folder);
    }
    catch (error) {
        runner.info(`Could not show all output of the local platform: ${(0,safe_text .Hk)((0,thrown .J)(error).message)}`);
    }
    finally {
        removeFolder(runner, folder);
    }
}
function isPlatformRunning(runner) {
    return runsStill(runner.state(emulator_process .c4.folder), Number(runner.state(emulator_process .c4.pid)));
}
function readPortalNotices(runner) {
    const lines = readText(external_node_path_.join(runner.state(emulator_process .c4.folder), emulator_process .cn.log)).split('\n');
    return lines.flatMap((line) => (line.startsWith(PORTAL_NOTICE) ? [line.slice(PORTAL_NOTICE.length)] : []));
}
function recordedPid(folder) {
    const recorded = (0,own_folder .Z)(folder) ? (0,process_record .Wv)(folder) : undefined;
    return recorded?.started === undefined || recorded.pid === process.pid ? 0 : recorded.pid;
}
async function printLogs(runner, folder) {
    const lines = readText(external_node_path_.join(folder, emulator_process .cn.log))
        .split('\n')
        .filter((line) => line.trim() !== '');
    const details = (0,emulator_details .md)(readText(external_node_path_.join(folder, emulator_process .cn.details)));
    const logs = readBuildLogs(external_node_path_.join(folder, emulator_process .cn.buildLogs));
    if (details !== undefined && lines.length + logs.length > 0)
        (0,emulator_details .tq)(runner, details);
    const headings = new Set(logs.map(headingOf));
    const others = lines.map(safe_text .Hk).filter((line) => !headings.has(line));
    for (const line of others.slice(-MAX_LINES))
        runner.info(line);
    await printBuildLogs(runner, logs);
}
function removeFolder(runner, folder) {
    try {
        const isRemoved = (0,own_folder .T)(folder, groups .q9);
        if (!isRemoved)
            runner.info(`${(0,safe_text .Hk)(folder)} was not removed: it belongs to another user, or others can write to it.`);
    }
    catch (error) {
        runner.info(`${(0,safe_text .Hk)(folder)} could not be removed: ${String(error.code)}`);
    }
}
function runsStill(folder, pid) {
    if (!isProcessNumber(pid))
        return false;
    const owner = (0,process_record .Wv)(folder);
    if (owner?.started === undefined && readText(external_node_path_.join(folder, emulator_process .cn.log)).trimEnd().endsWith(ENDS))
        return false;
    return owner === undefined ? (0,processes .W_)(pid) : owner.pid === pid && (0,processes .L4)(owner) === 'running';
}
function isProcessNumber(pid) {
    return Number.isSafeInteger(pid) && pid > 1;
}
function readText(file) {
    return (0,regular_file .XF)(file, MAX_BYTES) ?? '';
}


  }),

  8795:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    run: () => (  run)
  });
  var _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6479);
  var _actions_emulator_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6291);


const run = async (runner) => await (0,_actions_emulator_stop_js__WEBPACK_IMPORTED_MODULE_1__  .qe)(runner, { clock: _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_0__  .m });


  }),

  4298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IV: () => (  folderProblem),
    Ye: () => (  realPath),
    _: () => (  nearestFolderHint)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
  var _similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6626);




function realPath(file, native = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native, plain = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync) {
    try {
        return native(file);
    }
    catch (error) {
        const { code } = error;
        if (code === 'EISDIR' || code === 'UNKNOWN')
            return plain(file);
        throw error;
    }
}
const IS_FILE = 'is a file, not a folder';
const IS_MISSING = 'does not exist';
function folderProblem(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
            return IS_FILE;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return undefined;
    }
    catch (error) {
        const { code } = error;
        const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        return isMissing ? IS_MISSING : `cannot be read (${code})`;
    }
}
function nearestFolderHint(folder, root) {
    const nearest = nearestFolder(folder, root);
    if (nearest === undefined || nearest === folder)
        return '';
    return `; the nearest folder is "${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, nearest).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.')}"`;
}
function nearestFolder(folder, root) {
    if (!isBelow(folder, root))
        return undefined;
    const problem = folderProblem(folder);
    if (problem === undefined)
        return folder;
    if (problem === IS_FILE)
        return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
    const base = problem === IS_MISSING ? nearestFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), root) : undefined;
    if (base === undefined || !isBelow(realPath(base), realPath(root)))
        return undefined;
    const names = foldersIn(base);
    const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
    const name = names.includes(wanted) ? wanted : (0,_similar_names_js__WEBPACK_IMPORTED_MODULE_3__  .LE)(wanted, names).sort()[0];
    return name === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name);
}
function isBelow(folder, root) {
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder);
    return fromRoot.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(fromRoot);
}
function foldersIn(folder) {
    const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).filter((name) => !/^(?:\.git|\.hg|\.svn|node_modules)$/i.test(name));
}


  }),

  8597:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E2: () => (  writeRegularFile),
    M4: () => (  readWholeFile),
    XF: () => (  readRegularFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
  var _real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4298);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7225);
  var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5831);





const SAFELY = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | SAFELY;
const TO_WRITE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | SAFELY;
function readRegularFile(file, maxBytes) {
    try {
        return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
    }
    catch {
        return undefined;
    }
}
function readWholeFile(file) {
    return withRegularFile(file, TO_READ, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor), (0,_real_path_js__WEBPACK_IMPORTED_MODULE_2__  .Ye)(file));
}
function writeRegularFile(file, text) {
    withRegularFile(file, TO_WRITE, (descriptor) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, text);
    });
}
function withRegularFile(file, flags, use, place = file) {
    requireRegular(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: flags === TO_READ }));
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, flags, 0o666);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        requireRegular(file, stats);
        return use(descriptor, stats);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function requireRegular(file, stats) {
    if (stats === undefined || stats.isFile())
        return;
    const kinds = [
        ['a link', stats.isSymbolicLink()],
        ['a folder', stats.isDirectory()],
        ['a named pipe', stats.isFIFO()],
    ];
    const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__  .zg('invalid-file', `"${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(file)}" must be a regular file, but is ${kind}`);
}
function readEnd(descriptor, size, maxBytes) {
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    const start = size - bytes.length;
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
    }
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__  .g)(bytes.subarray(0, length));
}


  })

};
