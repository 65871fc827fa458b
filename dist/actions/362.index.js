export const id = 362;
export const ids = [362];
export const modules = {

  4362:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  environmentsAction: () => (  environmentsAction),
  environmentsReport: () => (  environmentsReport)
});

var site_address = __webpack_require__(9303);
var format = __webpack_require__(9967);
var inputs = __webpack_require__(2045);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var table = __webpack_require__(3132);
var step = __webpack_require__(3735);
var shared_answer = __webpack_require__(5602);
var safe_text = __webpack_require__(7225);
var api_request = __webpack_require__(8939);
var builds = __webpack_require__(9444);
var lists = __webpack_require__(8113);
var platform_lists = __webpack_require__(3314);
;// CONCATENATED MODULE: ./lib/src/actions/environments/builds.js







const ENOUGH_WITHOUT = 3;
const MAX_NAMED = 10;
async function readBuilds(environments, { target, builds: count }, { runner, calls }) {
    runner.info(`Reading the builds of ${(0,format .pq)(environments.length, 'environment')}, one request each`);
    const read = new Map();
    const without = [];
    let [reason, characters] = ['', 0];
    for (const environment of environments) {
        if (characters > lists .JP) {
            without.push(environment);
            reason = `those before have more than ${lists .JP} characters`;
            continue;
        }
        if (read.size === 0 && without.length >= ENOUGH_WITHOUT)
            break;
        const address = { ...target.address, environment: environment.id };
        const onOther = (name) => runner.debug(`Not a build of this environment: ${(0,safe_text .Hk)(name)}`);
        const list = required(await (0,builds .YF)(target, address, count, calls, onOther));
        characters += list.kind === 'value' ? JSON.stringify(list.value).length : 0;
        if (list.kind !== 'value') {
            without.push(environment);
            reason = list.reason;
            continue;
        }
        const { liveBuildId } = environment;
        const listed = list.value.find(({ id }) => id === liveBuildId);
        const isOlder = listed === undefined && liveBuildId !== undefined;
        const older = isOlder ? required(await (0,builds .lT)(target, { ...address, build: liveBuildId }, calls)) : undefined;
        read.set(environment.id, { newest: list.value, live: older?.kind === 'value' ? older.value : listed });
    }
    if (without.length > 0)
        runner.warning('Builds not listed', whyMissing(without, reason, read.size === 0));
    return read;
}
function required(answer) {
    if (answer.kind !== 'value' && (0,shared_answer .ey)(answer) && answer.error !== undefined)
        throw answer.error;
    return (0,api_request .J0)(answer);
}
function whyMissing(without, reason, isHost) {
    if (isHost)
        return `This host has no readable list of builds (${reason}). That list is not part of the specification. "builds" is null for every environment.`;
    const names = (0,format .Ku)(without, MAX_NAMED, platform_lists .NE);
    return `The builds of ${(0,format .pq)(without.length, 'environment')} could not be read (${reason}), so "builds" is null there: ${names}.`;
}

var api_address = __webpack_require__(7187);
var glob = __webpack_require__(2342);
var input_reader = __webpack_require__(3412);
var target = __webpack_require__(1633);
;// CONCATENATED MODULE: ./lib/src/actions/environments/inputs.js





