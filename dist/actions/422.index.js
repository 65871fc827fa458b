export const id = 422;
export const ids = [422];
export const modules = {

  3118:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    jY: () => (  findEnvironment),
    kP: () => (  missingEnvironment),
    qz: () => (  missingApp)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7225);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(214);
  var _platform_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3314);




function findEnvironment(environments, { app, environment: reference }) {
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__  .CK)(reference);
    const byId = environments.find(({ id }) => id === text);
    if (byId !== undefined)
        return byId;
    const named = reference.kind === 'id' ? [] : environments.filter(({ displayName }) => displayName === text);
    if (named.length < 2)
        return named[0];
    const ids = named.map(({ id }) => id).join(', ');
    const problem = `is the display name of ${named.length} environments of the app "${app}". Use the ID of the one you mean: ${ids}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .oC([{ input: 'environment', value: text, problem }]);
}
function missingEnvironment({ entries, part }, { account, app, environment: reference }) {
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__  .CK)(reference);
    const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(text)}"`;
    const where = `in the app "${app}" of the account "${account}"`;
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .bW)(text, entries);
    if (part !== undefined) {
        const message = `No environment with ${what} was found ${where}, but not all may have been listed: ${part}.${nearest} Write environments/ and the ID of the one you mean.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('bad-reply', message, 'failed', { advice: '' });
    }
    const message = `There is no environment with ${what} ${where}.${nearest} The app has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .gE)(entries)}.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('not-found', message, 'failed', { advice: '' });
}
function missingApp(apps, { account, app }) {
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .Rd)(app, apps);
    const message = `There is no app "${app}" in the account "${account}".${nearest} The account has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .cD)(apps)}.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('not-found', message, 'failed', { advice: '' });
}


  }),

  3314:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NE: () => (  describeEnvironment),
    Rd: () => (  suggestNames),
    bW: () => (  suggestEnvironments),
    cD: () => (  describeApps),
    gE: () => (  describeEnvironments)
  });
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _shared_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9967);
  var _shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6626);



const MAX_SHOWN = 10;
const MAX_NEAREST = 3;
function suggestEnvironments(wanted, environments) {
    const namesOf = ({ id, displayName }) => displayName === undefined ? [id] : [id, displayName];
    const nearest = new Set((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__  .LE)(wanted, environments.flatMap(namesOf)));
    return suggestion(environments.filter((each) => namesOf(each).some((name) => nearest.has(name))).map(describeEnvironment));
}
function suggestNames(wanted, names) {
    return suggestion((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__  .LE)(wanted, names).map((name) => (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(name)));
}
function suggestion(nearest) {
    return nearest.length === 0 || nearest.length > MAX_NEAREST ? '' : ` Did you mean ${nearest.join(' or ')}?`;
}
function describeEnvironments(environments) {
    return environments.length === 0 ? 'no environments' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(environments, MAX_SHOWN, describeEnvironment);
}
function describeApps(apps) {
    return apps.length === 0 ? 'no apps' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(apps, MAX_SHOWN);
}
function describeEnvironment({ id, displayName }) {
    return displayName === undefined ? `ID ${id}` : `"${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(displayName)}" (ID ${id})`;
}


  }),

  4422:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  probeAction: () => (  probeAction),
  probeReport: () => (  probeReport)
});

var format = __webpack_require__(9967);
var inputs = __webpack_require__(2045);
var safe_text = __webpack_require__(7225);
var environment_reference = __webpack_require__(214);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var table = __webpack_require__(3132);
var step = __webpack_require__(3735);
var api_address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var api_apps = __webpack_require__(5019);
var api_builds = __webpack_require__(9444);
var environments = __webpack_require__(5141);
var lists = __webpack_require__(8113);
var refused_success = __webpack_require__(4601);
var json_object = __webpack_require__(2950);
var platform_error = __webpack_require__(2837);
var find_environment = __webpack_require__(3118);
;// CONCATENATED MODULE: ./lib/src/actions/probe/calls.js
const APPS = '/v1/accounts/{account}/apps';
const ENVIRONMENTS = `${APPS}/{app}/environments`;
const BUILDS = `${ENVIRONMENTS}/{environment}/builds`;
const MADE_UP = '00000000-0000-4000-8000-000000000000';
const PROBE_CALLS = {
    apps: { api: 'headless', path: APPS, what: 'the list of apps' },
    app: { api: 'headless', path: `${APPS}/{app}`, what: 'the read of the app' },
    regions: { api: 'headless', path: '/v1/regions', what: 'the list of regions' },
    environments: { api: 'headless', path: ENVIRONMENTS, what: 'the list of environments' },
    environment: { api: 'headless', path: `${ENVIRONMENTS}/{environment}`, what: 'the read of the environment' },
    'newest-builds': {
        api: 'headless',
        path: `${BUILDS}?orderBy=createTime%20desc&pageSize=10`,
        what: 'the list of builds, newest first',
    },
    builds: { api: 'headless', path: BUILDS, what: 'the list of builds' },
    'one-build': { api: 'headless', path: `${BUILDS}?pageSize=1`, what: 'the list of one build' },
    'most-builds': { api: 'headless', path: `${BUILDS}?pageSize=201`, what: 'a long list of builds' },
    build: { api: 'headless', path: `${BUILDS}/{build}`, what: 'the read of the build' },
    'made-up': {
        api: 'headless',
        path: `${ENVIRONMENTS}/${MADE_UP}`,
        what: 'the read of an environment that does not exist',
        status: 404,
    },
    anonymous: {
        api: 'headless',
        path: APPS,
        what: 'the list of apps, without credentials',
        status: 401,
        isWithoutCredentials: true,
    },
    status: { api: 'hosting', path: '/v1/status', what: 'the status of the hosting API', isWithoutCredentials: true },
    installs: { api: 'hosting', path: '/v1/installs?limit=1&offset=0', what: 'the list of installs' },
    'too-many': {
        api: 'hosting',
        path: '/v1/installs?limit=101&offset=0',
        what: 'a list of too many installs',
        status: 400,
    },
    install: { api: 'hosting', path: '/v1/installs/{install}', what: 'the read of the install' },
};
const CALLS = PROBE_CALLS;
function shortPath({ path }) {
    const begin = /^\/v1\/accounts\/\{account\}\/(?:apps\/\{app\}\/(?:environments\/\{environment\}\/)?)?/;
    return path.replace(begin, '…/').replace(MADE_UP, '{made up}').replaceAll('%20', ' ');
}

;// CONCATENATED MODULE: ./lib/src/actions/probe/ask.js












const UNKNOWN = {
    environment: 'no environment is known',
    build: 'no build is known',
    install: 'no install is known',
};
async function askAll(target, calls) {
    const walk = new Walk(target, calls);
    for (const id of Object.keys(CALLS))
        await walk.make(id);
    return walk.probed();
}
class Walk {
    target;
    calls;
    replies = new Map();
    unasked = new Map();
    names;
    isRefused = false;
    constructor(target, calls) {
        this.target = target;
        this.calls = calls;
        const { account, app } = target.address;
        const environment = target.environment === undefined ? '' : (0,environment_reference .CK)(target.environment);
        this.names = new Map(Object.entries({ account, app }));
        if ((0,api_address .wk)(environment))
            this.names.set('environment', environment);
    }
    async make(id) {
        const call = CALLS[id];
        const why = this.obstacleOf(call);
        if (why !== undefined) {
            this.unasked.set(id, why);
            return;
        }
        const { apiRoot, credentials } = this.target;
        const root = call.api === 'headless' ? apiRoot : (this.target.hosting ?? apiRoot);
        const path = call.path.replace(/\{(\w+)\}/g, (_, name) => this.names.get(name) ?? '');
        const given = call.isWithoutCredentials === true ? undefined : credentials;
        const answer = await (0,api_request .dy)(root, given, path, call.what, this.calls).catch((error) => this.withoutReply(id, error));
        if (answer === undefined)
            return;
        const { reply, error } = answer;
        const words = (0,refused_success .f)((0,json_object .lj)(reply.text));
        const refused = error === undefined && words !== undefined;
        this.calls.log(`GET ${call.path}: HTTP ${reply.status}${refused ? `, but it refuses: ${words}` : ''}`);
        if (error?.code === 'unauthorized' && given !== undefined && this.isFirst(call)) {
            if (call.api === 'headless')
                throw error;
            this.isRefused = true;
        }
        this.replies.set(id, reply);
        if (error === undefined)
            this.learn(id, reply);
    }
    withoutReply(id, error) {
        if (this.replies.size === 0 || !(error instanceof platform_error .Wk))
            throw error;
        this.unasked.set(id, `no answer (${error.clause})`);
        this.calls.log(`GET ${CALLS[id].path}: no answer (${error.clause})`);
    }
    probed() {
        const [account, app, environment, build, install] = ['account', 'app', 'environment', 'build', 'install'].map((name) => this.names.get(name) ?? '');
        return {
            replies: this.replies,
            unasked: this.unasked,
            address: { account, app, environment, build, install },
            now: this.calls.clock.date(),
            holdsSecret: this.calls.holdsSecret,
            apiRoot: this.target.apiRoot,
            hosting: this.target.hosting,
        };
    }
    obstacleOf({ api, path, isWithoutCredentials }) {
        if (api === 'hosting' && this.target.hosting === undefined)
            return '"base-url" is not given';
        if (api === 'hosting' && this.isRefused && isWithoutCredentials !== true)
            return 'the hosting API refuses the credentials';
        const missing = [...path.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !this.names.has(name));
        return missing === undefined ? undefined : (UNKNOWN[missing[1] ?? ''] ?? 'a name is not known');
    }
    isFirst({ api }) {
        return [...this.replies.keys()].every((id) => CALLS[id].api !== api || CALLS[id].isWithoutCredentials === true);
    }
    learn(id, reply) {
        const { text } = reply;
        if (id === 'apps')
            this.requireApp(reply);
        else if (id === 'environments')
            this.learnEnvironment(reply);
        else if (id === 'environment')
            this.keep('build', (0,api_builds .d$)((0,json_object .lj)(text)?.['build']));
        else if (id === 'newest-builds' && !this.names.has('build'))
            this.keep('build', (0,api_builds .d$)(firstOf(text, 'builds')?.['name']));
        else if (id === 'installs')
            this.keep('install', firstOf(text, 'results')?.['id']);
    }
    keep(name, value) {
        const text = typeof value === 'number' ? String(value) : value;
        if (typeof text === 'string' && (0,api_address .wk)(text) && !this.calls.holdsSecret(text))
            this.names.set(name, text);
    }
    requireApp(reply) {
        const { address } = this.target;
        const apps = (0,lists .Mc)(reply, 'apps', (item) => (0,api_apps .dp)(item)?.id);
        if (apps.kind !== 'value' || apps.value.part !== undefined || apps.value.entries.includes(address.app))
            return;
        throw (0,find_environment .qz)(apps.value.entries, address);
    }
    learnEnvironment(reply) {
        const { address, environment, apiRoot } = this.target;
        const { holdsSecret } = this.calls;
        const list = (0,lists .Mc)(reply, 'environments', (item) => (0,environments .Uv)(item, { apiRoot, holdsSecret }));
        if (list.kind !== 'value')
            return;
        const { entries, part } = list.value;
        const asked = environment && { ...address, environment };
        const found = asked === undefined ? entries[0] : (0,find_environment .jY)(entries, asked);
        if (found !== undefined)
            this.names.set('environment', found.id);
        else if (asked !== undefined && part === undefined)
            throw (0,find_environment .kP)(list.value, asked);
    }
}
function firstOf(text, key) {
    const list = (0,json_object .k$)(text)?.[key];
    const first = Array.isArray(list) ? list[0] : undefined;
    return typeof first === 'object' && first !== null ? first : undefined;
}

var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var input_reader = __webpack_require__(3412);
var inputs_target = __webpack_require__(1633);
;// CONCATENATED MODULE: ./lib/src/actions/probe/inputs.js






function readProbeInputs(runner) {
    const reader = new input_reader .i_(inputs .mc.probe, runner);
    const target = reader.optional('environment') === undefined ? readApp(reader) : readEnvironment(reader);
    const hosting = reader.optional('base-url') === undefined ? undefined : reader.required('base-url', api_address .kd);
    return reader.finish({
        target: target === input_reader .eU || hosting === input_reader .eU ? input_reader .eU : { ...target, hosting },
        record: reader.parsedOr('record', undefined, parseNewFile),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function readApp(reader) {
    const address = (0,input_reader .bs)({
        account: reader.required('account', api_address .Zs),
        app: reader.required('app', api_address .Zs),
    });
    const connection = (0,inputs_target .d)('headless-url', reader.required);
    return connection === input_reader .eU || address === input_reader .eU ? input_reader .eU : { ...connection, address, environment: undefined };
}
function readEnvironment(reader) {
    const target = (0,inputs_target ._)(reader, reader.required);
    if (target === input_reader .eU)
        return input_reader .eU;
    const { environment, ...address } = target.address;
    return { ...target, address, environment };
}
function parseNewFile(file) {
    const folder = (0,external_node_fs_.statSync)(external_node_path_.dirname(external_node_path_.resolve(file)), { throwIfNoEntry: false });
    if (folder?.isDirectory() !== true)
        throw new RangeError('must be in a folder that exists');
    if (/[\\/]$/.test(file))
        throw new RangeError('must be a file, not a folder');
    if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined)
        throw new RangeError('must not exist yet: no file is overwritten');
    return file;
}

var http_status = __webpack_require__(8983);
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/assumption.js
const AS_EXPECTED = { verdict: 'as expected', found: '' };
function different(found) {
    return { verdict: 'different', found };
}
function notShown(found) {
    return { verdict: 'not shown', found };
}
function expected(isSo, found) {
    return isSo ? AS_EXPECTED : different(found);
}
function typeOf(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}

var wire = __webpack_require__(4346);
var service_error = __webpack_require__(3193);
var http_date = __webpack_require__(1877);
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/apps.js








function judgeWhole(reply, key) {
    const list = (0,lists .Mc)(reply, key, (item) => item ?? '');
    if (list.kind !== 'value')
        return notShown('the answer has no list');
    const { part } = list.value;
    return expected(part === undefined || part === lists .ro, 'there may be more entries');
}
const APP_ASSUMPTIONS = [
    {
        id: 'apps-list',
        claim: 'Apps can be listed',
        call: 'apps',
        source: 'documented',
        code: 'src/platform/api/apps.ts',
        page: 'docs/how-to/fix-an-error.md',
        judge: (reply) => expected((0,lists .Mc)(reply, 'apps', api_apps .dp).kind === 'value', 'a list in an unexpected format'),
    },
    {
        id: 'apps-names',
        claim: 'The name of an app begins with its account',
        call: 'apps',
        source: 'documented',
        code: 'src/platform/api/confirmed.ts',
        page: 'docs/how-to/previews.md',
        judge: (reply, { address: { account } }) => {
            const list = (0,lists .Mc)(reply, 'apps', api_apps .dp);
            if (list.kind !== 'value' || list.value.entries.length === 0)
                return notShown('there is no app in the list');
            const isNamed = list.value.entries.every(({ id, name }) => name === (0,api_address .Iy)({ account, app: id }));
            return expected(isNamed, 'one has another path');
        },
    },
    {
        id: 'apps-whole',
        claim: 'The list of apps shows where it ends',
        call: 'apps',
        source: 'concluded',
        code: 'src/platform/api/list-signs.ts',
        page: 'docs/how-to/wait-test-roll-back.md',
        judge: (reply) => judgeWhole(reply, 'apps'),
    },
    {
        id: 'date',
        claim: 'An answer has a Date header',
        call: 'apps',
        source: 'concluded',
        code: 'src/shared/http-date.ts',
        page: 'docs/how-to/wait-test-roll-back.md',
        judge: ({ headers }, { now }) => {
            const { date } = headers;
            if (date === undefined)
                return different('no Date header');
            return expected((0,http_date .m6)(date, now.getTime()) !== undefined, 'a Date header in an unexpected format');
        },
    },
    {
        id: 'app-provider',
        claim: 'The provider of a direct-upload app is UPLOADABLE',
        call: 'app',
        source: 'documented',
        code: 'src/platform/api/apps.ts',
        page: 'create-app/README.md',
        judge: ({ text }) => {
            const repository = (0,json_object .lj)(text)?.['repository'];
            if (typeof repository !== 'object' || repository === null)
                return different(`its repository is ${typeOf(repository)}`);
            const { provider } = repository;
            return expected(provider === 'UPLOADABLE', `its provider is not UPLOADABLE (${typeOf(provider)})`);
        },
    },
    {
        id: 'regions',
        claim: 'The regions are those of the input "region"',
        call: 'regions',
        source: 'seen',
        code: 'src/platform/api/wire.ts',
        page: 'create-app/README.md',
        judge: ({ text }) => {
            const list = (0,json_object .lj)(text)?.['regions'];
            if (!Array.isArray(list))
                return different('a list in an unexpected format');
            const names = list.map((item) => (item ?? {}).name);
            const known = wire .ij.map((region) => `regions/${region}`);
            const missing = known.filter((region) => !names.includes(region));
            const others = names.filter((name) => !known.some((region) => region === name));
            if (missing.length + others.length === 0)
                return AS_EXPECTED;
            return different(`${missing.length} of them are missing, and there are ${others.length} others`);
        },
    },
    {
        id: 'made-up-status',
        claim: 'A missing environment is a 404',
        call: 'made-up',
        source: 'documented',
        code: 'src/actions/lookup/not-found-hint.ts',
        page: 'docs/how-to/fix-an-error.md',
        judge: (_, { replies }) => replies.get('environment')?.status === 200 ? AS_EXPECTED : notShown('no environment can be read at all'),
    },
    {
        id: 'made-up-error',
        claim: 'A refusal has an error in a documented format',
        call: 'made-up',
        source: 'documented',
        code: 'src/platform/retry/service-error.ts',
        page: 'docs/how-to/fix-an-error.md',
        judge: ({ text }) => expected((0,service_error .zU)(text) !== undefined, 'an answer in an unexpected format'),
    },
    {
        id: 'anonymous',
        claim: 'Without credentials the answer is 401',
        call: 'anonymous',
        source: 'documented',
        code: 'src/shared/http-status.ts',
        page: 'docs/how-to/fix-an-error.md',
        judge: () => AS_EXPECTED,
    },
];

var site = __webpack_require__(9892);
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/environments.js









const LIST = { call: 'environments', source: 'documented' };
const RECORD = { call: 'environment', source: 'documented', code: 'src/platform/api/environments.ts' };
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';
function listIn(reply, seen) {
    const list = (0,lists .Mc)(reply, 'environments', (item) => (0,environments .Uv)(item, seen));
    return list.kind === 'value' ? list.value.entries : undefined;
}
function judgeEach(reply, seen, isSo, found) {
    const list = listIn(reply, seen) ?? [];
    return list.length === 0 ? notShown('there is no environment in a readable list') : expected(list.every(isSo), found);
}
const ENVIRONMENT_ASSUMPTIONS = [
    {
        ...LIST,
        id: 'environments-list',
        claim: 'Environments can be listed',
        code: 'src/platform/api/environments.ts',
        page: 'docs/reference/deploy.md',
        judge: (reply, seen) => expected(listIn(reply, seen) !== undefined, 'a list in an unexpected format'),
    },
    {
        ...LIST,
        id: 'environments-display-name',
        claim: 'Each environment has a display name',
        code: 'src/actions/lookup/find-environment.ts',
        page: PREVIEWS,
        judge: (reply, seen) => judgeEach(reply, seen, ({ displayName }) => displayName !== undefined, 'one has none, or it is not a string'),
    },
    {
        ...LIST,
        id: 'environments-uuid',
        claim: 'The ID of an environment is a UUID',
        source: 'concluded',
        code: 'src/platform/api/environment-reference.ts',
        page: 'docs/reference/deploy.md',
        judge: (reply, seen) => judgeEach(reply, seen, ({ id }) => (0,environment_reference .O1)(id), 'one has an ID in an unexpected format'),
    },
    {
        ...LIST,
        id: 'environments-names',
        claim: 'The name of an environment begins with its app',
        code: 'src/platform/api/confirmed.ts',
        page: PREVIEWS,
        judge: (reply, seen) => {
            const { account, app } = seen.address;
            const isNamed = ({ id, name }) => name === (0,api_address .Iy)({ account, app, environment: id });
            return judgeEach(reply, seen, isNamed, 'one has another path');
        },
    },
    {
        ...LIST,
        id: 'environments-whole',
        claim: 'The list of environments shows where it ends',
        source: 'concluded',
        code: 'src/platform/api/list-signs.ts',
        page: PREVIEWS,
        judge: (reply) => judgeWhole(reply, 'environments'),
    },
    {
        ...RECORD,
        id: 'environment-name',
        claim: 'The environment has the name asked for',
        page: WAIT,
        judge: ({ text }, { address }) => {
            const name = (0,json_object .lj)(text)?.['name'];
            if (typeof name !== 'string')
                return different(`its name is ${typeOf(name)}`);
            return expected(name === (0,api_address .Iy)(address), 'another name');
        },
    },
    {
        ...RECORD,
        id: 'environment-build',
        claim: '"build" names the live build',
        page: WAIT,
        judge: ({ text }, seen) => {
            const body = (0,json_object .lj)(text);
            const { build } = body ?? {};
            if (build === undefined || build === '' || build === null)
                return notShown('nothing is live');
            const record = (0,environments .Uv)(body, seen);
            if (record?.liveBuildId === undefined && typeof build === 'string' && build.endsWith('/no_build'))
                return notShown('nothing is live');
            return expected(record?.liveBuildId !== undefined, `it is ${typeOf(build)}, but not the name of a build`);
        },
    },
    {
        ...RECORD,
        id: 'environment-reconciling',
        claim: '"reconciling" is a boolean, or left out for false',
        page: WAIT,
        judge: ({ text }) => {
            const { reconciling = false } = (0,json_object .lj)(text) ?? {};
            return expected(typeof reconciling === 'boolean', `it is ${typeOf(reconciling)}`);
        },
    },
    {
        ...RECORD,
        id: 'environment-domains',
        claim: '"domains" are strings, or have a "name" or "hostname"',
        page: PREVIEWS,
        judge: ({ text }) => {
            const { domains } = (0,json_object .lj)(text) ?? {};
            if (domains === undefined || (Array.isArray(domains) && domains.length === 0))
                return notShown('it has no domains');
            if (!Array.isArray(domains))
                return different(`they are ${typeOf(domains)}`);
            const isRead = domains.every((domain) => (0,site .Z)(domain) !== undefined);
            return expected(isRead, 'one of them has an unexpected format');
        },
    },
    {
        ...RECORD,
        id: 'environment-branch',
        claim: 'The branch of an environment is "uploadable"',
        code: 'src/platform/api/wire.ts',
        page: 'create-environment/README.md',
        judge: ({ text }) => {
            const { branch } = (0,json_object .lj)(text) ?? {};
            return expected(branch === wire .Dn, `it is not "uploadable" (${typeOf(branch)})`);
        },
    },
];

;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/builds.js






const builds_WAIT = {
    source: 'documented',
    code: 'src/platform/api/builds.ts',
    page: 'docs/how-to/wait-test-roll-back.md',
};
const OTHER_FORM = 'a list in an unexpected format';
function buildsIn(reply) {
    const list = reply && (0,lists .Mc)(reply, 'builds', parseListed);
    return list?.kind === 'value' ? list.value.entries : undefined;
}
function parseListed(item) {
    const { name, createTime } = (item ?? {});
    const id = (0,api_builds .d$)(name);
    const created = (0,api_builds .lk)(createTime);
    if (typeof name !== 'string' || id === undefined || created === undefined)
        return undefined;
    return { name, id, createTime: created };
}
function buildCount({ replies }) {
    return buildsIn(replies.get('newest-builds'))?.length ?? 0;
}
function judgeOrder(reply, sign, found) {
    const builds = buildsIn(reply);
    if (builds === undefined)
        return different(OTHER_FORM);
    const steps = builds.slice(1).map(({ createTime }, index) => sign * (createTime - (builds[index]?.createTime ?? 0)));
    if (steps.every((step) => step === 0))
        return notShown('there are fewer than two builds with different times');
    return expected(steps.every((step) => step >= 0), found);
}
const BUILD_ASSUMPTIONS = [
    {
        ...builds_WAIT,
        id: 'builds-list',
        claim: 'Builds can be listed',
        call: 'newest-builds',
        judge: (reply) => expected(buildsIn(reply) !== undefined, OTHER_FORM),
    },
    {
        ...builds_WAIT,
        id: 'builds-names',
        claim: 'The name of a build begins with its environment',
        call: 'newest-builds',
        judge: (reply, { address }) => {
            const builds = buildsIn(reply) ?? [];
            if (builds.length === 0)
                return notShown('there is no build in the list');
            return expected(builds.every(({ name }) => (0,api_address .Yw)(name, address)), 'one has another path');
        },
    },
    {
        ...builds_WAIT,
        id: 'builds-newest-first',
        claim: '"orderBy" can put the newest build first',
        call: 'newest-builds',
        judge: (reply) => judgeOrder(reply, -1, 'they are in another order'),
    },
    {
        ...builds_WAIT,
        id: 'builds-live',
        claim: 'The live build is in the list',
        call: 'newest-builds',
        source: 'concluded',
        judge: (reply, { replies }) => {
            const live = (0,api_builds .d$)((0,json_object .lj)(replies.get('environment')?.text ?? '')?.['build']);
            const builds = buildsIn(reply);
            if (live === undefined || builds === undefined)
                return notShown('no build is known to be live');
            if (builds.some(({ id }) => id === live))
                return AS_EXPECTED;
            return builds.length >= 10
                ? notShown('it may be older than the builds listed')
                : different('it is not in the list');
        },
    },
    {
        ...builds_WAIT,
        id: 'builds-oldest-first',
        claim: 'Without "orderBy" the oldest build is first',
        call: 'builds',
        code: 'packages/local-platform/src/routes/builds.ts',
        page: 'emulator/README.md',
        judge: (reply) => judgeOrder(reply, 1, 'they are in another order'),
    },
    {
        ...builds_WAIT,
        id: 'builds-page-size',
        claim: '"pageSize" limits the builds listed',
        call: 'one-build',
        judge: (reply, seen) => {
            const builds = buildsIn(reply);
            if (builds === undefined)
                return different(OTHER_FORM);
            if (buildCount(seen) < 2)
                return notShown('there are fewer than two builds');
            return expected(builds.length === 1, `${builds.length} builds for a pageSize of 1`);
        },
    },
    {
        ...builds_WAIT,
        id: 'builds-next-page',
        claim: 'After a "pageSize", "nextPageToken" leads to the rest',
        call: 'one-build',
        source: 'concluded',
        code: 'src/platform/api/lists.ts',
        page: 'environments/README.md',
        judge: (reply, seen) => {
            const builds = buildsIn(reply);
            if (builds === undefined)
                return different(OTHER_FORM);
            if (buildCount(seen) < 2 || builds.length !== 1)
                return notShown('the list is one page');
            const { nextPageToken } = (0,json_object .lj)(reply.text) ?? {};
            const isToken = typeof nextPageToken === 'string' && nextPageToken !== '';
            return expected(isToken, `it is ${typeOf(nextPageToken)}`);
        },
    },
    {
        ...builds_WAIT,
        id: 'builds-most',
        claim: 'A "pageSize" above 200 is not an error',
        call: 'most-builds',
        code: 'packages/local-platform/src/schemas/builds.ts',
        page: 'emulator/README.md',
        judge: (reply) => {
            const builds = buildsIn(reply);
            if (builds === undefined)
                return different(OTHER_FORM);
            return expected(builds.length <= 200, `${builds.length} builds for a pageSize of 201`);
        },
    },
    {
        ...builds_WAIT,
        id: 'build-name',
        claim: 'The build has the name asked for',
        call: 'build',
        judge: ({ text }, { address }) => {
            const name = (0,json_object .lj)(text)?.['name'];
            if (typeof name !== 'string')
                return different(`its name is ${typeOf(name)}`);
            return expected((0,api_builds .d$)(name) === address.build && (0,api_address .Yw)(name, address), 'another name');
        },
    },
    {
        ...builds_WAIT,
        id: 'build-times',
        claim: '"finishTime" is missing, or not before "createTime"',
        call: 'build',
        judge: ({ text }) => {
            const { createTime, finishTime } = (0,json_object .lj)(text) ?? {};
            if ((0,api_builds .lk)(createTime) === undefined)
                return different('its createTime is not a timestamp');
            const { doubt } = (0,api_builds .t9)(createTime, finishTime);
            return expected(doubt === undefined, 'its finishTime is not a timestamp, or before its createTime');
        },
    },
    {
        ...builds_WAIT,
        id: 'build-live-finished',
        claim: 'The live build has a "finishTime"',
        call: 'build',
        source: 'concluded',
        code: 'src/actions/deploy/live/decide.ts',
        judge: ({ text }, { replies, address }) => {
            const live = (0,api_builds .d$)((0,json_object .lj)(replies.get('environment')?.text ?? '')?.['build']);
            if (live === undefined || live !== address.build)
                return notShown('no build is known to be live');
            const { createTime, finishTime } = (0,json_object .lj)(text) ?? {};
            return expected((0,api_builds .t9)(createTime, finishTime).finished !== undefined, 'it has no usable finishTime');
        },
    },
    {
        ...builds_WAIT,
        id: 'build-clock',
        claim: '"createTime" and the Date header have the same clock',
        call: 'build',
        source: 'concluded',
        code: 'src/actions/deploy/upload/look-up.ts',
        judge: ({ text, headers }, { now }) => {
            const created = (0,api_builds .lk)((0,json_object .lj)(text)?.['createTime']);
            if (created === undefined || headers['date'] === undefined)
                return notShown('one of the two is missing');
            return expected(created < (0,http_date .F7)(headers, now) + 1000, 'its createTime is later than the answer');
        },
    },
];

var installs = __webpack_require__(7619);
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/hosting.js





const INSTALLS = { source: 'specified', code: 'src/platform/api/installs.ts', page: 'installs/README.md' };
function isSeveral(count) {
    return typeof count === 'number' && count > 1;
}
const HOSTING_ASSUMPTIONS = [
    {
        id: 'status',
        claim: 'The hosting API shows its status without credentials',
        call: 'status',
        source: 'documented',
        code: 'packages/local-platform/src/routes/status.ts',
        page: 'emulator/README.md',
        judge: ({ text }) => {
            const { success } = (0,json_object .lj)(text) ?? {};
            return expected(typeof success === 'boolean', `"success" is ${typeOf(success)}`);
        },
    },
    {
        ...INSTALLS,
        id: 'same-credentials',
        claim: 'Both APIs take the same credentials',
        call: 'installs',
        code: 'src/actions/create-environment/inputs.ts',
        page: 'create-environment/README.md',
        judge: () => AS_EXPECTED,
    },
    {
        ...INSTALLS,
        id: 'installs-list',
        claim: 'Installs are listed with "count" and "results"',
        call: 'installs',
        judge: ({ text }) => {
            const { results, count } = (0,json_object .lj)(text) ?? {};
            if (!Array.isArray(results) || !results.every(installs .OK))
                return different('a list in an unexpected format');
            return expected(Number.isSafeInteger(count), `"count" is ${typeOf(count)}`);
        },
    },
    {
        ...INSTALLS,
        id: 'installs-limit',
        claim: '"limit" limits the installs listed',
        call: 'installs',
        judge: ({ text }) => {
            const { results, count } = (0,json_object .lj)(text) ?? {};
            if (!Array.isArray(results) || !isSeveral(count))
                return notShown('there are fewer than two installs');
            return expected(results.length === 1, `${results.length} installs for a limit of 1`);
        },
    },
    {
        ...INSTALLS,
        id: 'installs-next',
        claim: '"next" is the next page, on this host',
        call: 'installs',
        judge: ({ text }, { hosting }) => {
            const { next, count } = (0,json_object .lj)(text) ?? {};
            if (hosting === undefined)
                return notShown('the hosting API was not asked');
            if (next === null || next === undefined)
                return isSeveral(count) ? different('it is missing') : notShown('there are fewer than two installs');
            if (typeof next !== 'string')
                return different(`it is ${typeOf(next)}`);
            const url = (0,installs .Zj)(next, (0,api_address .eh)(hosting, CALLS.installs.path));
            return expected(typeof url !== 'string', 'it cannot be followed');
        },
    },
    {
        ...INSTALLS,
        id: 'installs-too-many',
        claim: 'A "limit" above 100: type invalid_value, code too_large',
        call: 'too-many',
        judge: ({ text }) => {
            const { type, code } = (0,json_object .lj)(text) ?? {};
            return expected(type === 'invalid_value' && code === 'too_large', 'HTTP 400 with another type or code');
        },
    },
    {
        ...INSTALLS,
        id: 'install-domains',
        claim: 'An install has "domains" with "hostname" and "primary"',
        call: 'install',
        judge: ({ text }) => {
            const body = (0,json_object .lj)(text);
            if (!(0,installs .OK)(body))
                return different('not an install');
            const domains = body.domains;
            if (!Array.isArray(domains))
                return different(`"domains" is ${typeOf(domains)}`);
            if (domains.length === 0)
                return notShown('it has no domains');
            const isSo = domains.every((item) => {
                const { hostname, primary } = (item ?? {});
                return typeof hostname === 'string' && typeof primary === 'boolean';
            });
            return expected(isSo, 'one of them has an unexpected format');
        },
    },
];

;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/table.js




const ASSUMPTIONS = [
    ...APP_ASSUMPTIONS,
    ...ENVIRONMENT_ASSUMPTIONS,
    ...BUILD_ASSUMPTIONS,
    ...HOSTING_ASSUMPTIONS,
];

;// CONCATENATED MODULE: ./lib/src/actions/probe/judge.js




const VERDICTS = ['as expected', 'different', 'absent', 'not allowed', 'not shown'];
function judgeAll(probed) {
    return ASSUMPTIONS.map((assumption) => {
        const { id, claim, call, code, page } = assumption;
        const { verdict, found } = judge(assumption, probed);
        return { id, claim, call, code, page, verdict, found };
    });
}
function judge(assumption, probed) {
    const reply = probed.replies.get(assumption.call);
    if (reply === undefined)
        return notShown(probed.unasked.get(assumption.call) ?? 'the call was not made');
    const { status: wanted, isWithoutCredentials } = CALLS[assumption.call];
    const found = `HTTP ${reply.status}`;
    const meaning = (0,http_status .h)(reply.status);
    if (reply.status === wanted || (wanted === undefined && meaning === 'success'))
        return assumption.judge(reply, probed);
    switch (meaning) {
        case 'missing':
        case 'no-call':
            return { verdict: 'absent', found };
        case 'refused':
            return isWithoutCredentials === true ? different(found) : { verdict: 'not allowed', found };
        case 'later':
        case 'server-error':
            return notShown(found);
        case 'interim':
        case 'success':
        case 'redirect':
        case 'rejected':
        case 'unsupported':
            return different(found);
    }
}

var errors = __webpack_require__(8835);
var full_disk = __webpack_require__(5995);
;// CONCATENATED MODULE: ./lib/src/actions/probe/shape.js



const RECORDED_VALUES = new Set([
    'UPLOADABLE',
    wire .Dn,
    'invalid_value',
    'too_large',
    ...wire .ij.map((region) => `regions/${region}`),
]);
const KEYS = new Set(`account accountId account_id annotations app appId apps archive branch build buildId buildState build_state builds
   cancelTime code commit commitMessage commitSha completeTime conditions count createTime createUser created createdAt
   created_at created_on deleteTime deployment deploymentState description detail details displayName documentation_url
   domain domains done endTime environment environments error errorMessage errors etag field finishTime finished finishedAt
   generation hostname id install installs items kind labels lastBuild latestBuild links liveBuild message metadata
   modifyTime name next nextPageToken nodeVersion number offset operation operations page pageSize pageToken parent
   parentEnvironment path phase previous primary provider reason reconciling region regions repository resource result
   results revision rootDirectory shellVariables site source stage startTime state states status statusMessage step steps
   success time title total totalCount totalSize total_count type uid unreachable updateTime updated updatedAt updated_at
   uploadable uri url user version wpEnvironment`.split(/\s+/));
const COLLECTIONS = new Set([
    'accounts',
    'apps',
    'environments',
    'builds',
    'operations',
    'regions',
]);
const MAX_DEPTH = 8;
const MAX_MEMBERS = 60;
const MAX_SHAPES = 8;
const MAX_VALUES = 20_000;
class Shaper {
    address;
    numbers = new Map();
    left = MAX_VALUES;
    constructor(address) {
        this.address = address;
    }
    shapeOf(document) {
        this.left = MAX_VALUES;
        return this.shape(document, 0);
    }
    shape(value, depth) {
        this.left -= 1;
        if (value === null)
            return { type: 'null' };
        if (typeof value === 'boolean')
            return { type: 'boolean', value };
        if (typeof value === 'number')
            return { type: Number.isSafeInteger(value) ? 'integer' : 'number' };
        if (typeof value === 'string')
            return this.text(value);
        if (depth >= MAX_DEPTH || this.left <= 0)
            return { type: 'deeper' };
        return Array.isArray(value) ? this.list(value, depth) : this.members(value, depth);
    }
    list(list, depth) {
        const shapes = new Map();
        for (const item of list) {
            if (shapes.size >= MAX_SHAPES || this.left <= 0)
                break;
            const shape = this.shape(item, depth + 1);
            shapes.set(JSON.stringify(shape), shape);
        }
        return { type: 'array', length: list.length, entries: [...shapes.values()] };
    }
    members(object, depth) {
        const all = Object.entries(object);
        const shown = all
            .slice(0, MAX_MEMBERS)
            .map(([key, value]) => [this.keyOf(key), this.shape(value, depth + 1)]);
        const unshown = all.length - shown.length;
        return { type: 'object', members: Object.fromEntries(shown), ...(unshown > 0 ? { unshown } : {}) };
    }
    keyOf(key) {
        if (KEYS.has(key))
            return key;
        const number = this.numbers.get(key) ?? `other key ${this.numbers.size + 1}`;
        this.numbers.set(key, number);
        return number;
    }
    text(text) {
        const form = this.formOf(text);
        return {
            type: 'string',
            upTo: roundedUp(text.length),
            ...(form === undefined ? {} : { form }),
            ...(RECORDED_VALUES.has(text) ? { value: text } : {}),
        };
    }
    formOf(text) {
        if ((0,environment_reference .O1)(text))
            return 'UUID';
        if ((0,api_builds .lk)(text) !== undefined)
            return 'date-time';
        if (/^https?:\/\//i.test(text))
            return 'URL';
        const segments = text.split('/');
        const isPath = segments.length > 1 && segments.length <= 12 && segments.some((segment) => COLLECTIONS.has(segment));
        return isPath ? segments.map((segment, index) => this.segment(segment, segments[index - 1])).join('/') : undefined;
    }
    segment(segment, before) {
        const asked = new Map([
            ['accounts', this.address.account],
            ['apps', this.address.app],
            ['environments', this.address.environment],
            ['builds', this.address.build],
        ]).get(before ?? '');
        if (asked !== undefined)
            return asked === segment ? `{${(before ?? '').slice(0, -1)}}` : '{other}';
        return COLLECTIONS.has(segment) ? segment : '{other}';
    }
}
function roundedUp(length) {
    return length === 0 ? 0 : 2 ** Math.ceil(Math.log2(length));
}

;// CONCATENATED MODULE: ./lib/src/actions/probe/record.js







const HEADERS = new Set(`age allow cache-control connection content-encoding content-language content-length content-type date deprecation etag
   expires last-modified link location pragma ratelimit ratelimit-limit ratelimit-policy ratelimit-remaining
   ratelimit-reset retry-after server set-cookie strict-transport-security sunset transfer-encoding vary via warning
   www-authenticate x-cache x-content-type-options x-frame-options x-ratelimit-limit x-ratelimit-remaining
   x-ratelimit-reset x-request-id`.split(/\s+/));
function recordOf(probed, rows) {
    const shaper = new Shaper(probed.address);
    const calls = Object.keys(CALLS).map((id) => callOf(id, probed, shaper));
    const assumptions = rows.map(({ id, verdict, found }) => ({ id, verdict, found }));
    return `{"format": "headless-deploy probe, 1",
${linesOf('assumptions', assumptions)},
${linesOf('calls', calls)}}
`;
}
function linesOf(name, list) {
    return `"${name}": [\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
function callOf(id, { replies, unasked }, shaper) {
    const { api, path, isWithoutCredentials = false } = CALLS[id];
    const reply = replies.get(id);
    const answer = reply === undefined ? { unasked: unasked.get(id) } : answerOf(reply, shaper);
    return { call: id, api, method: 'GET', path, credentials: !isWithoutCredentials, ...answer };
}
function answerOf({ status, headers, text }, shaper) {
    const names = Object.keys(headers);
    const known = names.filter((name) => HEADERS.has(name)).toSorted();
    const value = (0,json_object .qF)(text);
    const body = value === undefined ? { type: text.trim() === '' ? 'empty' : 'not JSON' } : shaper.shapeOf(value);
    return { status, headers: known, otherHeaders: names.length - known.length, body };
}
function writeRecord(file, text) {
    const descriptor = openNew(file);
    try {
        (0,external_node_fs_.writeFileSync)(descriptor, text);
    }
    catch (error) {
        (0,external_node_fs_.unlinkSync)(file);
        throw (0,full_disk .d8)(error, file);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function openNew(file) {
    try {
        return (0,external_node_fs_.openSync)(file, 'wx', 0o600);
    }
    catch (error) {
        const { code = '' } = error;
        throw new errors .oC([{ input: 'record', value: file, problem: `cannot be written: ${(0,safe_text .Hk)(code)}` }]);
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/probe/run.js















const CONTRADICTIONS = new Set(['different', 'absent']);
const probeReport = {
    outputs: ({ rows }) => ({
        ...Object.fromEntries(VERDICTS.map((verdict) => [
            verdict.replaceAll(' ', '-'),
            rows?.filter((row) => row.verdict === verdict).length ?? null,
        ])),
        assumptions: rows ?? null,
    }),
    advice: (error, _facts, inputs, ciHost) => (0,error_codes .ai)(error, subjectOf(inputs), ciHost),
    summary: ({ rows = [] }, { status }, inputs) => ({
        heading: (0,ending .W)(status, { done: 'Host probed' }, 'Host not probed'),
        subject: rows.length === 0 ? undefined : countsOf(rows),
        rows: [
            ['Platform', inputs && (0,html .aY)(inputs.target.apiRoot.origin)],
            ...rows
                .filter(({ verdict }) => verdict !== 'as expected')
                .map((row) => [row.claim, (0,html .Qq)(outcomeOf(row))]),
        ],
    }),
};
const probeAction = (0,step .o)({
    inputs: inputs .mc.probe,
    read: readProbeInputs,
    run: async ({ target, record: file }, { runner, calls, record, stopOnWarning }) => {
        (0,call_context .w)(runner, target.apiRoot, describeTarget(target));
        if (target.hosting !== undefined)
            (0,call_context .w)(runner, target.hosting, 'the hosting API');
        const probed = await askAll(target, calls);
        const rows = judgeAll(probed);
        record({ rows });
        runner.show(run_linesOf(rows));
        if (file !== undefined) {
            writeRecord(file, recordOf(probed, rows));
            runner.info(`Written to "${(0,safe_text .Hk)(file)}": read it before you publish it`);
        }
        const contradictions = rows.filter(({ verdict }) => CONTRADICTIONS.has(verdict));
        if (contradictions.length > 0) {
            const problem = `This host answers ${(0,format .pq)(contradictions.length, 'question')} differently from what headless-deploy assumes.`;
            runner.warning('Not as expected', problem);
            stopOnWarning();
        }
        return 'done';
    },
    report: probeReport,
});
function run_linesOf(rows) {
    const cells = rows.map(({ verdict, claim, code: file, page }) => [verdict, claim, `${file}, ${page}`]);
    const others = rows.filter(({ verdict }) => verdict !== 'as expected');
    const reasons = others.map((row) => [outcomeOf(row), row.claim, `GET ${shortPath(CALLS[row.call])}`]);
    return [
        ...(0,table .o)(['Answer', 'Assumption', 'Code, and a page that depends on it'], cells),
        ...(others.length === 0 ? [] : ['', ...(0,table .o)(['Why', 'Assumption', 'Call'], reasons)]),
        '',
        countsOf(rows),
    ];
}
function outcomeOf({ verdict, found }) {
    return `${verdict}: ${found}`;
}
function countsOf(rows) {
    const counts = VERDICTS.map((verdict) => [rows.filter((row) => row.verdict === verdict).length, verdict]);
    return counts.flatMap(([count, verdict]) => (count === 0 ? [] : [`${count} ${verdict}`])).join(', ');
}
function describeTarget({ address: { account, app }, environment }) {
    const what = environment === undefined ? '' : `, environment "${(0,safe_text .Hk)((0,environment_reference .CK)(environment))}"`;
    return `account ${account}, app ${app}${what}`;
}
function subjectOf(inputs) {
    const { account, app } = inputs?.target.address ?? {};
    const address = account === undefined ? 'the inputs' : `account "${account}", app "${app}"`;
    return { address, urlInput: 'headless-url', mayHave: '', lookFor: '' };
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


  }),

  9444:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lP: () => (  MAX_BUILDS),
  d$: () => (  buildIdOf),
  YF: () => (  listBuilds),
  t9: () => (  parseFinish),
  lk: () => (  parseTimestamp),
  lT: () => (  readBuild)
});


var shared_answer = __webpack_require__(5602);
var http_date = __webpack_require__(1877);
var safe_text = __webpack_require__(7225);
var api_address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var json_object = __webpack_require__(2950);
var secure_url = __webpack_require__(9597);
var wire = __webpack_require__(4346);
;// CONCATENATED MODULE: ./lib/src/platform/api/local-result.js


const MAX_WARNINGS = 10;
function parseLocalResult(value, apiRoot) {
    if (!(0,secure_url .U)(apiRoot.hostname))
        return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const fields = value;
    const { result, step, reason, log = [], warnings } = fields;
    if (result === 'running')
        return { running: runningStepOf(fields) };
    if (result === 'live')
        return areWarnings(warnings) ? { warnings } : undefined;
    if (result !== 'failed' || !isWord(step) || !isWord(reason) || !isList(log))
        return undefined;
    const isTooLarge = Buffer.byteLength(JSON.stringify({ result, step, reason, log })) > wire .BR;
    return isTooLarge ? undefined : { step, reason, log };
}
function runningStepOf(fields) {
    const { step, stepNumber: number, stepCount: count, stepSeconds: seconds } = fields;
    return isWord(step) && isCount(number) && isCount(count) && isCount(seconds)
        ? { name: step, number, count, seconds }
        : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function areWarnings(value) {
    return Array.isArray(value) && value.length > 0 && value.length <= MAX_WARNINGS && value.every(isWord);
}
function isWord(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function isList(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

var lists = __webpack_require__(8113);
;// CONCATENATED MODULE: ./lib/src/platform/api/builds.js








const BUILD_ID = new RegExp(`/builds/(${api_address ._f})$`);
const PLACEHOLDER = 'no_build';
function buildIdOf(name) {
    const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
    return id === PLACEHOLDER ? undefined : id;
}
const MAX_BUILDS = 200;
const MAX_TEXT_LENGTH = 4096;
async function listBuilds(connection, address, count, context, onOther = () => undefined) {
    const call = {
        path: `/v1/${(0,api_address .Iy)(address)}/builds`,
        query: { orderBy: 'createTime desc', pageSize: String(count) },
        what: 'the list of builds',
        key: 'builds',
        parse: (item, { headers }) => parseBuild(item, headers, context),
        enough: { entries: count },
    };
    const answer = await (0,lists .LD)(connection, call, context);
    if (answer.kind !== 'value')
        return answer;
    const { entries, part } = answer.value;
    const isOrdered = entries.every(({ createTime }, index) => createTime <= (entries[index - 1]?.createTime ?? Infinity));
    if (!isOrdered && (part !== undefined || entries.length >= count))
        return (0,shared_answer ._P)('it is not ordered by createTime');
    const builds = new Map();
    for (const { name, ...build } of entries.toSorted((a, b) => b.createTime - a.createTime)) {
        if (!(0,api_address .Yw)(name, address))
            onOther(name);
        else if (!builds.has(build.id))
            builds.set(build.id, build);
    }
    return (0,shared_answer .RP)([...builds.values()].slice(0, count));
}
async function readBuild(connection, { build, ...address }, context) {
    const path = `/v1/${(0,api_address .Iy)(address)}/builds/${build}`;
    return await (0,api_request .kA)(connection, path, 'the read of the build', context, ({ headers, text }) => {
        const body = (0,json_object .lj)(text);
        const found = parseBuild(body, headers, context);
        if (found === undefined)
            return api_request .Wi;
        const { name, ...record } = found;
        if (record.id !== build || !(0,api_address .Yw)(name, address))
            return (0,api_request ._i)(name);
        const local = parseLocalResult(body?.['headlessDeployLocal'], connection.apiRoot);
        const isRunning = local !== undefined && 'running' in local;
        return (0,shared_answer .RP)(record.finishTime !== undefined || isRunning ? { ...record, local } : record);
    });
}
function parseBuild(item, headers, { clock, holdsSecret }) {
    const { name, createTime, finishTime, commitSha, commitMessage } = (item ?? {});
    const id = buildIdOf(name);
    const created = parseTimestamp(createTime);
    if (typeof name !== 'string' || id === undefined || holdsSecret(id) || created === undefined)
        return undefined;
    const { finished, doubt } = parseFinish(createTime, finishTime);
    const textOf = (value) => typeof value === 'string' && value !== '' && !holdsSecret(value) ? cut(value) : undefined;
    return {
        name,
        id,
        createTime: created,
        age: (0,http_date .F7)(headers, clock.date()) - created,
        finishTime: finished,
        ...(doubt === undefined || holdsSecret(doubt) ? {} : { doubt }),
        commitSha: textOf(commitSha),
        commitMessage: textOf(commitMessage),
    };
}
function cut(text) {
    return text.length <= MAX_TEXT_LENGTH
        ? text
        : Buffer.from(text.slice(0, MAX_TEXT_LENGTH), 'utf16le').toString('utf16le');
}
function parseFinish(createTime, finishTime) {
    if (finishTime === undefined || finishTime === null || finishTime === '')
        return { finished: undefined };
    const finished = parseTimestamp(finishTime);
    const created = parseTimestamp(createTime);
    if (finished !== undefined && created !== undefined && finished >= created)
        return { finished };
    const doubt = `its finishTime ${shown(finishTime)} is not a time at or after its createTime ${shown(createTime)}`;
    return { finished: undefined, doubt };
}
function shown(value) {
    return value === undefined ? 'none' : (0,safe_text .Hk)(JSON.stringify(value));
}
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i;
function parseTimestamp(value) {
    const fields = typeof value === 'string' ? DATE_TIME.exec(value) : null;
    if (fields === null)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = fields
        .slice(1)
        .map((field) => Number(field ?? 0));
    const isInRange = month >= 1 && month <= 12 && day >= 1 && hour < 24 && minute < 60 && offsetHour < 24 && offsetMinute < 60;
    if (!isInRange || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || second > 60)
        return undefined;
    const time = Date.parse(fields[0].replace(/:60(?=[.Z+-])/i, ':59'));
    return time >= http_date .f$ ? time : undefined;
}


  }),

  5141:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DO: () => (  listEnvironments),
    MO: () => (  createEnvironment),
    Qo: () => (  readEnvironment),
    Uv: () => (  parseEnvironmentRecord),
    b4: () => (  environmentsCall),
    jA: () => (  deleteEnvironment)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5602);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
  var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7187);
  var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6518);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
  var _builds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9444);
  var _lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8113);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2950);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4601);
  var _site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9892);










