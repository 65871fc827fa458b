export const id = 789;
export const ids = [789];
export const modules = {
  2349:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	G: () => (  describeOddVariables),
	R: () => (  parseShellVariables)
  });
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
  var _inputs_odd_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4914);
const MAX_PLACES = 5;
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
function parseShellVariables(text) {
	const variables = isJson(text) ? fromJson(text) : fromLines(text);
	const seen = new Set();
	for (const { key } of variables) {
		if (seen.has(key))
			throw new RangeError(`must not set ${key} twice`);
		seen.add(key);
	}
	return variables;
}
function isJson(text) {
	return text.trimStart().startsWith('{');
}
function fromJson(text) {
	const object = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(text);
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
	const variables = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
		if (/^(?:#|$)/.test(line.trim()))
			return [];
		const equals = line.indexOf('=');
		return { key: line.slice(0, equals).trim(), value: line.slice(equals + 1), equals, where: `line ${index + 1}` };
	});
	const noEquals = variables.filter(({ equals }) => equals < 0).map(({ where }) => where);
	const badKeys = variables.filter(({ key, equals }) => equals >= 0 && !KEY.test(key)).map(({ where }) => where);
	const form = `must be lines KEY=value, or one JSON object; there is no "=" in ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(noEquals, MAX_PLACES)}`;
	const problems = [noEquals.length > 0 && form, badKeys.length > 0 && badKeyProblem(badKeys)].filter(Boolean);
	if (problems.length > 0)
		throw new RangeError(problems.join('; it '));
	return variables.map(({ key, value }) => ({ key, value }));
}
function badKeyProblem(places) {
	return `has an invalid name in ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
}
const ODDITIES = [
	[/^\s*$/, 'is empty: the secret or variable that it comes from may not reach this job'],
	[/^(["'`]).*\1$/s, 'has quotes around it, which are part of the value: leave them out, unless the app needs them'],
	[/^ /, 'starts with a space: leave out those around "="'],
];
const OTHERS_BEHIND = /^(?:[^=\s]*,\s*[A-Z][A-Z0-9_]{2,}=|(?!\w+=)\S+(?:\s+[A-Z][A-Z0-9_]+=\S*){2,}\s*$)/;
const OF_APP = /^(?:arn:|op:\/\/)/i;
function describeOddVariables(shellVariables, { variables, input }) {
	const isOneLine = shellVariables.length === 1 && !isJson(input('shell-variables'));
	return shellVariables.flatMap(({ key, value }) => {
		const unevaluated = OF_APP.test(value) ? undefined : (0,_inputs_odd_values_js__WEBPACK_IMPORTED_MODULE_1__  .J1)(value, variables);
		const others = isOneLine && OTHERS_BEHIND.test(value) ? 'has another variable in its value: write one per line' : undefined;
		const oddity = ODDITIES.find(([pattern]) => pattern.test(value))?.[1] ?? others ?? unevaluated;
		return oddity === undefined ? [] : [`${key} ${oddity}.`];
	});
}
  }),
  2484:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	A: () => (  parsePrefix),
	n: () => (  MAX_PREFIX_LENGTH)
  });
const MAX_PREFIX_LENGTH = 90;
function parsePrefix(text) {
	if (/[\u0000-\u001f\u007f]/.test(text) || text.length < 3 || text.length > MAX_PREFIX_LENGTH)
		throw new RangeError(`must be one line of 3 to ${MAX_PREFIX_LENGTH} characters`);
	if (text.includes('*'))
		throw new RangeError('must be what the names begin with, and no pattern: leave out the "*"');
	if (/\d$/.test(text))
		throw new RangeError('must not end in a digit: the number of the pull request follows it');
	return text;
}
  }),
  1789:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  buildsAction: () => (  buildsAction),
  createAppAction: () => (  createAppAction),
  createEnvironmentAction: () => (  createEnvironmentAction),
  deleteEnvironmentAction: () => (  deleteEnvironmentAction),
  environmentsAction: () => (  environmentsAction),
  installsAction: () => (  installsAction),
  probeAction: () => (  probeAction),
  statusAction: () => (  statusAction),
  webhookAction: () => (  webhookAction)
});
var format = __webpack_require__(1749);
var api_builds = __webpack_require__(665);
var shared_inputs = __webpack_require__(2045);
var safe_text = __webpack_require__(5343);
var input_reader = __webpack_require__(3412);
var inputs_target = __webpack_require__(1633);
;// CONCATENATED MODULE: ./lib/src/actions/lookup/build-output.js
function buildOutput({ id, createTime, finishTime, commitSha, commitMessage }) {
	return {
		id,
		createTime: isoTime(createTime),
		finishTime: isoTime(finishTime),
		commitSha: commitSha ?? null,
		commitMessage: commitMessage ?? null,
	};
}
function isoTime(time) {
	return time === undefined ? null : new Date(time).toISOString();
}
var environment_reference = __webpack_require__(214);
;// CONCATENATED MODULE: ./lib/src/actions/lookup/read-target.js
function namesEnvironment(target) {
	return 'environment' in target.address;
}
function describeTarget(target) {
	const { account, app } = target.address;
	return `account ${account}, app ${app}, ${namesEnvironment(target) ? `environment "${referenceOf(target)}"` : 'all environments'}`;
}
function subjectOf(target) {
	const { account = '', app = '' } = target?.address ?? {};
	const environment = target === undefined || !namesEnvironment(target) ? '' : `, environment "${referenceOf(target)}"`;
	const address = `account "${account}", app "${app}"${environment}`;
	return { address, urlInput: 'headless-url' };
}
function referenceOf({ address }) {
	return (0,safe_text .Hk)((0,environment_reference .CK)(address.environment));
}
var api_request = __webpack_require__(8939);
var shared_answer = __webpack_require__(5602);
var secure_url = __webpack_require__(9597);
var decide = __webpack_require__(1223);
var api_address = __webpack_require__(7187);
var api_environments = __webpack_require__(5141);
var errors = __webpack_require__(8835);
var look_up = __webpack_require__(1502);
var not_found_hint = __webpack_require__(4731);
;// CONCATENATED MODULE: ./lib/src/actions/status/environment.js
async function readCurrentEnvironment(target, calls) {
	const record = await findRecord(target, calls).catch(async (error) => {
		throw await (0,not_found_hint .UY)(error, target, calls);
	});
	return asCurrent(record, target, calls);
}
function asCurrent(record, target, calls) {
	const { reconciling, liveBuildId } = record;
	const answered = `${target.apiRoot.origin} answered with an environment whose`;
	if (reconciling === undefined)
		throw new errors .zg('bad-reply', `${answered} "reconciling" is not a boolean.`);
	if (liveBuildId !== undefined && calls.holdsSecret(liveBuildId))
		throw new errors .zg('bad-reply', `${answered} build has an ID that holds one of your secrets.`);
	return { ...record, reconciling };
}
async function findRecord(target, calls) {
	const { account, app, environment: reference } = target.address;
	const text = (0,environment_reference .CK)(reference);
	const readById = async () => (0,api_request .J0)(await (0,api_environments .Qo)(target, { account, app, environment: text }, calls));
	if (reference.kind === 'id') {
		const record = await readById();
		if (record.kind === 'value')
			return record.value;
	}
	const lookup = await (0,look_up .T)(target, calls);
	if (lookup.kind === 'found')
		return lookup.environment;
	if (lookup.kind !== 'no-list')
		throw lookup.error;
	if (reference.kind === 'name' && (0,api_address .wk)(text)) {
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
		return new errors .zg('bad-reply', `${message} in a known format: ${reason}.`);
	const why = `The host may not have this call, which is not part of the specification${or}.`;
	return new errors .zg('not-found', `${message} (${reason}). ${why}`, 'failed', { advice: '' });
}
;// CONCATENATED MODULE: ./lib/src/actions/status/build-states.js
async function readBuildStates(target, environment, count, context) {
	const { account, app } = target.address;
	const address = { account, app, environment: environment.id };
	const { liveBuildId } = environment;
	const answer = (0,api_request .J0)(await (0,api_builds .YF)(target, address, count, context));
	if (answer.kind !== 'value')
		throw unreadable('the builds of this environment', answer, target);
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
	const answer = await (0,api_builds .lT)(target, { ...address, build }, context);
	if (answer.kind === 'value')
		return answer.value;
	if ((0,shared_answer .ey)(answer) && answer.error !== undefined)
		throw answer.error;
	return undefined;
}
async function readLocalResults(target, address, builds, context) {
	const results = new Map();
	if (!(0,secure_url .U)(target.apiRoot.hostname))
		return results;
	for (const { id } of builds) {
		const record = await (0,api_builds .lT)(target, { ...address, build: id }, { ...context, maxAttempts: 1 });
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
		return 'superseded';
	const finishAge = finishAgeOf(build);
	if (finishAge === undefined)
		return 'building';
	const isStarting = local !== undefined && 'running' in local;
	return isStarting || reconciling || finishAge < decide .g3 ? 'not-live-yet' : 'not-live';
}
function finishAgeOf({ createTime, finishTime, age }) {
	return finishTime === undefined ? undefined : Math.max(0, age - (finishTime - createTime));
}
var messages = __webpack_require__(3851);
;// CONCATENATED MODULE: ./lib/src/actions/status/describe.js
const MAX_SHOWN = 3;
const MAX_MESSAGE = 60;
function nameOf({ id, displayName }) {
	return displayName === undefined ? `environment ${(0,safe_text .Hk)(id)}` : (0,safe_text .Hk)(displayName);
}
function describeStatus(environment, { builds, live }, deployment) {
	const newer = builds.filter(({ isNewer }) => isNewer === true);
	const those = (heading, describe, ...states) => (0,format .UV)(newer.filter(({ state }) => states.includes(state)), MAX_SHOWN, (build) => `${heading}: build ${(0,safe_text .Hk)(build.id)}, ${describe(build)}${fromCommit(build)}.`);
	return [
		describeLive(environment, live),
		...(deployment === undefined ? [] : [`On GitHub: ${describeDeployment(deployment)}`]),
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
	const id = (0,safe_text .Hk)(liveBuildId);
	if (build === undefined)
		return `${name} is live with build ${id}, about which the host shows nothing else.`;
	if (build.state === 'failed')
		return `${name} does not answer: build ${id} was live, but its app has stopped.`;
	const finish = build.finishTime === undefined ? '' : `, ${describeFinish(build)}`;
	return `${name} is live with build ${id}${finish}${fromCommit(build)}.`;
}
function describeRunning(build) {
	const { age, finishProblem, local } = build;
	const step = local !== undefined && 'running' in local ? local.running : undefined;
	const doing = step === undefined ? '' : ` (${(0,messages .Ey)(step)})`;
	return `for ${(0,format .nV)(age)}${doing}${finishProblem === undefined ? '' : `, or finished: ${finishProblem}`}`;
}
function describeFinish(build) {
	return `finished at ${describeFinishTime(build)}`;
}
function describeFinishTime(build) {
	const age = finishAgeOf(build) ?? 0;
	return `${describeTime(build.finishTime ?? 0, age)} (${(0,format .nV)(age)} ago)`;
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
	const message = cut(messageOf(build));
	const shown = message === '' || !isQuoted ? message : `"${message}"`;
	const branch = build.branch === undefined ? '' : `(${cut(build.branch)})`;
	return [shaOf(build).slice(0, 7), branch, shown].filter((part) => part !== '').join(' ');
}
function cut(text) {
	const safe = (0,safe_text .Hk)(text);
	return safe.length > MAX_MESSAGE ? `${safe.slice(0, MAX_MESSAGE - 1)}…` : safe;
}
function describeDeployment({ commit, commitUrl, run }) {
	const named = commit === undefined ? '' : [`commit ${commit.slice(0, 7)}`, commitUrl ?? ''].join(' ').trim();
	return [named, run === undefined ? '' : `run ${(0,safe_text .Hk)(run)}`].filter((part) => part !== '').join(', ');
}
function shaOf({ commitSha = '' }) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(commitSha) ? commitSha : '';
}
function liveCommit(live, deployment) {
	return deployment?.commit ?? (live === undefined ? '' : shaOf(live));
}
function messageOf({ commitMessage = '' }) {
	return commitMessage.trim().split(/[\r\n]/)[0] ?? '';
}
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var step_ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var string_width = __webpack_require__(1272);
;// CONCATENATED MODULE: ./lib/src/actions/step/report/table.js
const MAX_CELL_WIDTH = 60;
const GAP = '  ';
const NONE = '-';
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
function tableLines(header, rows) {
	const lines = [header, ...rows].map((cells) => cells.map((cell, column) => {
		const text = (0,safe_text .Hk)(cell);
		return column === header.length - 1 ? text : table_cut(text);
	}));
	const widths = header.map((_, column) => lines.reduce((most, cells) => Math.max(most, (0,string_width .A)(cells[column] ?? '')), 0));
	return lines.map((cells) => cells
		.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - (0,string_width .A)(cell))))
		.join(GAP)
		.trimEnd());
}
function table_cut(text) {
	if ((0,string_width .A)(text) <= MAX_CELL_WIDTH)
		return text;
	let [kept, width] = ['', 0];
	for (const { segment } of SEGMENTER.segment(text)) {
		width += (0,string_width .A)(segment);
		if (width >= MAX_CELL_WIDTH)
			break;
		kept += segment;
	}
	return `${kept}…`;
}
var step = __webpack_require__(3735);
;// CONCATENATED MODULE: ./lib/src/actions/builds/run.js
function readBuildsInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc.builds, runner);
	return reader.finish({
		target: (0,inputs_target ._E)(reader, reader.required),
		count: reader.integer('count', 1, api_builds .lP),
		...(0,input_reader .Cy)(reader),
	});
}
const buildsAction = (0,step .o)({
	inputs: shared_inputs .mc.builds,
	read: readBuildsInputs,
	run: async ({ target, count }, { runner, calls, record }) => {
		(0,call_context .w)(runner, target.apiRoot, describeTarget(target));
		const environment = await readCurrentEnvironment(target, calls);
		record({ environment });
		const states = await readBuildStates(target, environment, count, calls);
		record({ states });
		runner.show(describeBuilds(environment, states.builds));
		return 'done';
	},
	report: {
		outputs: ({ environment, states }) => ({
			builds: states?.builds.map(asOutput) ?? null,
			count: states?.builds.length ?? null,
			'build-id': environment?.liveBuildId ?? '',
		}),
		advice: (error, _facts, inputs, ciHost) => (0,error_codes .ai)(error, subjectOf(inputs?.target), ciHost),
		summary: ({ environment }, { status }, inputs) => ({
			heading: (0,step_ending .W)(status, { done: 'Builds read' }, 'Builds not read'),
			subject: environment && nameOf(environment),
			rows: [['Platform', inputs && (0,html .aY)(inputs.target.apiRoot.origin)]],
		}),
	},
});
function describeBuilds(environment, builds) {
	if (builds.length === 0)
		return [`There are no builds of ${nameOf(environment)}.`];
	const hasCommits = builds.some((build) => describeCommit(build) !== '');
	const rows = builds.map((build) => [
		build.id,
		`${(0,format .nV)(build.age)} ago`,
		build.finishTime === undefined ? NONE : (0,format .a3)(build.finishTime - build.createTime),
		describeState(build),
		...(hasCommits ? [describeCommit(build) || NONE] : []),
	]);
	const header = ['Build', 'Created', 'Took', 'State', ...(hasCommits ? ['Commit'] : [])];
	return [...describeMissingLive(environment, builds), ...tableLines(header, rows)];
}
function describeMissingLive(environment, builds) {
	const { liveBuildId } = environment;
	if (liveBuildId === undefined)
		return [`Nothing is live in ${nameOf(environment)}.`, ''];
	if (builds.some(({ isLive }) => isLive))
		return [];
	return [`The live build of ${nameOf(environment)} is not in this list: ${(0,safe_text .Hk)(liveBuildId)}.`, ''];
}
function describeState({ state, local, finishProblem }) {
	if (state === 'failed')
		return local !== undefined && 'reason' in local ? `failed: ${local.step}` : state;
	const words = state.replaceAll('-', ' ');
	return state === 'building' && finishProblem !== undefined ? `${words}?` : words;
}
function asOutput(build) {
	const { state, branch = null, local } = build;
	const reason = local !== undefined && 'reason' in local ? local.reason : null;
	const { id, ...shown } = buildOutput(build);
	return { id, state, ...shown, branch, reason };
}
var apps = __webpack_require__(5019);
var platform_error = __webpack_require__(2665);
;// CONCATENATED MODULE: ./lib/src/actions/step/advice/advice.js
function ignoreAdvice({ setting }) {
	return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}