const MAX_BUILDS_EACH = 20;
function readEnvironmentsInputs(runner) {
    const reader = new input_reader .i_(inputs .mc.environments, runner);
    const address = (0,input_reader .bs)({
        account: reader.required('account', api_address .Zs),
        app: reader.required('app', api_address .Zs),
    });
    const connection = (0,target .d)('headless-url', reader.required);
    return reader.finish({
        target: connection === input_reader .eU || address === input_reader .eU ? input_reader .eU : { ...connection, address },
        matches: reader.parsedOr('name', () => true, glob .B),
        builds: reader.integer('builds', 0, MAX_BUILDS_EACH),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}

var errors = __webpack_require__(8835);
var look_up = __webpack_require__(1502);
var not_found_hint = __webpack_require__(4731);
;// CONCATENATED MODULE: ./lib/src/actions/environments/list.js




async function readAll(target, calls) {
    const lookup = await (0,look_up .C)(target, calls);
    switch (lookup.kind) {
        case 'found':
            return lookup.environments;
        case 'no-list':
            throw withoutList(target, lookup.problem, lookup.apps === undefined);
        case 'no-app':
        case 'refused':
            throw await (0,not_found_hint .UY)(lookup.error, target, calls);
    }
}
function withoutList({ apiRoot, address }, { kind, reason }, isAppThere) {
    const { account, app } = address;
    if (kind === 'unusable') {
        const message = `The list of environments from ${apiRoot.origin} cannot be used: ${reason}.`;
        return new errors .zg('bad-reply', message, 'failed', isAppThere ? { advice: '' } : {});
    }
    const path = `/v1/${(0,api_address .Iy)({ account, app })}/environments`;
    const why = isAppThere
        ? `The app "${app}" exists, so this host does not have the list, which is not part of the specification.`
        : `This host may not have the list, which is not part of the specification, or the account "${account}" or the app "${app}" is misspelt, or the two are swapped.`;
    const message = `${apiRoot.origin} has no list of environments: it answered ${path} with ${reason}. ${why}`;
    const advice = 'For a host without the list, list the environments yourself, as JSON in a variable.';
    return new errors .zg('not-found', message, 'failed', { advice });
}

;// CONCATENATED MODULE: ./lib/src/actions/environments/run.js












const MAX_SHOWN = 50;
const environmentsReport = {
    outputs: ({ environments }) => ({ environments: environments ?? null, count: environments?.length ?? null }),
    advice: (error, _facts, inputs, ciHost) => {
        const { account = '', app = '' } = inputs?.target.address ?? {};
        const subject = {
            address: `account "${account}", app "${app}"`,
            urlInput: 'headless-url',
            mayHave: '',
            lookFor: '',
        };
        return (0,error_codes .ai)(error, subject, ciHost);
    },
    summary: ({ environments, total = 0 }, { status }, inputs) => ({
        heading: (0,ending .W)(status, { done: 'Environments read' }, 'Environments not read'),
        subject: environments && `${environments.length} of ${(0,format .pq)(total, 'environment')}`,
        rows: [
            ['App', inputs && (0,html .aY)(`${inputs.target.address.account} / ${inputs.target.address.app}`)],
            ['Platform', inputs && (0,html .aY)(inputs.target.apiRoot.origin)],
        ],
        sections: listOf(environments ?? []),
    }),
};
const environmentsAction = (0,step .o)({
    inputs: inputs .mc.environments,
    read: readEnvironmentsInputs,
    run: async (inputs, context) => {
        const { runner, calls, record, stopOnWarning } = context;
        const { target, matches } = inputs;
        const { account, app } = target.address;
        (0,call_context .w)(runner, target.apiRoot, `account ${account}, app ${app}, list of environments`);
        const { entries: all, part } = await readAll(target, calls);
        if (part !== undefined)
            runner.warning('List not complete', `The list may not be complete: ${part}.`);
        const wanted = all.filter(({ id, displayName }) => matches(id) || (displayName !== undefined && matches(displayName)));
        const builds = inputs.builds === 0 ? undefined : await readBuilds(wanted, inputs, context);
        const environments = wanted.map((each) => describe(each, builds?.get(each.id), calls.holdsSecret));
        record({ environments, total: all.length });
        stopOnWarning();
        runner.info(`${environments.length} of ${(0,format .pq)(all.length, 'environment')}`);
        runner.show(environments.length === 0 ? [whyNone(app, all.length)] : tableOf(wanted, environments, builds));
        return 'done';
    },
    report: environmentsReport,
});
function describe(environment, builds, holdsSecret) {
    const { id, displayName = null, liveBuildId, site } = environment;
    const hasLive = liveBuildId !== undefined && !holdsSecret(liveBuildId);
    return {
        id,
        displayName,
        liveBuild: hasLive ? { id: liveBuildId, createTime: isoTime(builds?.live?.createTime) } : null,
        address: site === undefined ? null : (0,site_address .t)({ url: site }),
        builds: builds?.newest?.map(describeBuild) ?? null,
    };
}
function describeBuild({ id, createTime, finishTime, commitSha, commitMessage }) {
    return {
        id,
        createTime: new Date(createTime).toISOString(),
        finishTime: isoTime(finishTime),
        commitSha: commitSha ?? null,
        commitMessage: commitMessage ?? null,
    };
}
function isoTime(time) {
    return time === undefined ? null : new Date(time).toISOString();
}
const NONE = '-';
function tableOf(records, environments, builds) {
    const ages = records.map(({ id }) => {
        const age = builds?.get(id)?.live?.age;
        return age === undefined ? NONE : (0,format .nV)(age);
    });
    const rows = environments.map(({ id, displayName, liveBuild, address }, index) => [
        displayName ?? NONE,
        id,
        liveBuild?.id ?? NONE,
        ...(builds === undefined ? [] : [ages[index] ?? NONE]),
        address ?? NONE,
    ]);
    return (0,table .o)(['Name', 'ID', 'Live build', ...(builds === undefined ? [] : ['Age']), 'Address'], rows);
}
function whyNone(app, total) {
    return total === 0
        ? `The app "${app}" has no environments.`
        : `None of the ${(0,format .pq)(total, 'environment')} of the app "${app}" has such a display name or ID.`;
}
function cell(value) {
    return value ? (0,html .aY)(value) : (0,html .Qq)(NONE);
}
function listOf(environments) {
    if (environments.length === 0)
        return [];
    const rows = environments
        .slice(0, MAX_SHOWN)
        .map(({ id, displayName, liveBuild, address }) => [
        cell(displayName),
        (0,html .aY)(id),
        cell(liveBuild?.id),
        cell(address),
    ]);
    const columns = ['Name', 'ID', 'Live build', 'Address'].map((name) => [name, 'text']);
    const rest = (0,format .v)(environments.length, MAX_SHOWN);
    const body = [(0,html .tp)(columns, rows), ...(rest === '' ? [] : [(0,html .ND)('p', (0,html .Qq)(rest))])];
    return [{ heading: (0,format .pq)(environments.length, 'environment'), body }];
}


  }),

  2342:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  parseTextGlob),
    q: () => (  parseGlob)
  });
