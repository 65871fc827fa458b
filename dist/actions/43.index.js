export const id = 43;
export const ids = [43];
export const modules = {
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
	VM: () => (  showRemarks),
	_c: () => (  describeStanding),
	jr: () => (  describeUndecided),
	o0: () => (  describeNotOurs)
  });
  var _step_report_error_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9041);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
  var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1223);
  var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2665);
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
function describeNotOurs(whyNotOurs) {
	return `${whyNotOurs}: looking for the build of this upload in the list of builds`;
}
function describeUndecided({ isAmbiguous }, whyNotOurs = 'The answer to the upload named no build') {
	return isAmbiguous
		? `${whyNotOurs}, and several builds were created since, so it is not known which one is from this upload.`
		: 'Another build is live, and the platform does not show which of the two is newer.';
}
function describeKnown({ buildId, isFinished, whyNotOurs, finishProblem, sighting, step }) {
	if (buildId === undefined)
		return whyNotOurs === undefined ? 'The build of this upload is not listed yet' : describeNotOurs(whyNotOurs);
	if (!isFinished) {
		const name = `Build ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)}`;
		if (step !== undefined)
			return `${name}: ${describeStep(step)}`;
		return finishProblem === undefined ? `${name} is running` : `${name} counts as running: ${finishProblem}`;
	}
	if (sighting === undefined || sighting.reconciling)
		return 'The build has finished, and is being deployed';
	const live = sighting.liveBuildId;
	const what = live === undefined ? 'no build is live yet' : `build ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(live)} is still live`;
	return `The build has finished, but ${what}: waiting up to ${_decide_js__WEBPACK_IMPORTED_MODULE_3__  .g3 / 1000} s for a change`;
}
function describeStill({ buildId, isFinished, step }) {
	if (buildId === undefined)
		return 'Still looking for the build of this upload';
	if (isFinished)
		return 'Still being deployed';
	return step === undefined ? 'Still building' : `Still building: ${describeStep(step)}`;
}
function describeStep({ name, number, count }) {
	return `${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(name)}, step ${number} of ${count}`;
}
function describeBuildFailure(buildId = '', { step, reason }) {
	return `${(0,_step_report_error_report_js__WEBPACK_IMPORTED_MODULE_0__  .KG)((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Ef)(reason))} Build ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)} failed at step "${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(step)}".`;
}
function showRemarks(remarks, runner) {
	for (const { title, text } of remarks?.warnings ?? [])
		runner.warning((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(title), (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(text));
	for (const { title, text } of remarks?.notices ?? [])
		runner.notice((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(title), (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(text));
}
function describeReadProblem(problem) {
	const { read, kind, reason } = problem;
	const what = READS[read];
	if ((0,_platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .t6)(problem))
		return `Could not read ${what} (${reason}, not in the API's form: something before it may have answered)`;
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
  6345:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	A6: () => (  TIME_WHEN_CANCELLED_MS),
	J4: () => (  sendToGitHub),
	Jk: () => (  NO_API),
	X3: () => (  askGitHub),
	gh: () => (  timeForGitHub),
	kM: () => (  reportProblem),
	os: () => (  describeGitHubProblem),
	px: () => (  GITHUB_TIME_MS),
	yY: () => (  timeBesideStep)
  });
  var _platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2039);
  var _platform_retry_no_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9275);
  var _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3594);
  var _platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1776);
  var _platform_transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8224);
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5602);
  var _shared_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6907);
