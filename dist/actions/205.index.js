export const id = 205;
export const ids = [205,589];
export const modules = {

/***/ 3093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   Kk: () => (/* binding */ OPTIONAL_DETAILS),
/* harmony export */   md: () => (/* binding */ parseDetails),
/* harmony export */   tq: () => (/* binding */ maskDetails)
/* harmony export */ });
/* harmony import */ var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9593);

/** Outputs, and keys of the line that the local platform prints when it listens. */
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
/** The same, where there is a portal, and where apps are run. */
const OPTIONAL_DETAILS = ['portal-url', 'site-url'];
const SECRETS = [
    'password',
    'rebuild-webhook',
    'clean-rebuild-webhook',
    'purge-cache-webhook',
    'control-token',
    'portal-url',
];
/**
 * Reads the line that the local platform prints once it listens.
 * @returns undefined where it is not whole. What is there may hold secrets, so it is never part of a message
 */
function parseDetails(line) {
    const values = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(line) ?? {};
    const known = DETAILS.map((name) => [name, values[name]]);
    if (known.some(([, value]) => typeof value !== 'string'))
        return undefined;
    const others = OPTIONAL_DETAILS.map((name) => [name, values[name]]);
    return Object.fromEntries([...known, ...others.filter(([, value]) => typeof value === 'string')]);
}
/**
 * Keeps the credentials of the local platform out of the log, and the tokens of its webhooks by themselves.
 * @param shown what the log is to show anyway
 */
function maskDetails(runner, details, shown = []) {
    const secrets = SECRETS.filter((name) => !shown.includes(name)).flatMap((name) => details[name] ?? []);
    const tokens = secrets.flatMap((secret) => /[?&]token=([^&]+)/.exec(secret)?.slice(1) ?? []);
    const pair = Buffer.from(`${details.username}:${details.password}`, 'utf8').toString('base64');
    runner.mask([...secrets, ...tokens, pair]);
}


/***/ }),

/***/ 8610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   vP: () => (/* binding */ signal)
/* harmony export */ });
/* harmony import */ var _emulator_process_process_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1932);

/** Names under which the main part of the emulator action leaves word for its `post:` part. */
const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' };
/**
 * Files in the folder of a local platform. `process` names the process to which the folder belongs, `buildLogs` is a
 * folder with the logs of builds.
 */
const FILES = {
    details: 'details.json',
    log: 'log',
    process: _emulator_process_process_record_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORD */ .gv,
    buildLogs: 'build-logs',
};
/** Signals a process; one that ended in the meantime is what the signal was for. */
function signal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
        // Gone, or not ours to signal: a step that cleans up never fails a job.
    }
}


/***/ }),

/***/ 4215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q9: () => (/* binding */ endLeftovers)
/* harmony export */ });
/* unused harmony exports ProcessGroups, signalGroup */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7515);
/* harmony import */ var _process_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7304);
/* harmony import */ var _state_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9750);





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
    /** @throws what the file system throws; it is in the list of this process anyway */
    add(leader) {
        this.#leaders.set(leader, identify(leader));
        this.#write();
    }
    /** Ends what is left of a group: the leader may have gone before the others. */
    end(leader) {
        if (!this.#leaders.delete(leader))
            return;
        signalGroup(leader, 'SIGKILL');
        try {
            this.#write();
        }
        catch {
            // On a full disk the list still has it. That harms nobody: by then it is gone, or another process.
        }
    }
    endAll() {
        for (const leader of this.#leaders.keys())
            this.end(leader);
    }
    #write() {
        const record = { leaders: [...this.#leaders.values()] };
        const file = path.join(this.folder, RECORD);
        // Renamed, so that on a full disk the one before stays.
        writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
        renameSync(`${file}.new`, file);
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
 * Ends what platforms left running that were killed themselves.
 * @param folder of a platform, or one that holds such folders; nobody else can write to it
 */
function endLeftovers(folder) {
    const platforms = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.startsWith(_state_service_js__WEBPACK_IMPORTED_MODULE_4__/* .FOLDER_PREFIX */ .k));
    const leaders = ['.', ...platforms].flatMap((name) => readLeaders(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name, 'apps', RECORD)));
    for (const leader of leaders)
        if (mayBeOurs(leader))
            signalGroup(leader.pid, 'SIGKILL');
}
/**
 * A number is not given to a new process as long as a group has it: either it is the same process, or none. Without the
 * time of its start (not on Linux, or it ended at once) nobody knows which.
 */
function mayBeOurs(leader) {
    if (leader.started === undefined)
        return false;
    return (0,_process_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .stateOf */ .L4)(leader) === 'running' || (0,_process_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .stateOf */ .L4)((0,_process_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .identify */ .ls)(leader.pid)) === 'gone';
}
function readLeaders(file) {
    try {
        return JSON.parse((0,_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_RECORD_BYTES) ?? '').leaders;
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 6341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ asThrown)
/* harmony export */ });
/** Reads a thrown value by its fields: libraries throw things that are errors in all but their prototype. */
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
/** `message` and `stack` are not enumerable, so a copy does not have them. */
function fieldOf(error, name) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    const value = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 1986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ removeOwnFolder),
/* harmony export */   Z: () => (/* binding */ isOwnFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7800);
/* harmony import */ var _process_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1932);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7304);





