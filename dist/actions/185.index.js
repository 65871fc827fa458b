export const id = 185;
export const ids = [185];
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

  2179:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  A: () => (  checkRunApps),
  l: () => (  readEmulatorInputs)
});

var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/packages/local-platform/src/program/run-apps-refusal.js
const PRIVILEGED_EVENTS = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);
function whyAppsMustNotRun(variables, platform = process.platform) {
    if (platform === 'win32') {
        return 'does not work on Windows, where an app and what it starts cannot be ended together. Use Linux (ubuntu-latest, WSL) or macOS';
    }
    const event = variables['GITHUB_EVENT_NAME'] ?? '';
    if (!PRIVILEGED_EVENTS.has(event))
        return undefined;
    return `runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request`;
}

var real_path = __webpack_require__(4298);
var inputs = __webpack_require__(2045);
var inside = __webpack_require__(667);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/inputs.js







function readEmulatorInputs(runner, platform = process.platform) {
    const reader = new input_reader .i_(inputs .mc.emulator, (name) => runner.input(name));
    const workspace = runner.variables['GITHUB_WORKSPACE'] || '.';
    return reader.finish({
        port: reader.integer('port', 0, 65_535),
        seed: readDocument(reader, 'seed', workspace),
        faults: readDocument(reader, 'faults', workspace),
        strict: reader.boolean('strict'),
        runApps: readRunApps(reader, runner.variables, platform),
        idleMinutes: reader.parsed('idle-minutes', parseIdleMinutes),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function readRunApps(reader, variables, platform) {
    const runApps = reader.boolean('run-apps');
    return runApps === true ? checkRunApps(reader, 'run-apps', variables, platform, 'true') : runApps;
}
function checkRunApps(reader, input, variables, platform, value) {
    const problem = whyAppsMustNotRun(variables, platform);
    return problem === undefined ? true : reader.reject(input, value, problem);
}
function parseIdleMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (minutes <= 7200)
        return minutes;
    throw new RangeError('must be a number of minutes, at most 7200; 0 for never');
}
function readDocument(reader, name, workspace) {
    const text = reader.optional(name);
    if (text === undefined)
        return undefined;
    const file = external_node_path_.resolve(workspace, text);
    if (isFile(file)) {
        if ((0,inside ._)((0,real_path .Ye)(workspace), (0,real_path .Ye)(file)) !== undefined)
            return { file };
        return reader.reject(name, text, 'must be a file in the workspace, and links must not lead out of it');
    }
    if (/^\S+\.(?:ya?ml|json)$/i.test(text)) {
        const problem = 'is not a file of the workspace. Check the path, and that the checkout ran before this step';
        return reader.reject(name, text, problem);
    }
    return { content: text };
}
function isFile(file) {
    try {
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


  }),

  8486:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  x: () => (  NotStartedError),
  q: () => (  launch)
});