const DELAYS_MS = [1000, 3000];
const POLICY = {
	maxAttempts: DELAYS_MS.length + 1,
	delay: (attempt, retryAfter = 0) => Math.max(retryAfter, DELAYS_MS[attempt - 2] ?? 0),
};
const GITHUB_TIME_MS = 15_000;
function timeForGitHub(clock, most = GITHUB_TIME_MS) {
	const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
	return { clock, signal: (0,_shared_signals_js__WEBPACK_IMPORTED_MODULE_5__  .z)(milliseconds), end: clock.now() + milliseconds };
}
const MOST_OF_A_MINUTE_MS = 6000;
function timeBesideStep(clock, timeoutMinutes, signal) {
	const own = timeForGitHub(clock, timeoutMinutes * MOST_OF_A_MINUTE_MS);
	return { ...own, signal: AbortSignal.any([signal, own.signal]) };
}
async function askGitHub({ attempt, isRepeatable }, { clock, signal, end }) {
	const policy = { ...POLICY, mayPause: (milliseconds) => clock.now() + milliseconds <= end };
	return await (0,_platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__  .ux)({ policy, clock, signal, onRetry: () => undefined }, async () => {
		const answer = await attempt(signal);
		if (answer.kind === 'value' || !(0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_6__  .ey)(answer))
			return { result: answer };
		if (answer.kind !== 'busy' && !isRepeatable)
			return { result: answer };
		const { reason, retryAfter } = answer;
		return { reason, retryAfter, giveUp: (why) => (why === 'pause' ? withLongPause(answer) : answer) };
	});
}
function withLongPause(problem) {
	const { reason, retryAfter = 0, isPauseAssumed = false } = problem;
	if (retryAfter === 0)
		return problem;
	const seconds = Math.ceil(retryAfter / 1000);
	const why = isPauseAssumed ? 'it names no time to wait' : `it asks to wait ${seconds} s`;
	return { ...problem, reason: `${reason}; ${why}` };
}
function describeGitHubProblem({ kind, reason, lacksPermission = false }, permission, isFork) {
	switch (kind) {
		case 'refused':
			return `The host answered ${reason}${reason.endsWith('.') ? '' : '.'}${lacksPermission ? lackOf(permission, isFork) : ''}`;
		case 'missing':
		case 'no-call':
			return `The host has no such API, or does not show the repository to this token (${reason}).`;
		case 'busy':
			return `The host rate-limited the request (${reason}).`;
		case 'unusable':
		case 'failed':
			return `The request failed (${reason}).`;
	}
}
function lackOf(permission, isFork) {
	return isFork
		? ' The token lacks permission: for a pull request from a fork it can only read.'
		: ` The token lacks permission. Add the line "${permission}" beside "contents: read" under "permissions:" of the job.`;
}
const TIME_WHEN_CANCELLED_MS = 5000;
const NO_API = 'Nothing can be recorded on the host: "github-token" is empty, or the variables that identify this run are missing. Nothing else is affected.';
function reportProblem(runner, { title, permission }, problem) {
	const isFork = runner.isForkPullRequest();
	const text = `${describeGitHubProblem(problem, permission, isFork)} Nothing else is affected.`;
	if (problem.kind === 'missing' || problem.kind === 'no-call')
		runner.notice(title, text);
	else
		runner.warning(title, text);
}
const MEBIBYTE = 1024 * 1024;
const sendToGitHub = async ({ method, url, headers, body, signal }) => {
	try {
		const json = body === undefined ? undefined : (0,_platform_transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__  .J)(body);
		const { status, text, complete, ...reply } = await (0,_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .cv)({ method, url, headers, signal, body: json });
		if (complete)
			return { status, text, headers: reply.headers };
	}
	catch (error) {
		signal.throwIfAborted();
		throw error instanceof _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__  .Sb ? new Error((0,_platform_retry_no_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Ic)(error), { cause: error }) : error;
	}
	throw new Error(`the answer was cut off, or is larger than ${_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .Kf / MEBIBYTE} MiB`);
};
  }),
  4741:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  YK: () => (  COMMENT),
  HF: () => (  writeComment),
  xO: () => (  writtenBy)
});
var answer = __webpack_require__(5602);
var html = __webpack_require__(7383);
var calls = __webpack_require__(6345);
var format = __webpack_require__(1749);
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/actions/github/comment-marker.js
const PRODUCT = '<!-- headless-deploy ';
const MARKER = new RegExp(`^${PRODUCT}([0-9a-f]{32})(?: ([0-9a-f]{32}))? -->`);
function matchOf({ body }, subject) {
	const [, first, second] = MARKER.exec(body) ?? [];
	const { name, id } = keysOf(subject);
	if (first === undefined)
		return undefined;
	if ((second ?? first) === (id ?? name))
		return 'same';
	if (first !== name || subject.nameIs === 'shared')
		return undefined;
	if (second === undefined)
		return 'name';
	return subject.nameIs === 'unique' ? 'before' : undefined;
}
function markerFor(subject, isEnd, before) {
	const { name, id } = keysOf(subject);
	if (isEnd && name !== undefined)
		return markerLine([name]);
	const known = [name, id].filter((key) => key !== undefined);
	const [marker, , second] = MARKER.exec(before?.body ?? '') ?? [];
	return known.length === 1 && marker !== undefined && second !== undefined ? marker : markerLine(known);
}
function keysOf({ apiRoot: { origin }, app: { account, app }, name, id }) {
	const keyOf = (of) => {
		const key = JSON.stringify([origin, account, app, of]);
		return of === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 32);
	};
	return { name: keyOf(name), id: keyOf(id) };
}
function markerLine(keys) {
	return `${PRODUCT}${[...new Set(keys)].join(' ')} -->`;
}
;// CONCATENATED MODULE: ./lib/src/actions/github/comment-order.js
function standingLine({ kind, at, run: { id, attempt } }) {
	return `<!-- ${kind} at ${at} by ${id}.${attempt} -->`;
}
const LINE = /^<!-- (sent|unsent|yielding) at (\d{1,15}) by (\d{1,15})\.(\d{1,9}) -->$/;
function standingOf(body) {
	const [, kind, at, id, attempt] = LINE.exec(body.split('\n', 2)[1]?.trimEnd() ?? '') ?? [];
	if (kind !== 'sent' && kind !== 'unsent' && kind !== 'yielding')
		return undefined;
	return { kind, at: Number(at), run: { id: Number(id), attempt: Number(attempt) } };
}
function replaces(now, before) {
	if (before === undefined)
		return now.kind !== 'yielding';
	if ((now.kind === 'yielding') !== (before.kind === 'yielding'))
		return before.kind === 'yielding';
	if (now.kind === 'sent' && before.kind === 'sent' && now.at !== before.at)
		return now.at > before.at;
	const { run } = before;
	return now.run.id === run.id ? now.run.attempt >= run.attempt : now.run.id > run.id;
}
;// CONCATENATED MODULE: ./lib/src/actions/github/comment.js
const COMMENT = { title: 'Comment not written', permission: 'pull-requests: write' };
const WORKFLOW_USERS = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
async function writeComment(conversation, comment, runner) {
	const { pullRequest } = conversation;
	const answer = await writeAfterLimit(conversation, comment, runner);
	if (answer.kind === 'value') {
		if (answer.value !== 'none')
			runner.info(`Comment on pull request ${pullRequest}: ${answer.value}`);
		return true;
	}
	if (await isLocked(conversation, answer)) {
		const why = `The conversation of pull request ${pullRequest} is locked (${answer.reason}).`;
		runner.warning(COMMENT.title, `${why} Nothing else is affected.`);
		return true;
	}
	(0,calls .kM)(runner, COMMENT, answer);
	return false;
}
const MAX_PAUSE_MS = 60_000;
async function writeAfterLimit(conversation, comment, runner) {
	const { pullRequest, time, stepEnd = 0 } = conversation;
	const answer = await write(conversation, comment);
	const pause = answer.kind === 'busy' ? (answer.retryAfter ?? MAX_PAUSE_MS) : Infinity;
	if (pause > MAX_PAUSE_MS || time.clock.now() + pause > stepEnd || runner.cancelled.aborted)
		return answer;
	runner.info(`Comment on pull request ${pullRequest}: rate-limited, trying again in ${(0,format .a3)(pause)}`);
	try {
		await time.clock.sleep(pause, runner.cancelled);
	}
	catch {
		return answer;
	}
	const again = await write({ ...conversation, time: (0,calls .gh)(time.clock) }, comment);
	if (again.kind !== 'busy')
		return again;
	return { ...again, reason: `${again.reason}; still so after a pause of ${(0,format .a3)(pause)}` };
}
async function write(conversation, comment) {
	const { github, time } = conversation;
	const { subject, body, standing, isEnd = false } = comment;
	const found = await findComment(conversation, subject);
	if (found.kind !== 'value')
		return found;
	const bodyAfter = (before) => [markerFor(subject, isEnd, before), standingLine(standing), body].join('\n');
	if (found.value !== undefined) {
		const read = await (0,calls .X3)(github.readComment(found.value.id), time);
		const before = read.kind === 'value' ? read.value : found.value;
		if (!replaces(standing, standingOf(before.body)))
			return (0,answer .RP)('left, as it tells of a newer deploy');
		const updated = await (0,calls .X3)(github.updateComment(before.id, bodyAfter(before)), time);
		if (updated.kind === 'value')
			return (0,answer .RP)('updated');
		if (updated.kind !== 'missing')
			return updated;
	}
	if (isEnd)
		return (0,answer .RP)('none');
	const created = await (0,calls .X3)(github.createComment(conversation.pullRequest, bodyAfter(undefined)), time);
	if (created.kind !== 'value')
		return created;
	await mergeComments(conversation, subject);
	return (0,answer .RP)('written');
}
async function mergeComments(conversation, subject) {
	const { github, time } = conversation;
	const found = await ownComments(conversation, subject, 2);
	if (found.kind !== 'value')
		return;
	const [first, ...others] = found.value
		.filter((comment) => matchOf(comment, subject) !== 'before')
		.toSorted((a, b) => a.id - b.id);
	if (first === undefined || others.length === 0)
		return;
	const newest = others.reduce((best, each) => (isNewer(each, best) ? each : best), first);
	if (newest !== first) {
		const updated = await (0,calls .X3)(github.updateComment(first.id, newest.body), time);
		if (updated.kind !== 'value')
			return;
	}
	for (const { id } of others)
		await (0,calls .X3)(github.deleteComment(id), time);
}
function isNewer({ body }, other) {
	const standing = standingOf(body);
	return standing !== undefined && replaces(standing, standingOf(other.body));
}
async function isLocked({ github, pullRequest, time }, { kind }) {
	if (kind !== 'refused' && kind !== 'unusable')
		return false;
	const read = await (0,calls .X3)(github.readPullRequest(pullRequest), time);
	return read.kind === 'value' && read.value.isLocked;
}
async function findComment(conversation, subject) {
	const own = await ownComments(conversation, subject, 1);
	if (own.kind !== 'value')
		return own;
	const by = (match) => own.value.filter((comment) => matchOf(comment, subject) === match);
	const before = by('before');
	return (0,answer .RP)(by('same')[0] ?? by('name')[0] ?? (before.length === 1 ? before[0] : undefined));
}
async function ownComments({ github, pullRequest, time }, subject, least) {
	const listed = await (0,calls .X3)(github.listComments(pullRequest, PRODUCT), time);
	if (listed.kind !== 'value')
		return listed;
	const candidates = listed.value.filter((comment) => matchOf(comment, subject) !== undefined);
	if (candidates.length < least)
		return (0,answer .RP)([]);
	const viewer = await (0,calls .X3)(github.viewer(), time);
	if (viewer.kind !== 'value' && viewer.kind !== 'missing' && viewer.kind !== 'no-call')
		return viewer;
	return (0,answer .RP)(candidates.filter(({ author }) => (viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author))));
}
function writtenBy({ url }, now) {
	const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
	return (0,html .ND)('p', (0,html .Qq)(time), (0,html .nf)(new URL(url), (0,html .Qq)('log of this run')));
}
  }),
  9316:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	KC: () => (  fieldsOfApp),
	KP: () => (  PACKED_FROM),
	Lx: () => (  setStatus),
	s6: () => (  hasFields),
	uH: () => (  DEPLOYMENT)
  });
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);
  var _calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6345);