/** On Windows a virus scanner may hold a file for a moment (EBUSY, EPERM). */
const WINDOWS_REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
/** How often a folder is emptied into which programs that were ended still write, and milliseconds between. */
const MAX_ROUNDS = 10;
const PAUSE_MS = 20;
/** Whether a folder is this user's alone: no link, and nobody else can write to it. */
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
/**
 * Removes a folder that another process made where other users can write, too: at any moment they can put a link in its
 * place, or in that of a folder below. So it is first renamed into a new folder that only this user can enter, and
 * removed there; no link is followed.
 * @param prepare called before, with the place where it is by then
 * @returns false where it is not this user's alone: then nothing is touched
 * @throws what the file system throws
 */
function removeOwnFolder(folder, prepare = () => undefined, lstat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync) {
    const found = ownStats(folder, lstat);
    if (found === undefined)
        return false;
    // Windows, where the folder for temporary files is the user's own.
    if (process.getuid === undefined) {
        prepare(folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, WINDOWS_REMOVAL);
        return true;
    }
    const room = makeRoom(folder);
    const held = new HeldFolder(room ?? folder);
    try {
        // On a full disk there is no new folder; but nobody else can rename anything in its own one, either.
        if (!(room === undefined ? isSame(held.stats(), found) : isNew(held)))
            return false;
        const place = room === undefined ? held.path : moveInto(held, folder);
        if (!isSame(lstat(place), found)) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(place, folder);
            held.discard();
            return false;
        }
        prepare(place);
        for (let round = 1; !emptyFolder(held.path, round, lstat) && round < MAX_ROUNDS; round += 1)
            pause();
        held.discard();
        return true;
    }
    finally {
        held.close();
    }
}
/** @returns undefined where the disk is full */
function makeRoom(folder) {
    try {
        // Named as the folder is, so that the next start finds it where this process is killed.
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${folder.replace(/\.removal-\w{6}$/, '')}.removal-`);
    }
    catch (error) {
        if ((0,_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskFull */ .b$)(error))
            return undefined;
        throw error;
    }
}
/** A folder that is open. Where the system shows open folders (Linux), nothing that is renamed leads to another one. */
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
    /** Removes it, with its record, which by now is all that is in it. */
    discard() {
        for (const name of _process_record_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORD_FILES */ .sh)
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
/** @returns where the folder is then */
function moveInto(room, folder) {
    try {
        (0,_process_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordProcess */ .TX)(room.path, (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .identify */ .ls)(process.pid));
    }
    catch (error) {
        // What needs no room on the disk goes on.
        if (!(0,_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskFull */ .b$)(error))
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
/**
 * Removes all but the record from a folder in which nobody else can rename anything. A folder below is first renamed to
 * be in it, too: nobody can put a link in the place of that one while it is emptied.
 * @param round for names that are not there yet
 * @returns false where programs have written meanwhile
 */
function emptyFolder(room, round, lstat) {
    const pending = [room];
    let moved = 0;
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const isLocked = lock(folder, lstat(folder));
        // Names need not be UTF-8.
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' })) {
            const place = Buffer.concat([Buffer.from(`${folder}/`), entry.name]);
            if (!entry.isDirectory()) {
                if (folder !== room || !_process_record_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORD_FILES */ .sh.includes(entry.name.toString()))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(place);
                continue;
            }
            const inRoom = node_path__WEBPACK_IMPORTED_MODULE_1__.join(room, `.folder-${round}-${(moved += 1)}`);
            moveFolder(place, inRoom, isLocked);
            // It may have become a link before it was moved.
            if (lstat(inRoom).isDirectory())
                pending.push(inRoom);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(inRoom);
        }
        if (folder !== room)
            removeIfEmpty(folder);
    }
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(room).every((name) => _process_record_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORD_FILES */ .sh.includes(name));
}
/** @returns whether from now on nobody else can change what is in a folder, not even whoever has it open */
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
        // A folder that cannot be written cannot be moved.
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


/***/ }),

/***/ 1932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TX: () => (/* binding */ recordProcess),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   sh: () => (/* binding */ RECORD_FILES)
/* harmony export */ });
/* unused harmony export makeProcessFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_full_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7800);
/* harmony import */ var _shared_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7515);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7304);





/** The file in a folder that names the process to which the folder belongs. */
const RECORD = 'process.json';
const NEXT_RECORD = `${RECORD}.new`;
/** That file, and the one that becomes it. */
const RECORD_FILES = [RECORD, NEXT_RECORD];
/** Larger than any record of a process. */
const MAX_RECORD_BYTES = 65_536;
/** Writes down to which process a folder belongs. */
function recordProcess(folder, owner) {
    const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, NEXT_RECORD);
    // Renamed, so that another start never reads half of it.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(next, JSON.stringify(owner), { mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(next, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, RECORD));
}
/**
 * Makes a private folder (0700) that belongs to this process: where it is killed, the next start removes it.
 * @param prefix how its path begins
 */
function makeProcessFolder(prefix) {
    // Known before, as a kill just after the folder is made leaves it without a record.
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
/** @returns undefined where the folder has no such record, or none that can be read */
function readProcess(folder) {
    const { pid, ...others } = parse((0,_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, RECORD), MAX_RECORD_BYTES) ?? '');
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


/***/ }),

/***/ 7304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ readStat),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   oQ: () => (/* binding */ programOf)
/* harmony export */ });
/* unused harmony exports processesOf, workOf, readOr */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** USER_HZ, which Linux has had on every machine since 2.6. */
const TICKS_PER_SECOND = 100;
/** @returns undefined where there is no such process, it is hidden, or the system is not Linux */
function readStat(pid) {
    const text = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1'));
    // The name stands in parentheses and may hold any character, these included: fields count from the last one.
    const end = text?.lastIndexOf(')') ?? -1;
    if (text === undefined || end < 0)
        return undefined;
    const [state = '', parent = '', group = '', ...rest] = text.slice(end + 2).split(' ');
    // starttime is field 22, and three of those after the name are split off already.
    // utime, stime, cutime and cstime are fields 14 to 17.
    const ticks = rest.slice(8, 12).reduce((sum, one) => sum + Number(one), 0);
    const worked = ticks / TICKS_PER_SECOND;
    return { state, parent: Number(parent), group: Number(group), started: rest[16] ?? '', worked };
}
/** The processes of a group, where Linux shows them. */
function processesOf(leader) {
    const all = (readOr(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
    return all.map(Number).filter((pid) => readStat(pid)?.group === leader);
}
/** Processor time of the processes of a group, in seconds; 0 where nobody can tell. */
function workOf(leader) {
    return processesOf(leader).reduce((sum, pid) => sum + (readStat(pid)?.worked ?? 0), 0);
}
/**
 * Name of the program that a process was started as, without its folder. Not the name in `stat`: a program may change
 * that one (Node 24 does), and it is cut after 15 characters.
 * @returns undefined where `readStat` has no answer either
 */
function programOf(pid) {
    const [program] = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, 'utf8'))?.split('\0') ?? [];
    return program === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.basename(program);
}
/**
 * Whether a process runs. One that ended keeps its number until its parent collects it, and in the container of a job
 * nobody may do so: on Linux its state shows that.
 */
function isRunning(pid) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        // EPERM: it runs as another user.
        if (error.code !== 'EPERM')
            return false;
    }
    return readStat(pid)?.state !== 'Z';
}
function identify(pid) {
    const started = readStat(pid)?.started;
    return { pid, ...(started === undefined ? {} : { started }), ...whereWeAre() };
}
/** `unknown`: it was started in another container, whose processes cannot be seen from here. */
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
/** Undefined where that fails: processes end while they are read. */
function readOr(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ FOLDER_PREFIX)
/* harmony export */ });
/* unused harmony export Journal */
/** How the temporary folder of a platform begins. */
const FOLDER_PREFIX = 'local-platform-';
/** What happened, for tests to read. */
class Journal {
    /** Requests that reached an endpoint, whatever became of them, by name of the endpoint. */
    requests = new Map();
    webhookCalls = [];
    purges = [];
    /** Defects of this program: one line for each. */
    defects = [];
    /** Forgets all but the defects. */
    clear() {
        this.requests.clear();
        this.webhookCalls.length = 0;
        this.purges.length = 0;
    }
}


/***/ }),

/***/ 2589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ folderProblem),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _: () => (/* binding */ nearestFolderHint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
/* harmony import */ var _similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1873);




/**
 * The real path of a file or folder: links followed, and each name as the disk has it, so that two paths of one file
 * are equal. Only the function of the system knows that `d:\A\REPO~1` is `D:\a\repository`; the one that Node has in
 * JavaScript follows links, and no more.
 * @throws what the file system throws
 */
function realPath(file, native = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native, plain = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync) {
    try {
        return native(file);
    }
    catch (error) {
        // Windows cannot name files of a RAM disk, and of some network drives.
        const { code } = error;
        if (code === 'EISDIR' || code === 'UNKNOWN')
            return plain(file);
        throw error;
    }
}
const IS_FILE = 'is a file, not a folder';
const IS_MISSING = 'does not exist';
/**
 * Why a path leads to no folder that can be read, as a clause: `does not exist`. Undefined where it does. The path is no
 * part of it, as the messages of the file system have it: what was given for one may be a secret.
 */
function folderProblem(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
            return IS_FILE;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return undefined;
    }
    catch (error) {
        const { code } = error;
        // No part of a path is longer than a name can be, or below a file.
        const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        return isMissing ? IS_MISSING : `cannot be read (${code})`;
    }
}
/**
 * Which folder was most likely meant by a path that leads to none, as the end of a sentence: `; the nearest folder is
 * "apps/web"`. It has the most similar name, or holds the file that was given. Empty where no name is near.
 * @param folder absolute
 * @param root absolute: the hint is relative to it, and never leads out of it
 */
function nearestFolderHint(folder, root) {
    const nearest = nearestFolder(folder, root);
    if (nearest === undefined || nearest === folder)
        return '';
    return `; the nearest folder is "${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, nearest).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.')}"`;
}
function nearestFolder(folder, root) {
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder);
    if (fromRoot.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..' || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(fromRoot))
        return undefined;
    const problem = folderProblem(folder);
    if (problem === undefined)
        return folder;
    if (problem === IS_FILE)
        return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
    const base = problem === IS_MISSING ? nearestFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), root) : undefined;
    if (base === undefined)
        return undefined;
    const names = foldersIn(base);
    const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
    const name = names.includes(wanted) ? wanted : (0,_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .LE)(wanted, names).sort()[0];
    return name === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name);
}
/** Those that may be deployed. */
function foldersIn(folder) {
    const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).filter((name) => !/^(?:\.git|\.hg|\.svn|node_modules)$/i.test(name));
}


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ writeRegularFile),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   XF: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2589);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);




// Windows has neither flag, and no named pipes among its files.
const SAFELY = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | SAFELY;
const TO_WRITE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | SAFELY;
/**
 * Text of a file that code of others could have replaced. A link, a named pipe or a device is not read: the read might
 * never end.
 * @param maxBytes of a longer file this much of its end is returned
 * @returns undefined for anything but a regular file that can be read
 */
function readRegularFile(file, maxBytes) {
    try {
        return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
    }
    catch {
        return undefined;
    }
}
/**
 * All of a file that the user names, also through a link: Kubernetes mounts each secret as one. Whatever the link leads to,
 * only a regular file is read.
 * @throws {StepError} `invalid-file` for anything else; what the file system throws
 */
function readWholeFile(file) {
    return withRegularFile(file, TO_READ, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor), (0,_real_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPath */ .Ye)(file));
}
/**
 * Makes a file with this text, or puts the text in place of what is in it.
 * @throws {StepError} `invalid-file` for anything but a regular file, of which nothing is changed; what the file system
 *   throws
 */
function writeRegularFile(file, text) {
    withRegularFile(file, TO_WRITE, (descriptor) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, text);
    });
}
/**
 * Opens a regular file: never through a link, and without waiting for the other end of a pipe.
 * @param file for messages
 * @param place where it is
 */
function withRegularFile(file, flags, use, place = file) {
    // Before it is opened: Windows would follow a link, and to open a device can do something.
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
/** @param stats undefined where there is nothing */
function requireRegular(file, stats) {
    if (stats === undefined || stats.isFile())
        return;
    const kinds = [
        ['a link', stats.isSymbolicLink()],
        ['a folder', stats.isDirectory()],
        ['a named pipe', stats.isFIFO()],
    ];
    const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('invalid-file', `"${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(file)}" must be a regular file, and is ${kind}`);
}
function readEnd(descriptor, size, maxBytes) {
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    const start = size - bytes.length;
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
    }
    return bytes.toString('utf8', 0, length);
}


/***/ })

};
