export const id = 711;
export const ids = [711];
export const modules = {

  2349:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  parseShellVariables)
  });
  var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2950);
  var _shared_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9967);


const MAX_PLACES = 5;
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
function parseShellVariables(text) {
    const variables = text.trimStart().startsWith('{') ? fromJson(text) : fromLines(text);
    const seen = new Set();
    for (const { key } of variables) {
        if (seen.has(key))
            throw new RangeError(`must not set ${key} twice`);
        seen.add(key);
    }
    return variables;
}
function fromJson(text) {
    const object = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(text);
    if (object === undefined)
        throw new RangeError('starts with "{", so it must be one JSON object');
    const badKeys = Object.keys(object).flatMap((key, index) => (KEY.test(key) ? [] : `member ${index + 1}`));
    if (badKeys.length > 0)
        throw new RangeError(badKeyProblem(badKeys));
    const variables = Object.entries(object).map(([key, value]) => {
        if (typeof value !== 'string')
            throw new RangeError(`must have a string as the value of ${key}`);
        return { key, value };
    });
    const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    if (strings.length !== 2 * variables.length)
        throw new RangeError('must not have two members with the same name');
    return variables;
}
function fromLines(text) {
    const lines = text
        .split(/\r\n|\r|\n/)
        .map((line, index) => ({ line, equals: line.indexOf('='), where: `line ${index + 1}` }))
        .filter(({ line }) => line.trim() !== '' && !line.trimStart().startsWith('#'));
    const variables = lines.map(({ line, equals, where }) => {
        return { key: line.slice(0, equals).trim(), value: line.slice(equals + 1), equals, where };
    });
    const noEquals = variables.filter(({ equals }) => equals < 0).map(({ where }) => where);
    const badKeys = variables.filter(({ key, equals }) => equals >= 0 && !KEY.test(key)).map(({ where }) => where);
    const problems = [
        ...(noEquals.length === 0
            ? []
            : [`must be lines KEY=value, or one JSON object; there is no "=" in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__  .Ku)(noEquals, MAX_PLACES)}`]),
        ...(badKeys.length === 0 ? [] : [badKeyProblem(badKeys)]),
    ];
    if (problems.length > 0)
        throw new RangeError(problems.join('; it '));
    return variables.map(({ key, value }) => ({ key, value }));
}
function badKeyProblem(places) {
    return `has an invalid name in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__  .Ku)(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
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

  7711:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  rehearse_run)
});

var external_node_url_ = __webpack_require__(3136);
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/browser.js

const OPENERS = { darwin: 'open', linux: 'xdg-open' };
function openBrowser(url, variables) {
    const opener = openerOn(process.platform, variables);
    if (opener === undefined)
        return;
    const child = (0,external_node_child_process_.spawn)(opener, [url], { detached: true, stdio: 'ignore' });
    child.on('error', () => undefined);
    child.unref();
}
function openerOn(platform, variables) {
    const hasScreen = platform !== 'linux' || Boolean(variables['DISPLAY'] || variables['WAYLAND_DISPLAY']);
    return hasScreen && !variables['CI'] ? OPENERS[platform] : undefined;
}

var external_node_path_ = __webpack_require__(6760);
var secure_url = __webpack_require__(9597);
var json_object = __webpack_require__(2950);
var exchange = __webpack_require__(1776);
;// CONCATENATED MODULE: ./lib/src/platform/api/local-portal.js



const ADDRESS = /^http:\/\/localhost:\d{1,5}\/\?code=[\w-]{1,64}=?$/;
async function requestPortalAddress(controlUrl, controlToken, signal) {
    if (!(0,secure_url .U)(controlUrl.hostname))
        return undefined;
    const url = new URL(`${controlUrl.href.replace(/\/$/, '')}/portal`);
    const headers = { Authorization: `Bearer ${controlToken}` };
    const { status, text } = await (0,exchange .cv)({ method: 'POST', url, headers, signal });
    const address = status === 200 ? (0,json_object .lj)(text)?.['url'] : undefined;
    return typeof address === 'string' && ADDRESS.test(address) ? address : undefined;
}

var safe_text = __webpack_require__(7225);
var troubleshooting = __webpack_require__(9524);
var emulator_process = __webpack_require__(9917);
var stop = __webpack_require__(6291);
;// CONCATENATED MODULE: ./lib/src/platform/api/local-log.js



const MAX_LOG_BYTES = 4 * 2 ** 20;
async function readBuildLog(controlUrl, controlToken, after, signal) {
    if (!(0,secure_url .U)(controlUrl.hostname))
        return undefined;
    const url = new URL(`${controlUrl.href.replace(/\/$/, '')}/log?after=${after}`);
    const headers = { Authorization: `Bearer ${controlToken}` };
    const { status, text } = await (0,exchange .cv)({ method: 'GET', url, headers, signal, maxReplyBytes: MAX_LOG_BYTES });
    const { lineCount, lines } = (status === 200 && (0,json_object .lj)(text)) || {};
    if (!Number.isSafeInteger(lineCount) || !Array.isArray(lines))
        return undefined;
    return { lineCount: lineCount, lines: lines.flatMap(textOf) };
}
function textOf(line) {
    if (typeof line !== 'object' || line === null)
        return [];
    const { text } = line;
    return typeof text === 'string' ? [text] : [];
}

;// CONCATENATED MODULE: ./lib/src/actions/rehearse/build-log.js


const POLL_INTERVAL_MS = 500;
function followBuildLog(details, runner, { clock }) {
    const ended = new AbortController();
    const uncancelled = new AbortController().signal;
    const url = new URL(details['control-url']);
    const follow = async () => {
        let lineCount = 0;
        for (;;) {
            const isLast = ended.signal.aborted;
            const part = await readBuildLog(url, details['control-token'], lineCount, uncancelled).catch(() => undefined);
            for (const line of part?.lines ?? [])
                runner.info(`  ${(0,safe_text .Hk)(line)}`);
            lineCount = part?.lineCount ?? lineCount;
            if (isLast)
                return;
            await clock.sleep(POLL_INTERVAL_MS, ended.signal).catch(() => undefined);
        }
    };
    const following = follow();
    return async () => {
        ended.abort();
        await following;
    };
}

var errors = __webpack_require__(8835);
var format = __webpack_require__(9967);
var reads = __webpack_require__(6902);
var wait = __webpack_require__(7154);
var run = __webpack_require__(7014);
var warnings = __webpack_require__(8651);
var environment_reference = __webpack_require__(214);
var inputs = __webpack_require__(2045);
var shell_variables = __webpack_require__(2349);
var emulator_inputs = __webpack_require__(2179);
var credentials = __webpack_require__(4424);
var real_path = __webpack_require__(4298);
var after_upload = __webpack_require__(1750);
var files = __webpack_require__(7623);
var zip = __webpack_require__(923);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/inputs.js











const LOCAL_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const LOCAL_ID = /^[A-Za-z0-9-]{1,64}$/;
const SMOKE_TEST_MINUTES = 0.1;
const HOME_PAGE = { source: '/', path: '/', status: 'not-5xx', text: undefined };
const MAX_WATCH_SECONDS = 600;
function readRehearseInputs(runner, platform = process.platform) {
    const reader = new input_reader .i_(inputs .mc.rehearse, (name) => runner.input(name));
    (0,emulator_inputs .A)(reader, 'rehearse', runner.variables, platform);
    const named = (0,environment_reference .i7)(reader.text('environment'));
    const ofFile = reader.parsedOr('env-from', [], shell_variables .R);
    const given = reader.parsedOr('env', [], shell_variables .R);
    const withoutCaches = reader.boolean('no-cache');
    const workspace = reader.parsed('path', parseFolder);
    const folder = workspace === input_reader .eU ? input_reader .eU : (0,real_path .Ye)(workspace);
    (0,files .af)(reader, folder, folder);
    (0,zip .H4)(reader, runner.variables['SOURCE_DATE_EPOCH'], false);
    return reader.finish({
        workspace,
        variables: ofFile === input_reader .eU || given === input_reader .eU ? input_reader .eU : merge(ofFile, given),
        account: reader.parsedOr('account', named?.account, parseLocalName),
        app: reader.parsedOr('app', named?.app, parseLocalName),
        environment: reader.parsedOr('environment', undefined, parseEnvironment, {
            secret: (0,credentials .Vy)(reader.text('environment')),
        }),
        smokeTest: readSmokeTest(reader),
        watchSeconds: reader.integer('watch-seconds', 0, MAX_WATCH_SECONDS),
        staysOpen: reader.boolean('open'),
        isVerbose: reader.boolean('verbose'),
        usesCaches: withoutCaches === input_reader .eU ? input_reader .eU : !withoutCaches,
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function readSmokeTest(reader) {
    const given = reader.lines('smoke-test').map((line) => line.trim());
    const isNone = given.includes('none');
    if (isNone && given.length > 1)
        return reader.reject('smoke-test', 'none', 'cannot be combined with pages: it requests nothing');
    const pages = isNone ? [] : (0,after_upload .tY)(reader);
    if (pages === input_reader .eU)
        return input_reader .eU;
    return { lines: given.length === 0 ? [HOME_PAGE] : pages, minutes: SMOKE_TEST_MINUTES };
}
function parseFolder(text) {
    const folder = external_node_path_.resolve(text);
    const problem = (0,real_path .IV)(folder);
    if (problem === undefined)
        return folder;
    throw new RangeError(`${problem}, relative to the current directory${(0,real_path ._)(folder, external_node_path_.resolve(''))}`);
}
function parseEnvironment(text) {
    if ((0,credentials .Vy)(text))
        throw new RangeError('must be an environment ID or a display name, but this is (part of) a webhook URL, a secret');
    const reference = (0,environment_reference .ut)(text);
    if (reference.kind === 'name' || LOCAL_ID.test(reference.id))
        return reference;
    throw new RangeError('cannot be an ID on the local platform: use at most 64 letters, digits and "-"');
}
function parseLocalName(text) {
    if (LOCAL_NAME.test(text))
        return text;
    throw new RangeError('cannot be a name on the local platform: use at most 63 letters, digits, "_" and "-", starting with a letter or a digit');
}
function merge(ofFile, given) {
    const values = new Map([...ofFile, ...given].map(({ key, value }) => [key, value]));
    return [...values].map(([key, value]) => ({ key, value }));
}

;// CONCATENATED MODULE: ./lib/src/actions/rehearse/on-live.js








const on_live_POLL_INTERVAL_MS = 500;
const NAME_ANOTHER = 'The output of the app is below. The rehearsal requested "/", as --smoke-test names no page. If "/" needs something that is missing here, such as WordPress, name another page (--smoke-test \'/health 200\') or request none (--smoke-test none).';
function watchLive(inputs, siteUrl, onSeen) {
    return async (live, context) => {
        context.onReported(async ({ ending, facts, warnings }) => {
            const counted = warnings.length === 0 ? '' : `, ${(0,format .pq)(warnings.length, 'warning')}`;
            if (ending.error === undefined)
                onSeen(`Live: ${(0,run .o)(facts.pages ?? [])}${counted}`);
        });
        let next = 'request its pages';
        try {
            await askPages(inputs, siteUrl, live, context);
            next = `watch it for ${inputs.watchSeconds} s`;
            await watch(inputs.watchSeconds, live, context);
        }
        catch (error) {
            throw stoppedError(error, next, context);
        }
        if (inputs.failOnWarning && live.warnings.length > 0)
            throw (0,warnings .ZT)(live.warnings, 'failed');
    };
}
async function askPages({ smokeTest }, siteUrl, live, context) {
    const failed = await (0,run .p)(smokeTest, { url: new URL(siteUrl), isFromPlatform: false }, context);
    if (failed === undefined)
        return;
    await readRecord(live, context);
    const { failure } = failed;
    if (!smokeTest.lines.includes(HOME_PAGE))
        throw failure;
    throw new errors .Rz(failure.code, failure.message, 'failed', { advice: NAME_ANOTHER });
}
async function watch(seconds, live, context) {
    if (seconds === 0)
        return;
    const { runner, services, signal } = context;
    const { clock } = services;
    runner.info(`Watching the app for ${seconds} s (--watch-seconds)`);
    const end = clock.now() + 1000 * seconds;
    for (;;) {
        const left = end - clock.now();
        const unread = await readRecord(live, context);
        if (left <= 0) {
            if (unread === undefined) {
                runner.info('The app still runs.');
                return;
            }
            const message = `The new build was live, but the rehearsal could not check whether its app still runs (${(0,safe_text .Hk)(unread)}).`;
            throw new errors .Rz('network', message, 'failed', { advice: 'The output of the local platform is below.' });
        }
        await clock.sleep(Math.min(on_live_POLL_INTERVAL_MS, left), signal);
    }
}
async function readRecord({ target, buildId = '' }, { calls, runner }) {
    const answer = await (0,reads .h)(target, calls).build(buildId);
    if (answer.kind !== 'value')
        return answer.reason;
    const { local } = answer.value;
    if (typeof local === 'object' && 'reason' in local)
        throw await (0,wait .h)(buildId, local, runner);
    return undefined;
}
function stoppedError(error, next, { signal }) {
    if (error instanceof errors .Rz && error.status === 'failed')
        return error;
    const reason = signal.aborted ? signal.reason : error;
    if (!(reason instanceof errors .Tj) || reason.code !== 'timeout')
        return reason;
    const message = `The new build is live, but there was not enough time to ${next}. ${reason.message}`;
    return new errors .Rz('timeout', message, 'failed', { advice: 'Raise "timeout-minutes".' });
}

var outputs = __webpack_require__(8466);
var report = __webpack_require__(5488);
var start = __webpack_require__(2185);
var external_node_crypto_ = __webpack_require__(7598);
var external_node_fs_ = __webpack_require__(3024);
var own_folder = __webpack_require__(4497);
var full_disk = __webpack_require__(5995);
;// CONCATENATED MODULE: ./lib/packages/local-platform/src/process/private-folder.js



const MAX_LINKS = 40;
const STICKY = 0o1000;
function makePrivateFolder(folder, lstat = external_node_fs_.lstatSync) {
    try {
        return makeAndCheck(folder, lstat);
    }
    catch (error) {
        return (0,full_disk .Qp)(error, folder, 'Free space there.') ?? `${error.message}.`;
    }
}
function makeAndCheck(folder, lstat) {
    const user = process.getuid?.();
    if (user === undefined) {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return undefined;
    }
    const names = folder.split('/');
    let here = '/';
    let links = 0;
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
        const place = external_node_path_.join(here, name);
        if (!(0,external_node_fs_.existsSync)(place))
            makeFolder(place);
        const stats = lstat(place);
        const isShared = place !== here && isWritable(lstat(here));
        if (stats.uid !== user && (stats.uid !== 0 || isShared))
            return `"${place}" belongs to another user.`;
        if (stats.isSymbolicLink()) {
            if ((links += 1) > MAX_LINKS)
                throw new Error(`ELOOP: too many links, "${folder}"`);
            const target = (0,external_node_fs_.readlinkSync)(place);
            if (external_node_path_.isAbsolute(target))
                here = '/';
            names.unshift(...target.split('/'));
            continue;
        }
        if (!stats.isDirectory())
            throw new Error(`ENOTDIR: not a folder, "${place}"`);
        const isSticky = (stats.mode & STICKY) !== 0 && names.length > 0;
        if (isWritable(stats) && !isSticky)
            return `Other users can write to "${place}".`;
        here = place;
    }
    return lstat(here).uid === user ? undefined : `"${here}" belongs to another user.`;
}
function isWritable({ mode }) {
    return (mode & 0o022) !== 0;
}
function makeFolder(place) {
    try {
        (0,external_node_fs_.mkdirSync)(place, { mode: 0o700 });
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/rehearse/build-caches.js





const MAX_APPS = 10;
function openBuildCaches(workspace, { XDG_CACHE_HOME = '', HOME = '' }, now) {
    const base = external_node_path_.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : external_node_path_.isAbsolute(HOME) && external_node_path_.join(HOME, '.cache');
    if (base === false)
        return { problem: 'There is no home folder (HOME).' };
    const all = external_node_path_.join(base, 'headless-deploy', 'rehearsals');
    const name = (0,external_node_crypto_.createHash)('sha256').update((0,external_node_fs_.realpathSync)(workspace)).digest('hex').slice(0, 32);
    const folder = external_node_path_.join(all, name);
    const isNew = !(0,external_node_fs_.existsSync)(folder);
    const problem = makePrivateFolder(folder);
    if (problem !== undefined)
        return { problem: `${problem} XDG_CACHE_HOME can name another folder.` };
    try {
        (0,external_node_fs_.utimesSync)(folder, now, now);
        removeOldest(all);
    }
    catch {
    }
    return { folder, isNew };
}
function removeOldest(all) {
    const folders = (0,external_node_fs_.readdirSync)(all).map((name) => external_node_path_.join(all, name));
    const newestFirst = folders
        .map((folder) => ({ folder, time: (0,external_node_fs_.lstatSync)(folder).mtimeMs }))
        .toSorted((one, other) => other.time - one.time);
    for (const { folder } of newestFirst.slice(MAX_APPS))
        (0,own_folder .T)(folder);
}

var step = __webpack_require__(6305);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/start.js








const MASKED_FROM = 12;
const startRehearsal = (0,step .o)({
    inputs: inputs .mc.rehearse,
    read: readRehearseInputs,
    run: async (inputs, context) => {
        const { runner, services } = context;
        runner.mask(inputs.variables.map(({ value }) => value).filter(({ length }) => length >= MASKED_FROM));
        runner.info('This builds and runs the app on this machine, as you and without a sandbox.');
        const buildCaches = inputs.usesCaches ? findBuildCaches(inputs.workspace, context) : undefined;
        const platform = {
            port: 0,
            seed: { content: seedOf(inputs) },
            faults: undefined,
            strict: false,
            runApps: true,
            idleMinutes: 0,
            buildCaches,
        };
        const shown = inputs.staysOpen && !runner.variables['CI'] ? ['portal-url'] : [];
        const details = await (0,start .G)(platform, { pid: process.pid, ownsFolder: true }, context, shown);
        services.onStarted({ details, inputs });
        return 'done';
    },
    report: {
        ...report .u,
        outputs: (_facts, ending, _inputs, input) => outputs .y.outputs({}, ending, undefined, input),
        inResult: () => outputs .y.inResult?.({}) ?? {},
    },
});
function findBuildCaches(workspace, { runner, services }) {
    const caches = openBuildCaches(workspace, runner.variables, services.clock.date());
    if ('problem' in caches) {
        runner.info(`The caches of the build are not kept. ${(0,safe_text .Hk)(caches.problem)}`);
        return undefined;
    }
    const where = (0,safe_text .Hk)(caches.folder);
    runner.info(caches.isNew
        ? `The caches of the build are kept for the next rehearsal: ${where}`
        : `The build starts with the caches of the last one: ${where} (--no-cache builds without them)`);
    return caches.folder;
}
const OWN = { account: 'local', app: 'app', environment: 'Rehearsal', install: 'local' };
function seedOf({ account = OWN.account, app = OWN.app, environment, variables, }) {
    const found = {
        displayName: environment?.kind === 'name' ? environment.name : OWN.environment,
        ...(environment?.kind === 'id' ? { id: environment.id } : {}),
        wpEnvironment: OWN.install,
        shellVariables: variables,
    };
    const apps = [{ name: app, environments: [found] }];
    return JSON.stringify({ accounts: [{ name: account, installs: [{ name: OWN.install }], apps }] });
}

;// CONCATENATED MODULE: ./lib/src/actions/rehearse/run.js









const OUTPUTS = new Set(['status', 'error-code', 'url', 'result']);
const EXPLAINED = new Set(['build-failed', 'warning']);
const run_POLL_INTERVAL_MS = 1000;
async function rehearse(runner, services) {
    let exitCode = 1;
    let seen = '';
    const outputs = new Map();
    let stopFollowing;
    try {
        let started;
        const starting = { ...runner, output: (name, value) => void outputs.set(name, value) };
        exitCode = await startRehearsal(starting, { ...services, onStarted: (found) => (started = found) });
        if (exitCode !== 0 || started === undefined) {
            for (const [name, value] of outputs)
                if (OUTPUTS.has(name))
                    runner.output(name, value);
            return exitCode;
        }
        const { details, inputs } = started;
        const url = details['site-url'] ?? '';
        const access = { ...details, environment: runner.input('environment') || details.environment };
        if (inputs.isVerbose)
            stopFollowing = followBuildLog(details, runner, services);
        exitCode = await services.deploy(deployRunner(runner, inputs.workspace, access, (name, value) => {
            outputs.set(name, value);
            if (OUTPUTS.has(name) && (name !== 'url' || inputs.staysOpen))
                runner.output(name, value);
        }), watchLive(inputs, url, (line) => (seen = line)));
        if (exitCode !== 0 || !inputs.staysOpen)
            await stopFollowing?.();
        if (exitCode !== 0)
            return exitCode;
        if (!inputs.staysOpen) {
            runner.info('The app has stopped. --open leaves it running and shows it in the browser.');
            return exitCode;
        }
        runner.info(seen);
        seen = '';
        exitCode = await stayOpen(url, details, runner, services);
        if (exitCode !== 0)
            outputFailure(runner, outputs.get('result') ?? '{}');
        return exitCode;
    }
    finally {
        await stopFollowing?.();
        const isExplained = EXPLAINED.has(outputs.get('error-code') ?? '');
        await (0,stop ._7)({ ...runner, warning: () => undefined }, services, exitCode !== 0 && !isExplained);
        if (exitCode === 0 && seen !== '')
            runner.info(seen);
    }
}
function outputFailure(runner, result) {
    const message = 'The local platform has ended, and the site with it.';
    const failure = { status: 'failed', 'error-code': 'internal', url: '' };
    for (const [name, value] of Object.entries(failure))
        runner.output(name, value);
    const title = 'Local platform ended';
    const error = { title, message, advice: '', more: (0,troubleshooting .Jq)(title, runner), step: '', lines: [] };
    runner.output('result', JSON.stringify({ ...JSON.parse(result), ...failure, error }));
    runner.error('Local platform ended', message);
}
async function stayOpen(url, details, runner, { clock, openBrowser }) {
    const { 'portal-url': portalUrl } = details;
    const portalOnce = portalUrl === undefined ? undefined : await portalAddress(details, runner);
    runner.info(`The site stays at ${(0,safe_text .Hk)(url)} until Ctrl-C ends it.`);
    if (portalUrl !== undefined)
        runner.info(`Portal: ${(0,safe_text .Hk)(portalUrl)}`);
    openBrowser(url);
    if (portalOnce !== undefined)
        openBrowser(portalOnce);
    let reported = 0;
    while ((0,stop .jx)(runner)) {
        const notices = (0,stop .W4)(runner);
        for (const notice of notices.slice(reported))
            runner.warning('Portal code misused', (0,safe_text .Hk)(notice));
        reported = notices.length;
        await clock.sleep(run_POLL_INTERVAL_MS, runner.cancelled).catch(() => undefined);
        if (runner.cancelled.aborted)
            return 0;
    }
    return 1;
}
async function portalAddress(details, runner) {
    try {
        const controlUrl = new URL(details['control-url']);
        return await requestPortalAddress(controlUrl, details['control-token'], runner.cancelled);
    }
    catch (error) {
        runner.debug(`The portal was not opened in the browser: ${(0,safe_text .Hk)(String(error))}`);
        return undefined;
    }
}
function deployRunner(runner, workspace, access, output) {
    const own = {
        path: '',
        'smoke-test': '',
        wait: 'true',
        account: access.account,
        app: access.app,
        environment: access.environment,
        username: access.username,
        password: access.password,
        'headless-url': access['headless-url'],
        'environment-url': access['site-url'] ?? '',
    };
    const folder = external_node_path_.relative('', workspace) === '' ? runner.messages.workspace : (0,safe_text .Hk)(workspace);
    return {
        ...runner,
        input: (name) => own[name] ?? runner.input(name),
        inputAsWritten: (name) => own[name] ?? runner.inputAsWritten(name),
        messages: { ...runner.messages, workspace: folder },
        variables: { ...runner.variables, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runner.state(emulator_process .c4.folder) },
        output,
    };
}

var clock = __webpack_require__(6479);
var deploy = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/src/entries/rehearse.js





async function rehearse_run(runner, dist) {
    return await rehearse(runner, {
        clock: clock .m,
        program: { node: process.execPath, bundle: (0,external_node_url_.fileURLToPath)(new URL('emulator/index.js', dist)) },
        deploy: async (deployRunner, onLive) => await (0,deploy.run)(deployRunner, dist, onLive),
        openBrowser: (url) => openBrowser(url, runner.variables),
    });
}


  })

};