const DEPLOYMENT = { title: 'Deployment not recorded', permission: 'deployments: write' };
function fieldsOfApp(origin, { account, app }) {
	return { by: 'headless-deploy', origin, account, app };
}
const PACKED_FROM = 'packed-from';
function hasFields(payload, fields) {
	const given = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .eB)(payload);
	return given !== undefined && Object.entries(fields).every(([name, value]) => given[name] === value);
}
async function setStatus(github, id, status, runner, time) {
	const answer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_1__  .X3)(github.setDeploymentStatus(id, status), time);
	if (answer.kind === 'value')
		return true;
	(0,_calls_js__WEBPACK_IMPORTED_MODULE_1__  .kM)(runner, DEPLOYMENT, answer);
	return false;
}
  }),
  1633:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	_E: () => (  readTarget),
	dC: () => (  readConnection),
	iF: () => (  readAppOrEnvironment),
	v$: () => (  readAppTarget)
  });
  var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(214);
  var _credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4424);
  var _input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
  var _odd_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4914);
function readConnection(urlInput, read) {
	return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({ apiRoot: read(urlInput, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .kd), credentials: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__  .L1)(read) });
}
function readTarget(reader, read) {
	const address = readAddress(reader, read);
	const connection = readConnection('headless-url', read);
	return connection === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU || address === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU ? _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU : { ...connection, address };
}
function readAppTarget(reader) {
	const address = (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({
		account: reader.required('account', _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .Zs),
		app: reader.required('app', _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .Zs),
	});
	const connection = readConnection('headless-url', reader.required);
	return connection === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU || address === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU ? _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU : { ...connection, address };
}
function readAppOrEnvironment(reader, hasEnvironment) {
	if (!hasEnvironment) {
		const target = readAppTarget(reader);
		return target === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU ? _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU : { ...target, environment: undefined };
	}
	const target = readTarget(reader, reader.required);
	if (target === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU)
		return _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU;
	const { environment, ...address } = target.address;
	return { ...target, address, environment };
}
function readAddress(reader, read) {
	const path = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .i7)(reader.text('environment'));
	const part = (name) => {
		const ofPath = path?.[name];
		if (ofPath === undefined || reader.text(name) !== '')
			return read(name, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .Zs);
		return ofPath;
	};
	const account = part('account');
	const app = part('app');
	const environment = read('environment', (text) => {
		if ((0,_odd_values_js__WEBPACK_IMPORTED_MODULE_4__  .Vy)(text))
			throw new RangeError(NO_WEBHOOK);
		if (differs(account, path?.account))
			throw new RangeError('names another account than the input "account"');
		if (differs(app, path?.app))
			throw new RangeError('names another app than the input "app"');
		return (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .ut)(text);
	});
	return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({ account, app, environment });
}
function differs(given, ofPath) {
	return given !== _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU && ofPath !== undefined && given !== ofPath;
}
const NO_WEBHOOK = 'must be an environment ID or a display name, but this is (part of) a webhook URL, which is a secret. If it was stored outside of the secrets, regenerate the webhooks in the user portal';
  }),
  3118:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	jY: () => (  findEnvironment),
	kP: () => (  missingEnvironment),
	qz: () => (  missingApp)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
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
	const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(text)}"`;
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
  1502:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	C: () => (  lookUpAll),
	T: () => (  lookUp)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5602);
  var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5019);
  var _platform_api_environments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
  var _find_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3118);
async function lookUp(target, calls) {
	const lookup = await lookUpAll(target, calls);
	if (lookup.kind !== 'found')
		return lookup;
	const { environments } = lookup;
	const environment = (0,_find_environment_js__WEBPACK_IMPORTED_MODULE_2__  .jY)(environments.entries, target.address);
	if (environment !== undefined)
		return { kind: 'found', environment, environments };
	return { kind: 'no-environment', error: (0,_find_environment_js__WEBPACK_IMPORTED_MODULE_2__  .kP)(environments, target.address), environments };
}
async function lookUpAll(target, calls) {
	const list = await (0,_platform_api_environments_js__WEBPACK_IMPORTED_MODULE_1__  .DO)(target, target.address, calls);
	if (list.kind === 'value')
		return { kind: 'found', environments: list.value };
	const isMissing = list.kind === 'missing' || list.kind === 'no-call';
	if (!isMissing && list.error !== undefined)
		return { kind: 'refused', error: list.error };
	const { account, app } = target.address;
	const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_0__  .tS)(target, account, calls);
	if (apps.kind !== 'value')
		return { kind: 'no-list', problem: list, apps };
	const { entries, part } = apps.value;
	if (entries.includes(app))
		return { kind: 'no-list', problem: list, apps: undefined };
	if (part !== undefined)
		return { kind: 'no-list', problem: list, apps: (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  ._P)(part) };
	return { kind: 'no-app', error: (0,_find_environment_js__WEBPACK_IMPORTED_MODULE_2__  .qz)(entries, target.address) };
}
  }),
  4731:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	UY: () => (  addSwapHint),
	hG: () => (  addHint),
	pV: () => (  describeMissingApp)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
  var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5019);
  var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2665);
  var _find_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3118);
const MAX_LOOKUP_MS = 10_000;
async function addHint(thrown, target, list, describe, context) {
	if (!(thrown instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk) || thrown.code !== 'not-found')
		return await addSwapHint(thrown, target, context);
	context.log(`HTTP 404: reading the ${list} to see what is there`);
	return withHint(thrown, await lookUp(async (within) => await describe(target, within), context));
}
async function addSwapHint(thrown, target, context) {
	const { account, app } = target.address;
	const isByPlatform = thrown instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk && thrown.details.isBlocked !== true;
	if (!isByPlatform || thrown.code !== 'forbidden' || account === app)
		return thrown;
	context.log(`HTTP 403: reading the list of apps of "${app}", in case account and app are swapped`);
	const describe = async (within) => {
		const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .tS)(target, app, within);
		if (apps.kind !== 'value' || !apps.value.entries.includes(account))
			return '';
		return `"account" and "app" are swapped: the account "${app}" has an app "${account}".`;
	};
	return withHint(thrown, await lookUp(describe, context));
}
async function lookUp(describe, context) {
	const signal = AbortSignal.any([context.signal, (0,_shared_signals_js__WEBPACK_IMPORTED_MODULE_4__  .z)(MAX_LOOKUP_MS)]);
	return await describe({ ...context, signal }).catch((error) => {
		if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj && error.code === 'cancelled')
			throw error;
		if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg || signal.aborted)
			return '';
		throw error;
	});
}
function withHint(thrown, hint) {
	return hint === '' ? thrown : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg(thrown.code, `${thrown.message} ${hint}`, 'failed', { advice: '' });
}
async function describeMissingApp({ address, ...connection }, context) {
	const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .tS)(connection, address.account, context);
	if (apps.kind !== 'value' || apps.value.part !== undefined || apps.value.entries.includes(address.app))
		return '';
	return `Check "app" and "account". ${(0,_find_environment_js__WEBPACK_IMPORTED_MODULE_3__  .qz)(apps.value.entries, address).message}`;
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
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
  var _shared_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8936);