var external_node_child_process_ = __webpack_require__(1421);
var external_node_events_ = __webpack_require__(8474);
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/packages/local-platform/src/builds/processes/variables.js
const NETWORK_VARIABLES = [
    'NODE_EXTRA_CA_CERTS',
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];
const NPM_SETTINGS = {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
};
function programVariables(machine, own, temporary) {
    const taken = new Set(Object.keys(own).map((name) => name.toLowerCase()));
    const network = NETWORK_VARIABLES.flatMap((name) => machine[name] === undefined || taken.has(name.toLowerCase()) ? [] : [[name, machine[name]]]);
    const { PATH = '', HOME = '' } = machine;
    return {
        ...NPM_SETTINGS,
        ...Object.fromEntries(network),
        ...own,
        PATH,
        HOME,
        TMPDIR: temporary,
    };
}
function valuesOf(variables) {
    return Object.fromEntries(variables.map(({ key, value }) => [key, value]));
}
function secretsOf({ shellVariables }, machine) {
    return [...shellVariables.map(({ value }) => value), ...proxyCredentials(machine)];
}
function proxyCredentials(machine) {
    return NETWORK_VARIABLES.flatMap((name) => {
        const pair = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?([^/]+)@/iu.exec(machine[name] ?? '')?.[1];
        return pair === undefined ? [] : [pair, decoded(pair)].flatMap((text) => [text, text.slice(text.indexOf(':') + 1)]);
    });
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

var thrown = __webpack_require__(9016);
var process_record = __webpack_require__(9387);
var processes = __webpack_require__(3541);
var errors = __webpack_require__(8835);
var full_disk = __webpack_require__(5995);
var safe_text = __webpack_require__(7225);
var process = __webpack_require__(9917);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/launch.js












class NotStartedError extends errors .zg {
    name = 'NotStartedError';
    constructor(reason) {
        super('internal', `The local platform did not start: ${reason}`);
    }
}
const OPTIONS_STATUS = 2;
const MAX_LINES = 20;
async function launch({ node, bundle }, folder, inputs, variables, { pid: watchedPid, ownsFolder = false }) {
    const options = ['--json', '--port', String(inputs.port), '--idle-minutes', String(inputs.idleMinutes)];
    if (watchedPid !== undefined)
        options.push('--watch-pid', String(watchedPid));
    if (ownsFolder)
        options.push('--remove', folder);
    if (inputs.strict)
        options.push('--strict');
    if (inputs.runApps)
        options.push('--run-apps', '--build-logs', external_node_path_.join(folder, process .cn.buildLogs));
    if (inputs.buildCaches !== undefined)
        options.push('--build-caches', inputs.buildCaches);
    options.push(...documentOptions('seed', inputs.seed, folder), ...documentOptions('faults', inputs.faults, folder));
    const names = ['PATH', 'HOME', 'SystemRoot', 'RUNNER_TRACKING_ID', ...(inputs.runApps ? NETWORK_VARIABLES : [])];
    const kept = names.map((name) => [name, variables[name]]);
    const env = { ...Object.fromEntries(kept), TMPDIR: folder, TEMP: folder, TMP: folder };
    const files = [process .cn.details, process .cn.log].map((name) => (0,external_node_fs_.openSync)(external_node_path_.join(folder, name), 'ax', 0o600));
    try {
        const child = (0,external_node_child_process_.spawn)(node, [bundle, ...options], {
            detached: true,
            windowsHide: true,
            env,
            stdio: ['ignore', ...files],
        });
        const { pid = 0 } = child;
        try {
            if (pid > 0)
                (0,process_record .TX)(folder, (0,processes .ls)(pid));
        }
        catch (error) {
            child.kill();
            throw error;
        }
        await (0,external_node_events_.once)(child, 'spawn');
        child.unref();
        return { pid, failure: () => failureOf(child.exitCode, child.signalCode, external_node_path_.join(folder, process .cn.log)) };
    }
    catch (error) {
        throw (0,full_disk .b$)(error) ? error : new NotStartedError(`${(0,safe_text .Hk)((0,thrown .J)(error).message)}.`);
    }
    finally {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
    }
}
function documentOptions(name, value, folder) {
    if (value === undefined)
        return [];
    if ('file' in value)
        return [`--${name}`, value.file];
    const file = external_node_path_.join(folder, name);
    (0,external_node_fs_.writeFileSync)(file, value.content, { mode: 0o600 });
    return [`--${name}`, file];
}
function failureOf(exitCode, signalCode, log) {
    if (exitCode === null && signalCode === null)
        return undefined;
    const lines = (0,external_node_fs_.readFileSync)(log, 'utf8').trim().split('\n').slice(0, MAX_LINES).map(safe_text .Hk);
    if (exitCode === OPTIONS_STATUS) {
        const words = lines.join(' ');
        return new errors .zg('invalid-input', `The local platform did not start.${words === '' ? '' : ` It says: ${words}`}`);
    }
    const fullDisk = lines.find(full_disk .rH);
    if (fullDisk !== undefined)
        return (0,full_disk .HD)(fullDisk.trim());
    const ending = exitCode === null ? `it was terminated by ${signalCode}` : `it ended with exit status ${exitCode}`;
    const reason = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
    const first = reason === '' ? `${ending}.` : `${ending}. It says: ${reason}`;
    return new NotStartedError([first, ...lines.filter((line) => line !== reason)].join('\n'));
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

  5488:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  emulatorReport)
  });
  var _step_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4203);
  var _step_report_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
  var _step_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
  var _details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(262);
  var _launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8486);