const INSTALLS_SUBJECT = { address: 'the installs of the account', urlInput: 'base-url' };
var wire = __webpack_require__(4346);
;// CONCATENATED MODULE: ./lib/src/actions/create-app/inputs.js
function readCreateAppInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc['create-app'], runner);
	return reader.finish({
		account: reader.required('account', api_address .Zs),
		app: reader.required('app', api_address .Zs),
		region: reader.required('region', parseRegion),
		connection: (0,inputs_target .dC)('headless-url', reader.required),
		ignoreExisting: reader.choice('if-exists', shared_inputs .mc['create-app']['if-exists'].choices) === 'ignore',
		...(0,input_reader .Cy)(reader),
	});
}
function parseRegion(text) {
	const region = wire .ij.find((known) => known === text.replace(/^regions\//, ''));
	if (region === undefined)
		throw new RangeError(`must be one of ${wire .ij.join(', ')}`);
	return region;
}
;// CONCATENATED MODULE: ./lib/src/actions/create-app/run.js
const HEADINGS = {
	accepted: 'App created',
	skipped: 'App already exists',
	unknown: 'Outcome unknown, the app may be there',
};
const createAppReport = {
	outputs: ({ created = false }) => ({ created }),
	advice: (error, _facts, inputs, ciHost) => {
		const account = `account "${inputs?.account ?? ''}"`;
		const subject = {
			address: error.code === 'not-found' ? account : `${account}, app "${inputs?.app ?? ''}"`,
			urlInput: 'headless-url',
			mayHave: 'the app may have been created',
			lookFor: 'the app',
		};
		const common = (0,error_codes .ai)(error, subject, ciHost);
		return error.code === 'conflict' && inputs?.ignoreExisting === false
			? `${common} ${ignoreAdvice(ciHost.terms)}`
			: common;
	},
	summary: (_facts, { status }, inputs) => ({
		heading: (0,step_ending .W)(status, HEADINGS, 'App not created'),
		mark: status === 'accepted' ? step_ending .J.done.mark : undefined,
		subject: inputs && `${inputs.account} / ${inputs.app}`,
		rows: [
			['Region', inputs && (0,html .aY)(inputs.region)],
			['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
		],
	}),
};
const createAppAction = (0,step .o)({
	inputs: shared_inputs .mc['create-app'],
	read: readCreateAppInputs,
	run: async (inputs, { runner, calls, record, aboutToSend }) => {
		const { connection, account, app, region } = inputs;
		(0,call_context .w)(runner, connection.apiRoot, `account ${account}, app ${app}, region ${region}`);
		aboutToSend();
		const created = await createOrConfirm(inputs, calls);
		record(created ? { accepted: true, created } : { created });
		runner.info(created ? 'The app was created.' : 'The app already exists.');
		return created ? 'accepted' : 'skipped';
	},
	report: createAppReport,
});
async function createOrConfirm(inputs, calls) {
	try {
		await (0,apps .Ef)(inputs.connection, inputs, calls);
		return true;
	}
	catch (error) {
		const mayExist = error instanceof platform_error .Wk && (error.code === 'conflict' || error.code === 'rejected');
		if (!mayExist || !inputs.ignoreExisting)
			throw error;
		const found = await (0,apps .uW)(inputs.connection, inputs, calls).catch((failure) => {
			if (failure instanceof platform_error .Wk)
				return failure;
			throw failure;
		});
		if (found === 'uploadable')
			return false;
		throw new platform_error .Wk(error.code, `${error.message} ${whyNotIgnored(found)}`, 'failed', error.details);
	}
}
function whyNotIgnored(found) {
	if (found === 'other')
		return 'An app with that name exists, but it is connected to a repository and accepts no uploads.';
	const reading = found === 'unreadable'
		? 'The app could be read, but the answer does not show what kind of app it is.'
		: found.message;
	return `"if-exists: ignore" does not apply: no read confirmed that the app exists. ${reading}`;
}
var json_object = __webpack_require__(3396);
var lists = __webpack_require__(8113);
;// CONCATENATED MODULE: ./lib/src/platform/api/installs.js
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
	let [total, hasSecret] = [0, false];
	const ids = new Set();
	const parse = (item) => {
		const install = isInstall(item) ? new ListedInstall(item) : undefined;
		hasSecret ||= install !== undefined && context.holdsSecret(install.json);
		if (install !== undefined)
			ids.add(install.id);
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
			parseBody: json_object .k$,
			members: ['next', 'previous', 'count', 'limit', 'offset'],
			next: ({ count, next = null }, first) => {
				if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
					return 'its "count" is not a number';
				if (hasSecret)
					return 'it holds one of your secrets';
				total = count;
				return next === null ? undefined : nextPage(next, first);
			},
		},
	};
	const list = (0,api_request .mw)(connection, call.what, await (0,lists .LD)(connection, call, context));
	const isShort = list.part === undefined && offset + ids.size < total;
	const part = isShort ? `the service counts ${total}` : list.part;
	return { entries: (0,lists .jP)(list.entries), part, total };
}
async function getInstall(connection, id, context) {
	const what = 'the read of the install';
	const answer = await (0,api_request .kA)(connection, `/v1/installs/${id}`, what, context, ({ text }) => {
		const body = (0,json_object .k$)(text);
		if (!isInstall(body))
			return (0,shared_answer ._P)('it is not an install');
		const install = new ListedInstall(body);
		return context.holdsSecret(install.json) ? (0,shared_answer ._P)('it holds one of your secrets') : (0,shared_answer .RP)(install);
	});
	return (0,api_request .mw)(connection, what, answer);
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
		return `its "next" leads to ${(0,safe_text .Hk)(place)}; credentials are not sent there`;
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
var api_operation = __webpack_require__(6518);
var platform_lists = __webpack_require__(3314);
var shell_variables = __webpack_require__(2349);
;// CONCATENATED MODULE: ./lib/src/actions/create-environment/inputs.js
function readCreateEnvironmentInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc['create-environment'], {
		...runner,
		input: (name) => (name === 'shell-variables' ? runner.inputAsWritten(name).trimEnd() : runner.input(name)),
	});
	const connection = (0,inputs_target .dC)('headless-url', reader.required);
	const { body, ...inputs } = reader.finish({
		connection,
		account: reader.required('account', api_address .Zs),
		app: reader.required('app', api_address .Zs),
		body: (0,input_reader .bs)({
			displayName: reader.required('display-name', parseName),
			wpEnvironment: reader.required('wp-environment', parseName),
			branch: reader.required('branch', parseName),
			shellVariables: reader.parsedOr('shell-variables', [], shell_variables .R),
		}),
		hosting: readHosting(reader, connection),
		ignoreExisting: reader.choice('if-exists', shared_inputs .mc['create-environment']['if-exists'].choices) === 'ignore',
		...(0,input_reader .Cy)(reader),
	});
	const { shellVariables, ...fields } = body;
	const sent = shellVariables.length > 0 ? body : fields;
	return { ...inputs, body: sent };
}
function readHosting(reader, connection) {
	if (reader.optional('base-url') === undefined)
		return undefined;
	const apiRoot = reader.required('base-url', api_address .kd);
	return connection === input_reader .eU ? input_reader .eU : (0,input_reader .bs)({ apiRoot, credentials: connection.credentials });
}
function parseName(text) {
	if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256)
		throw new RangeError('must be one line of at most 256 characters');
	return text;
}
;// CONCATENATED MODULE: ./lib/src/actions/create-environment/report.js
const report_HEADINGS = {
	accepted: 'Environment created',
	skipped: 'Environment already exists',
	unknown: 'Outcome unknown, the environment may be there',
};
const createEnvironmentReport = {
	outputs: ({ environment, created = false }) => ({
		'environment-id': environment?.environmentId ?? '',
		'operation-name': environment?.operation?.operationName ?? '',
		'build-path': environment?.operation?.buildPath ?? '',
		created,
	}),
	advice: (error, { isLookingUpInstall }, inputs, ciHost) => {
		if (isLookingUpInstall === true)
			return (0,error_codes .ai)(error, INSTALLS_SUBJECT, ciHost);
		const subject = {
			address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
			urlInput: 'headless-url',
			mayHave: 'the environment may have been created',
			lookFor: 'the environment',
		};
		const install = error.code === 'rejected' && inputs ? `, wp-environment "${(0,safe_text .Hk)(inputs.body.wpEnvironment)}"` : '';
		const advice = [(0,error_codes .ai)(error, { ...subject, address: subject.address + install }, ciHost)];
		const isUnseen = ['not-found', 'forbidden'].includes(error.code) && error.advice === undefined && !(0,platform_error .jq)(error);
		if (error.code === 'conflict' && inputs?.ignoreExisting === false)
			advice.push(ignoreAdvice(ciHost.terms));
		if (isUnseen && isLookingUpInstall === false)
			advice.push(CHECK_SPELLING);
		else if (isLimit(error))
			advice.push(LIMIT_ADVICE);
		return advice.join(' ');
	},
	summary: ({ environment }, { status }, inputs) => ({
		heading: (0,step_ending .W)(status, report_HEADINGS, 'Environment not created'),
		subject: inputs && `${inputs.account} / ${inputs.app} / ${inputs.body.displayName}`,
		rows: [
			['Environment ID', environment?.environmentId === undefined ? undefined : (0,html .aY)(environment.environmentId)],
			['WordPress install', inputs && (0,html .aY)(inputs.body.wpEnvironment)],
			['Shell variables', inputs?.body.shellVariables && (0,html .Qq)(describeVariables(inputs.body.shellVariables, status))],
			['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
		],
		names: [
			['Operation', environment?.operation && (0,html .aY)(environment.operation.operationName)],
			['Build', environment?.operation && (0,html .aY)(environment.operation.buildPath)],
		],
	}),
};
const CHECK_SPELLING = "The credentials are valid, as they can read the installs: check the account's spelling first.";
const LIMIT_ADVICE = 'The app may have reached its limit of environments: delete some. The action delete-environment does that for closed pull requests.';
function isLimit(error) {
	if (!(error instanceof platform_error .Wk) || (0,platform_error .jq)(error))
		return false;
	return (error.code === 'rate-limited' ? /environments/i : /limit|quota|maxim|too many|exceed/i).test(error.message);
}
function describeVariables({ length }, status) {
	return status === 'skipped' ? `${length}, not sent: the environment keeps its own` : String(length);
}
;// CONCATENATED MODULE: ./lib/src/actions/create-environment/run.js
const MAX_PAGES = 1000;
const MAX_ODD = 5;
const createEnvironmentAction = (0,step .o)({
	inputs: shared_inputs .mc['create-environment'],
	read: readCreateEnvironmentInputs,
	run: async (inputs, { runner, calls, record, aboutToSend }) => {
		const { connection, account, app, body, hosting } = inputs;
		const { displayName, wpEnvironment, shellVariables = [] } = body;
		hideValues(runner, shellVariables);
		const variables = shellVariables.length === 0 ? '' : `, ${(0,format .pq)(shellVariables.length, 'shell variable')}`;
		const what = `account ${account}, app ${app}, environment "${(0,safe_text .Hk)(displayName)}"${variables}`;
		(0,call_context .w)(runner, connection.apiRoot, what);
		const useExisting = (existing) => {
			record({ environment: existing });
			runner.info(`It already exists: environment ID ${existing.environmentId}`);
			if (shellVariables.length > 0)
				runner.info('It keeps its own shell variables: those given here were not sent.');
			return 'skipped';
		};
		const existing = inputs.ignoreExisting ? await findExisting(runner, inputs, calls) : undefined;
		if (existing !== undefined)
			return useExisting(existing);
		if (hosting !== undefined) {
			record({ isLookingUpInstall: true });
			(0,call_context .w)(runner, hosting.apiRoot, `the install "${(0,safe_text .Hk)(wpEnvironment)}"`);
			await requireInstall(hosting, wpEnvironment, calls);
			record({ isLookingUpInstall: false });
		}
		const odd = (0,shell_variables .G)(shellVariables, runner).slice(0, MAX_ODD);
		if (odd.length > 0)
			runner.warning('Value looks odd', `shell-variables: ${odd.join(' ')}`);
		aboutToSend();
		const environment = await create(inputs, calls).catch(async (error) => {
			const isConflict = inputs.ignoreExisting && error instanceof platform_error .Wk && error.code === 'conflict';
			const found = isConflict ? await findNamed(inputs, calls) : undefined;
			if (found === undefined)
				throw error;
			return { found };
		});
		if ('found' in environment)
			return useExisting(environment.found);
		record({ accepted: true, environment, created: true });
		logCreated(runner, environment, (0,api_address .Iy)({ account, app }));
		return 'accepted';
	},
	report: createEnvironmentReport,
});
const SHOWN = ['account', 'app', 'display-name', 'wp-environment', 'branch', 'headless-url', 'base-url'];
function hideValues(runner, variables) {
	const shown = SHOWN.map((name) => runner.input(name));
	const values = variables.map(({ value }) => value);
	runner.hide(values.filter((value) => !shown.some((text) => text.includes(value.trim()))));
}
async function create({ connection, account, app, body }, calls) {
	try {
		return await (0,api_environments .MO)(connection, { account, app }, body, calls);
	}
	catch (error) {
		const target = { ...connection, address: { account, app } };
		throw await (0,not_found_hint .hG)(error, target, 'list of apps', not_found_hint .pV, calls);
	}
}
function logCreated(runner, { environmentId, operation }, appName) {
	if (environmentId === undefined) {
		runner.warning('No operation in the answer', 'The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.');
	}
	else {
		runner.info(`Created: environment ID ${environmentId}`);
	}
	const other = operation && (0,api_operation .kg)(operation, appName);
	if (other === undefined)
		return;
	const text = `The request was sent to ${appName}, but the answer names ${other}. Check in the user portal where the environment is.`;
	runner.warning('Operation of another environment', text);
}
async function findNamed({ connection, account, app, body }, calls) {
	const environments = await (0,api_environments .DO)(connection, { account, app }, calls);
	const entries = environments.kind === 'value' ? environments.value.entries : [];
	const found = entries.find(({ displayName }) => displayName === body.displayName);
	return found && { environmentId: found.id, operation: undefined };
}
async function findExisting(runner, { connection, account, app, body }, calls) {
	const environments = (0,api_request .J0)(await (0,api_environments .DO)(connection, { account, app }, calls));
	const inDoubt = 'Nothing was created, as it may exist.';
	if (environments.kind === 'unusable') {
		const message = `The list of environments from ${connection.apiRoot.origin} cannot be used: ${environments.reason}. ${inDoubt} Set "if-exists" to "error" to create it without a look at the list.`;
		throw new errors .zg('bad-reply', message, 'failed', { advice: '' });
	}
	if (environments.kind !== 'value') {
		runner.warning('Existing environments not known', 'This host has no readable list of environments, so "if-exists: ignore" cannot find an existing one: the platform is asked to create one.');
		return undefined;
	}
	const { entries, part } = environments.value;
	const [found, ...others] = entries.filter(({ displayName }) => displayName === body.displayName);
	if (found !== undefined && others.length > 0) {
		const ids = (0,format .Ku)([found, ...others], 10, ({ id }) => id);
		const text = `${others.length + 1} environments have this display name: ${ids}. The first is used; delete what is not needed.`;
		runner.warning('Several of that name', text);
	}
	if (found !== undefined)
		return { environmentId: found.id, operation: undefined };
	if (part === undefined)
		return undefined;
	const message = `${connection.apiRoot.origin} lists no environment of that name, but not all may have been listed: ${part}. ${inDoubt}`;
	throw new errors .zg('bad-reply', message, 'failed', { advice: '' });
}
async function requireInstall(hosting, name, calls) {
	const options = { pageSize: wire .H4, offset: 0, maxPages: MAX_PAGES, matches: () => true };
	const { entries, part } = await listInstalls(hosting, options, calls);
	const names = entries.map((install) => install.name);
	if (names.includes(name))
		return;
	const nearest = (0,platform_lists .Rd)(name, names);
	if (part !== undefined) {
		const message = `${hosting.apiRoot.origin} lists no install "${(0,safe_text .Hk)(name)}", but not all may have been listed: ${part}.${nearest}`;
		throw new errors .zg('bad-reply', message, 'failed', {
			advice: 'Leave "base-url" empty to go on without this check.',
		});
	}
	const known = names.length === 0 ? 'It has none' : `It has ${(0,format .Ku)(names, 10)}`;
	const problem = `is not an install that these credentials can see at ${hosting.apiRoot.origin}.${nearest} ${known}.`;
	throw new errors .oC([{ input: 'wp-environment', value: name, problem }]);
}
var find_environment = __webpack_require__(3118);
var confirmed = __webpack_require__(3038);
var attempts = __webpack_require__(2039);
var classify = __webpack_require__(2679);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/delete.js
const MAX_REQUESTS = 3;
const POLICY = { ...attempts .Vs, maxAttempts: MAX_REQUESTS + 1 };
const delete_MAX_SHOWN = 10;
async function listForDeletion(app, calls) {
	try {
		return await (0,confirmed .Q)(app, app.address, calls);
	}
	catch (error) {
		throw withSentence(error, 'Nothing is deleted without the whole list of environments.');
	}
}
async function deletePreview(app, preview, calls, { aboutToSend, whyKeep }) {
	let lost;
	const onRetry = (retry) => {
		if (retry.attempt <= MAX_REQUESTS)
			calls.onRetry({ ...retry, maxAttempts: MAX_REQUESTS });
	};
	const gone = () => ({ result: lost === undefined ? 'gone' : 'deleted' });
	try {
		return await (0,attempts .ux)({ policy: POLICY, ...calls, onRetry }, async (attempt) => {
			if (attempt > 1 && !(await isListed(app, preview, calls)))
				return gone();
			if (attempt > MAX_REQUESTS && lost !== undefined)
				throw lost;
			if (!(await hasRecord(app, preview, calls)))
				return gone();
			const reason = await whyKeep?.();
			if (reason !== undefined && lost === undefined)
				return { result: { keptBecause: reason } };
			if (reason !== undefined)
				throw new errors .zg('conflict', `It was not sent again: ${reason}.`);
			calls.log(`Deleting ${(0,platform_lists .NE)(preview)}`);
			aboutToSend();
			const error = await requestDeletion(app, preview, calls);
			if (error === undefined) {
				const isListedStill = (await findListed(app, [preview], calls)).length > 0;
				return { result: isListedStill ? 'accepted' : 'deleted' };
			}
			if (error.status === 'unknown')
				lost ??= error;
			else if (mayBeGone(error) && !(await isListedAfter(error, app, preview, calls)))
				return gone();
			else if (attempt >= MAX_REQUESTS || !mayBeRepeated(error))
				throw error;
			const giveUp = (why) => {
				throw why === 'stopped' ? (0,platform_error .Dr)(calls.signal, false, error) : error;
			};
			return { reason: error.clause, retryAfter: error.details.retryAfter, giveUp };
		});
	}
	catch (error) {
		throw lost === undefined ? error : afterLostAnswer(lost, error, calls.signal);
	}
}
async function waitUntilGone(app, accepted, calls, onGone = () => undefined) {
	let left = accepted;
	for (let attempt = 2; left.length > 0; attempt += 1) {
		if (attempt === 2)
			calls.log(`Accepted; waiting until the list no longer has ${describeAll(left)}`);
		try {
			await calls.clock.sleep((0,classify .a2)(attempt, undefined, calls.clock.random()), calls.signal);
		}
		catch (error) {
			throw afterAcceptance(left, error, calls.signal);
		}
		const listed = await findListed(app, left, calls);
		for (const preview of left.filter((each) => !listed.includes(each)))
			onGone(preview);
		left = listed;
	}
}
async function findListed(app, accepted, calls) {
	try {
		const ids = new Set((await (0,confirmed .Q)(app, app.address, calls)).map(({ id }) => id));
		return accepted.filter(({ id }) => ids.has(id));
	}
	catch (error) {
		throw afterAcceptance(accepted, error, calls.signal);
	}
}
function afterAcceptance(accepted, error, signal) {
	const reason = signal.aborted ? signal.reason : error;
	if (reason instanceof errors .Tj && reason.code === 'cancelled')
		return (0,platform_error .Dr)(signal, true);
	if (!(reason instanceof errors .zg))
		return error;
	const message = `The platform accepted the deletion of ${describeAll(accepted)}, but its list of environments has not confirmed it. ${reason.message}`;
	const advice = 'Check in the user portal whether it is still there.';
	return new errors .zg(reason.code, message, 'unknown', { advice, cause: reason });
}
function describeAll(previews) {
	return (0,format .Ku)(previews, delete_MAX_SHOWN, platform_lists .NE);
}
async function requestDeletion(app, { id }, calls) {
	try {
		await (0,api_environments .jA)(app, { ...app.address, environment: id }, calls);
		return undefined;
	}
	catch (error) {
		if (error instanceof platform_error .Wk)
			return error;
		throw error;
	}
}
function mayBeGone({ statusClass }) {
	return statusClass === 'missing' || statusClass === 'success';
}
async function isListedAfter(refusal, app, preview, calls) {
	try {
		return await isListed(app, preview, calls);
	}
	catch (error) {
		throw refusal.statusClass === 'success' ? afterLostAnswer(refusal, error, calls.signal) : error;
	}
}
async function isListed(app, { id }, calls) {
	return (await listForDeletion(app, calls)).some((environment) => environment.id === id);
}
async function hasRecord(app, preview, calls) {
	let record;
	try {
		const answer = await (0,api_environments .Qo)(app, { ...app.address, environment: preview.id }, calls);
		record = (0,api_request .mw)(app, 'the read of the environment', answer);
	}
	catch (error) {
		const isMissing = error instanceof platform_error .Wk && error.statusClass === 'missing';
		if (isMissing && !(await isListed(app, preview, calls)))
			return false;
		throw withSentence(error, `${(0,platform_lists .NE)(preview)} was not deleted, as its record could not be read.`);
	}
	if (record.displayName === preview.displayName)
		return true;
	const message = `The list has the environment ${(0,platform_lists .NE)(preview)}, but its record says ${(0,platform_lists .NE)(record)}, so it was not deleted.`;
	throw new errors .zg('conflict', message, 'failed', { advice: '' });
}
function mayBeRepeated({ code, statusClass, details }) {
	if ((details.retryAfter ?? 0) > classify .pQ)
		return false;
	return code === 'network' || ['later', 'server-error'].includes(statusClass ?? '');
}
function afterLostAnswer(lost, error, signal) {
	if (signal.aborted)
		return (0,platform_error .Dr)(signal, true);
	if (!(error instanceof errors .zg))
		return error;
	const then = error === lost ? 'The environment is still there.' : `After that: ${error.message}`;
	return new platform_error .Wk(lost.code, `${lost.message} ${then}`, 'unknown', lost.details, { cause: lost });
}
function withSentence(error, sentence) {
	if (!(error instanceof platform_error .Wk))
		return error;
	return new platform_error .Wk(error.code, `${error.message} ${sentence}`, 'failed', error.details, { cause: error });
}
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/facts.js
const DRY_RUN = 'dry run: it would be deleted';
var github_calls = __webpack_require__(6345);
var github_comment = __webpack_require__(4741);
var github_deployments = __webpack_require__(9316);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/preview.js
function asPreview(prefix, { id, displayName }) {
	return displayName !== undefined && isPreviewName(prefix, displayName) ? { id, displayName } : undefined;
}
function isPreviewName(prefix, name) {
	return name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length));
}
function whyMistakable({ id, displayName }, environments) {
	const others = environments.filter((each) => each.id !== id);
	if (others.some((each) => each.displayName === displayName))
		return 'another environment has the same name';
	const isMixedUp = others.some((each) => each.id === displayName || each.displayName === id);
	return isMixedUp ? 'the ID of one environment is the display name of another' : undefined;
}
function pullRequestOf(prefix, name) {
	const digits = name.slice(prefix.length);
	return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/github.js
const DEPLOYMENTS_AT_A_TIME = 30;
const github_MAX_SHOWN = 10;
function connectGitHub(inputs, context) {
	const { runner, services, onReported } = context;
	const stepEnd = services.clock.now() + inputs.timeoutMinutes * 60_000;
	const { token, comment, deployment } = inputs.github;
	const isSweep = inputs.target.environment === undefined;
	if (!isSweep && !comment && !deployment)
		return undefined;
	const github = runner.github(token, github_calls .J4);
	if (github === undefined) {
		if (!isSweep)
			runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', github_calls .Jk);
		return undefined;
	}
	onReported(async ({ facts: { deleted = [], gone, listed = [] } }) => {
		const left = listed.filter(({ id }) => !deleted.some((preview) => preview.id === id));
		const previews = [...deleted, ...(gone === undefined ? [] : [{ displayName: gone }])];
		await reportDeletions(previews, { github, left, inputs, context }, stepEnd);
	});
	return github;
}
async function reportDeletions(previews, reporting, stepEnd) {
	const { inputs, context } = reporting;
	const { runner } = context;
	const { clock } = context.services;
	const least = runner.cancelled.aborted ? github_calls .A6 : github_calls .px;
	const end = Math.max(runner.cancelled.aborted ? 0 : stepEnd, clock.now() + least);
	const timeLeft = () => (0,github_calls .gh)(clock, Math.max(0, end - clock.now()));
	let { deployment: deployments, comment: comments } = inputs.github;
	for (const [index, preview] of previews.entries()) {
		if (clock.now() >= end) {
			const late = (0,format .Ku)(previews.slice(index), github_MAX_SHOWN, ({ displayName }) => (0,safe_text .Hk)(displayName));
			const problem = `Time ran out before GitHub was told that these environments were deleted: ${late}. Nothing else is affected.`;
			if (deployments)
				runner.warning(github_deployments .uH.title, problem);
			if (comments)
				runner.warning(github_comment .YK.title, problem);
			return;
		}
		deployments &&= await endDeployments(preview, reporting, timeLeft);
		comments &&= await endComment(preview, reporting, timeLeft());
		if (runner.cancelled.aborted)
			return;
	}
}
async function endComment({ id, displayName }, { github, left, inputs, context }, time) {
	const { apiRoot, address: app } = inputs.target;
	const pullRequest = pullRequestOf(inputs.prefix, displayName);
	if (pullRequest === undefined)
		return true;
	const heading = (0,html .ND)('h3', (0,html .Qq)('Preview deleted: '), (0,html .aY)(`${app.account} / ${app.app} / ${displayName}`));
	const now = context.services.clock.date();
	const body = `${heading}\n${(0,github_comment .xO)(github.run, now)}`;
	const standing = { kind: 'sent', at: now.getTime(), run: github.run };
	const isShared = left.some((each) => each.displayName === displayName);
	const subject = { apiRoot, app, id, name: displayName, nameIs: isShared ? 'shared' : 'unique' };
	const comment = { subject, body, standing, isEnd: true };
	return await (0,github_comment .HF)({ github, pullRequest, time }, comment, context.runner);
}
async function endDeployments(preview, { github, left, inputs: { target }, context: { runner } }, timeLeft) {
	const { id: environmentId, displayName } = preview;
	const fail = (problem) => {
		(0,github_calls .kM)(runner, github_deployments .uH, problem);
		return false;
	};
	let time = timeLeft();
	const found = new Map();
	for (const name of [displayName, ...(environmentId === undefined ? [] : [environmentId])].map(safe_text .Hk)) {
		const all = await (0,github_calls .X3)(github.listAllDeployments(name), time);
		if (all.kind !== 'value')
			return fail(all);
		for (const each of all.value)
			found.set(each.id, each);
	}
	const fields = (0,github_deployments .KC)(target.apiRoot.origin, target.address);
	const own = [...found.values()].filter((each) => (0,github_deployments .s6)(each.payload, fields) && isOfPreview(each, preview, left));
	const status = { state: 'inactive', description: 'The environment was deleted', environmentUrl: undefined };
	let ended = 0;
	for (const [index, { id }] of own.entries()) {
		if (index % DEPLOYMENTS_AT_A_TIME === 0)
			time = timeLeft();
		const latest = await (0,github_calls .X3)(github.latestStatus(id), time);
		if (latest.kind !== 'value')
			return fail(latest);
		if (latest.value?.state === 'inactive')
			continue;
		if (!(await (0,github_deployments .Lx)(github, id, status, runner, time)))
			return false;
		ended += 1;
	}
	runner.info(`Deployments on GitHub set to inactive: ${ended}, environment ${(0,safe_text .Hk)(displayName)}`);
	return true;
}
function isOfPreview({ environment, payload }, { id, displayName }, left) {
	const { environment: deployed } = payload;
	if (id !== undefined && deployed === id)
		return true;
	return environment === (0,safe_text .Hk)(displayName) && !left.some((each) => each.id === deployed);
}
var credentials = __webpack_require__(4424);
var prefix = __webpack_require__(2484);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/inputs.js
function readDeleteEnvironmentInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc['delete-environment'], runner);
	const isSweep = reader.boolean('closed-pull-requests');
	if (isSweep === true && reader.text('environment') !== '')
		reader.reject('closed-pull-requests', 'true', 'cannot be combined with "environment", which names a single one');
	const comment = reader.boolean('comment');
	const deployment = reader.boolean('deployment');
	return reader.finish({
		target: (0,inputs_target .iF)(reader, isSweep !== true),
		prefix: reader.required('prefix', prefix .A),
		ignoreMissing: reader.choice('if-missing', shared_inputs .mc['delete-environment']['if-missing'].choices) === 'ignore',
		isDryRun: reader.boolean('dry-run'),
		github: (0,input_reader .bs)({
			token: (0,credentials .AI)(reader, isSweep === true || comment === true || deployment === true),
			comment,
			deployment,
		}),
		...(0,input_reader .Cy)(reader),
	});
}
var summary = __webpack_require__(1000);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/report.js
const MAX_LISTED = 50;
const deleteEnvironmentReport = {
	outputs: ({ deleted = null, kept = null }) => ({ deleted, kept }),
	advice: (error, { deleted = [] }, inputs, ciHost) => {
		if (error.code === 'timeout' && error.status === 'failed' && deleted.length > 0)
			return `It had deleted ${(0,format .pq)(deleted.length, 'environment')} by then. Raise "timeout-minutes", or ${ciHost.terms.runAgain} for the others.`;
		const environment = inputs?.target.environment;
		const app = `account "${inputs?.target.address.account ?? ''}", app "${inputs?.target.address.app ?? ''}"`;
		const subject = {
			address: environment === undefined ? app : `${app}, environment "${(0,environment_reference .CK)(environment)}"`,
			urlInput: 'headless-url',
			mayHave: 'the environment may have been deleted',
			lookFor: 'the environment',
		};
		return (0,error_codes .ai)(error, subject, ciHost);
	},
	summary: ({ deleted = [], kept = [] }, { status }, inputs) => {
		const { address, environment, apiRoot } = inputs?.target ?? {};
		const name = deleted[0]?.displayName ?? (environment && (0,environment_reference .CK)(environment));
		const app = address && `${address.account} / ${address.app}`;
		return {
			heading: (0,step_ending .W)(status, headings(deleted, kept), 'Environment not deleted'),
			subject: app && environment && name !== undefined ? `${app} / ${name}` : app,
			rows: [
				['Environment ID', environment && deleted[0] && (0,html .aY)(deleted[0].id)],
				['Prefix', inputs && (0,html .aY)(inputs.prefix)],
				['Platform', apiRoot && (0,html .aY)(apiRoot.origin)],
			],
			sections: environment === undefined ? [...listOf('Deleted', deleted), ...listOf('Left', kept)] : [],
		};
	},
};
function headings(deleted, kept) {
	return {
		accepted: deleted.length === 1 ? 'Environment deleted' : `Deleted ${(0,format .pq)(deleted.length, 'environment')}`,
		'dry-run': 'Dry run, nothing deleted',
		skipped: kept.length === 0 ? 'No environment to delete' : `No environment deleted, ${kept.length} left`,
		unknown: 'Outcome unknown, the environment may have been deleted',
	};
}
function listOf(heading, environments) {
	return (0,summary .i)(`${heading}: ${environments.length}`, environments, MAX_LISTED, ({ id, displayName, reason }) => {
		const why = reason ? [(0,html .Qq)(': '), (0,html .TL)(reason)] : [];
		return (0,html .fj)((0,html .aY)(displayName), (0,html .Qq)(' (ID '), (0,html .aY)(id), (0,html .Qq)(')'), ...why);
	});
}
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/sweep.js
const MAX_PULL_REQUESTS = 1000;
async function sweep(github, { target, prefix, isDryRun }, context) {
	const { runner, calls, record, aboutToSend, signal } = context;
	const environments = await listForDeletion(target, calls);
	record({ listed: environments });
	const previews = environments.flatMap((environment) => asPreview(prefix, environment) ?? []);
	runner.info(`${(0,format .pq)(environments.length, 'environment')} in the app, ${previews.length} of them named "${(0,safe_text .Hk)(prefix)}" followed by digits`);
	const outcomes = new Outcomes(context);
	const pullRequests = new PullRequests(github, context);
	const visit = async (preview) => {
		const whyKeep = async () => await pullRequests.whyKeep(pullRequestOf(prefix, preview.displayName));
		const reason = whyMistakable(preview, environments) ?? (await whyKeep());
		if (reason !== undefined || isDryRun)
			return outcomes.keep(preview, reason ?? DRY_RUN);
		const deletion = await deletePreview(target, preview, calls, { aboutToSend, whyKeep });
		if (typeof deletion === 'object')
			outcomes.keep(preview, deletion.keptBecause);
		else if (deletion === 'accepted')
			outcomes.accepted.push(preview);
		else
			outcomes.end(preview, deletion === 'gone' ? 'Already deleted' : undefined);
	};
	for (const preview of previews) {
		try {
			await visit(preview);
		}
		catch (error) {
			if (!concernsOnePreview(error)) {
				outcomes.keepAccepted();
				throw outcomes.accepted.length === 0 ? error : afterAcceptance(outcomes.accepted, error, signal);
			}
			outcomes.failures.push(error);
			outcomes.keep(preview, error.message);
		}
	}
	pullRequests.reportProblem();
	try {
		await waitUntilGone(target, outcomes.accepted, calls, (preview) => outcomes.end(preview));
	}
	catch (error) {
		outcomes.keepAccepted();
		if (!(error instanceof errors .zg) || error instanceof errors .Tj)
			throw error;
		outcomes.failures.push(error);
	}
	if (outcomes.failures.length > 0)
		throw combineFailures(outcomes.failures);
	if (isDryRun)
		return 'dry-run';
	return outcomes.deleted.length > 0 ? 'accepted' : 'skipped';
}
class Outcomes {
	context;
	deleted = [];
	kept = [];
	accepted = [];
	failures = [];
	constructor(context) {
		this.context = context;
	}
	keep(preview, reason) {
		this.kept.push({ ...preview, reason });
		this.context.runner.info(`Left: ${(0,platform_lists .NE)(preview)}: ${reason}`);
		this.context.record({ kept: [...this.kept] });
	}
	end(preview, how = 'Deleted') {
		this.deleted.push(preview);
		this.accepted = this.accepted.filter((each) => each !== preview);
		this.context.record({ deleted: [...this.deleted] });
		this.context.runner.info(`${how}: ${(0,platform_lists .NE)(preview)}`);
	}
	keepAccepted() {
		for (const preview of this.accepted)
			this.keep(preview, 'the platform accepted its deletion, but the list of environments has not confirmed it');
	}
}
function concernsOnePreview(error) {
	return error instanceof errors .zg && !(error instanceof errors .Tj) && error.code !== 'unauthorized';
}
class PullRequests {
	github;
	context;
	#asked = new Set();
	#problem;
	constructor(github, context) {
		this.github = github;
		this.context = context;
	}
	async whyKeep(number) {
		if (number === undefined)
			return 'its digits are not the number of a pull request';
		if (this.#problem !== undefined)
			return 'the pull request could not be read';
		if (!this.#asked.has(number) && this.#asked.size >= MAX_PULL_REQUESTS)
			return `a step checks at most ${MAX_PULL_REQUESTS} pull requests`;
		this.#asked.add(number);
		const { signal, services } = this.context;
		signal.throwIfAborted();
		const own = (0,github_calls .gh)(services.clock);
		const time = { ...own, signal: AbortSignal.any([signal, own.signal]) };
		const answer = await (0,github_calls .X3)(this.github.readPullRequest(number), time);
		signal.throwIfAborted();
		if (answer.kind === 'missing' || answer.kind === 'no-call')
			return `this repository has no pull request ${number}`;
		if (answer.kind !== 'value') {
			this.#problem ??= answer;
			return `the pull request could not be read (${answer.reason})`;
		}
		const { state, number: given, repository, headRepository } = answer.value;
		const isOurs = given === number && isSame(repository, this.github.run.repository);
		if (!isOurs)
			return `the answer is not pull request ${number} of this repository`;
		if (!isSame(headRepository, repository))
			return `pull request ${number} is from a fork`;
		if (state === 'closed')
			return undefined;
		return `pull request ${number} ${state === undefined ? 'has no state' : `is ${(0,safe_text .Hk)(state)}`}`;
	}
	reportProblem() {
		if (this.#problem === undefined)
			return;
		const why = (0,github_calls .os)(this.#problem, 'pull-requests: read', false);
		this.context.runner.warning('Pull requests not read', `${why} The environments of these pull requests were left.`);
	}
}
function isSame(one, other) {
	return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}
function combineFailures(failures) {
	const [first] = failures;
	if (first !== undefined && failures.length === 1)
		return first;
	const lines = failures.map(({ message }) => `  ${message.replaceAll('\n', ' ')}`);
	const message = [`${failures.length} environments could not be deleted.`, ...lines].join('\n');
	const status = failures.some((failure) => failure.status === 'unknown') ? 'unknown' : 'failed';
	return new errors .zg(first?.code ?? 'internal', message, status);
}
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/run.js
const deleteEnvironmentAction = (0,step .o)({
	inputs: shared_inputs .mc['delete-environment'],
	read: readDeleteEnvironmentInputs,
	run: async (inputs, context) => {
		const { apiRoot, address, environment } = inputs.target;
		context.record({ deleted: [], kept: [] });
		const which = environment === undefined
			? 'environments of closed pull requests'
			: `environment "${(0,safe_text .Hk)((0,environment_reference .CK)(environment))}"`;
		(0,call_context .w)(context.runner, apiRoot, `account ${address.account}, app ${address.app}, ${which}`);
		const github = connectGitHub(inputs, context);
		if (environment !== undefined)
			return await deleteOne(environment, inputs, context);
		if (github !== undefined)
			return await sweep(github, inputs, context);
		const problem = 'needs the GitHub API, but "github-token" is empty, or the variables that identify this run are missing';
		throw new errors .oC([{ input: 'closed-pull-requests', value: 'true', problem }]);
	},
	report: deleteEnvironmentReport,
});
async function deleteOne(environment, { target, prefix, ignoreMissing, isDryRun }, { runner, calls, record, aboutToSend }) {
	const address = { ...target.address, environment };
	const environments = await listForDeletion(target, calls);
	record({ listed: environments });
	const found = findUnmistakable(environments, address);
	const preview = found && asPreview(prefix, found);
	if (found !== undefined && preview === undefined) {
		const named = found.displayName === (0,environment_reference .CK)(environment) ? 'may not be deleted' : `is ${(0,platform_lists .NE)(found)}`;
		const problem = `${named}. Only environments named "${(0,safe_text .Hk)(prefix)}" (the "prefix") followed by digits may be`;
		throw new errors .oC([{ input: 'environment', value: (0,environment_reference .CK)(environment), problem }]);
	}
	if (preview !== undefined && isDryRun) {
		record({ kept: [{ ...preview, reason: DRY_RUN }] });
		runner.info(`Dry run: ${(0,platform_lists .NE)(preview)} would be deleted`);
		return 'dry-run';
	}
	const deletion = preview && (await deletePreview(target, preview, calls, { aboutToSend }));
	if (preview !== undefined && (deletion === 'deleted' || deletion === 'accepted')) {
		if (deletion === 'accepted')
			await waitUntilGone(target, [preview], calls);
		record({ accepted: true, deleted: [preview] });
		runner.info(`Deleted: ${(0,platform_lists .NE)(preview)}`);
		return 'accepted';
	}
	const name = preview?.displayName ?? (0,environment_reference .CK)(environment);
	if (!isDryRun && isPreviewName(prefix, name))
		record({ gone: name });
	if (!ignoreMissing)
		throw (0,find_environment .kP)({ entries: environments.filter((each) => each !== found), part: undefined }, address);
	runner.info('The environment is not in the list: there is nothing to delete.');
	return 'skipped';
}
function findUnmistakable(environments, address) {
	const { environment: reference } = address;
	const found = (0,find_environment .jY)(environments, address);
	const name = (0,environment_reference .CK)(reference);
	const namesake = environments.find(({ id, displayName }) => id !== found?.id && displayName === name);
	if (reference.kind === 'id' || found === undefined || namesake === undefined)
		return found;
	const problem = `is the ID of ${(0,platform_lists .NE)(found)}, and the display name of ${(0,platform_lists .NE)(namesake)}. Write environments/ and the ID of the one you mean`;
	throw new errors .oC([{ input: 'environment', value: name, problem }]);
}
var site_address = __webpack_require__(9303);
;// CONCATENATED MODULE: ./lib/src/actions/environments/builds.js
const ENOUGH_WITHOUT = 3;
const MAX_NAMED = 10;
async function readBuilds(environments, { target, builds: count }, { runner, calls }) {
	runner.info(`Reading the builds of ${(0,format .pq)(environments.length, 'environment')}, one request each`);
	const read = new Map();
	const without = new Map();
	let bytes = 0;
	for (const environment of environments) {
		if (bytes > lists .Cb) {
			without.set(environment, `those before take more than ${lists .Cb / 1024 ** 2} MiB`);
			continue;
		}
		if (read.size === 0 && without.size >= ENOUGH_WITHOUT)
			break;
		const address = { ...target.address, environment: environment.id };
		const onOther = (name) => runner.debug(`Not a build of this environment: ${(0,safe_text .Hk)(name)}`);
		const list = required(await (0,api_builds .YF)(target, address, count, calls, onOther));
		bytes += list.kind === 'value' ? Buffer.byteLength(JSON.stringify(list.value)) : 0;
		if (list.kind !== 'value') {
			without.set(environment, list.reason);
			continue;
		}
		const { liveBuildId } = environment;
		const listed = list.value.find(({ id }) => id === liveBuildId);
		const isOlder = listed === undefined && liveBuildId !== undefined;
		const older = isOlder ? required(await (0,api_builds .lT)(target, { ...address, build: liveBuildId }, calls)) : undefined;
		read.set(environment.id, { newest: list.value, live: older?.kind === 'value' ? older.value : listed });
	}
	if (without.size > 0)
		runner.warning('Builds not listed', whyMissing(without, read.size === 0));
	return read;
}
function required(answer) {
	if (answer.kind !== 'value' && (0,shared_answer .ey)(answer) && answer.error !== undefined)
		throw answer.error;
	return (0,api_request .J0)(answer);
}
function whyMissing(without, isHost) {
	const reasons = [...new Set(without.values())];
	if (isHost)
		return `This host has no readable list of builds (${reasons.join('; ')}). That list is not part of the specification. "builds" is null for every environment.`;
	const [only, ...others] = reasons;
	const describe = ([environment, reason]) => `${(0,platform_lists .NE)(environment)}${others.length === 0 ? '' : `: ${reason}`}`;
	const why = others.length === 0 ? ` (${only})` : '';
	const names = (0,format .Ku)([...without], MAX_NAMED, describe);
	return `The builds of ${(0,format .pq)(without.size, 'environment')} could not be read${why}, so "builds" is null there: ${names}.`;
}
;// CONCATENATED MODULE: ./lib/src/actions/inputs/glob.js
function parseGlob(text) {
	if (!/^[\w.*?-]{1,64}$/.test(text))
		throw new RangeError('must be a name, with "*" for any characters and "?" for one');
	return globOf(text);
}
function parseTextGlob(text) {
	if (text.length > 128 || /\p{Cc}/u.test(text))
		throw new RangeError('must be at most 128 characters on one line, with "*" for any characters and "?" for one');
	return globOf(text);
}
function globOf(text) {
	const [first = '', ...others] = text
		.split(/\*+/)
		.map((part) => part.replaceAll(/[\\^$.|+()[\]{}/]/g, String.raw `\$&`).replaceAll('?', '.'));
	const last = others.pop();
	const middle = others.map((part, index) => `(?=(.*?${part}))\\${index + 1}`).join('');
	const pattern = new RegExp(`^${first}${middle}${last === undefined ? '' : `.*${last}`}$`, 'su');
	return (name) => pattern.test(name);
}
;// CONCATENATED MODULE: ./lib/src/actions/environments/inputs.js
const MAX_BUILDS_EACH = 20;
function readEnvironmentsInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc.environments, runner);
	return reader.finish({
		target: (0,inputs_target .v$)(reader),
		matches: reader.parsedOr('name', () => true, parseTextGlob),
		builds: reader.integer('builds', 0, MAX_BUILDS_EACH),
		...(0,input_reader .Cy)(reader),
	});
}
;// CONCATENATED MODULE: ./lib/src/actions/lookup/all-environments.js
async function readAll(target, calls, advice, runner) {
	const lookup = await (0,look_up .C)(target, calls);
	switch (lookup.kind) {
		case 'found': {
			const { entries, part } = lookup.environments;
			if (part !== undefined)
				runner.warning('List not complete', `The list may not be complete: ${part}.`);
			return entries;
		}
		case 'no-list':
			throw withoutList(target, lookup, advice);
		case 'no-app':
		case 'refused':
			throw await (0,not_found_hint .UY)(lookup.error, target, calls);
	}
}
function withoutList({ apiRoot, address }, { problem: { kind, reason }, apps }, advice) {
	const { account, app } = address;
	const isAppThere = apps === undefined;
	if (kind === 'unusable') {
		const message = `The list of environments from ${apiRoot.origin} cannot be used: ${reason}.`;
		return new errors .zg('bad-reply', message, 'failed', isAppThere ? { advice: '' } : {});
	}
	const path = `/v1/${(0,api_address .Iy)({ account, app })}/environments`;
	const why = isAppThere
		? `The app "${app}" exists, so this host does not have the list, which is not part of the specification.`
		: `This host may not have the list, which is not part of the specification, or the account "${account}" or the app "${app}" is misspelt, or the two are swapped.`;
	const message = `${apiRoot.origin} has no list of environments: it answered ${path} with ${reason}. ${why}`;
	return new errors .zg('not-found', message, 'failed', { advice });
}
;// CONCATENATED MODULE: ./lib/src/actions/environments/run.js
const WITHOUT_LIST = 'For a host without the list, list the environments yourself, as JSON in a variable.';
const run_MAX_SHOWN = 50;
const environmentsReport = {
	outputs: ({ environments }) => ({ environments: environments ?? null, count: environments?.length ?? null }),
	advice: (error, _facts, inputs, ciHost) => (0,error_codes .ai)(error, subjectOf(inputs?.target), ciHost),
	summary: ({ environments, total = 0 }, { status }, inputs) => ({
		heading: (0,step_ending .W)(status, { done: 'Environments read' }, 'Environments not read'),
		subject: environments && `${environments.length} of ${(0,format .pq)(total, 'environment')}`,
		rows: [
			['App', inputs && (0,html .aY)(`${inputs.target.address.account} / ${inputs.target.address.app}`)],
			['Platform', inputs && (0,html .aY)(inputs.target.apiRoot.origin)],
		],
		sections: run_listOf(environments ?? []),
	}),
};
const environmentsAction = (0,step .o)({
	inputs: shared_inputs .mc.environments,
	read: readEnvironmentsInputs,
	run: async (inputs, context) => {
		const { runner, calls, record, stopOnWarning } = context;
		const { target, matches } = inputs;
		const { account, app } = target.address;
		(0,call_context .w)(runner, target.apiRoot, `account ${account}, app ${app}, list of environments`);
		const all = await readAll(target, calls, WITHOUT_LIST, runner);
		const wanted = all.filter(({ id, displayName }) => matches(id) || (displayName !== undefined && matches(displayName)));
		const builds = inputs.builds === 0 ? undefined : await readBuilds(wanted, inputs, context);
		const environments = wanted.map((each) => describe(each, builds?.get(each.id), calls.holdsSecret));
		record({ environments, total: all.length });
		stopOnWarning();
		runner.info(`${environments.length} of ${(0,format .pq)(all.length, 'environment')}`);
		runner.show(environments.length === 0 ? [whyNone(app, all)] : tableOf(environments, builds));
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
		builds: builds?.newest.map(buildOutput) ?? null,
	};
}
const COLUMNS = ['Name', 'ID', 'Live build', 'Address'];
function rowOf({ id, displayName, liveBuild, address }) {
	return [displayName ?? NONE, id, liveBuild?.id ?? NONE, address ?? NONE];
}
function tableOf(environments, builds) {
	if (builds === undefined)
		return tableLines(COLUMNS, environments.map(rowOf));
	const rows = environments.map((environment) => {
		const age = builds.get(environment.id)?.live?.age;
		return rowOf(environment).toSpliced(3, 0, age === undefined ? NONE : (0,format .nV)(age));
	});
	return tableLines(COLUMNS.toSpliced(3, 0, 'Age'), rows);
}
function whyNone(app, all) {
	const names = (0,format .Ku)(all, 5, ({ id, displayName = id }) => `"${(0,safe_text .Hk)(displayName)}"`);
	return all.length === 0
		? `The app "${app}" has no environments.`
		: `None of the ${(0,format .pq)(all.length, 'environment')} of the app "${app}" has such a display name or ID: ${names}.`;
}
function run_listOf(environments) {
	if (environments.length === 0)
		return [];
	const shown = environments.slice(0, run_MAX_SHOWN).map(rowOf);
	const rows = shown.map((cells) => cells.map((cell) => (cell === NONE ? (0,html .Qq)(NONE) : (0,html .aY)(cell))));
	const rest = (0,format .v)(environments.length, run_MAX_SHOWN);
	const body = [(0,html .tp)(COLUMNS, rows), ...(rest === '' ? [] : [(0,html .ND)('p', (0,html .Qq)(rest))])];
	return [{ heading: (0,format .pq)(environments.length, 'environment'), body }];
}
var outputs = __webpack_require__(9574);
;// CONCATENATED MODULE: ./lib/src/actions/installs/run.js
function readInstallsInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc.installs, runner);
	const installId = reader.parsedOr('install-id', undefined, api_address .Zs);
	const name = reader.optional('name');
	if (installId !== undefined && name !== undefined)
		reader.reject('name', name, 'filters the list, so it cannot be combined with "install-id"');
	return reader.finish({
		connection: (0,inputs_target .dC)('base-url', reader.required),
		installId,
		list: (0,input_reader .bs)({
			pageSize: reader.integer('page-size', 1, wire .H4),
			offset: reader.integer('offset', 0, Number.MAX_SAFE_INTEGER),
			maxPages: reader.integer('max-pages', 1, 1_000_000),
			matches: reader.parsedOr('name', () => true, parseGlob),
		}),
		...(0,input_reader .Cy)(reader),
	});
}
const installs_run_MAX_SHOWN = 50;
const installsReport = {
	outputs: ({ installs, total, install }) => ({
		installs: installs === undefined ? null : new outputs .kB(`[${installs.map(({ json }) => json).join(',')}]`),
		count: installs?.length ?? null,
		total: total ?? null,
		install: install === undefined ? null : new outputs .kB(install.json),
	}),
	advice: (error, _facts, inputs, ciHost) => {
		if (error.code === 'not-found' && inputs?.installId !== undefined)
			return `The account of these credentials has no install with the ID "${inputs.installId}". Leave "install-id" empty to list them.`;
		return (0,error_codes .ai)(error, INSTALLS_SUBJECT, ciHost);
	},
	summary: ({ installs, install, total }, { status }, inputs) => ({
		heading: (0,step_ending .W)(status, { done: 'Installs read' }, 'Installs not read'),
		subject: installs === undefined ? install?.name : `${installs.length} of ${(0,format .pq)(total ?? 0, 'install')}`,
		rows: [
			['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
			['Install', install && installLine(install)],
		],
		sections: (0,summary .i)((0,format .pq)(installs?.length ?? 0, 'install'), installs ?? [], installs_run_MAX_SHOWN, installLine),
	}),
};
const MAX_LOGGED = 200;
const installsAction = (0,step .o)({
	inputs: shared_inputs .mc.installs,
	read: readInstallsInputs,
	run: async (inputs, context) => {
		const { runner, calls, record } = context;
		const { connection, installId } = inputs;
		(0,call_context .w)(runner, connection.apiRoot, installId === undefined ? 'list of installs' : `install ${installId}`);
		if (installId === undefined) {
			await list(inputs, context);
		}
		else {
			const install = await getInstall(connection, installId, calls);
			record({ install });
			runner.info(lineOf(install));
		}
		return 'done';
	},
	report: installsReport,
});
async function list(inputs, { runner, calls, record }) {
	const { entries: installs, total, part } = await listInstalls(inputs.connection, inputs.list, calls);
	record({ installs, total });
	runner.info(`${installs.length} of ${(0,format .pq)(total, 'install')}`);
	for (const line of (0,format .UV)(installs, MAX_LOGGED, lineOf))
		runner.info(line);
	if (part === undefined)
		return;
	const problem = part === lists .ro
		? `There are more pages than "max-pages" allows (${inputs.list.maxPages}), so the list is not complete.`
		: `The list is not complete: ${part}.`;
	runner.warning('List not complete', problem);
}
function lineOf({ id, name, hostname }) {
	const where = hostname === undefined ? '' : ` at ${(0,safe_text .Hk)(hostname)}`;
	return `  ${(0,safe_text .Hk)(name)} (${(0,safe_text .Hk)(String(id))})${where}`;
}
function installLine({ id, name, hostname }) {
	const where = hostname === undefined ? [] : [(0,html .Qq)(' at '), (0,html .aY)(hostname)];
	return (0,html .fj)((0,html .aY)(name), (0,html .Qq)(' ('), (0,html .aY)(String(id)), (0,html .Qq)(')'), ...where);
}
var refused_success = __webpack_require__(4601);
;// CONCATENATED MODULE: ./lib/src/actions/probe/calls.js
const APPS = '/v1/accounts/{account}/apps';
const ENVIRONMENTS = `${APPS}/{app}/environments`;
const BUILDS = `${ENVIRONMENTS}/{environment}/builds`;
const MADE_UP = '00000000-0000-4000-8000-000000000000';
const CALLS = {
	apps: headless(APPS, 'the list of apps'),
	app: headless(`${APPS}/{app}`, 'the read of the app'),
	regions: headless('/v1/regions', 'the list of regions'),
	environments: headless(ENVIRONMENTS, 'the list of environments'),
	environment: headless(`${ENVIRONMENTS}/{environment}`, 'the read of the environment'),
	'newest-builds': headless(`${BUILDS}?orderBy=createTime%20desc&pageSize=10`, 'the list of builds, newest first'),
	builds: headless(BUILDS, 'the list of builds'),
	'one-build': headless(`${BUILDS}?pageSize=1`, 'the list of one build'),
	'most-builds': headless(`${BUILDS}?pageSize=201`, 'a long list of builds'),
	build: headless(`${BUILDS}/{build}`, 'the read of the build'),
	'made-up': headless(`${ENVIRONMENTS}/${MADE_UP}`, 'the read of an environment that does not exist', { status: 404 }),
	anonymous: headless(APPS, 'the list of apps, without credentials', { status: 401, isWithoutCredentials: true }),
	status: hosting('/v1/status', 'the status of the hosting API', { isWithoutCredentials: true }),
	installs: hosting('/v1/installs?limit=1&offset=0', 'the list of installs'),
	'too-many': hosting('/v1/installs?limit=101&offset=0', 'a list of too many installs', { status: 400 }),
	install: hosting('/v1/installs/{install}', 'the read of the install'),
};
function headless(path, what, more = {}) {
	return { api: 'headless', path, what, ...more };
}
function hosting(path, what, more = {}) {
	return { api: 'hosting', path, what, ...more };
}
function shortPath({ path }) {
	const begin = /^\/v1\/accounts\/\{account\}\/(?:apps\/\{app\}\/(?:environments\/\{environment\}\/)?)?/;
	return path.replace(begin, '…/').replace(MADE_UP, '{made up}').replaceAll('%20', ' ');
}
;// CONCATENATED MODULE: ./lib/src/actions/probe/reply.js
function readReply(reply, url, client) {
	const { status, headers, text } = reply;
	function listOf(key, parse) {
		const answer = (0,lists .Mc)(reply, key, parse);
		return answer.kind === 'value' ? answer.value : undefined;
	}
	return {
		status,
		headers,
		text,
		url,
		get body() {
			return (0,json_object .lj)(text) ?? {};
		},
		get environment() {
			return (0,api_environments .Uv)((0,json_object .lj)(text), client);
		},
		list: (key) => listOf(key, (item) => item ?? ''),
		get apps() {
			return listOf('apps', apps .dp)?.entries;
		},
		get environments() {
			return listOf('environments', (item) => (0,api_environments .Uv)(item, client))?.entries;
		},
		get builds() {
			return listOf('builds', (item) => (0,api_builds .EH)(item, headers, client))?.entries;
		},
	};
}
;// CONCATENATED MODULE: ./lib/src/actions/probe/ask.js
async function askAll(target, calls) {
	const walk = new Walk(target, calls);
	for (const id of Object.keys(CALLS))
		await walk.make(id, CALLS[id]);
	return { replies: walk.replies, unasked: walk.unasked, address: walk.names, now: calls.clock.date() };
}
const NAME = /\{(\w+)\}/g;
class Walk {
	target;
	calls;
	replies = new Map();
	unasked = new Map();
	names;
	constructor(target, calls) {
		this.target = target;
		this.calls = calls;
		const environment = target.environment === undefined ? '' : (0,environment_reference .CK)(target.environment);
		const known = (0,api_address .wk)(environment) ? environment : '';
		this.names = { ...target.address, environment: known, build: '', install: '' };
	}
	async make(id, call) {
		const { apiRoot, hosting = apiRoot } = this.target;
		const obstacle = this.obstacleOf(call);
		if (obstacle !== undefined)
			return void this.unasked.set(id, obstacle);
		const root = call.api === 'headless' ? apiRoot : hosting;
		const path = call.path.replace(NAME, (_, name) => this.names[name]);
		const credentials = call.isWithoutCredentials === true ? undefined : this.target.credentials;
		const answer = await (0,api_request .dy)(root, credentials, path, call.what, this.calls).catch((error) => this.withoutReply(id, error));
		if (answer === undefined)
			return;
		const { error } = answer;
		const reply = readReply(answer.reply, (0,api_address .eh)(root, path), { apiRoot, ...this.calls });
		const words = error === undefined ? (0,refused_success .fw)(reply.body) : undefined;
		this.calls.log(`GET ${call.path}: HTTP ${reply.status}${words === undefined ? '' : `, but it refuses: ${words}`}`);
		if (id === 'apps' && error?.code === 'unauthorized')
			throw error;
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
	obstacleOf({ api, path, isWithoutCredentials }) {
		if (api === 'hosting' && this.target.hosting === undefined)
			return '"base-url" is not given';
		if (api === 'hosting' && isWithoutCredentials !== true && this.replies.get('installs')?.status === 401)
			return 'the hosting API refuses the credentials';
		const missing = [...path.matchAll(NAME)].map(([, name]) => name).find((name) => this.names[name] === '');
		return missing && `no ${missing} is known`;
	}
	learn(id, reply) {
		if (id === 'apps')
			this.requireApp(reply);
		else if (id === 'environments')
			this.learnEnvironment(reply);
		else if (id === 'environment')
			this.keep('build', (0,api_builds .d$)(reply.body['build']));
		else if (id === 'newest-builds' && this.names.build === '')
			this.keep('build', (0,api_builds .d$)(firstOf(reply, 'builds')['name']));
		else if (id === 'installs')
			this.keep('install', firstOf(reply, 'results')['id']);
	}
	keep(name, value) {
		const text = typeof value === 'number' ? String(value) : value;
		if (typeof text === 'string' && (0,api_address .wk)(text) && !this.calls.holdsSecret(text))
			this.names[name] = text;
	}
	requireApp({ apps, list }) {
		const names = apps?.map(({ id }) => id);
		if (names === undefined || names.includes(this.names.app) || list('apps')?.part !== undefined)
			return;
		throw (0,find_environment .qz)(names, this.target.address);
	}
	learnEnvironment({ environments: entries, list }) {
		const { address, environment } = this.target;
		if (entries === undefined)
			return;
		const asked = environment && { ...address, environment };
		const found = asked === undefined ? entries[0] : (0,find_environment .jY)(entries, asked);
		const part = list('environments')?.part;
		if (found !== undefined)
			this.names.environment = found.id;
		else if (asked !== undefined && part === undefined)
			throw (0,find_environment .kP)({ entries, part }, asked);
	}
}
function firstOf({ text }, key) {
	const list = (0,json_object .k$)(text)?.[key];
	return (0,json_object .eB)(Array.isArray(list) ? list[0] : undefined) ?? {};
}
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/actions/probe/inputs.js
function readProbeInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc.probe, runner);
	const target = (0,inputs_target .iF)(reader, reader.optional('environment') !== undefined);
	const hosting = reader.optional('base-url') === undefined ? undefined : reader.required('base-url', api_address .kd);
	return reader.finish({
		target: target === input_reader .eU || hosting === input_reader .eU ? input_reader .eU : { ...target, hosting },
		record: reader.parsedOr('record', undefined, parseNewFile),
		...(0,input_reader .Cy)(reader),
	});
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
var service_error = __webpack_require__(3193);
var http_date = __webpack_require__(1877);
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/assumption.js
function assume(id, claim, page, judge) {
	return { id, claim, page, judge };
}
const OTHER_LIST = 'a list in an unexpected format';
function ofEach(entries, none, isSo, found) {
	return entries?.length ? entries.every(isSo) || found : { notShown: none };
}
function showsItsEnd(list) {
	if (list === undefined)
		return { notShown: 'the answer has no list' };
	return list.part === undefined || list.part === lists .ro || 'there may be more entries';
}
function typeOf(value) {
	if (value === undefined)
		return 'missing';
	if (value === null)
		return 'null';
	return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/apps.js
const FIX = 'docs/how-to/fix-an-error.md';
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';
const CREATE = 'create-app/README.md';
const APP_ASSUMPTIONS = {
	apps: [
		assume('apps-list', 'Apps can be listed', FIX, ({ apps }) => apps !== undefined || OTHER_LIST),
		assume('apps-names', 'The name of an app begins with its account', PREVIEWS, ({ apps }, { address }) => {
			const nameOf = (app) => (0,api_address .Iy)({ account: address.account, app });
			const isNamed = ({ id, name }) => name === nameOf(id);
			return ofEach(apps, 'there is no app in the list', isNamed, 'one has another path');
		}),
		assume('apps-whole', 'The list of apps shows where it ends', WAIT, ({ list }) => showsItsEnd(list('apps'))),
		assume('date', 'An answer has a Date header', WAIT, ({ headers: { date } }, { now }) => {
			if (date === undefined)
				return 'no Date header';
			return (0,http_date .m6)(date, now.getTime()) !== undefined || 'a Date header in an unexpected format';
		}),
	],
	app: [
		assume('app-provider', 'The provider of a direct-upload app is UPLOADABLE', CREATE, ({ body }) => {
			const { repository } = body;
			if (typeof repository !== 'object' || repository === null)
				return `its repository is ${typeOf(repository)}`;
			const { provider } = repository;
			return provider === 'UPLOADABLE' || `its provider is not UPLOADABLE (${typeOf(provider)})`;
		}),
	],
	regions: [
		assume('regions', 'The regions are those of the input "region"', CREATE, ({ body: { regions } }) => {
			if (!Array.isArray(regions))
				return OTHER_LIST;
			const names = regions.map((item) => (item ?? {}).name);
			const known = wire .ij.map((region) => `regions/${region}`);
			const missing = known.filter((region) => !names.includes(region)).length;
			const others = names.filter((name) => !known.includes(name)).length;
			return missing + others === 0 || `${missing} of them are missing, and there are ${others} others`;
		}),
	],
	'made-up': [
		assume('made-up-status', 'A missing environment is a 404', FIX, (_, { replies }) => replies.get('environment')?.status === 200 || { notShown: 'no environment can be read at all' }),
		assume('made-up-error', 'A refusal has an error in a documented format', FIX, ({ text }) => (0,service_error .zU)(text) !== undefined || 'an answer in an unexpected format'),
	],
	anonymous: [assume('anonymous', 'Without credentials the answer is 401', FIX, () => true)],
};
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/builds.js
const builds_WAIT = 'docs/how-to/wait-test-roll-back.md';
const EMULATOR = 'emulator/README.md';
const LISTS = 'environments/README.md';
const NONE_LIVE = { notShown: 'no build is known to be live' };
function hasSeveral({ replies }) {
	return (replies.get('newest-builds')?.builds ?? []).length > 1;
}
function liveBuildIn({ replies }) {
	return (0,api_builds .d$)(replies.get('environment')?.body['build']);
}
function inOrder({ builds }, sign) {
	if (builds === undefined)
		return OTHER_LIST;
	const times = builds.map(({ createTime }) => sign * createTime);
	if (new Set(times).size < 2)
		return { notShown: 'there are fewer than two builds with different times' };
	return times.every((time, index) => time >= (times[index - 1] ?? time)) || 'they are in another order';
}
const BUILD_ASSUMPTIONS = {
	'newest-builds': [
		assume('builds-list', 'Builds can be listed', builds_WAIT, ({ builds }) => builds !== undefined || OTHER_LIST),
		assume('builds-names', 'The name of a build begins with its environment', builds_WAIT, ({ builds }, { address }) => {
			const isNamed = ({ name }) => (0,api_address .Yw)(name, address);
			return ofEach(builds, 'there is no build in the list', isNamed, 'one has another path');
		}),
		assume('builds-newest-first', '"orderBy" can put the newest build first', builds_WAIT, (reply) => inOrder(reply, -1)),
		assume('builds-live', 'The live build is in the list', builds_WAIT, ({ builds }, probed) => {
			const live = liveBuildIn(probed);
			if (live === undefined || builds === undefined)
				return NONE_LIVE;
			if (builds.some(({ id }) => id === live))
				return true;
			return builds.length < 10 ? 'it is not in the list' : { notShown: 'it may be older than the builds listed' };
		}),
	],
	builds: [
		assume('builds-oldest-first', 'Without "orderBy" the oldest build is first', EMULATOR, (reply) => inOrder(reply, 1)),
	],
	'one-build': [
		assume('builds-page-size', '"pageSize" limits the builds listed', builds_WAIT, ({ builds }, probed) => {
			if (builds === undefined)
				return OTHER_LIST;
			if (!hasSeveral(probed))
				return { notShown: 'there are fewer than two builds' };
			return builds.length === 1 || `${builds.length} builds for a pageSize of 1`;
		}),
		assume('builds-next-page', 'After a "pageSize", "nextPageToken" leads to the rest', LISTS, (reply, probed) => {
			const { builds, body } = reply;
			if (builds === undefined)
				return OTHER_LIST;
			if (!hasSeveral(probed) || builds.length !== 1)
				return { notShown: 'the list is one page' };
			const { nextPageToken } = body;
			return (typeof nextPageToken === 'string' && nextPageToken !== '') || `it is ${typeOf(nextPageToken)}`;
		}),
	],
	'most-builds': [
		assume('builds-most', 'A "pageSize" above 200 is not an error', EMULATOR, ({ builds }) => {
			if (builds === undefined)
				return OTHER_LIST;
			return builds.length <= 200 || `${builds.length} builds for a pageSize of 201`;
		}),
	],
	build: [
		assume('build-name', 'The build has the name asked for', builds_WAIT, ({ body: { name } }, { address }) => {
			if (typeof name !== 'string')
				return `its name is ${typeOf(name)}`;
			return ((0,api_builds .d$)(name) === address.build && (0,api_address .Yw)(name, address)) || 'another name';
		}),
		assume('build-times', '"finishTime" is missing, or not before "createTime"', builds_WAIT, ({ body }) => {
			const { createTime, finishTime } = body;
			if ((0,api_builds .lk)(createTime) === undefined)
				return 'its createTime is not a timestamp';
			const { finishProblem } = (0,api_builds .t9)(createTime, finishTime);
			return finishProblem === undefined || 'its finishTime is not a timestamp, or before its createTime';
		}),
		assume('build-live-finished', 'The live build has a "finishTime"', builds_WAIT, ({ body }, probed) => {
			const live = liveBuildIn(probed);
			if (live === undefined || live !== probed.address.build)
				return NONE_LIVE;
			const { finished } = (0,api_builds .t9)(body['createTime'], body['finishTime']);
			return finished !== undefined || 'it has no usable finishTime';
		}),
		assume('build-clock', '"createTime" and the Date header have the same clock', builds_WAIT, (reply, { now }) => {
			const { body, headers } = reply;
			const created = (0,api_builds .lk)(body['createTime']);
			if (created === undefined || headers['date'] === undefined)
				return { notShown: 'one of the two is missing' };
			return created < (0,http_date .F7)(headers, now) + 1000 || 'its createTime is later than the answer';
		}),
	],
};
var site = __webpack_require__(9892);
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/environments.js
const DEPLOY = 'docs/reference/deploy.md';
const environments_WAIT = 'docs/how-to/wait-test-roll-back.md';
const environments_PREVIEWS = 'docs/how-to/previews.md';
const environments_CREATE = 'create-environment/README.md';
const eachOf = ({ environments }, isSo, found) => ofEach(environments, 'there is no environment in a readable list', isSo, found);
const isDomain = (value) => (0,site .Z)(value) !== undefined;
const ENVIRONMENT_ASSUMPTIONS = {
	environments: [
		assume('environments-list', 'Environments can be listed', DEPLOY, ({ environments }) => environments !== undefined || OTHER_LIST),
		assume('environments-display-name', 'Each environment has a display name', environments_PREVIEWS, (reply) => eachOf(reply, ({ displayName }) => displayName !== undefined, 'one has none, or it is not a string')),
		assume('environments-uuid', 'The ID of an environment is a UUID', DEPLOY, (reply) => eachOf(reply, ({ id }) => (0,environment_reference .O1)(id), 'one has an ID in an unexpected format')),
		assume('environments-names', 'The name of an environment begins with its app', environments_PREVIEWS, (reply, { address }) => {
			const nameOf = (environment) => (0,api_address .Iy)({ ...address, environment });
			return eachOf(reply, ({ id, name }) => name === nameOf(id), 'one has another path');
		}),
		assume('environments-whole', 'The list of environments shows where it ends', environments_PREVIEWS, ({ list }) => showsItsEnd(list('environments'))),
	],
	environment: [
		assume('environment-name', 'The environment has the name asked for', environments_WAIT, ({ body }, { address }) => {
			const { name } = body;
			if (typeof name !== 'string')
				return `its name is ${typeOf(name)}`;
			return name === (0,api_address .Iy)(address) || 'another name';
		}),
		assume('environment-build', '"build" names the live build', environments_WAIT, ({ body, environment }) => {
			const { build = '' } = body;
			const isNone = build === '' || build === null || (typeof build === 'string' && build.endsWith('/no_build'));
			if (environment?.liveBuildId !== undefined)
				return true;
			return isNone ? { notShown: 'nothing is live' } : `it is ${typeOf(build)}, but not the name of a build`;
		}),
		assume('environment-reconciling', '"reconciling" is a boolean, or left out for false', environments_WAIT, ({ body }) => {
			const { reconciling = false } = body;
			return typeof reconciling === 'boolean' || `it is ${typeOf(reconciling)}`;
		}),
		assume('environment-domains', '"domains" are strings, or have a "name" or "hostname"', environments_PREVIEWS, ({ body }) => {
			const { domains = [] } = body;
			if (!Array.isArray(domains))
				return `they are ${typeOf(domains)}`;
			return ofEach(domains, 'it has no domains', isDomain, 'one of them has an unexpected format');
		}),
		assume('environment-branch', 'The branch of an environment is "uploadable"', environments_CREATE, ({ body }) => {
			const { branch } = body;
			return branch === wire .Dn || `it is not "uploadable" (${typeOf(branch)})`;
		}),
	],
};
;// CONCATENATED MODULE: ./lib/src/actions/probe/assumptions/hosting.js
const INSTALLS = 'installs/README.md';
const hosting_CREATE = 'create-environment/README.md';
const hosting_EMULATOR = 'emulator/README.md';
const TOO_FEW = { notShown: 'there are fewer than two installs' };
function isSeveral(count) {
	return typeof count === 'number' && count > 1;
}
function hosting_isDomain(value) {
	const { hostname, primary } = (value ?? {});
	return typeof hostname === 'string' && typeof primary === 'boolean';
}
const HOSTING_ASSUMPTIONS = {
	status: [
		assume('status', 'The hosting API shows its status without credentials', hosting_EMULATOR, ({ body: { success } }) => typeof success === 'boolean' || `"success" is ${typeOf(success)}`),
	],
	installs: [
		assume('same-credentials', 'Both APIs take the same credentials', hosting_CREATE, () => true),
		assume('installs-list', 'Installs are listed with "count" and "results"', INSTALLS, ({ body }) => {
			const { results, count } = body;
			if (!Array.isArray(results) || !results.every(isInstall))
				return OTHER_LIST;
			return Number.isSafeInteger(count) || `"count" is ${typeOf(count)}`;
		}),
		assume('installs-limit', '"limit" limits the installs listed', INSTALLS, ({ body: { results, count } }) => {
			if (!Array.isArray(results) || !isSeveral(count))
				return TOO_FEW;
			return results.length === 1 || `${results.length} installs for a limit of 1`;
		}),
		assume('installs-next', '"next" is the next page, on this host', INSTALLS, ({ body, url }) => {
			const { next = null, count } = body;
			if (next === null)
				return isSeveral(count) ? 'it is missing' : TOO_FEW;
			if (typeof next !== 'string')
				return `it is ${typeOf(next)}`;
			return typeof nextPage(next, url) !== 'string' || 'it cannot be followed';
		}),
	],
	'too-many': [
		assume('installs-too-many', 'A "limit" above 100: type invalid_value, code too_large', INSTALLS, ({ body }) => {
			const { type, code } = body;
			return (type === 'invalid_value' && code === 'too_large') || 'HTTP 400 with another type or code';
		}),
	],
	install: [
		assume('install-domains', 'An install has "domains" with "hostname" and "primary"', INSTALLS, ({ body }) => {
			if (!isInstall(body))
				return 'not an install';
			const domains = body.domains;
			if (!Array.isArray(domains))
				return `"domains" is ${typeOf(domains)}`;
			return ofEach(domains, 'it has no domains', hosting_isDomain, 'one of them has an unexpected format');
		}),
	],
};
;// CONCATENATED MODULE: ./lib/src/actions/probe/judge.js
const BY_CALL = {
	...APP_ASSUMPTIONS,
	...ENVIRONMENT_ASSUMPTIONS,
	...BUILD_ASSUMPTIONS,
	...HOSTING_ASSUMPTIONS,
};
const ASSUMPTIONS = Object.keys(BY_CALL).flatMap((call) => BY_CALL[call].map(({ id, claim, page, judge }) => ({ id, claim, call, page, judge })));
const VERDICTS = ['as expected', 'different', 'absent', 'not allowed', 'not shown'];
function judgeAll(probed) {
	return ASSUMPTIONS.map(({ id, claim, call, page, judge }) => {
		const [verdict, found] = findingOf(call, judge, probed);
		return { id, claim, call, page, verdict, found };
	});
}
const BY_STATUS = {
	missing: 'absent',
	'no-call': 'absent',
	refused: 'not allowed',
	later: 'not shown',
	'server-error': 'not shown',
	interim: 'different',
	success: 'different',
	redirect: 'different',
	rejected: 'different',
	unsupported: 'different',
};
function findingOf(call, judge, probed) {
	const reply = probed.replies.get(call);
	if (reply === undefined)
		return ['not shown', probed.unasked.get(call) ?? 'the call was not made'];
	const { status: wanted, isWithoutCredentials } = CALLS[call];
	const meaning = (0,http_status .h)(reply.status);
	if (wanted === undefined ? meaning !== 'success' : reply.status !== wanted) {
		const isNobody = meaning === 'refused' && isWithoutCredentials === true;
		return [isNobody ? 'different' : BY_STATUS[meaning], `HTTP ${reply.status}`];
	}
	const shown = judge(reply, probed);
	if (shown === true)
		return ['as expected', ''];
	return typeof shown === 'string' ? ['different', shown] : ['not shown', shown.notShown];
}
var full_disk = __webpack_require__(7495);
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
const COLLECTIONS = new Map([
	['accounts', 'account'],
	['apps', 'app'],
	['environments', 'environment'],
	['builds', 'build'],
	['operations', undefined],
	['regions', undefined],
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
		const name = COLLECTIONS.get(before ?? '');
		if (name !== undefined)
			return this.address[name] === segment ? `{${name}}` : '{other}';
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
const probeReport = {
	outputs: ({ rows }) => ({
		...Object.fromEntries(VERDICTS.map((verdict) => [verdict.replaceAll(' ', '-'), rows ? rowsOf(rows, verdict).length : null])),
		assumptions: rows ?? null,
	}),
	advice: (error, _facts, inputs, ciHost) => (0,error_codes .ai)(error, subjectOf(inputs?.target), ciHost),
	summary: ({ rows = [] }, { status }, inputs) => ({
		heading: (0,step_ending .W)(status, { done: 'Host probed' }, 'Host not probed'),
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
	inputs: shared_inputs .mc.probe,
	read: readProbeInputs,
	run: async ({ target, record: file }, { runner, calls, record, stopOnWarning }) => {
		(0,call_context .w)(runner, target.apiRoot, run_describeTarget(target));
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
		const contradictions = rowsOf(rows, 'different', 'absent');
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
	const cells = rows.map(({ verdict, claim, page }) => [verdict, claim, page]);
	const others = rows.filter(({ verdict }) => verdict !== 'as expected');
	const reasons = others.map((row) => [outcomeOf(row), row.claim, `GET ${shortPath(CALLS[row.call])}`]);
	return [
		...tableLines(['Answer', 'Assumption', 'A page that depends on it'], cells),
		...(others.length === 0 ? [] : ['', ...tableLines(['Why', 'Assumption', 'Call'], reasons)]),
		'',
		countsOf(rows),
	];
}
function outcomeOf({ verdict, found }) {
	return `${verdict}: ${found}`;
}
function countsOf(rows) {
	const shown = VERDICTS.filter((verdict) => rowsOf(rows, verdict).length > 0);
	return shown.map((verdict) => `${rowsOf(rows, verdict).length} ${verdict}`).join(', ');
}
function rowsOf(rows, ...verdicts) {
	return rows.filter(({ verdict }) => verdicts.includes(verdict));
}
function run_describeTarget({ address: { account, app }, environment }) {
	const what = environment === undefined ? '' : `, environment "${(0,safe_text .Hk)((0,environment_reference .CK)(environment))}"`;
	return `account ${account}, app ${app}${what}`;
}
;// CONCATENATED MODULE: ./lib/src/actions/status/problems.js
function problemOf({ environment, states }, target) {
	const failed = failedOf(states);
	if (failed !== undefined)
		return failedBuildError(failed, environment, target);
	if (environment.liveBuildId === undefined)
		return nothingLiveError(environment, states);
	return isOrderKnown(states) ? undefined : orderUnknownError(environment.liveBuildId, target);
}
function problemAmongAll({ environment, states }, target) {
	const { builds, live } = states;
	const newer = builds.filter(({ isNewer }) => isNewer === true);
	const newest = newer.find(({ state }) => state !== 'building');
	const failed = [newest, live].find((build) => build !== undefined && isFailed(build));
	if (failed !== undefined)
		return failedBuildError(failed, environment, target);
	if (environment.liveBuildId === undefined)
		return newer.length === 0 ? nothingLiveError(environment, states) : undefined;
	return isOrderKnown(states) ? undefined : orderUnknownError(environment.liveBuildId, target);
}
function buildingOf({ builds }) {
	return builds.find(({ isNewer, state }) => isNewer === true && state === 'building');
}
function failedOf({ builds, live }) {
	return (builds.find((build) => build.isNewer === true && isFailed(build)) ?? (live && isFailed(live) ? live : undefined));
}
function isFailed({ state }) {
	return state === 'not-live' || state === 'failed';
}
function isOrderKnown({ builds, live }) {
	return live !== undefined || (builds.length > 0 && builds.every(({ isNewer }) => isNewer === true));
}
function failedBuildError(build, environment, target) {
	const { local } = build;
	if (local !== undefined && 'reason' in local) {
		const advice = 'Fix that, and deploy again. The portal of the local platform has the log of the build, and --json prints its end.';
		const failure = { step: local.step, lines: local.log };
		return new errors .zg('build-failed', (0,messages .EG)(build.id, local), 'failed', { advice, build: failure });
	}
	const isNothingLive = environment.liveBuildId === undefined;
	const other = isNothingLive ? 'nothing is live' : `build ${(0,safe_text .Hk)(environment.liveBuildId ?? '')} is still live`;
	const causes = isNothingLive
		? 'It failed or was cancelled, or its app did not start.'
		: 'It failed or was cancelled, its app did not start, or somebody put the other build back.';
	const message = `Build ${(0,safe_text .Hk)(build.id)} did not go live: it finished ${(0,format .nV)(finishAgeOf(build) ?? 0)} ago, and ${other}. ${causes}`;
	const advice = (0,secure_url .U)(target.apiRoot.hostname)
		? 'Look at the build in the portal of the local platform: if that runs apps, it shows a reason.'
		: 'Open the build in the user portal: the API does not give its log.';
	return new errors .zg('build-failed', message, 'failed', { advice });
}
function nothingLiveError(environment, { builds }) {
	const name = nameOf(environment);
	const [newest] = builds;
	if (newest === undefined) {
		const message = `The host shows no builds of ${name}.`;
		return new errors .zg('nothing-live', message, 'failed', { advice: 'Deploy to it.' });
	}
	const doing = newest.state === 'building' ? 'is being built' : 'has finished, and may still go live';
	const message = `Build ${(0,safe_text .Hk)(newest.id)} of ${name} ${doing}.`;
	return new errors .zg('nothing-live', message, 'failed', { advice: 'Ask again in a few minutes.' });
}
function orderUnknownError(liveBuildId, { apiRoot }) {
	const message = `It is not known whether a newer build failed: ${apiRoot.origin} does not show when the live build (${(0,safe_text .Hk)(liveBuildId)}) was created.`;
	return new errors .zg('bad-reply', message, 'failed', { advice: 'Look in the user portal.' });
}
;// CONCATENATED MODULE: ./lib/src/actions/status/all.js
const NEWEST = 10;
async function readAllStatuses(target, runner, calls) {
	const statuses = [];
	for (const record of await readAll(target, calls, 'Name one environment at a time.', runner)) {
		const environment = asCurrent(record, target, calls);
		statuses.push({ environment, states: await readBuildStates(target, environment, NEWEST, calls) });
	}
	return statuses;
}
const all_MAX_NAMED = 10;
const MAX_NEWER = 3;
function problemWithAll(statuses, target) {
	const { app } = target.address;
	if (statuses.length === 0) {
		const advice = 'Create one, and deploy to it.';
		return new errors .zg('nothing-live', `The app "${app}" has no environments.`, 'failed', { advice });
	}
	const problems = statuses.flatMap((status) => {
		const problem = problemAmongAll(status, target);
		return problem === undefined ? [] : [{ name: nameOf(status.environment), problem }];
	});
	const codes = new Set(problems.map(({ problem }) => problem.code));
	const code = ['build-failed', 'nothing-live', 'bad-reply'].find((each) => codes.has(each));
	if (code === undefined)
		return undefined;
	const names = (0,format .Ku)(problems, all_MAX_NAMED, ({ name }) => name);
	const first = `Not as it should be: ${names} (${problems.length} of ${(0,format .pq)(statuses.length, 'environment')}).`;
	const details = (0,format .UV)(problems, all_MAX_NAMED, ({ name, problem }) => `  ${name}: ${problem.message}`);
	const advice = 'For more about one of them, add "environment".';
	return new errors .zg(code, [first, ...details].join('\n'), 'failed', { advice });
}
function all_describeAll(statuses) {
	if (statuses.length === 0)
		return [];
	const rows = statuses.map(({ environment, states: { live, builds }, deployment }) => [
		nameOf(environment),
		environment.liveBuildId ?? NONE,
		live?.finishTime === undefined ? NONE : describeFinishTime(live),
		(live && describeCommit(live)) || (deployment?.commit?.slice(0, 7) ?? NONE),
		describeNewer(builds, live),
	]);
	const deployed = statuses.flatMap(({ environment, deployment }) => deployment === undefined ? [] : [`${nameOf(environment)} on GitHub: ${describeDeployment(deployment)}`]);
	return [...tableLines(['Environment', 'Live build', 'Since', 'Commit', 'Newer builds'], rows), ...deployed];
}
function describeNewer(builds, live) {
	const newer = builds.filter(({ isNewer }) => isNewer === true);
	const stopped = live?.state === 'failed' ? ['the app of the live one has stopped'] : [];
	return [...stopped, ...(newer.length === 0 ? [] : [(0,format .Ku)(newer, MAX_NEWER, describeOne)])].join(', ') || NONE;
}
function describeOne(build) {
	const id = (0,safe_text .Hk)(build.id);
	switch (build.state) {
		case 'building':
			return `${id} being built ${describeRunning(build)}`;
		case 'not-live-yet':
			return `${id} not live yet`;
		default:
			return `${id} did not go live`;
	}
}
function all_asOutput({ environment, states, deployment }) {
	const { id, displayName = null, liveBuildId = null } = environment;
	return {
		id,
		displayName,
		liveBuild: liveBuildId,
		liveSince: isoTime(states.live?.finishTime),
		commit: liveCommit(states.live, deployment) || null,
		commitUrl: deployment?.commitUrl ?? null,
		liveRun: deployment?.run ?? null,
		building: buildingOf(states)?.id ?? null,
		failedBuild: failedOf(states)?.id ?? null,
	};
}
var report_commit = __webpack_require__(2339);
;// CONCATENATED MODULE: ./lib/src/actions/status/deployments.js
async function findLiveDeployments(environments, { target, timeoutMinutes, token }, { runner, services, signal, calls }) {
	const found = new Map();
	const github = runner.github(token, github_calls .J4);
	if (github === undefined)
		return found;
	const time = (0,github_calls .yY)(services.clock, timeoutMinutes, signal);
	for (const environment of environments) {
		const answer = await findDeployment(github, environment, target, time);
		if (answer.kind !== 'value') {
			const problem = (0,github_calls .os)(answer, 'deployments: read', false);
			runner.notice('Commit and run not shown', `${problem} Nothing else is affected.`);
			break;
		}
		const deployment = answer.value && describedBy(answer.value, runner, calls.holdsSecret);
		if (deployment !== undefined)
			found.set(environment.id, deployment);
	}
	return found;
}
async function findDeployment(github, { id, displayName, liveBuildId }, { apiRoot, address }, time) {
	const none = { kind: 'value', value: undefined };
	if (liveBuildId === undefined)
		return none;
	const fields = { ...(0,github_deployments .KC)(apiRoot.origin, address), environment: id, build: liveBuildId };
	for (const name of new Set([displayName ?? id, id].map(safe_text .Hk))) {
		const listed = await (0,github_calls .X3)(github.listDeployments(name), time);
		if (listed.kind !== 'value')
			return listed;
		const [deployment, ...others] = listed.value.filter(({ payload }) => (0,github_deployments .s6)(payload, fields));
		if (deployment === undefined)
			continue;
		if (others.length > 0)
			return none;
		const status = await (0,github_calls .X3)(github.latestStatus(deployment.id), time);
		return status.kind === 'value' ? { kind: 'value', value: { ...deployment, logUrl: status.value?.logUrl } } : status;
	}
	return none;
}
function describedBy({ sha, payload, logUrl }, { variables }, holdsSecret) {
	const runs = (0,report_commit .ZZ)(variables, 'actions/runs/')?.href;
	const page = logUrl !== undefined && URL.canParse(logUrl) ? new URL(logUrl).href : undefined;
	const isRun = runs !== undefined && page?.startsWith(runs) === true && !holdsSecret(page);
	const { [github_deployments .KP]: from } = payload;
	const commit = (typeof from === 'string' && shaOf({ commitSha: from })) || undefined;
	const commitUrl = commit === sha ? (0,report_commit .ZZ)(variables, `commit/${sha}`)?.href : undefined;
	if (commit === undefined && !isRun)
		return undefined;
	return { commit, commitUrl, run: isRun ? page : undefined };
}
;// CONCATENATED MODULE: ./lib/src/actions/status/inputs.js
function readStatusInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc.status, runner);
	return reader.finish({
		target: reader.text('environment') === '' ? (0,inputs_target .v$)(reader) : (0,inputs_target ._E)(reader, reader.required),
		token: (0,credentials .AI)(reader, true),
		...(0,input_reader .Cy)(reader),
	});
}
;// CONCATENATED MODULE: ./lib/src/actions/status/run.js
const run_NEWEST = 50;
const statusAction = (0,step .o)({
	inputs: shared_inputs .mc.status,
	read: readStatusInputs,
	run: async (inputs, context) => {
		const { target } = inputs;
		(0,call_context .w)(context.runner, target.apiRoot, describeTarget(target));
		const problem = namesEnvironment(target)
			? await showOne(target, inputs, context)
			: await showAll(target, inputs, context);
		if (problem !== undefined)
			throw problem;
		return 'done';
	},
	report: {
		outputs: ({ environment, states, deployment, all }) => ({
			'build-id': environment?.liveBuildId ?? '',
			'live-since': isoTime(states?.live?.finishTime) ?? '',
			commit: liveCommit(states?.live, deployment),
			'commit-url': deployment?.commitUrl ?? '',
			'live-run': deployment?.run ?? '',
			building: states === undefined ? '' : (buildingOf(states)?.id ?? ''),
			'failed-build': states === undefined ? '' : (failedOf(states)?.id ?? ''),
			environments: (all ?? (environment && states && [{ environment, states, deployment }]))?.map(all_asOutput) ?? null,
		}),
		advice: (error, _facts, inputs, ciHost) => (0,error_codes .ai)(error, subjectOf(inputs?.target), ciHost),
		summary: ({ environment }, { status }, inputs) => ({
			heading: (0,step_ending .W)(status, { done: 'Environment is live' }, 'Not as it should be'),
			subject: environment && nameOf(environment),
			rows: [
				['Live build', environment?.liveBuildId === undefined ? undefined : (0,html .aY)(environment.liveBuildId)],
				['Platform', inputs && (0,html .aY)(inputs.target.apiRoot.origin)],
			],
		}),
	},
});
async function showOne(target, inputs, context) {
	const { runner, calls, record } = context;
	const environment = await readCurrentEnvironment(target, calls);
	record({ environment });
	const states = await readBuildStates(target, environment, run_NEWEST, calls);
	record({ states });
	(0,messages .VM)(remarksOf(states), runner);
	const deployment = (await findLiveDeployments([environment], inputs, context)).get(environment.id);
	record({ deployment });
	runner.show(describeStatus(environment, states, deployment));
	return problemOf({ environment, states }, target);
}
async function showAll(target, inputs, context) {
	const { runner, calls, record } = context;
	const statuses = await readAllStatuses(target, runner, calls);
	record({ all: statuses });
	const environments = statuses.map(({ environment }) => environment);
	const deployments = await findLiveDeployments(environments, inputs, context);
	const all = statuses.map(({ environment, states }) => ({
		environment,
		states,
		deployment: deployments.get(environment.id),
	}));
	record({ all });
	for (const { environment, states } of all) {
		const named = (text) => `${nameOf(environment)}: ${text}`;
		(0,messages .VM)(remarksOf(states), {
			warning: (title, text) => runner.warning(title, named(text)),
			notice: (title, text) => runner.notice(title, named(text)),
		});
	}
	runner.show(all_describeAll(all));
	return problemWithAll(all, target);
}
function remarksOf({ live }) {
	return live?.local !== undefined && 'warnings' in live.local ? live.local : undefined;
}
var api_webhook = __webpack_require__(4958);
var foreign_answer = __webpack_require__(4096);
;// CONCATENATED MODULE: ./lib/src/actions/webhook/run.js
const ACTIONS = {
	rebuild: 'rebuild',
	'clean-rebuild': 'cleanRebuild',
	'purge-cache': 'purgeCache',
};
function nameOfAction(action) {
	return Object.entries(ACTIONS).find(([, word]) => word === action)?.[0] ?? action ?? 'action of the URL';
}
function readWebhookInputs(runner) {
	const reader = new input_reader .i_(shared_inputs .mc.webhook, runner);
	const { webhook, action, ...inputs } = reader.finish({
		webhook: reader.required('url', api_webhook .ds),
		action: reader.choice('action', shared_inputs .mc.webhook.action.choices),
		retryAmbiguous: reader.boolean('retry-ambiguous'),
		...(0,input_reader .Cy)(reader),
	});
	return { ...inputs, webhook: action === 'as-is' ? webhook : (0,api_webhook .TE)(webhook, ACTIONS[action]) };
}
const run_HEADINGS = {
	accepted: 'Webhook accepted',
	unknown: 'Outcome of the webhook unknown',
};
const webhookReport = {
	outputs: (facts, ending) => ({ 'status-code': statusCodeOf(facts, ending) ?? null }),
	advice: (error, _facts, inputs, ciHost) => {
		const isGone = error instanceof platform_error .Wk && error.details.httpStatus === 410;
		if (isGone || ['unauthorized', 'forbidden', 'not-found'].includes(error.code)) {
			const remedy = 'The webhook may have been regenerated or deleted: copy the whole URL from the portal again, and store it in the secret.';
			return (0,platform_error .jq)(error) ? `${remedy} ${error_codes .vr}` : remedy;
		}
		if (error.code === 'conflict')
			return 'The platform cannot do this now: a build may be under way, or nothing may have been uploaded yet.';
		const unsure = error.status === 'unknown' || error.code === 'server-error';
		if (inputs?.webhook.action === 'purgeCache' && unsure)
			return `The cache may or may not have been purged. Purging again does no harm: ${ciHost.terms.runAgain}.`;
		const mayHave = 'the webhook may have been triggered';
		return (0,error_codes .ai)(error, { address: 'the webhook', urlInput: 'url', mayHave, lookFor: 'a new build' }, ciHost);
	},
	summary: (facts, ending, inputs) => {
		const statusCode = statusCodeOf(facts, ending);
		return {
			heading: (0,step_ending .W)(ending.status, run_HEADINGS, 'Webhook failed'),
			subject: inputs && nameOfAction(inputs.webhook.action),
			rows: [
				['Platform', inputs && (0,html .aY)(inputs.webhook.url.origin)],
				['HTTP status', statusCode === undefined ? undefined : (0,html .Qq)(String(statusCode))],
			],
		};
	},
};
const webhookAction = (0,step .o)({
	inputs: shared_inputs .mc.webhook,
	read: readWebhookInputs,
	run: async ({ webhook, retryAmbiguous }, { runner, calls, record, aboutToSend }) => {
		runner.mask([webhook.url.href, webhook.url.pathname]);
		(0,call_context .w)(runner, webhook.url, nameOfAction(webhook.action));
		aboutToSend();
		const reply = await (0,api_webhook .ch)(webhook, calls, retryAmbiguous);
		const page = (0,foreign_answer .XG)(reply);
		record({ accepted: true, statusCode: reply.status });
		runner.info(`Accepted with HTTP ${reply.status}${page === '' ? '' : `: ${page}`}.`);
		const answered = (0,api_webhook .jy)(webhook, reply);
		if (answered !== undefined)
			runner.warning('Answered by a page', answered);
		return 'accepted';
	},
	report: webhookReport,
});
function statusCodeOf({ statusCode }, { error }) {
	return statusCode ?? (error instanceof platform_error .Wk ? error.details.httpStatus : undefined);
}
;// CONCATENATED MODULE: ./lib/src/entries/calls.js
  }),
  3456:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  X2: () => (  isAmbiguous),
  Yj: () => (  isFullwidth),
  EW: () => (  isWide)
});
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];
const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];
const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (  null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));
const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (  null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));
const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}
	return false;
};
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js
const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] =   findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];
	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];
		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}
		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}
	return [fastPathStart, fastPathEnd];
}
const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}
	return utilities_isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}
	return utilities_isInRange(fullwidthRanges, codePoint);
};
const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}
	return isInRange(halfwidthRanges, codePoint);
};
const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}
	return isInRange(narrowRanges, codePoint);
};
const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}
	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}
	return utilities_isInRange(wideRanges, codePoint);
};
function getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}
	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}
	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}
	if (isNarrow(codePoint)) {
		return 'narrow';
	}
	if (isWide(codePoint)) {
		return 'wide';
	}
	return 'neutral';
}
  }),
  1272:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  A: () => (  stringWidth)
});
;// CONCATENATED MODULE: ./node_modules/string-width/node_modules/ansi-regex/index.js
const ST = String.raw`(?:\u001B\u005C|\u009C)`;
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;
const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;
function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}
;// CONCATENATED MODULE: ./node_modules/string-width/node_modules/strip-ansi/index.js
const regex = ansiRegex();
function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}
	return string.replace(regex, '');
}
var lookup = __webpack_require__(3456);
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}
function eastAsianWidthType(codePoint) {
	validate(codePoint);
	return getCategory(codePoint);
}
function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);
	if (
		(0,lookup .Yj)(codePoint)
		|| (0,lookup .EW)(codePoint)
		|| (ambiguousAsWide && (0,lookup .X2)(codePoint))
	) {
		return 2;
	}
	return 1;
}
;// CONCATENATED MODULE: ./node_modules/string-width/index.js
const segmenter = new Intl.Segmenter();
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
	if (segment.length > 50) {
		return false;
	}
	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}
	return false;
}
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}
function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}
function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}
function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];
	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}
		codePoints.push(character.codePointAt(0));
	}
	if (codePoints.length === 0) {
		return undefined;
	}
	let width = 0;
	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}
			return width;
		}
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}
	return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;
	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}
		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}
	return extra;
}
function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}
	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;
	let string = input;
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}
	if (string.length === 0) {
		return 0;
	}
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}
	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};
	for (const {segment} of segmenter.segment(string)) {
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}
		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}
	return width;
}
  })
};