const MAX_SHOWN = 10;
const MAX_NEAREST = 3;
function suggestEnvironments(wanted, environments) {
	const namesOf = ({ id, displayName }) => displayName === undefined ? [id] : [id, displayName];
	const nearest = new Set((0,_shared_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__  .LE)(wanted, environments.flatMap(namesOf)));
	return suggestion(environments.filter((each) => namesOf(each).some((name) => nearest.has(name))).map(describeEnvironment));
}
function suggestNames(wanted, names) {
	return suggestion((0,_shared_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__  .LE)(wanted, names).map((name) => (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(name)));
}
function suggestion(nearest) {
	return nearest.length === 0 || nearest.length > MAX_NEAREST ? '' : ` Did you mean ${nearest.join(' or ')}?`;
}
function describeEnvironments(environments) {
	return environments.length === 0 ? 'no environments' : (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(environments, MAX_SHOWN, describeEnvironment);
}
function describeApps(apps) {
	return apps.length === 0 ? 'no apps' : (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(apps, MAX_SHOWN);
}
function describeEnvironment({ id, displayName }) {
	return displayName === undefined ? `ID ${id}` : `"${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(displayName)}" (ID ${id})`;
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
  8939:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	J0: () => (  unlessRefused),
	Wi: () => (  UNEXPECTED_RESPONSE),
	_i: () => (  aboutOther),
	aR: () => (  basicAuthorization),
	dy: () => (  getAnyReply),
	kA: () => (  ask),
	mw: () => (  required),
	px: () => (  callApi),
	ut: () => (  answerOf)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5602);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
  var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2039);
  var _retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4096);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2665);
  var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1776);
  var _transport_request_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8224);
  var _transport_redirects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(287);
  var _address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7187);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3396);
  var _operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6518);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4601);
async function getAnyReply(apiRoot, credentials, path, what, context) {
	let last;
	const onReply = (reply) => void (last = reply);
	try {
		const call = { kind: 'read', target: path, what, isAnswer: () => true, onReply };
		return { reply: await callApi({ apiRoot, credentials }, call, context), error: undefined };
	}
	catch (error) {
		const isRefusal = error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__  .Wk && error.statusClass !== undefined;
		if (!isRefusal || error.statusClass === 'success' || last === undefined)
			throw error;
		return { reply: last, error };
	}
}
async function ask(connection, target, what, context, parse) {
	const reply = await answerOf(callApi(connection, { kind: 'read', target, what }, context));
	if (reply.kind !== 'value')
		return reply;
	const answer = parse(reply.value);
	if (answer.kind !== 'unusable')
		return answer;
	const page = (0,_retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__  .XG)(reply.value);
	const quoted = page === '' ? answer : { ...answer, reason: `${answer.reason}: ${page}` };
	return refusalOf(connection, what, reply.value) ?? quoted;
}
function refusalOf({ apiRoot }, what, { status, text }) {
	const words = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_10__  .fw)((0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .lj)(text));
	if (words === undefined)
		return undefined;
	const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but refused it: ${words}.`;
	const error = new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__  .Wk('bad-reply', message, 'failed', { httpStatus: status }, { advice: '' });
	return { ...(0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_11__  ._P)(`HTTP ${status}, but it refuses: ${words}`), error };
}
function required({ apiRoot }, what, answer) {
	if (answer.kind === 'value')
		return answer.value;
	const message = `${apiRoot.origin} answered ${what}, but the answer cannot be used: ${answer.reason}.`;
	throw answer.error ?? new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__  .Wk('bad-reply', message, 'failed');
}
async function answerOf(reading) {
	try {
		return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_11__  .RP)(await reading);
	}
	catch (error) {
		if (!(error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__  .Wk))
			throw error;
		const { statusClass, clause, details } = error;
		const { retryAfter, httpStatus } = details;
		const kind = httpStatus === 403 && retryAfter !== undefined ? 'busy' : (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_11__  .oQ)(statusClass);
		return { kind, reason: clause, retryAfter, error };
	}
}
const UNEXPECTED_RESPONSE = (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_11__  ._P)('unexpected response format');
function aboutOther(name) {
	return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_11__  ._P)(`the answer is about ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(name)}`);
}
function unlessRefused(answer) {
	if (answer.kind === 'value' || answer.kind === 'missing' || answer.kind === 'no-call')
		return answer;
	if (answer.error !== undefined)
		throw answer.error;
	return answer;
}
const METHODS = { read: 'GET', create: 'POST', delete: 'DELETE' };
async function callApi({ apiRoot, credentials }, { kind, target, what, body, isAnswer, onReply }, context) {
	const url = typeof target === 'string' ? (0,_address_js__WEBPACK_IMPORTED_MODULE_7__  .eh)(apiRoot, target) : target;
	const headers = {
		...(kind === 'read' ? { 'Cache-Control': 'no-cache' } : {}),
		...(credentials === undefined ? {} : { Authorization: basicAuthorization(credentials) }),
	};
	const name = { what, origin: apiRoot.origin };
	const options = {
		kind,
		name,
		isAnswer: isAnswer ?? ((reply) => kind !== 'read' || (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .Fh)(reply.text)),
		errorIn: (reply) => (kind === 'create' ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_9__  .mE)(name, reply) : undefined),
		...context,
		...(kind === 'delete' ? { maxAttempts: 1 } : {}),
	};
	const call = { url, headers, body: body && (0,_transport_request_body_js__WEBPACK_IMPORTED_MODULE_5__  .J)(JSON.stringify(body)), ...context };
	return await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_1__  .dP)(options, async () => {
		const reply = await (kind === 'read'
			? (0,_transport_redirects_js__WEBPACK_IMPORTED_MODULE_6__  .m)({ method: 'GET', ...call })
			: (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_4__  .cv)({ method: METHODS[kind], ...call }));
		onReply?.(reply);
		return reply;
	});
}
function basicAuthorization({ username, password }) {
	return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}
  }),
  5019:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ef: () => (  createApp),
	dp: () => (  parseApp),
	rd: () => (  appsCall),
	tS: () => (  listApps),
	uW: () => (  readApp)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5602);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2665);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3193);
  var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7187);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3396);
  var _lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8113);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4601);
async function createApp(connection, { account, app, region }, context) {
	const body = { region: `regions/${region}`, uploadable: {} };
	const what = 'the request to create the app';
	const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .px)(connection, { kind: 'create', target: `/v1/accounts/${account}/apps?appId=${app}`, what, body }, context);
	if (reply.text.trim() === '' || isApp((0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(reply.text)))
		return;
	const name = { what, origin: connection.apiRoot.origin };
	throw (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .t1)(name, reply, (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_6__  .b2)(reply, 'but the body is neither empty nor an app'));
}
function isApp(body) {
	if (body === undefined || (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_6__  .fw)(body) !== undefined)
		return false;
	return typeof body['name'] === 'string' || (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(body) === undefined;
}
async function readApp(connection, { account, app }, context) {
	const call = { kind: 'read', target: `/v1/accounts/${account}/apps/${app}`, what: 'the read of the app' };
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)((await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .px)(connection, call, context)).text);
	const id = parseApp(body)?.id ?? app;
	if (id !== app)
		return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .mw)(connection, call.what, (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  ._i)(`app "${id}"`));
	const repository = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_6__  .fw)(body) === undefined ? (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .eB)(body?.['repository']) : undefined;
	if (repository === undefined)
		return 'unreadable';
	return repository['provider'] === 'UPLOADABLE' ? 'uploadable' : 'other';
}
const APP_NAME = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f}/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f})$`);
function appsCall(account) {
	return { path: `/v1/accounts/${account}/apps`, what: 'the list of apps', key: 'apps', parse: parseApp };
}
async function listApps(connection, account, context) {
	const answer = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_5__  .LD)(connection, appsCall(account), context);
	if (answer.kind !== 'value')
		return answer;
	return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .RP)({ ...answer.value, entries: answer.value.entries.map(({ id }) => id) });
}
function parseApp(item) {
	const { name } = (item ?? {});
	const id = typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
	return typeof name === 'string' && id !== undefined ? { id, name } : undefined;
}
  }),
  665:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  lP: () => (  MAX_BUILDS),
  d$: () => (  buildIdOf),
  YF: () => (  listBuilds),
  EH: () => (  parseBuild),
  t9: () => (  parseFinish),
  lk: () => (  parseTimestamp),
  lT: () => (  readBuild)
});
var shared_answer = __webpack_require__(5602);
var http_date = __webpack_require__(1877);
var safe_text = __webpack_require__(5343);
var secure_url = __webpack_require__(9597);
var api_address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var json_object = __webpack_require__(3396);
var wire = __webpack_require__(4346);
;// CONCATENATED MODULE: ./lib/src/platform/api/local/result.js
const MAX_REMARKS = 10;
function parseLocalResult(value, apiRoot) {
	if (!(0,secure_url .U)(apiRoot.hostname))
		return undefined;
	const fields = (0,json_object .eB)(value);
	if (fields === undefined)
		return undefined;
	const { result, step, reason, log = [], warnings = [], notices = [] } = fields;
	if (result === 'running')
		return { running: runningStepOf(fields) };
	if (result === 'live') {
		const areUsable = areRemarks(warnings) && areRemarks(notices) && warnings.length + notices.length > 0;
		return areUsable ? { warnings, notices } : undefined;
	}
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
function areRemarks(value) {
	return Array.isArray(value) && value.length <= MAX_REMARKS && value.every(isRemark);
}
function isRemark(value) {
	const { title, text } = (0,json_object .eB)(value) ?? {};
	return isWord(title) && isWord(text);
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
		parse: (item, { headers }) => parseBuild(item, headers, { ...connection, ...context }),
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
		const found = parseBuild(body, headers, { ...connection, ...context });
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
function parseBuild(item, headers, { apiRoot, clock, holdsSecret }) {
	const fields = (item ?? {});
	const { name, createTime, finishTime, commitSha, commitMessage, headlessDeployBranch } = fields;
	const id = buildIdOf(name);
	const created = parseTimestamp(createTime);
	if (typeof name !== 'string' || id === undefined || holdsSecret(id) || created === undefined)
		return undefined;
	const { finished, finishProblem } = parseFinish(createTime, finishTime);
	const textOf = (value) => typeof value === 'string' && value !== '' && !holdsSecret(value) ? cut(value) : undefined;
	return {
		name,
		id,
		createTime: created,
		age: (0,http_date .F7)(headers, clock.date()) - created,
		finishTime: finished,
		...(finishProblem === undefined || holdsSecret(finishProblem) ? {} : { finishProblem }),
		commitSha: textOf(commitSha),
		commitMessage: textOf(commitMessage),
		...((0,secure_url .U)(apiRoot.hostname) ? { branch: textOf(headlessDeployBranch) } : {}),
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
	const finishProblem = `its finishTime ${shown(finishTime)} is not a time at or after its createTime ${shown(createTime)}`;
	return { finished: undefined, finishProblem };
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
  3038:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Q: () => (  confirmedEnvironments),
	y: () => (  confirmedApps)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5602);
  var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
  var _apps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5019);
  var _environments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5141);
  var _lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8113);