const emulatorReport = {
    outputs: ({ details }) => Object.fromEntries([..._details_js__WEBPACK_IMPORTED_MODULE_4__  .Dl, ..._details_js__WEBPACK_IMPORTED_MODULE_4__  .Kk].map((name) => [name, details?.[name] ?? ''])),
    advice: adviceFor,
    summary: ({ details }, { status }) => ({
        heading: (0,_step_ending_js__WEBPACK_IMPORTED_MODULE_2__  .W)(status, { done: 'Local platform started' }, 'Local platform not started'),
        subject: details?.['headless-url'],
        rows: [
            ['Account', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__  .aY)(details.account)],
            ['App', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__  .aY)(details.app)],
            ['Environment', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__  .aY)(details.environment)],
            ['Site', details?.['site-url'] === undefined ? undefined : (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__  .aY)(details['site-url'])],
            ['Hosting API', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__  .aY)(details['base-url'])],
        ],
    }),
};
function adviceFor(error) {
    if (error instanceof _launch_js__WEBPACK_IMPORTED_MODULE_3__  .x) {
        return `Check the runner first: memory, disk, its process limit, and that no file of this action is missing. If nothing is wrong with it: ${_step_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_0__  .sz}`;
    }
    return error.code === 'internal' ? _step_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_0__  .sz : '';
}


  }),

  2185:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  C: () => (  startEmulatorAction),
  G: () => (  startPlatform)
});

var external_node_fs_ = __webpack_require__(3024);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var clock = __webpack_require__(6544);
var groups = __webpack_require__(3522);
var own_folder = __webpack_require__(4497);
var process_record = __webpack_require__(9387);
var processes = __webpack_require__(3541);
var service = __webpack_require__(735);
;// CONCATENATED MODULE: ./lib/packages/local-platform/src/platform/leftovers.js








const STEP_FOLDER_PREFIX = 'headless-emulator-';
const MAX_JOB_MS = 5 * 24 * 60 * 60_000;
const MAX_RECORDING_MS = 2000;
function removeLeftovers(temp, now = (0,clock .UQ)().getTime(), lstat) {
    return foldersIn(temp).filter((name) => {
        try {
            const folder = external_node_path_.join(temp, name);
            const prepare = (place) => {
                const isOver = isLeftover(place, now);
                if (isOver)
                    (0,groups .q9)(place);
                return isOver;
            };
            return (0,own_folder .Z)(folder, lstat) && isLeftover(folder, now) && (0,own_folder .T)(folder, prepare, lstat);
        }
        catch {
            return false;
        }
    });
}
function isLeftover(folder, now) {
    const owner = (0,process_record .Wv)(folder);
    const state = owner === undefined ? 'unknown' : (0,processes .L4)(owner);
    if (state !== 'unknown')
        return state === 'gone';
    const isNew = owner === undefined && (0,external_node_fs_.readdirSync)(folder).every((name) => process_record .sh.includes(name));
    return now - (0,external_node_fs_.lstatSync)(folder).mtimeMs > (isNew ? MAX_RECORDING_MS : MAX_JOB_MS);
}
function foldersIn(temp) {
    try {
        return (0,external_node_fs_.readdirSync)(temp).filter((name) => [service .k, STEP_FOLDER_PREFIX].some((prefix) => name.startsWith(prefix)));
    }
    catch {
        return [];
    }
}

var full_disk = __webpack_require__(5995);
var safe_text = __webpack_require__(7225);
var runner_folder = __webpack_require__(1071);
var inputs = __webpack_require__(2045);
var step = __webpack_require__(6305);
var emulator_details = __webpack_require__(262);
var emulator_inputs = __webpack_require__(2179);
var launch = __webpack_require__(8486);
var emulator_process = __webpack_require__(9917);
var report = __webpack_require__(5488);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/runner-process.js

