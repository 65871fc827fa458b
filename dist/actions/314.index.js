export const id = 314;
export const ids = [314];
export const modules = {

  8314:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  buildsAction: () => (  buildsAction),
  buildsReport: () => (  buildsReport)
});

var format = __webpack_require__(9967);
var inputs = __webpack_require__(2045);
var safe_text = __webpack_require__(7225);
var build_states = __webpack_require__(3240);
var describe = __webpack_require__(6644);
var status_environment = __webpack_require__(6344);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var table = __webpack_require__(3132);
var step = __webpack_require__(3735);
var builds = __webpack_require__(9444);
var input_reader = __webpack_require__(3412);
var target = __webpack_require__(1633);
;// CONCATENATED MODULE: ./lib/src/actions/builds/inputs.js




function readBuildsInputs(runner) {
    const reader = new input_reader .i_(inputs .mc.builds, runner);
    return reader.finish({
        target: (0,target ._)(reader, reader.required),
        count: reader.integer('count', 1, builds .lP),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/builds/run.js













const buildsReport = {
    outputs: ({ environment, states }) => ({
        builds: states?.builds.map(asOutput) ?? null,
        count: states?.builds.length ?? null,
        'build-id': environment?.liveBuildId ?? '',
    }),
    advice: (error, _facts, inputs, ciHost) => (0,error_codes .ai)(error, (0,describe .et)(inputs?.target), ciHost),
    summary: ({ environment }, { status }, inputs) => ({
        heading: (0,ending .W)(status, { done: 'Builds read' }, 'Builds not read'),
        subject: environment && (0,describe .Vb)(environment),
        rows: [['Platform', inputs && (0,html .aY)(inputs.target.apiRoot.origin)]],
    }),
};
const buildsAction = (0,step .o)({
    inputs: inputs .mc.builds,
    read: readBuildsInputs,
    run: async ({ target, count }, { runner, calls, record }) => {
        (0,call_context .w)(runner, target.apiRoot, (0,describe .ff)(target.address));
        const environment = await (0,status_environment .n)(target, calls);
        record({ environment });
        const states = await (0,build_states .t)(target, environment, count, calls);
        record({ states });
        runner.show(describeBuilds(environment, states.builds));
        return 'done';
    },
    report: buildsReport,
});
const NONE = '-';
function describeBuilds(environment, builds) {
    if (builds.length === 0)
        return [`There are no builds of ${(0,describe .Vb)(environment)}.`];
    const hasCommits = builds.some((build) => (0,describe .XT)(build) !== '');
    const rows = builds.map((build) => [
        build.id,
        `${(0,format .nV)(build.age)} ago`,
        build.finishTime === undefined ? NONE : (0,format .a3)(build.finishTime - build.createTime),
        describeState(build),
        ...(hasCommits ? [(0,describe .XT)(build) || NONE] : []),
    ]);
    const header = ['Build', 'Created', 'Took', 'State', ...(hasCommits ? ['Commit'] : [])];
    return [...describeMissingLive(environment, builds), ...(0,table .o)(header, rows)];
}
function describeMissingLive(environment, builds) {
    const { liveBuildId } = environment;
    if (liveBuildId === undefined)
        return [`Nothing is live in ${(0,describe .Vb)(environment)}.`, ''];
    if (builds.some(({ isLive }) => isLive))
        return [];
    return [`The live build of ${(0,describe .Vb)(environment)} is not in this list: ${(0,safe_text .Hk)(liveBuildId)}.`, ''];
}
function describeState({ state, local, doubt }) {
    if (state === 'failed')
        return local !== undefined && 'reason' in local ? `failed: ${local.step}` : state;
    const words = state.replaceAll('-', ' ');
    return state === 'building' && doubt !== undefined ? `${words}?` : words;
}
function asOutput(build) {
    const { id, state, createTime, finishTime, commitSha = null, commitMessage = null, local } = build;
    return {
        id,
        state,
        createTime: (0,describe .Ly)(createTime),
        finishTime: (0,describe .Ly)(finishTime) ?? null,
        commitSha,
        commitMessage,
        reason: local !== undefined && 'reason' in local ? local.reason : null,
    };
}


  }),

  1223:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    LD: () => (  decide),
    OS: () => (  addReading),
    bf: () => (  EQUAL_READINGS),
    g3: () => (  GRACE_MS)
  });