async function confirmedEnvironments(connection, address, context) {
	const call = (0,_environments_js__WEBPACK_IMPORTED_MODULE_3__  .b4)(connection, address, context);
	const nameOf = (environment) => (0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .Iy)({ ...address, environment });
	return await readWholeList(connection, call, nameOf, 'an environment of this app', context);
}
async function confirmedApps(connection, account, context) {
	const nameOf = (app) => (0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .Iy)({ account, app });
	const list = await readWholeList(connection, (0,_apps_js__WEBPACK_IMPORTED_MODULE_2__  .rd)(account), nameOf, 'an app of this account', context);
	return list.map(({ id }) => id);
}
async function readWholeList(connection, call, nameOf, entry, context) {
	const { entries, part } = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, call.what, await (0,_lists_js__WEBPACK_IMPORTED_MODULE_4__  .LD)(connection, call, context));
	const problem = part ?? whyNotWhole(entries, nameOf, entry);
	return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, call.what, problem === undefined ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_5__  .RP)(entries) : (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_5__  ._P)(problem));
}
function whyNotWhole(entries, nameOf, entry) {
	if (entries.some(({ id, name }) => name !== nameOf(id)))
		return `not every entry is ${entry}`;
	return new Set(entries.map(({ id }) => id)).size < entries.length ? 'several entries have the same name' : undefined;
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
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5602);
  var _shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1877);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2665);
  var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7187);
  var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6518);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8939);
  var _builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(665);
  var _lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8113);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3396);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4601);
  var _site_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9892);