const ENVIRONMENT_ID = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_1__  ._f}/apps/${_address_js__WEBPACK_IMPORTED_MODULE_1__  ._f}/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_1__  ._f})(?:/|$)`);
async function createEnvironment(connection, { account, app }, body, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .B2)(connection, path, 'the request to create the environment', body, context);
    const acceptance = (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__  .TO)(reply.text, context.holdsSecret);
    if (acceptance === undefined || acceptance === _operation_js__WEBPACK_IMPORTED_MODULE_2__  .E) {
        const what = acceptance ?? 'but the body is not an operation';
        const message = `${connection.apiRoot.origin} answered the request to create the environment with HTTP ${reply.status}, ${what}.`;
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', message, 'unknown', { httpStatus: reply.status });
    }
    const { operation } = acceptance;
    return { environmentId: operation && environmentIdOf(operation.operationName), operation };
}
const MAX_NAME_LENGTH = 4096;
function environmentsCall({ apiRoot }, { account, app }, { holdsSecret }) {
    return {
        path: `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)({ account, app })}/environments`,
        what: 'the list of environments',
        key: 'environments',
        parse: (item) => parseEnvironmentRecord(item, { apiRoot, holdsSecret }),
    };
}
async function listEnvironments(connection, address, context) {
    const answer = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_5__  .LD)(connection, environmentsCall(connection, address, context), context);
    if (answer.kind !== 'value')
        return answer;
    const { entries, part } = answer.value;
    const byId = new Map(entries.toReversed().map((environment) => [environment.id, environment]));
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_8__  .RP)({ entries: [...byId.values()].toReversed(), part });
}
async function readEnvironment(connection, address, context) {
    const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address)}`;
    return await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .kA)(connection, path, 'the read of the environment', context, ({ text }) => {
        const record = parseEnvironmentRecord((0,_json_object_js__WEBPACK_IMPORTED_MODULE_9__  .lj)(text), { ...connection, ...context });
        if (record === undefined)
            return _api_request_js__WEBPACK_IMPORTED_MODULE_3__  .Wi;
        return record.name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_8__  .RP)(record) : (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  ._i)(record.name);
    });
}
function parseEnvironmentRecord(value, { apiRoot, holdsSecret }) {
    const { name, displayName, build, reconciling = false, domains } = (value ?? {});
    const id = typeof name === 'string' ? environmentIdOf(name) : undefined;
    if (typeof name !== 'string' || id === undefined || holdsSecret(id))
        return undefined;
    if (typeof displayName === 'string' && displayName.length > MAX_NAME_LENGTH)
        return undefined;
    const isNamed = typeof displayName === 'string' && displayName !== '' && !holdsSecret(displayName);
    return {
        name,
        id,
        displayName: isNamed ? displayName : undefined,
        liveBuildId: (0,_builds_js__WEBPACK_IMPORTED_MODULE_4__  .d$)(build),
        reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
        site: (0,_site_js__WEBPACK_IMPORTED_MODULE_7__  .z)(domains, apiRoot, holdsSecret),
    };
}
async function deleteEnvironment(connection, address, context) {
    const what = 'the request to delete the environment';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .fK)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address)}`, what, context);
    const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_9__  .lj)(text);
    const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_6__  .f)(body);
    if (refusal !== undefined)
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('rejected', `${answered}, but refused it: ${refusal}.`, 'failed', { httpStatus: status });
    if (text.trim() === '' || body !== undefined)
        return;
    const message = `${answered}, but the body is neither empty nor a JSON object.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