const GRACE_MS = 60_000;
const EQUAL_READINGS = 3;
function decide(evidence) {
    const { buildId, before, isFinished, sighting, newerBuildIds, failure, isAmbiguous, deleted } = evidence;
    if (deleted !== undefined)
        return 'deleted';
    if (isAmbiguous === true)
        return 'undecided';
    if (buildId === undefined || !isFinished || sighting === undefined || sighting.reconciling)
        return 'waiting';
    const { liveBuildId, readings, heldFor } = sighting;
    if (liveBuildId === buildId)
        return failure === undefined ? 'live' : 'failed';
    if (liveBuildId !== undefined && newerBuildIds?.includes(liveBuildId) === true)
        return 'superseded';
    if (failure !== undefined)
        return 'failed';
    if (readings < EQUAL_READINGS || heldFor < GRACE_MS)
        return 'waiting';
    const isOld = liveBuildId === undefined || liveBuildId === before?.liveBuildId || newerBuildIds !== undefined;
    return isOld ? 'failed' : 'undecided';
}
function addReading(earlier, { liveBuildId, reconciling }, now) {
    const isSame = earlier !== undefined && earlier.liveBuildId === liveBuildId && earlier.reconciling === reconciling;
    if (!isSame)
        return { liveBuildId, reconciling, readings: 1, heldFor: 0, since: now };
    return { ...earlier, readings: earlier.readings + 1, heldFor: now - earlier.since };
}


  }),

  3851:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EG: () => (  describeBuildFailure),
    Ey: () => (  describeStep),
    HO: () => (  describeReadProblem),
    Me: () => (  describeDoubt),
    _c: () => (  describeStanding),
    jr: () => (  describeUndecided)
  });
  var _step_report_error_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9041);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7225);
  var _decide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1223);



const READS = {
    build: 'the build',
    environment: 'the environment',
    builds: 'the list of builds',
};
function describeStanding(upload) {
    const { problem } = upload;
    if (problem === undefined)
        return { text: describeKnown(upload), still: describeStill(upload) };
    const text = `${describeReadProblem(problem)}: still trying`;
    return { text, still: text };
}
function describeDoubt(doubt) {
    return `${doubt}: looking for the build of this upload in the list of builds`;
}
function describeUndecided({ isAmbiguous }, doubt = 'The answer to the upload named no build') {
    return isAmbiguous
        ? `${doubt}, and several builds were created since, so it is not known which one is from this upload.`
        : 'Another build is live, and the platform does not show which of the two is newer.';
}
function describeKnown({ buildId, isFinished, doubt, sighting, step }) {
    if (buildId === undefined)
        return doubt === undefined ? 'The build of this upload is not listed yet' : describeDoubt(doubt);
    if (!isFinished) {
        const name = `Build ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)}`;
        if (step !== undefined)
            return `${name}: ${describeStep(step)}`;
        return doubt === undefined ? `${name} is running` : `${name} counts as running: ${doubt}`;
    }
    if (sighting === undefined || sighting.reconciling)
        return 'The build has finished, and is being deployed';
    const live = sighting.liveBuildId;
    const what = live === undefined ? 'no build is live yet' : `build ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(live)} is still live`;
    return `The build has finished, but ${what}: waiting up to ${_decide_js__WEBPACK_IMPORTED_MODULE_2__  .g3 / 1000} s for a change`;
}
function describeStill({ buildId, isFinished, step }) {
    if (buildId === undefined)
        return 'Still looking for the build of this upload';
    if (isFinished)
        return 'Still being deployed';
    return step === undefined ? 'Still building' : `Still building: ${describeStep(step)}`;
}
function describeStep({ name, number, count }) {
    return `${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(name)}, step ${number} of ${count}`;
}
function describeBuildFailure(buildId = '', { step, reason }) {
    return `${(0,_step_report_error_report_js__WEBPACK_IMPORTED_MODULE_0__  .KG)((0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Ef)(reason))} Build ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)} failed at step "${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(step)}".`;
}
function describeReadProblem({ read, kind, reason }) {
    const what = READS[read];
    switch (kind) {
        case 'refused':
            return `The platform does not let these credentials read ${what} (${reason})`;
        case 'missing':
        case 'no-call':
            return `The platform does not show ${what} (${reason})`;
        case 'unusable':
        case 'busy':
        case 'failed':
            return `Could not read ${what} (${reason})`;
    }
}


  }),

  3240:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  finishAgeOf),
    t: () => (  readBuildStates)
  });
  var _platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8939);
  var _platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9444);
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5602);
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9597);
  var _deploy_live_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1223);
  var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6344);