const ENVIRONMENT_ID = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f}/apps/${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f}/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f})(?:/|$)`);
async function createEnvironment(connection, { account, app }, body, context) {
	const path = `/v1/accounts/${account}/apps/${app}/environments`;
	const name = { what: 'the request to create the environment', origin: connection.apiRoot.origin };
	const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_4__  .px)(connection, { kind: 'create', target: path, what: name.what, body }, context);
	const { operation } = (0,_operation_js__WEBPACK_IMPORTED_MODULE_3__  .BL)(name, reply, context.holdsSecret);
	return { environmentId: operation && environmentIdOf(operation.operationName), operation };
}
const MAX_NAME_LENGTH = 4096;
function environmentsCall({ apiRoot }, { account, app }, { holdsSecret }) {
	return {
		path: `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_2__  .Iy)({ account, app })}/environments`,
		what: 'the list of environments',
		key: 'environments',
		parse: (item) => parseEnvironmentRecord(item, { apiRoot, holdsSecret }),
	};
}
async function listEnvironments(connection, address, context) {
	const answer = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_6__  .LD)(connection, environmentsCall(connection, address, context), context);
	if (answer.kind !== 'value')
		return answer;
	return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_10__  .RP)({ ...answer.value, entries: (0,_lists_js__WEBPACK_IMPORTED_MODULE_6__  .jP)(answer.value.entries) });
}
async function readEnvironment(connection, address, context) {
	const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_2__  .Iy)(address)}`;
	return await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_4__  .kA)(connection, path, 'the read of the environment', context, ({ text, headers }) => {
		const record = parseEnvironmentRecord((0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_7__  .lj)(text), { ...connection, ...context });
		if (record === undefined)
			return _api_request_js__WEBPACK_IMPORTED_MODULE_4__  .Wi;
		if (record.name !== (0,_address_js__WEBPACK_IMPORTED_MODULE_2__  .Iy)(address))
			return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_4__  ._i)(record.name);
		const age = (0,_shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__  .hy)(headers);
		return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_10__  .RP)(age === 0 ? record : { ...record, age });
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
		liveBuildId: (0,_builds_js__WEBPACK_IMPORTED_MODULE_5__  .d$)(build),
		reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
		site: (0,_site_js__WEBPACK_IMPORTED_MODULE_9__  .z)(domains, apiRoot, holdsSecret),
	};
}
async function deleteEnvironment(connection, address, context) {
	const what = 'the request to delete the environment';
	const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_4__  .px)(connection, { kind: 'delete', target: `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_2__  .Iy)(address)}`, what }, context);
	const name = { what, origin: connection.apiRoot.origin };
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_7__  .lj)(reply.text);
	const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_8__  .fw)(body);
	if (refusal !== undefined)
		throw (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .t1)(name, reply, `but refused it: ${refusal}`, 'rejected');
	if (reply.text.trim() === '' || body !== undefined)
		return;
	throw (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .t1)(name, reply, (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_8__  .b2)(reply, 'but the body is neither empty nor a JSON object'));
}
function environmentIdOf(name) {
	return ENVIRONMENT_ID.exec(name)?.[1];
}
  }),
  8113:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (  MAX_LIST_BYTES),
  ro: () => (  MORE_PAGES),
  Mc: () => (  entriesOf),
  LD: () => (  readList),
  jP: () => (  withoutRepeats)
});
var shared_answer = __webpack_require__(5602);
var json_object = __webpack_require__(3396);
var platform_error = __webpack_require__(2665);
var address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var refused_success = __webpack_require__(4601);
;// CONCATENATED MODULE: ./lib/src/platform/api/list-signs.js
const MORE = /next|pag(?:e|ing|ination)|links?$|token|cursor|more|remain|offset|truncat|partial|unreachable|incomplete/i;
const COUNT = /(?<!ac)count|total|size/i;
const WHOLE = /^(?:is_?)?(?:complete|whole|last)$/i;
const NEXT_LINK = /\brel\s*=\s*(?:"[^"]*|'[^']*)?\bnext\b/i;
function signsOf({ status, headers }, body, length, isKnown = () => false) {
	const beside = Object.entries(body).filter(([name]) => !isKnown(name));
	const below = beside.flatMap(([, value]) => Object.entries((0,json_object .eB)(value) ?? {}));
	const fields = [...beside, ...below];
	const [total, ...others] = new Set(fields.flatMap(countIn).filter((count) => count !== length));
	const isPart = others.length > 0 || status === 206 || NEXT_LINK.test(headers['link'] ?? '');
	return { isPart: isPart || fields.some(isSignOfMore), total };
}
function isSignOfMore([name, value]) {
	return (MORE.test(name) && (0,refused_success .vM)(value)) || (WHOLE.test(name) && value === false);
}
function countIn([name, value]) {
	const isNumber = typeof value === 'number' || (typeof value === 'string' && value !== '');
	return COUNT.test(name) && isNumber ? [Number(value)] : [];
}
;// CONCATENATED MODULE: ./lib/src/platform/api/lists.js
const MAX_PAGES = 1000;
const MAX_LIST_BYTES = 10 * 1024 * 1024;
const ENTRY_WEIGHT = 128;
const ESCAPE_WEIGHT = 16;
const MAX_TOKEN_LENGTH = 4096;
const MORE_PAGES = 'there are more pages';
const MAY_BE_PART = 'the answer may be only a part of it';
async function readList(connection, call, context, maxPages = MAX_PAGES) {
	const { what, isWanted = () => true, textOf = (entry) => JSON.stringify(entry), enough = {} } = call;
	const { paging = BY_TOKEN } = call;
	const search = new URLSearchParams(call.query).toString().replaceAll('+', '%20');
	const first = (0,address .eh)(connection.apiRoot, search === '' ? call.path : `${call.path}?${search}`);
	const entries = [];
	const totals = new Set();
	const seen = new Set();
	let [url, isPart, bytes] = [first, false, 0];
	const endOn = (page, problem) => withoutEnd(connection, what, ofPage(page, problem));
	for (let page = 1;; page += 1) {
		seen.add(url.href);
		const answer = await (0,api_request .kA)(connection, url, what, context, (reply) => parsePage(reply, call, (body) => paging.next(body, first, context)));
		if (answer.kind !== 'value')
			return page === 1 ? answer : endOn(page, answer);
		const { next, total } = answer.value;
		const wanted = answer.value.entries.filter(isWanted);
		for (const entry of wanted) {
			entries.push(entry);
			bytes += weightOf(textOf(entry));
		}
		isPart ||= answer.value.isPart;
		if (total !== undefined)
			totals.add(total);
		if (next === undefined) {
			const isWhole = !isPart && [...totals].every((count) => count === entries.length);
			return (0,shared_answer .RP)({ entries, part: isWhole ? undefined : MAY_BE_PART });
		}
		if (entries.length >= (enough.entries ?? Infinity) || page >= (enough.pages ?? Infinity))
			return (0,shared_answer .RP)({ entries, part: MORE_PAGES });
		const isTooLong = bytes > MAX_LIST_BYTES;
		if (isTooLong && enough.pages !== undefined)
			return (0,shared_answer .RP)({ entries, part: TOO_LONG.reason });
		if (isTooLong)
			return withoutEnd(connection, what, TOO_LONG);
		if (page >= (enough.pages ?? maxPages))
			return withoutEnd(connection, what, (0,shared_answer ._P)(`it has more than ${maxPages} pages`));
		if (typeof next === 'string')
			return endOn(page, (0,shared_answer ._P)(next));
		if (seen.has(next.href))
			return endOn(page, (0,shared_answer ._P)(`its "${paging.members[0]}" leads to a page that was already read`));
		url = next;
	}
}
const TOO_LONG = (0,shared_answer ._P)(`its entries take more than ${MAX_LIST_BYTES / 1024 ** 2} MiB`);
function weightOf(json) {
	return ENTRY_WEIGHT + Buffer.byteLength(json) + ESCAPE_WEIGHT * json.replaceAll(/[^%&\\+{[]+/g, '').length;
}
function withoutRepeats(entries) {
	const ids = new Set();
	return entries.filter(({ id }) => ids.size < ids.add(id).size);
}
function withoutEnd({ apiRoot }, what, problem) {
	const message = `${apiRoot.origin} answered ${what}, but the list cannot be read to its end: ${problem.reason}.`;
	return { error: new platform_error .Wk('bad-reply', message, 'failed', {}, { advice: '' }), ...problem };
}
function ofPage(page, problem) {
	const isThere = problem.kind === 'missing' || problem.kind === 'no-call';
	return { ...problem, kind: isThere ? 'unusable' : problem.kind, reason: `page ${page}: ${problem.reason}` };
}
function entriesOf(reply, key, parse) {
	const page = parsePage(reply, { key, parse }, ({ nextPageToken }) => ((0,refused_success .vM)(nextPageToken) ? MORE_PAGES : undefined));
	if (page.kind !== 'value')
		return page;
	const { entries, next, isPart, total } = page.value;
	const part = isPart || total !== undefined ? MAY_BE_PART : undefined;
	return (0,shared_answer .RP)({ entries, part: next === undefined ? part : MORE_PAGES });
}
function parsePage(reply, { key, parse, paging = BY_TOKEN }, nextOf) {
	const body = paging.parseBody(reply.text);
	const list = body?.[key];
	if ((0,refused_success .fw)(body) !== undefined)
		return (0,shared_answer ._P)('it is a refusal');
	if (body === undefined || !Array.isArray(list))
		return (0,shared_answer ._P)('unexpected format');
	const entries = list.map((item) => parse(item, reply));
	if (entries.includes(undefined))
		return (0,shared_answer ._P)('unexpected format');
	const signs = signsOf(reply, body, entries.length, (name) => paging.members.includes(name));
	return (0,shared_answer .RP)({ entries: entries, next: nextOf(body), ...signs });
}
const BY_TOKEN = {
	parseBody: json_object .lj,
	members: ['nextPageToken'],
	next: ({ nextPageToken: token }, first, { holdsSecret }) => {
		if (token === undefined || token === null || token === '')
			return undefined;
		if (typeof token !== 'string')
			return 'its "nextPageToken" is not a string';
		if (token.length > MAX_TOKEN_LENGTH)
			return `its "nextPageToken" has more than ${MAX_TOKEN_LENGTH} characters`;
		if (holdsSecret(token))
			return 'its "nextPageToken" holds one of your secrets';
		if (!token.isWellFormed())
			return 'its "nextPageToken" is not valid Unicode';
		const url = new URL(first);
		url.searchParams.set('pageToken', token);
		url.search = url.search.replaceAll('+', '%20');
		return url;
	},
};
  }),
  6518:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	BL: () => (  acceptanceOf),
	kg: () => (  otherEnvironment),
	mE: () => (  operationError),
	zk: () => (  otherEnvironmentId)
  });
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2665);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3193);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
  var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7187);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4601);