function parseGlob(text) {
    if (!/^[\w.*?-]{1,64}$/.test(text)) {
        throw new RangeError('must be a name, with "*" for any characters and "?" for one');
    }
    return globOf(text);
}
function parseTextGlob(text) {
    if (text.length > 128 || /\p{Cc}/u.test(text)) {
        throw new RangeError('must be at most 128 characters on one line, with "*" for any characters and "?" for one');
    }
    return globOf(text);
}
function globOf(text) {
    const glob = Array.from(text);
    return (name) => matches(glob, Array.from(name));
}
function matches(glob, name) {
    let [inGlob, inName, star, mark] = [0, 0, -1, 0];
    while (inName < name.length) {
        const sign = glob[inGlob];
        if (sign === '*') {
            star = inGlob;
            mark = inName;
            inGlob += 1;
        }
        else if (sign === '?' || sign === name[inName]) {
            inGlob += 1;
            inName += 1;
        }
        else if (star >= 0) {
            inGlob = star + 1;
            mark += 1;
            inName = mark;
        }
        else {
            return false;
        }
    }
    return glob.slice(inGlob).every((sign) => sign === '*');
}


  }),

  9303:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  siteAddress),
    t: () => (  siteText)
  });
function siteAddress(environmentUrl, environment) {
    if (environmentUrl !== undefined)
        return { url: environmentUrl, isFromPlatform: false };
    const url = environment?.site;
    return url && { url, isFromPlatform: true };
}
function siteText({ url }) {
    return url.href.replace(/\/+$/, '');
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