function environmentIdOf(name) {
    return ENVIRONMENT_ID.exec(name)?.[1];
}


  }),

  7619:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OK: () => (  isInstall),
    Ym: () => (  getInstall),
    Zj: () => (  nextPage),
    j5: () => (  listInstalls)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5602);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2950);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
  var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8113);





const MAX_NEXT_LENGTH = 4096;
class ListedInstall {
    id;
    name;
    hostname;
    json;
    constructor(install) {
        this.id = install.id;
        this.name = install.name;
        this.hostname = primaryHostname(install);
        this.json = JSON.stringify(install);
    }
}
async function listInstalls(connection, { pageSize, offset, maxPages, matches }, context) {
    let [total, read, hasSecret] = [0, 0, false];
    const parse = (item) => {
        const install = isInstall(item) ? new ListedInstall(item) : undefined;
        hasSecret ||= install !== undefined && context.holdsSecret(install.json);
        return install;
    };
    const call = {
        path: '/v1/installs',
        query: { limit: String(pageSize), offset: String(offset) },
        what: 'the list of installs',
        key: 'results',
        parse,
        isWanted: ({ name }) => matches(name),
        textOf: ({ json }) => json,
        enough: { pages: maxPages },
        paging: {
            parseBody: _json_object_js__WEBPACK_IMPORTED_MODULE_3__  .k$,
            members: ['next', 'previous', 'count', 'limit', 'offset'],
            next: ({ results, count, next = null }, first) => {
                if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
                    return 'its "count" is not a number';
                if (hasSecret)
                    return 'it holds one of your secrets';
                total = count;
                read += results.length;
                return next === null ? undefined : nextPage(next, first);
            },
        },
    };
    const list = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, call.what, await (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__  .LD)(connection, call, context));
    const isShort = list.part === undefined && offset + read < total;
    return { ...list, part: isShort ? `the service counts ${total}` : list.part, total };
}
async function getInstall(connection, id, context) {
    const what = 'the read of the install';
    const answer = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .kA)(connection, `/v1/installs/${id}`, what, context, ({ text }) => {
        const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_3__  .k$)(text);
        if (!isInstall(body))
            return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_4__  ._P)('it is not an install');
        const install = new ListedInstall(body);
        return context.holdsSecret(install.json) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_4__  ._P)('it holds one of your secrets') : (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_4__  .RP)(install);
    });
    return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, what, answer);
}
function primaryHostname({ domains }) {
    const list = Array.isArray(domains) ? domains : [];
    for (const domain of list) {
        const { hostname, primary } = (domain ?? {});
        if (primary === true && typeof hostname === 'string')
            return hostname;
    }
    return undefined;
}
function nextPage(next, first) {
    if (typeof next !== 'string')
        return 'its "next" is neither a URL nor null';
    if (next.length > MAX_NEXT_LENGTH)
        return `its "next" has more than ${MAX_NEXT_LENGTH} characters`;
    if (!URL.canParse(next))
        return 'its "next" is not an absolute URL';
    const url = new URL(next);
    if (url.username !== '' || url.password !== '')
        return 'its "next" has a user name or a password in it, so it is not followed';
    if (url.origin !== first.origin || url.pathname !== first.pathname) {
        const place = url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;
        return `its "next" leads to ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(place)}; credentials are not sent there`;
    }
    url.hash = '';
    return url;
}
function isInstall(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { id, name } = value;
    return (typeof id === 'number' || typeof id === 'string') && typeof name === 'string';
}


  }),

  9892:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  textOfDomain),
    z: () => (  siteOf)
  });
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9597);