const MAX_NAME_LENGTH = 1024;
const ENVIRONMENT = `accounts/(${_address_js__WEBPACK_IMPORTED_MODULE_4__  ._f})/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_4__  ._f})/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_4__  ._f})`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${_address_js__WEBPACK_IMPORTED_MODULE_4__  ._f})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${_address_js__WEBPACK_IMPORTED_MODULE_4__  ._f})$`);
const HOLDS_SECRET = 'but a name in the answer holds one of your secrets';
function acceptanceOf(call, reply, holdsSecret) {
	const acceptance = reply.sent ? parseAcceptance(reply.text, holdsSecret) : undefined;
	if (acceptance !== undefined && acceptance !== HOLDS_SECRET)
		return acceptance;
	const expected = reply.sent ? 'but the body is not an operation' : 'but before all of it had been sent';
	throw (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .t1)(call, reply, acceptance ?? (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__  .b2)(reply, expected));
}
function parseAcceptance(text, holdsSecret) {
	if (text.trim() === '')
		return { operation: undefined };
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(text);
	if (body === undefined)
		return undefined;
	if (Object.keys(body).length === 0)
		return { operation: undefined };
	const operationName = body['name'];
	const buildPath = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .eB)(body['metadata'])?.['build'];
	if (typeof operationName !== 'string' || typeof buildPath !== 'string')
		return undefined;
	if (operationName.length > MAX_NAME_LENGTH || buildPath.length > MAX_NAME_LENGTH)
		return undefined;
	const operation = OPERATION_NAME.exec(operationName)?.slice(1);
	const build = BUILD_PATH.exec(buildPath)?.slice(1);
	const operationId = operation?.at(-1);
	const buildId = build?.at(-1);
	if (operation === undefined || operationId === undefined || build === undefined || buildId === undefined)
		return undefined;
	if ([...operation, ...build].some(holdsSecret))
		return HOLDS_SECRET;
	return { operation: { operationName, operationId, buildPath, buildId } };
}
function operationError(call, reply) {
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(reply.text) ?? {};
	const { error, done } = body;
	if (!(0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__  .vM)(error)) {
		const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__  .fw)(body);
		return refusal === undefined ? undefined : (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .t1)(call, reply, `but refused it: ${refusal}`);
	}
	const object = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .eB)(error);
	const service = object && (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_2__  .Yo)(object);
	const known = service ?? (typeof error === 'string' && error !== '' ? { message: (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(error) } : undefined);
	const reported = known === undefined ? '' : `. The service reported: ${(0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_2__  .VN)(known)}`;
	if (done === true && service !== undefined && service.code !== '0')
		return (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .t1)(call, reply, `but with an operation that failed${reported}`, 'rejected');
	const what = done === true ? 'an error in an unexpected format' : 'an error in an operation that is not marked as done';
	return (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .t1)(call, reply, `but with ${what}${reported}`);
}
function otherEnvironment({ operationName, buildPath }, parent) {
	const other = [operationName, buildPath].find((name) => !name.startsWith(`${parent}/`));
	return other?.replace(/\/[^/]+\/[^/]+$/, '');
}
function otherEnvironmentId({ operationName, buildPath }, environment) {
	return [operationName, buildPath].map((name) => name.split('/')[5]).find((id) => id !== environment);
}
  }),
  4601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	b2: () => (  describeUnusable),
	fw: () => (  describeRefusedSuccess),
	vM: () => (  isSet)
  });
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3396);
  var _retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4096);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3193);
const FAILED_STATUS = /^(?:error|fail|failed|failure)$/i;
const ERROR_MEMBER = /^(?:errors?|error_?message|fault)$/i;
function describeRefusedSuccess(body) {
	if (body === undefined || !refuses(body))
		return undefined;
	const errors = errorsIn(body);
	const object = errors.map(_shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .eB).find((error) => error !== undefined);
	const inner = object && (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_3__  .Yo)(object);
	const service = inner ?? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_3__  .Yo)(body);
	if (service?.message !== undefined)
		return (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_3__  .VN)(service);
	const [text] = errors.flat().flatMap(textsOf);
	const words = text ?? (0,_retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__  .Hn)(body);
	if (words !== undefined)
		return (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(words);
	return service === undefined ? 'an error without a message' : (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_3__  .VN)(service);
}
function describeUnusable(reply, expected) {
	const refusal = describeRefusedSuccess((0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .lj)(reply.text));
	if (refusal !== undefined)
		return `but refused it: ${refusal}`;
	const page = (0,_retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__  .XG)(reply);
	return page === '' ? expected : `${expected}: ${page}`;
}
function textsOf(value) {
	const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
	return parts.filter(isWord);
}
function refuses(body) {
	const { success, ok, status, statusCode } = body;
	if (success === false || ok === false || errorsIn(body).length > 0)
		return true;
	if ([status, statusCode].some((code) => typeof code === 'number' && code >= 400 && code < 600))
		return true;
	return (typeof status === 'string' && FAILED_STATUS.test(status)) || isErrorObject(body);
}
function errorsIn(body) {
	return Object.entries(body).flatMap(([name, value]) => (ERROR_MEMBER.test(name) && isSet(value) ? [value] : []));
}
function isErrorObject({ name, type, code, message }) {
	if (name !== undefined || !isWord(message))
		return false;
	return isWord(type) || (isWord(code) && !/^\d+$/.test(code)) || Number(code) >= 400;
}
function isWord(value) {
	return typeof value === 'string' && value !== '';
}
function isSet(value) {
	return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
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
  }),
  4958:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	TE: () => (  withAction),
	ch: () => (  triggerWebhook),
	ds: () => (  parseWebhook),
	jy: () => (  describePage)
  });
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9597);
  var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2039);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3396);
  var _retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4096);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2665);
  var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1776);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4601);
  var _wire_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4346);
const SEGMENT = '[^/]{1,128}';
const WEBHOOK_PATH = new RegExp(`/wh/v1/accounts/${SEGMENT}/apps/${SEGMENT}/environments/${SEGMENT}/webhooks/webhook:([A-Za-z][A-Za-z_-]{0,63})$`);
function parseWebhook(text) {
	const url = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_6__  .c)(text);
	const word = WEBHOOK_PATH.exec(url.pathname)?.[1];
	const token = url.searchParams.get('token') ?? '';
	if (word === undefined || token === '' || url.hash !== '') {
		throw new RangeError('must be a webhook URL copied whole from the portal: its path ends in /webhooks/webhook:<action>, and it has a token');
	}
	return { url, token, action: _wire_js__WEBPACK_IMPORTED_MODULE_7__  .Sn.find((action) => action === word) };
}
function withAction(webhook, action) {
	const url = new URL(webhook.url);
	url.pathname = url.pathname.replace(/:[^:/]+$/, `:${action}`);
	return { ...webhook, url, action };
}
function describePage({ url }, reply) {
	if (!/^\s*<(?:!doctype|html|head|title)\b/i.test(reply.text))
		return undefined;
	const page = (0,_retry_foreign_answer_js__WEBPACK_IMPORTED_MODULE_2__  .XG)(reply);
	return `${url.origin} answered the webhook with a page${page === '' ? '' : ` (${page})`}: something before the platform may have answered, and nothing may have happened. Check the URL, and its effect in the user portal.`;
}
async function triggerWebhook(webhook, context, retryAmbiguous = false) {
	const kind = webhook.action === 'purgeCache' ? 'purge' : 'trigger';
	const name = { what: 'the webhook', origin: webhook.url.origin };
	const reply = await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__  .dP)({ kind, name, retryAmbiguous, ...context }, async () => await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_4__  .cv)({ method: 'POST', url: webhook.url, ...context }));
	const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__  .fw)((0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .lj)(reply.text));
	if (refusal === undefined)
		return reply;
	throw (0,_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_3__  .t1)(name, reply, `but refused it: ${refusal}`, 'rejected');
}
  }),
  4346:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	BR: () => (  MAX_LOCAL_RESULT_BYTES),
	Dn: () => (  UPLOADABLE_BRANCH),
	H4: () => (  MAX_PAGE_SIZE),
	Sn: () => (  WEBHOOK_ACTIONS),
	ij: () => (  REGIONS),
	lV: () => (  ARCHIVE_PART),
	y6: () => (  COMMIT_HEADER)
  });
const REGIONS = ['US-C', 'AUS-SE', 'UK', 'EU-W'];
const UPLOADABLE_BRANCH = 'uploadable';
const ARCHIVE_PART = 'repository';
const MAX_PAGE_SIZE = 100;
const COMMIT_HEADER = 'headless-deploy-commit';
const MAX_LOCAL_RESULT_BYTES = 64 * 1024;
const WEBHOOK_ACTIONS = ['rebuild', 'cleanRebuild', 'purgeCache'];
  }),
  2039:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Vs: () => (  PLATFORM_POLICY),
	dP: () => (  withAttempts),
	ux: () => (  repeat)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_http_date_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1877);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
  var _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3594);
  var _classify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2679);
  var _no_reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9275);
  var _platform_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2665);
const PLATFORM_POLICY = {
	maxAttempts: _classify_js__WEBPACK_IMPORTED_MODULE_4__  .m,
	delay: _classify_js__WEBPACK_IMPORTED_MODULE_4__  .a2,
	mayPause: (milliseconds) => milliseconds <= _classify_js__WEBPACK_IMPORTED_MODULE_4__  .pQ,
};
async function repeat({ policy, clock, signal, onRetry }, make) {
	const { maxAttempts } = policy;
	for (let attempt = 1;; attempt += 1) {
		const made = await make(attempt);
		if ('result' in made)
			return made.result;
		const { reason, retryAfter, giveUp } = made;
		if (attempt >= maxAttempts)
			return giveUp('attempts');
		const delay = policy.delay(attempt + 1, retryAfter, clock.random());
		if (!policy.mayPause(delay))
			return giveUp('pause');
		onRetry({ attempt: attempt + 1, maxAttempts, delay, reason });
		try {
			await clock.sleep(delay, signal);
		}
		catch (thrown) {
			if (!signal.aborted)
				throw thrown;
			return giveUp('stopped');
		}
	}
}
async function withAttempts(options, attemptOnce) {
	const { kind, clock, signal, onRetry, maxAttempts = _classify_js__WEBPACK_IMPORTED_MODULE_4__  .m } = options;
	const policy = { ...PLATFORM_POLICY, maxAttempts };
	let maybeAccepted = false;
	let refused;
	return await repeat({ policy, clock, signal, onRetry }, async (attempt) => {
		const result = await attemptOnce().catch((error) => caught(error, options, maybeAccepted, refused));
		const reply = result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .Sb ? undefined : result;
		const retryAfter = reply && (0,_classify_js__WEBPACK_IMPORTED_MODULE_4__  .mu)(reply.headers['retry-after'], (0,_shared_http_date_js__WEBPACK_IMPORTED_MODULE_1__  .F7)(reply.headers, clock.date()));
		const outcome = (0,_classify_js__WEBPACK_IMPORTED_MODULE_4__  .L8)(kind, result, retryAfter);
		if (reply !== undefined) {
			const isSuccess = outcome === 'success';
			const carried = (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Z5)(options.name, reply) ?? (isSuccess ? options.errorIn?.(reply) : undefined);
			if (carried !== undefined)
				throw maybeAccepted ? afterAmbiguity(carried.message, undefined, carried.details) : carried;
			if (isSuccess && (attempt >= maxAttempts || options.isAnswer?.(reply) !== false))
				return { result: reply };
		}
		const error = errorFor(options.name, result, { outcome, attempt, retryAfter });
		const final = maybeAccepted && outcome !== 'ambiguous' ? afterAmbiguity(error.message, error.cause, error.details) : error;
		if (!mayRetry(outcome, options))
			throw final;
		maybeAccepted ||= outcome === 'ambiguous';
		refused = error;
		const giveUp = (why) => {
			throw why === 'stopped' ? (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Dr)(signal, maybeAccepted, refused) : final;
		};
		return { reason: reasonOf(result), retryAfter, giveUp };
	});
}
function caught(error, { kind, signal }, maybeAccepted, refused) {
	if (!(error instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .Sb))
		throw maybeAccepted ? attemptNotMade(error) : error;
	if (error.kind !== 'stopped')
		return error;
	const isConnected = error.phase !== 'connect' && error.phase !== 'tls';
	throw (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Dr)(signal, maybeAccepted || (error.sent && kind !== 'read'), isConnected ? undefined : refused);
}
function mayRetry(outcome, { retryAmbiguous = false }) {
	return outcome === 'retry' || outcome === 'success' || (outcome === 'ambiguous' && retryAmbiguous);
}
function errorFor(name, result, known) {
	if (known.outcome === 'ambiguous')
		return (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Gv)(name, result);
	if (result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .Sb)
		return (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .HB)(name, result, known.attempt);
	const error = (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .x5)(name, result, known.attempt, known.retryAfter);
	const retryAfter = known.retryAfter ?? 0;
	if (retryAfter > _classify_js__WEBPACK_IMPORTED_MODULE_4__  .pQ)
		error.message += ` It asks to wait ${Math.ceil(retryAfter / 1000)} s; the maximum is ${_classify_js__WEBPACK_IMPORTED_MODULE_4__  .pQ / 1000} s.`;
	return error;
}
function afterAmbiguity(message, cause, details) {
	const text = `${message} An earlier attempt may have been accepted.`;
	return new _platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Wk('ambiguous', text, 'unknown', details, { cause });
}
function attemptNotMade(cause) {
	const message = cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg ? cause.message : `${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(cause instanceof Error ? cause.message : String(cause))}.`;
	return afterAmbiguity(message, cause);
}
function reasonOf(result) {
	if (result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .Sb)
		return (0,_no_reply_js__WEBPACK_IMPORTED_MODULE_5__  .Ic)(result);
	return (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Im)(result.status) ? `HTTP ${result.status} without a usable answer` : `HTTP ${result.status}`;
}
  })
};