async function readBuildStates(target, environment, count, context) {
    const { account, app } = target.address;
    const address = { account, app, environment: environment.id };
    const { liveBuildId } = environment;
    const answer = (0,_platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__  .J0)(await (0,_platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__  .YF)(target, address, count, context));
    if (answer.kind !== 'value')
        throw (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__  .O)('the builds of this environment', answer, target);
    const listed = answer.value;
    const inList = listed.find(({ id }) => id === liveBuildId);
    const live = inList ?? (liveBuildId === undefined ? undefined : await readLive(target, address, liveBuildId, context));
    const all = live === undefined || live === inList ? listed : [...listed, live];
    const records = await readLocalResults(target, address, all, context);
    const stated = all.map((build) => {
        const isNewer = isNewerThanLive(build, { live, liveBuildId, isFull: listed.length >= count });
        const known = { local: records.get(build.id), isNewer, isLive: build.id === liveBuildId };
        return Object.assign({}, build, known, { state: stateOf(build, known, environment) });
    });
    return { builds: stated.slice(0, listed.length), live: stated.find(({ isLive }) => isLive) };
}
async function readLive(target, address, build, context) {
    const answer = await (0,_platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__  .lT)(target, { ...address, build }, context);
    if (answer.kind === 'value')
        return answer.value;
    if ((0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  .ey)(answer) && answer.error !== undefined)
        throw answer.error;
    return undefined;
}
async function readLocalResults(target, address, builds, context) {
    const results = new Map();
    if (!(0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_4__  .U)(target.apiRoot.hostname))
        return results;
    for (const { id } of builds) {
        const record = await (0,_platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__  .lT)(target, { ...address, build: id }, { ...context, maxAttempts: 1 });
        if (record.kind === 'value')
            results.set(id, record.value.local);
    }
    return results;
}
function isNewerThanLive(build, of) {
    if (of.liveBuildId === undefined)
        return true;
    if (of.live !== undefined)
        return build.createTime > of.live.createTime;
    return of.isFull ? true : undefined;
}
function stateOf(build, { local, isNewer, isLive }, { reconciling }) {
    if (local !== undefined && 'reason' in local)
        return 'failed';
    if (isLive)
        return 'live';
    if (isNewer === false)
        return 'not-live';
    const finishAge = finishAgeOf(build);
    if (finishAge === undefined)
        return 'building';
    const isStarting = local !== undefined && 'running' in local;
    return isStarting || reconciling || finishAge < _deploy_live_decide_js__WEBPACK_IMPORTED_MODULE_5__  .g3 ? 'not-live-yet' : 'not-live';
}
function finishAgeOf({ createTime, finishTime, age }) {
    return finishTime === undefined ? undefined : Math.max(0, age - (finishTime - createTime));
}


  }),

  6644:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ly: () => (  isoTime),
    Vb: () => (  nameOf),
    Wn: () => (  describeStatus),
    XT: () => (  describeCommit),
    et: () => (  subjectOf),
    ff: () => (  describeTarget),
    ye: () => (  shaOf)
  });
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);
  var _shared_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9967);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7225);
  var _deploy_live_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3851);
  var _build_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3240);