const MAX_DOMAINS = 1000;
const MAX_DOMAIN_LENGTH = 1024;
function siteOf(domains, apiRoot, holdsSecret) {
    const isLocal = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__  .U)(apiRoot.hostname);
    for (const domain of Array.isArray(domains) ? domains.slice(0, MAX_DOMAINS) : []) {
        const text = textOfDomain(domain) ?? '';
        const isText = text !== '' && text.length <= MAX_DOMAIN_LENGTH;
        const url = isText ? ((isLocal ? localSite(text) : undefined) ?? publicSite(text)) : undefined;
        if (url !== undefined && !holdsSecret(text) && !holdsSecret(url.host))
            return url;
    }
    return undefined;
}
function textOfDomain(value) {
    if (typeof value === 'string')
        return value;
    const { name, hostname } = (value ?? {});
    const domain = name ?? hostname;
    return typeof domain === 'string' ? domain : undefined;
}
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DNS_NAME = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);
function publicSite(text) {
    const href = `https://${text}`;
    const url = URL.canParse(href) ? new URL(href) : undefined;
    const isNameOnly = url?.href === `https://${url?.hostname}/`;
    return isNameOnly && url.hostname.length <= 253 && DNS_NAME.test(url.hostname) ? url : undefined;
}
function localSite(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOriginOnly = url !== undefined && url.href === `http://${url.host}/`;
    return isOriginOnly && (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__  .U)(url.hostname) ? url : undefined;
}


  })

};