const RUNNER = /^(?:Runner\.Worker|act|gh-act|(?:act_runner|gitea-runner|forgejo-runner)(?:-.*)?)$/;
const MAX_ANCESTORS = 64;
function findRunner(parent = process.ppid, read = readAncestor) {
    let pid = parent;
    for (let count = 0; pid > 1 && count < MAX_ANCESTORS; count += 1) {
        const ancestor = read(pid);
        if (ancestor === undefined)
            return undefined;
        if (RUNNER.test(ancestor.program))
            return pid;
        pid = ancestor.parent;
    }
    return undefined;
}
function readAncestor(pid) {
    const parent = (0,processes .BV)(pid)?.parent;
    return parent === undefined ? undefined : { program: (0,processes .oQ)(pid) ?? '', parent };
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/start.js

















const POLL_INTERVAL_MS = 50;
const PROBE_BYTES = 2 ** 20;
const startEmulatorAction = (0,step .o)({
    inputs: inputs .mc.emulator,
    read: emulator_inputs .l,
    run: async (inputs, context) => {
        const details = await startPlatform(inputs, { pid: findRunner() }, context);
        context.record({ details });
        return 'done';
    },
    report: report .u,
});
async function startPlatform(inputs, watched, { runner, services, signal }, shown = []) {
    const { program } = services;
    const temp = (0,runner_folder .Xs)('RUNNER_TEMP', runner.variables['RUNNER_TEMP'], (0,external_node_os_.tmpdir)());
    for (const name of removeLeftovers(temp)) {
        runner.info(`Removed ${(0,safe_text .Hk)(name)}, left by a local platform that no longer runs.`);
    }
    const folder = makePlatformFolder(temp, runner);
    let platform;
    let details;
    try {
        platform = await (0,launch .q)(program, folder, inputs, runner.variables, watched);
        runner.saveState(emulator_process .c4.pid, String(platform.pid));
        details = await waitForDetails(platform, folder, services, signal);
    }
    catch (error) {
        throw (0,full_disk .d8)(error instanceof launch .x ? (writeErrorIn(folder) ?? error) : error, temp);
    }
    (0,emulator_details .tq)(runner, details, shown);
    runner.info(`The local platform listens on ${(0,safe_text .Hk)(details['headless-url'])}, process ${platform.pid}.`);
    return details;
}
function makePlatformFolder(temp, runner) {
    const owner = (0,processes .ls)(process.pid);
    const folder = (0,runner_folder .Pd)(temp, STEP_FOLDER_PREFIX, runner.variables['RUNNER_TEMP']);
    try {
        (0,process_record .TX)(folder, owner);
        runner.saveState(emulator_process .c4.folder, folder);
        return folder;
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, runner_folder .lF);
        throw (0,full_disk .d8)(error, temp);
    }
}
function writeErrorIn(folder) {
    const file = external_node_path_.join(folder, 'probe');
    try {
        (0,external_node_fs_.writeFileSync)(file, Buffer.alloc(PROBE_BYTES));
        return undefined;
    }
    catch (error) {
        return (0,full_disk .b$)(error) ? error : undefined;
    }
    finally {
        (0,external_node_fs_.rmSync)(file, { force: true });
    }
}
async function waitForDetails(platform, folder, { clock }, signal) {
    for (;;) {
        const ended = platform.failure();
        const line = /^(.*)\n/.exec((0,external_node_fs_.readFileSync)(external_node_path_.join(folder, emulator_process .cn.details), 'utf8'))?.[1];
        if (line !== undefined) {
            const details = (0,emulator_details .md)(line);
            if (details === undefined)
                throw new launch .x('unexpected first line of output.');
            return details;
        }
        if (ended !== undefined)
            throw ended;
        await clock.sleep(POLL_INTERVAL_MS, signal).catch(() => {
            throw signal.reason;
        });
    }
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