const MAX_SHOWN = 3;
const MAX_MESSAGE = 60;
function describeTarget({ account, app, environment }) {
    return `account ${account}, app ${app}, environment "${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)((0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__  .CK)(environment))}"`;
}
function subjectOf(target) {
    const { account = '', app = '', environment } = target?.address ?? {};
    const name = environment === undefined ? '' : (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)((0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__  .CK)(environment));
    const address = `account "${account}", app "${app}", environment "${name}"`;
    return { address, urlInput: 'headless-url', mayHave: '', lookFor: '' };
}
function nameOf({ id, displayName }) {
    return displayName === undefined ? `environment ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(id)}` : (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(displayName);
}
function describeStatus(environment, { builds, live }) {
    const newer = builds.filter(({ isNewer }) => isNewer === true);
    const those = (heading, describe, ...states) => (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_4__  .UV)(newer.filter(({ state }) => states.includes(state)), MAX_SHOWN, (build) => `${heading}: build ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(build.id)}, ${describe(build)}${fromCommit(build)}.`);
    return [
        describeLive(environment, live),
        ...those('Being built', describeRunning, 'building'),
        ...those('Not live yet', describeFinish, 'not-live-yet'),
        ...those('Did not go live', describeFinish, 'not-live', 'failed'),
    ];
}
function describeLive(environment, build) {
    const { liveBuildId } = environment;
    if (liveBuildId === undefined)
        return `Nothing is live in ${nameOf(environment)}.`;
    const name = nameOf(environment).replace(/^environment /, 'Environment ');
    const id = (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(liveBuildId);
    if (build === undefined)
        return `${name} is live with build ${id}, about which the host shows nothing else.`;
    if (build.state === 'failed')
        return `${name} does not answer: build ${id} was live, but its app has stopped.`;
    const finish = build.finishTime === undefined ? '' : `, ${describeFinish(build)}`;
    return `${name} is live with build ${id}${finish}${fromCommit(build)}.`;
}
function describeRunning(build) {
    const { age, doubt, local } = build;
    const step = local !== undefined && 'running' in local ? local.running : undefined;
    const doing = step === undefined ? '' : ` (${(0,_deploy_live_messages_js__WEBPACK_IMPORTED_MODULE_2__  .Ey)(step)})`;
    return `for ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_4__  .nV)(age)}${doing}${doubt === undefined ? '' : `, or finished: ${doubt}`}`;
}
function describeFinish(build) {
    const age = (0,_build_states_js__WEBPACK_IMPORTED_MODULE_3__  .G)(build) ?? 0;
    return `finished at ${describeTime(build.finishTime ?? 0, age)} (${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_4__  .nV)(age)} ago)`;
}
function describeTime(time, age) {
    const [day = '', clock = ''] = new Date(time).toISOString().split('T');
    const [today] = new Date(time + age).toISOString().split('T');
    return `${day === today ? '' : `${day} `}${clock.slice(0, 5)} UTC`;
}
function fromCommit(build) {
    const commit = describeCommit(build, true);
    return commit === '' ? '' : `, from commit ${commit}`;
}
function describeCommit(build, isQuoted = false) {
    const message = (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(messageOf(build));
    const cut = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;
    const shown = cut === '' || !isQuoted ? cut : `"${cut}"`;
    return [shaOf(build).slice(0, 7), shown].filter((part) => part !== '').join(' ');
}
function shaOf({ commitSha = '' }) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(commitSha) ? commitSha : '';
}
function messageOf({ commitMessage = '' }) {
    return commitMessage.trim().split(/[\r\n]/)[0] ?? '';
}
function isoTime(time) {
    return time === undefined ? undefined : new Date(time).toISOString();
}


  }),

  6344:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  unreadable),
    n: () => (  readCurrentEnvironment)
  });
  var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(214);
  var _platform_api_environments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5141);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
  var _lookup_look_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1502);
  var _lookup_not_found_hint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4731);







async function readCurrentEnvironment(target, calls) {
    const record = await findRecord(target, calls).catch(async (error) => {
        throw await (0,_lookup_not_found_hint_js__WEBPACK_IMPORTED_MODULE_6__  .UY)(error, target, calls);
    });
    const { reconciling, liveBuildId } = record;
    const answered = `${target.apiRoot.origin} answered with an environment whose`;
    if (reconciling === undefined)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__  .zg('bad-reply', `${answered} "reconciling" is not a boolean.`);
    if (liveBuildId !== undefined && calls.holdsSecret(liveBuildId))
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__  .zg('bad-reply', `${answered} build has an ID that holds one of your secrets.`);
    return { ...record, reconciling };
}
async function findRecord(target, calls) {
    const { account, app, environment: reference } = target.address;
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__  .CK)(reference);
    const readById = async () => (0,_platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .J0)(await (0,_platform_api_environments_js__WEBPACK_IMPORTED_MODULE_3__  .Qo)(target, { account, app, environment: text }, calls));
    if (reference.kind === 'id') {
        const record = await readById();
        if (record.kind === 'value')
            return record.value;
    }
    const lookup = await (0,_lookup_look_up_js__WEBPACK_IMPORTED_MODULE_5__  .T)(target, calls);
    if (lookup.kind === 'found')
        return lookup.environment;
    if (lookup.kind !== 'no-list')
        throw lookup.error;
    if (reference.kind === 'name' && (0,_platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .wk)(text)) {
        const record = await readById();
        if (record.kind === 'value')
            return record.value;
    }
    const misspelt = lookup.apps === undefined ? '' : `, or "account" or "app" is misspelt`;
    throw unreadable('the environments of this app', lookup.problem, target, misspelt);
}
function unreadable(what, { kind, reason }, { apiRoot }, or = '') {
    const message = `${apiRoot.origin} does not show ${what}`;
    if (kind !== 'missing' && kind !== 'no-call')
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__  .zg('bad-reply', `${message} in a known format: ${reason}.`);
    const why = `The host may not have this call, which is not part of the specification${or}.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__  .zg('not-found', `${message} (${reason}). ${why}`, 'failed', { advice: '' });
}


  }),

  3132:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    o: () => (  tableLines)
  });
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);

const MAX_CELL_WIDTH = 60;
const GAP = '  ';
function tableLines(header, rows) {
    const lines = [header, ...rows].map((cells) => cells.map((cell, column) => {
        const text = (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(cell);
        return column === header.length - 1 ? text : cut(text);
    }));
    const widths = header.map((_, column) => lines.reduce((most, cells) => Math.max(most, displayWidth(cells[column])), 0));
    return lines.map((cells) => cells
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell))))
        .join(GAP)
        .trimEnd());
}
function cut(text) {
    if (displayWidth(text) <= MAX_CELL_WIDTH)
        return text;
    let [kept, width] = ['', 0];
    for (const character of charactersOf(text)) {
        width += widthOf(character);
        if (width >= MAX_CELL_WIDTH)
            break;
        kept += character;
    }
    return `${kept}…`;
}
function displayWidth(text = '') {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    return charactersOf(text).reduce((width, character) => width + widthOf(character), 0);
}
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
function charactersOf(text) {
    return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}
const WIDE = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{16fe0}-\u{18cff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}{2})/u;
function widthOf(character) {
    if (/^\p{Mark}/u.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}


  })

};
