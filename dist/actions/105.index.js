export const id = 105;
export const ids = [105];
export const modules = {
  2312:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  e: () => (  follow)
});
var errors = __webpack_require__(8835);
var decide = __webpack_require__(1223);
var platform_error = __webpack_require__(2665);
var shared_answer = __webpack_require__(5602);
var safe_text = __webpack_require__(5343);
var outcome = __webpack_require__(5728);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/live/poll.js
const NOT_A_BOOLEAN = { read: 'environment', kind: 'unusable', reason: '"reconciling" is not a boolean' };
const FROM_CACHE = {
	read: 'environment',
	kind: 'unusable',
	reason: 'a cache answered, with a record from before the build had finished',
};
class FollowedUpload {
	start;
	reads;
	now;
	buildId;
	before;
	isFinished = false;
	sighting;
	newerBuildIds;
	isAmbiguous = false;
	deleted;
	whyNotOurs;
	finishProblem;
	failure;
	remarks;
	isResultDue = false;
	step;
	environment;
	oldUntil;
	problem;
	polls = 0;
	readable;
	finishedAt = 0;
	appMissing = 0;
	constructor(start, reads, now) {
		this.start = start;
		this.reads = reads;
		this.now = now;
		this.buildId = start.buildId;
		this.before = start.before?.kind === 'value' ? start.before.value : undefined;
		this.environment = this.before;
		this.oldUntil = start.since;
		this.readable = new Set(this.before?.reconciling === undefined ? [] : ['environment']);
	}
	async poll() {
		this.polls += 1;
		for (;;) {
			const stage = this.stage();
			this.problem = await this.read(stage);
			await this.noticeDeletion();
			if (this.stage() === stage)
				return;
			this.polls = 0;
		}
	}
	stage() {
		if (this.buildId === undefined)
			return 'find';
		return this.isFinished ? 'deploy' : 'build';
	}
	async read(stage) {
		switch (stage) {
			case 'find':
				return await this.findBuild();
			case 'build':
				return await this.readBuild(this.buildId ?? '');
			case 'deploy':
				return await this.readEnvironment(this.buildId ?? '');
		}
	}
	async findBuild() {
		const answer = await this.reads.builds();
		if (answer.kind !== 'value')
			return { ...answer, read: 'builds' };
		this.readable.add('builds');
		const started = startedSince(answer.value, this.elapsed(), this.before?.liveBuildId);
		this.isAmbiguous = started.length > 1;
		this.buildId = this.isAmbiguous ? undefined : started[0];
		return undefined;
	}
	async readBuild(buildId) {
		const began = this.now();
		const answer = await this.reads.build(buildId);
		if (answer.kind !== 'value')
			return { ...answer, read: 'build' };
		this.readable.add('build');
		const { age, finishProblem } = answer.value;
		const isFinished = answer.value.finishTime !== undefined;
		const isOld = this.start.before?.kind !== 'value' && age > this.elapsed() + outcome .s;
		if (isFinished && isOld) {
			this.buildId = undefined;
			this.whyNotOurs = `The answer to the upload named build ${(0,safe_text .Hk)(buildId)}, which was created before it`;
			return undefined;
		}
		if (isFinished)
			this.finishedAt = began;
		this.isFinished = isFinished;
		this.finishProblem = finishProblem;
		if (!isFinished && finishProblem === undefined)
			this.oldUntil = began;
		this.keepResult(answer.value);
		return undefined;
	}
	async readEnvironment(buildId) {
		const began = this.now();
		const answer = await this.reads.environment();
		if (answer.kind !== 'value')
			return { ...answer, read: 'environment' };
		const { liveBuildId, reconciling, age = 0 } = answer.value;
		if (reconciling === undefined)
			return NOT_A_BOOLEAN;
		if (liveBuildId !== buildId && age > began - this.finishedAt)
			return FROM_CACHE;
		if (liveBuildId !== buildId)
			this.oldUntil = began;
		this.readable.add('environment');
		this.environment = answer.value;
		this.sighting = (0,decide .OS)(this.sighting, { liveBuildId, reconciling }, this.now());
		if (reconciling)
			return undefined;
		if (this.isResultDue) {
			const ended = await this.reads.build(buildId);
			if (ended.kind === 'value')
				this.keepResult(ended.value);
		}
		const isKnown = [undefined, buildId, this.before?.liveBuildId].includes(liveBuildId);
		return isKnown ? undefined : await this.findNewerBuilds(buildId);
	}
	async findNewerBuilds(buildId) {
		const answer = await this.reads.builds();
		if (answer.kind !== 'value')
			return (0,shared_answer .ey)(answer) ? { ...answer, read: 'builds' } : undefined;
		this.readable.add('builds');
		const ours = answer.value.findIndex(({ id }) => id === buildId);
		const newer = answer.value.filter(({ age }, index) => (ours < 0 ? age < this.elapsed() : index < ours));
		this.newerBuildIds = newer.map(({ id }) => id);
		return undefined;
	}
	keepResult({ local }) {
		this.isResultDue = local !== undefined && 'running' in local;
		this.step = undefined;
		if (local === undefined)
			this.failure = undefined;
		else if ('running' in local)
			this.step = local.running;
		else if ('warnings' in local)
			this.remarks = local;
		else
			this.failure = local;
	}
	async noticeDeletion() {
		const missing = await this.whatIsMissing();
		this.appMissing = missing === 'app' ? this.appMissing + 1 : 0;
		if (missing === undefined || (missing === 'app' && this.appMissing < decide .bf))
			return;
		this.deleted = missing;
		this.problem = undefined;
		this.environment = this.environment && { ...this.environment, liveBuildId: undefined, site: undefined };
	}
	async whatIsMissing() {
		if (this.problem?.kind !== 'missing' || !this.readable.has('environment'))
			return undefined;
		const environment = await this.reads.isListed();
		if (environment.kind === 'value')
			return environment.value ? undefined : 'environment';
		if (environment.kind !== 'missing')
			return undefined;
		const app = await this.reads.isAppListed();
		return app.kind === 'value' && !app.value ? 'app' : undefined;
	}
	elapsed() {
		return this.now() - this.start.since;
	}
}
function startedSince(builds, elapsed, liveBefore) {
	return builds.filter(({ id, age }) => age <= elapsed + outcome .s && id !== liveBefore).map(({ id }) => id);
}
var poll_delay = __webpack_require__(7026);
var waiting = __webpack_require__(8092);
var messages = __webpack_require__(3851);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/live/follow.js
const MAX_UNUSABLE = 5;
const LOCAL_DELAY_MS = 500;
async function follow(start, reads, context) {
	const { clock, signal, log, isShownInPlace, showDoing } = context;
	const now = () => clock.now();
	const began = now();
	const waitLog = new waiting .k(log, now, isShownInPlace);
	const upload = new FollowedUpload(start, reads, now);
	let unusable = 0;
	let ending = endingAtStart(start);
	if (ending === undefined && start.whyNotOurs !== undefined)
		log((0,messages .o0)(start.whyNotOurs));
	try {
		while (ending === undefined) {
			await clock.sleep(delayAfter(upload), signal);
			await upload.poll();
			showDoing?.(upload.step === undefined ? '' : `${(0,messages .Ey)(upload.step)}, ${upload.step.seconds} s`);
			unusable = upload.problem !== undefined && isUnusable(upload.problem) ? unusable + 1 : 0;
			ending = endingOf(upload, unusable, start);
			if (ending === undefined)
				waitLog.write((0,messages ._c)(upload));
		}
	}
	catch (error) {
		const { message } = deadlineOf(error, signal);
		ending = endingByRecord(upload) ?? {
			result: 'unknown',
			reason: `${message} Last seen: ${waitLog.latest}.`,
		};
	}
	const { buildId, environment, failure, remarks, deleted, oldUntil } = upload;
	const known = { buildId, liveBuildId: environment?.liveBuildId, environment, failure, remarks, deleted, oldUntil };
	return { ...ending, ...known, elapsed: now() - began };
}
function delayAfter({ isResultDue, problem, polls }) {
	return isResultDue && problem === undefined ? LOCAL_DELAY_MS : (0,poll_delay .x)(polls, problem?.retryAfter);
}
function endingOf(upload, unusable, { whyNotOurs }) {
	const { problem } = upload;
	if (problem !== undefined)
		return isUnknownTo(upload, problem, unusable) ? (endingByRecord(upload) ?? notFollowed(problem)) : undefined;
	const decision = (0,decide .LD)(upload);
	switch (decision) {
		case 'waiting':
			return undefined;
		case 'undecided':
			return {
				result: 'unknown',
				reason: (0,messages .jr)(upload, upload.whyNotOurs ?? whyNotOurs),
				isUndecidable: true,
			};
		case 'live':
		case 'superseded':
		case 'failed':
		case 'deleted':
			return { result: decision, reason: '' };
	}
}
function endingByRecord({ failure }) {
	return failure === undefined ? undefined : { result: 'failed', reason: '' };
}
function notFollowed(problem) {
	const { error } = problem;
	const said = error instanceof platform_error .Wk ? error.details.said : undefined;
	const what = (0,platform_error .t6)(problem) ? { ...problem, kind: 'failed' } : problem;
	return { result: 'not-followed', reason: (0,messages .HO)(what), said };
}
function deadlineOf(error, signal) {
	const reason = signal.aborted ? signal.reason : error;
	if (reason instanceof errors .Tj && reason.code === 'timeout')
		return reason;
	throw reason;
}
function endingAtStart({ before }) {
	if (before === undefined || before.kind === 'value')
		return undefined;
	const isMissing = ['missing', 'no-call', 'refused'].includes(before.kind);
	return isMissing && !(0,platform_error .t6)(before) ? notFollowed({ ...before, read: 'environment' }) : undefined;
}
function isUnusable({ kind, error }) {
	const isForbidden = error instanceof platform_error .Wk && error.details.httpStatus === 403;
	return kind === 'missing' || kind === 'unusable' || kind === 'refused' || isForbidden;
}
function isUnknownTo({ readable }, problem, unusable) {
	if (readable.has(problem.read))
		return false;
	return problem.kind === 'no-call' || unusable >= MAX_UNUSABLE;
}
  }),
  7154:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	S: () => (  waitUntilLive),
	h: () => (  explainedFailure)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1749);
  var _lookup_site_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9303);
  var _follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2312);
  var _reads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6902);
  var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3851);
  var _waiting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8092);
const MAX_LOG_LINES = 200;
const LOG_HEADING = 'Log of the build';
const LOG_ADVICE = `See "${LOG_HEADING}" for the end of its log.`;
async function waitUntilLive(target, start, inputs, context) {
	const { runner, record, calls, warnings } = context;
	const reads = (0,_reads_js__WEBPACK_IMPORTED_MODULE_3__  .h)(target, calls);
	const isShownInPlace = runner.progress !== undefined;
	const outcome = await runner.group('Wait until live', async () => await (0,_waiting_js__WEBPACK_IMPORTED_MODULE_5__  .D)(runner, () => calls.clock.now(), async (showDoing) => await (0,_follow_js__WEBPACK_IMPORTED_MODULE_2__  .e)(start, reads, { ...calls, isShownInPlace, showDoing })));
	const { buildId, environment, oldUntil } = outcome;
	record({ outcome, ...(environment === undefined ? {} : { environment }) });
	const after = (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_6__  .a3)(outcome.elapsed);
	switch (outcome.result) {
		case 'live': {
			const site = (0,_lookup_site_address_js__WEBPACK_IMPORTED_MODULE_7__  .C)(inputs.environmentUrl, environment);
			runner.info(`Live after ${after}${site === undefined ? '' : `: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)((0,_lookup_site_address_js__WEBPACK_IMPORTED_MODULE_7__  .t)(site))}`}`, 'good');
			const earlier = warnings.length;
			(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__  .VM)(outcome.remarks, runner);
			return { status: 'live', buildId, oldUntil, environment, warnings: warnings.slice(earlier) };
		}
		case 'superseded':
			runner.warning('Superseded', describeSuperseded(outcome));
			return { status: 'superseded', buildId, oldUntil, environment, warnings: [] };
		case 'not-followed':
			if (inputs.wait === true)
				throw cannotWait(outcome, inputs, runner);
			runner.notice('Could not wait', `${outcome.reason}, so the deploy cannot see when the new build is live. The upload was accepted.${saidBy(outcome)}`);
			return { status: 'accepted', buildId, oldUntil, environment, warnings: [] };
		case 'failed': {
			const { failure } = outcome;
			if (failure === undefined)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('build-failed', describeNotLive(outcome, after), 'failed');
			throw await explainedFailure(buildId, failure, runner);
		}
		case 'deleted':
			throw deletedError(outcome);
		case 'unknown':
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('timeout', `The upload was accepted, but not seen live after ${after}. ${outcome.reason}`, 'unknown', outcome.isUndecidable === true
				? { advice: `Check in the user portal which build is live. ${runner.terms.onConcurrentDeploys}` }
				: {});
	}
}
function saidBy({ said }) {
	return said === undefined ? '' : ` ${said}`;
}
function cannotWait(outcome, { purge, smokeTest, rollbackArchive }, { terms }) {
	const unused = [
		...(purge.webhook === undefined ? [] : ['"purge-cache-webhook" was not called']),
		...(smokeTest.lines.length === 0 ? [] : ['"smoke-test" was not run']),
		...(rollbackArchive === undefined ? [] : ['"rollback-archive" is unused']),
	];
	const rest = unused.length === 0 ? '' : ` ${unused.join(', ')}.`;
	const message = `The upload was accepted, so do not ${terms.runAgain}: look in the user portal for the new build. ${outcome.reason}, so the deploy cannot see when that is live.${rest}${saidBy(outcome)}`;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('cannot-wait', message, 'accepted');
}
async function explainedFailure(buildId, failure, runner) {
	await showLog(failure, runner);
	const advice = failure.log.length === 0 ? '' : LOG_ADVICE;
	const build = { step: failure.step, lines: failure.log };
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('build-failed', (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__  .EG)(buildId, failure), 'failed', { advice, build });
}
function deletedError({ buildId, deleted }) {
	const build = buildId === undefined ? 'its build' : `build ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)}`;
	const isApp = deleted === 'app';
	const [what, list] = isApp ? ['app', 'apps'] : ['environment', 'environments'];
	const message = `The upload was accepted, but the ${what} was deleted before ${build} was live: the list of ${list} no longer has it.`;
	const otherwise = isApp
		? 'Otherwise create an app with another name (the name of a deleted app may stay taken), and deploy to it.'
		: 'Otherwise create it again, and deploy again.';
	const intended = `If that was intended${isApp ? '' : ', as when a pull request is closed'}, there is nothing to do.`;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('not-found', message, 'failed', { advice: `${intended} ${otherwise}` });
}
function describeSuperseded({ buildId = '', liveBuildId = '' }) {
	return `The upload was accepted, but a newer build is live: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(liveBuildId)} instead of ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)}. Another deploy or a rebuild of this environment came after it.`;
}
async function showLog({ log }, runner) {
	if (log.length === 0)
		return;
	const shown = log.slice(-MAX_LOG_LINES);
	await runner.group(LOG_HEADING, async () => {
		if (shown.length < log.length)
			runner.info(`… ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(log.length - shown.length, 'earlier line')}`);
		for (const line of shown)
			runner.info((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(line));
	});
}
function describeNotLive({ buildId = '', liveBuildId }, after) {
	const live = liveBuildId === undefined
		? 'no build is live'
		: `the build that was live before still is (${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(liveBuildId)})`;
	return `The upload was accepted, but build ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(buildId)} is not live: it finished, and ${after} after the upload ${live}. It failed or was cancelled, or the app did not start.`;
}
  }),
  8092:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	D: () => (  showWaiting),
	k: () => (  WaitLog)
  });
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1749);
const QUIET_MS = 60_000;
class WaitLog {
	log;
	now;
	isShownInPlace;
	began;
	loggedAt;
	latest = 'Nothing was read yet';
	constructor(log, now, isShownInPlace = false) {
		this.log = log;
		this.now = now;
		this.isShownInPlace = isShownInPlace;
		this.began = now();
		this.loggedAt = this.began;
	}
	write({ text, still }) {
		const time = this.now();
		const isChange = text !== this.latest;
		if (!isChange && (this.isShownInPlace || time - this.loggedAt < QUIET_MS))
			return;
		this.log(`${isChange ? text : still} (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__  .a3)(time - this.began)})`);
		this.latest = text;
		this.loggedAt = time;
	}
}
async function showWaiting({ progress }, now, wait) {
	if (progress === undefined)
		return await wait(() => undefined);
	let doing = '';
	const began = now();
	const show = () => {
		const elapsed = now() - began;
		const text = `Waiting until it is live (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__  .a3)(elapsed)})${doing === '' ? '' : `: ${doing}`}`;
		progress({ text, done: 0, total: 0, elapsed });
	};
	const timer = setInterval(show, 1000).unref();
	try {
		show();
		return await wait((what) => {
			doing = what;
			show();
		});
	}
	finally {
		clearInterval(timer);
		progress(undefined);
	}
}
  }),
  7946:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	OW: () => (  isSiteAnswer),
	Q6: () => (  failureIn),
	pV: () => (  whyNotTheBuild)
  });
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
function failureIn(visits, before) {
	const failures = visits.filter(({ problem }) => problem !== undefined);
	return failures.find((failure) => whyNotTheBuild(failure, before) === undefined) ?? failures[0];
}
function whyNotTheBuild({ line, result, hash, wall, stale, otherHit }, before) {
	if (wall !== undefined)
		return 'That says nothing about the new build.';
	if (stale !== undefined)
		return `A cache has kept this answer since ${since(stale)}.`;
	if (otherHit !== undefined)
		return `Without the query, a cache answers ${otherHit}: its page may be old, or the app may refuse the query.`;
	const earlier = before?.get(line);
	if (earlier?.problem === undefined || earlier.result !== result || (line.text !== undefined && earlier.hash !== hash))
		return undefined;
	const same = `"${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(line.source)}" failed in the same way before the upload, so the new build is not the cause.`;
	const isServerError = typeof result === 'number' && result >= 500;
	return isServerError ? `${same} To go back anyway, send the zip of "rollback-archive" by hand: as "archive".` : same;
}
function isSiteAnswer({ result, wall, stale }) {
	return typeof result === 'number' && wall === undefined && stale === undefined;
}
function since(stale) {
	return stale.startsWith('Age')
		? `before the new build was live (${stale})`
		: `an unknown time, which may be before the new build was live (${stale}, without an Age)`;
}
  }),
  1736:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	od: () => (  describePages),
	pb: () => (  runSmokeTest),
	tp: () => (  visitContext)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _platform_transport_public_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7020);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1749);
  var _platform_retry_poll_delay_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7026);
  var _lookup_site_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9303);
  var _blame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7946);
  var _visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(182);
const LET_PASS = 'Let requests with "User-Agent: headless-deploy" pass, or test a page that nothing stands before.';
const TEST_UNKEPT = 'Test a page that no cache keeps.';
const NOT_RUN = 'The new build is live, but the smoke test had no time left.';
const UNANSWERED = 'The site did not answer at all, so the fault may lie outside the build.';
async function runSmokeTest({ lines, minutes }, site, step, { build, before } = {}) {
	if (lines.length === 0)
		return undefined;
	if (site === undefined)
		return failed('the platform names no domain of this environment, so no page could be requested: set "environment-url".', UNANSWERED);
	const { runner } = step;
	const context = { ...visitContext(step), build, keptPages: new Map() };
	const { clock, signal } = step.calls;
	return await runner.group('Smoke test', async () => {
		const start = clock.now();
		const elapsed = () => (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_5__  .a3)(clock.now() - start);
		runner.info(`${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_5__  .pq)(lines.length, 'page')} of ${(0,_lookup_site_address_js__WEBPACK_IMPORTED_MODULE_6__  .t)(site)}`);
		let last;
		let isAnswered = false;
		const fail = (failure, more = '') => failedBy(failure, (0,_blame_js__WEBPACK_IMPORTED_MODULE_3__  .pV)(failure, before), { isAnswered, after: elapsed(), more });
		try {
			for (let count = 0;; count += 1) {
				const round = await visitAll(lines, site, context, before);
				const { visits, failure, stale, problem } = round;
				isAnswered ||= visits.some(_blame_js__WEBPACK_IMPORTED_MODULE_3__  .OW);
				const delay = (0,_platform_retry_poll_delay_js__WEBPACK_IMPORTED_MODULE_7__  .x)(count);
				const isOver = failure?.isFinal === true || clock.now() + delay - start > minutes * 60_000;
				if (isOver && stale !== undefined)
					runner.notice('Page from a cache', `${describeStale(stale)}.`);
				if (failure !== undefined && isOver)
					return fail(failure);
				if (problem === undefined || isOver)
					return reportPassed(visits, elapsed(), step);
				if (problem !== last?.problem)
					runner.info(`${problem}: trying again (${elapsed()})`);
				last = round;
				await clock.sleep(delay, signal);
			}
		}
		catch (error) {
			const reason = signal.aborted ? signal.reason : error;
			if (!(reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj) || reason.code !== 'timeout')
				throw reason;
			if (last?.failure === undefined)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('timeout', `${NOT_RUN} ${reason.message}`, 'live');
			return fail(last.failure, reason.message);
		}
	});
}
function reportPassed(visits, after, { runner, record }) {
	const pages = visits.map(({ line, result, milliseconds }) => {
		return { path: line.path, status: Number(result), milliseconds };
	});
	record({ pages });
	const isStated = visits.some(({ line }) => line.status !== 'not-5xx');
	runner.info(isStated ? `All as expected after ${after}` : describePages(pages));
}
function visitContext({ calls, services: { resolve = _platform_transport_public_address_js__WEBPACK_IMPORTED_MODULE_1__  .S } }) {
	const { clock, signal, limits } = calls;
	return { clock, signal, limits, resolve };
}
async function visitAll(lines, site, context, before) {
	const visits = [];
	for (const line of lines) {
		const found = await (0,_visit_js__WEBPACK_IMPORTED_MODULE_4__  .Y)(line, site, context);
		visits.push(found);
		if (found.problem !== undefined && (0,_blame_js__WEBPACK_IMPORTED_MODULE_3__  .pV)(found, before) === undefined)
			break;
	}
	const failure = (0,_blame_js__WEBPACK_IMPORTED_MODULE_3__  .Q6)(visits, before);
	const stale = visits.find((found) => found.stale !== undefined && found.cacheHit === undefined);
	return { visits, failure, stale, problem: failure?.problem ?? (stale && describeStale(stale)) };
}
function describePages(pages) {
	const [page] = pages;
	if (page === undefined)
		return 'no page was requested';
	if (pages.length > 1)
		return `${pages.length} pages answered as expected`;
	const { path, status, milliseconds } = page;
	const time = milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_5__  .a3)(milliseconds);
	return `${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(path)} answered ${status} in ${time}`;
}
function describeStale({ line, stale }) {
	return `"${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(line.source)}" is answered by a cache with a page from before the new build was live (${stale}), even with a query of its own`;
}
function failedBy(failure, otherCause, { isAnswered, after, more }) {
	const { line, problem = '', milliseconds, excerpt } = failure;
	const found = `"${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(line.source)}" did not answer as expected within ${after}. ${problem} (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_5__  .a3)(milliseconds)}).`;
	const why = [found, otherCause ?? '', more].filter((sentence) => sentence !== '').join(' ');
	if (otherCause === undefined)
		return failed(why, isAnswered ? undefined : UNANSWERED, excerpt);
	return failed(why, `${problem}. ${otherCause}`, excerpt, adviceFor(failure));
}
function adviceFor({ wall, stale, otherHit }) {
	if (wall !== undefined)
		return { advice: LET_PASS };
	if (stale !== undefined)
		return {};
	return { advice: otherHit === undefined ? '' : TEST_UNKEPT };
}
function failed(why, whyNotRolledBack, excerpt = '', options = {}) {
	const begins = excerpt === '' ? '' : `\nThe answer begins: ${excerpt}`;
	const message = `The new build is live, but the smoke test failed: ${why}${begins}`;
	return { failure: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('smoke-test-failed', message, 'failed', options), whyNotRolledBack };
}
  }),
  182:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Y: () => (  visit)
});
var external_node_crypto_ = __webpack_require__(7598);
var errors = __webpack_require__(8835);
var no_reply = __webpack_require__(9275);
var exchange_error = __webpack_require__(3594);
var exchange = __webpack_require__(1776);
var request_phases = __webpack_require__(6733);
var signals = __webpack_require__(6907);
;// CONCATENATED MODULE: ./lib/src/platform/transport/page-request.js
const PAGE_TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 256 * 1024;
async function getPage(url, { signal, limits = request_phases .H, addresses, timeout = PAGE_TIMEOUT_MS }) {
	try {
		return await (0,exchange .cv)({
			method: 'GET',
			url,
			headers: { Accept: '*/*', 'Cache-Control': 'no-cache' },
			maxReplyBytes: MAX_PAGE_BYTES,
			lookup: addresses && lookupOf(addresses),
			limits,
			signal: AbortSignal.any([signal, (0,signals .z)(timeout)]),
		});
	}
	catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof exchange_error .Sb) || error.kind !== 'stopped')
			throw error;
		throw new exchange_error .Sb('unanswered', 'TIMEOUT', error);
	}
}
function lookupOf(addresses) {
	return (_hostname, options, callback) => {
		const [first] = addresses;
		process.nextTick(() => {
			if (first === undefined)
				callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
			else if (options.all === true)
				callback(null, [...addresses]);
			else
				callback(null, first.address, first.family);
		});
	};
}
var public_address = __webpack_require__(7020);
var proxy = __webpack_require__(5254);
var secure_url = __webpack_require__(9597);
var http_status = __webpack_require__(8983);
var safe_text = __webpack_require__(5343);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/smoke-test/caches.js
const CACHE_HEADERS = [
	'X-Cache',
	'X-Cache-Status',
	'X-Proxy-Cache',
	'CF-Cache-Status',
	'X-Vercel-Cache',
	'Cache-Status',
];
const HIT = /(?<![a-z])(?<!refresh_)(?:hit|stale|updating)(?![a-z])/i;
const LISTED_HIT = /;\s*(?:hit(?:=\?1)?|fwd-status=5\d\d)\s*(?:[;,]|$)/i;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;
function staleOf({ headers }, milliseconds) {
	const age = headers['age'] ?? '';
	return /^\d+$/.test(age) && 1000 * Number(age) > milliseconds ? `Age: ${Number(age)}` : undefined;
}
function cacheHitOf({ headers, status }) {
	if (headers['age'] !== undefined || status >= 500)
		return undefined;
	const name = CACHE_HEADERS.find((header) => isHit(header, headers[header.toLowerCase()] ?? ''));
	return name === undefined ? undefined : `${name}: ${(0,safe_text .Hk)((headers[name.toLowerCase()] ?? '').slice(0, 80))}`;
}
function isHit(header, value) {
	const isList = header === 'Cache-Status' && value.includes(';');
	return isList ? LISTED_HIT.test(value.replaceAll(QUOTED, '')) : HIT.test(value);
}
var platform_error = __webpack_require__(2665);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/smoke-test/expectation.js
function problemWith(page, wall, { status, text }, url) {
	const request = `GET ${(0,safe_text .Hk)(url.href)}`;
	if (wall !== undefined)
		return `${request} was answered by ${wall} in place of the site, with HTTP ${page.status}`;
	const answered = `${request} answered HTTP ${page.status}`;
	if (!isExpected(page, status))
		return `${answered}, expected ${status === 'not-5xx' ? 'any status but 5xx' : (status ?? '2xx')}${explain(page, url)}`;
	if (page.isCut)
		return `${answered}, but ${(0,platform_error .eM)(page)}`;
	if (text === undefined || holds(page.text, text) || holds(asRead(page.text), text))
		return undefined;
	const where = page.complete ? 'the body' : `the first ${MAX_PAGE_BYTES / 1024} KiB`;
	const bare = text.replace(/^(["'`])(.+)\1$/s, '$2').toLowerCase();
	const hint = holds(asRead(page.text).toLowerCase(), bare) ? ', only in another case or without the quotes' : '';
	return `${answered}, but ${where} does not contain "${(0,safe_text .Hk)(text)}"${hint}`;
}
const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));
function asRead(html) {
	return html
		.replaceAll(/<!--[^<>\w]{0,4}-->/g, '')
		.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, ten, hex, name = '') => {
		const code = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
		if (Number.isNaN(code))
			return NAMED.get(name) ?? whole;
		return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
	});
}
function holds(page, text) {
	return inOneSpace(page).includes(inOneSpace(text));
}
function inOneSpace(text) {
	return text.replaceAll(/\s+/g, ' ');
}
function isExpected(page, status) {
	if (status === 'not-5xx')
		return page.status < 500;
	return status === undefined ? (0,http_status .h)(page.status) === 'success' : page.status === status;
}
function explain({ status, headers }, url) {
	const challenge = headers['www-authenticate'];
	if (status === 401 && challenge !== undefined)
		return `: it is a password page (WWW-Authenticate: ${(0,safe_text .Hk)(challenge.split(/[\s,]/)[0] ?? '')})`;
	if ((0,http_status .h)(status) === 'redirect')
		return headers['location'] === undefined
			? ''
			: `: it redirects${targetOf(headers['location'], url)}, and that is not followed`;
	return '';
}
function targetOf(location, url) {
	if (!URL.canParse(location, url.href))
		return '';
	const { origin, pathname } = new URL(location, url);
	return origin === 'null' ? '' : ` to ${(0,safe_text .Hk)(origin + pathname)}`;
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/smoke-test/walls.js
const REFUSED = [400, 401, 403, 405, 406];
const MARKERS = [
	{ edge: 'Cloudflare', headers: { 'cf-mitigated': /.+/ } },
	{
		edge: 'Cloudflare',
		statuses: REFUSED,
		body: /\bcf-error-details\b|used Cloudflare to restrict access|_cf_chl_opt\b|Attention Required! \| Cloudflare/,
	},
	{ edge: 'Cloudflare', headers: { server: /^cloudflare/i }, body: /^error code: 1\d{3}\s*$/ },
	{ edge: 'Cloudflare Access', headers: { location: /^https:\/\/[^/]+\.cloudflareaccess\.com\// } },
	{ edge: 'Alibaba Cloud', statuses: REFUSED, body: /\berrors\.aliyun\.com\// },
	{ edge: 'Akamai', statuses: REFUSED, headers: { server: /^AkamaiGHost/i } },
	{ edge: 'Akamai', statuses: REFUSED, body: /Reference(?: |&#32;)(?:#|&#35;)18(?:\.|&#46;)[0-9a-f]+/ },
	{ edge: 'Akamai', body: /\bid="sec-if-cpt-container"/ },
	{ edge: 'AWS WAF', headers: { 'x-amzn-waf-action': /.+/ } },
	{ edge: 'AWS load balancer', statuses: REFUSED, headers: { server: /^awselb\// } },
	{ edge: 'CloudFront', statuses: REFUSED, body: /Generated by cloudfront \(CloudFront\)/i },
	{ edge: 'Azure Front Door', statuses: REFUSED, body: /\bThe request is blocked\.\s*</ },
	{ edge: 'Azure Application Gateway', statuses: REFUSED, body: /<center>Microsoft-Azure-Application-Gateway/ },
	{ edge: 'DataDome', headers: { 'x-dd-b': /^[1-9]/ } },
	{ edge: 'DataDome', statuses: REFUSED, body: /\bcaptcha-delivery\.com\b/ },
	{ edge: 'DDoS-Guard', statuses: REFUSED, body: /<title>DDoS-Guard<\/title>/ },
	{ edge: 'F5 BIG-IP', body: /The requested URL was rejected\. Please consult with your administrator/ },
	{ edge: 'Fastly', statuses: [406], headers: { 'x-served-by': /\bcache-[a-z]{3}/ } },
	{ edge: 'Fastly', statuses: REFUSED, headers: { server: /^Varnish$/i, 'x-served-by': /\bcache-[a-z]{3}/ } },
	{ edge: 'Fastly', statuses: REFUSED, body: /<p>Details: cache-[a-z]{3}[\w-]+/ },
	{ edge: 'Fastly', body: /<title>Client Challenge<\/title>/ },
	{ edge: 'Fortinet', body: /\/\/globalurl\.fortinet\.net|\.fgd_icon\b/ },
	{ edge: 'Google Cloud Armor', statuses: REFUSED, body: /<title>403<\/title>403 Forbidden/ },
	{ edge: 'Google Identity-Aware Proxy', headers: { 'x-goog-iap-generated-response': /^true$/i } },
	{
		edge: 'HUMAN',
		statuses: REFUSED,
		body: /\bid="px-captcha"|captcha\.px-c(?:dn|loud)\.net|\.perimeterx\.(?:com|net)\//,
	},
	{ edge: 'Imperva', body: /Incapsula incident ID|_Incapsula_Resource\?[CS]WUDNSAI=/ },
	{ edge: 'Huawei Cloud', statuses: [418], headers: { server: /^CloudWAF/i } },
	{ edge: 'Imunify360', headers: { server: /^imunify360/i }, body: /<title>One moment, please/ },
	{ edge: 'NetScaler', body: /<title>Application Firewall Block Page<\/title>/ },
	{ edge: 'Radware', body: /<title>Unauthorized Request Blocked/ },
	{ edge: 'Squid', headers: { 'x-squid-error': /.+/ } },
	{ edge: 'Sucuri', headers: { 'x-sucuri-block': /.+/ } },
	{ edge: 'Sucuri', statuses: REFUSED, body: /(?:Sucuri|GoDaddy) Website Firewall/i },
	{ edge: 'a challenge', statuses: [202], isUnmarked: true, body: /http-equiv=["']?refresh|<script\b/i },
	{ edge: 'Anubis', body: /<script id="anubis_challenge"/ },
	{ edge: 'Vercel', headers: { 'x-vercel-mitigated': /.+/ } },
	{ edge: 'Vercel', body: /<title>Vercel Security Checkpoint<\/title>/ },
	{ edge: 'Vercel', headers: { location: /^https:\/\/vercel\.com\/sso-api\b/ } },
	{ edge: 'Vercel', statuses: [401], headers: { 'set-cookie': /\b_vercel_sso_nonce\b/ } },
	{ edge: 'Zscaler', statuses: [...REFUSED, 307], headers: { server: /^Zscaler/i } },
];
const MAX_SEARCHED = 32 * 1024;
function wallOf({ status, headers, text }, expected) {
	if (status === 407)
		return 'a proxy (it asks for credentials)';
	if (status === 511)
		return 'a network (it asks to sign in)';
	if (status >= 500)
		return undefined;
	const body = text.slice(0, MAX_SEARCHED);
	for (const { edge, statuses, isUnmarked, headers: wanted = {}, body: part } of MARKERS) {
		if (statuses?.includes(status) === false || (isUnmarked && status === expected))
			continue;
		const seen = Object.entries(wanted).map(([name, value]) => [name, firstMatch(value, headers[name])]);
		const words = part?.exec(body)?.[0];
		if (seen.some(([, value]) => value === undefined) || (part !== undefined && words === undefined))
			continue;
		const signs = [...seen.map(([name, value]) => `${name}: ${value}`), ...(words === undefined ? [] : [`"${words}"`])];
		return `${edge} (${(0,safe_text .Hk)(signs.join(', ')).trim()})`;
	}
	if (status === 429)
		return 'a rate limit';
	return (0,http_status .h)(status) === 'later' ? 'a front end (it asks to try again)' : undefined;
}
function firstMatch(pattern, value = '') {
	return [value, ...value.split(', ')].map((part) => pattern.exec(part)?.[0]).find((found) => found !== undefined);
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/smoke-test/visit.js
async function visit(line, site, context) {
	const url = pageUrl(site.url, line);
	const found = await request(line, url, site, context);
	if (context.build === undefined || (found.stale ?? found.cacheHit) === undefined)
		return found;
	url.search += `${url.search === '' ? '?' : '&'}headless-deploy=${encodeURIComponent(context.build.id)}`;
	const past = await request(line, url, site, context);
	const { cacheHit, problem, result } = past;
	const isKept = cacheHit !== undefined && (context.keptPages?.get(url.href) ?? true);
	context.keptPages?.set(url.href, isKept);
	if (isKept)
		return { ...past, stale: cacheHit };
	if (problem === undefined)
		return past;
	if (!mayRefuseQuery(found, result))
		return past;
	const without = found.problem === undefined ? 'as expected' : `with ${found.result}`;
	const kept = found.stale ?? `${found.cacheHit}, without an Age`;
	return { ...past, otherHit: `${without} (${kept})` };
}
function mayRefuseQuery(found, result) {
	if (typeof result !== 'number' || result >= 500)
		return false;
	if (found.problem === undefined && found.stale === undefined)
		return true;
	return found.result !== result && (result === 400 || (0,http_status .h)(result) === 'redirect');
}
async function request(line, url, site, context) {
	const { clock, signal, build } = context;
	const start = clock.now();
	const unanswered = (result, problem, isFinal = false) => {
		const visited = { line, result, problem, milliseconds: clock.now() - start, isFinal };
		return { ...visited, hash: '', excerpt: '', wall: undefined, stale: undefined, cacheHit: undefined };
	};
	try {
		const mustBePublic = site.isFromPlatform && !(0,secure_url .U)(url.hostname);
		const addresses = mustBePublic ? await publicAddresses(url, context) : undefined;
		const page = await getPage(url, { ...context, addresses });
		const wall = line.status === 'not-5xx' ? undefined : wallOf(page, line.status);
		return {
			line,
			result: page.status,
			hash: (0,external_node_crypto_.createHash)('sha256').update(page.bytes).digest('hex'),
			problem: problemWith(page, wall, line, url),
			excerpt: (0,safe_text .Hk)(page.text),
			milliseconds: clock.now() - start,
			wall,
			stale: build && staleOf(page, clock.now() - build.oldUntil),
			cacheHit: cacheHitOf(page),
			isFinal: false,
		};
	}
	catch (error) {
		signal.throwIfAborted();
		if (error instanceof PrivateAddressError)
			return unanswered('', error.message, true);
		const { code, text } = reasonOf(error);
		return unanswered(code, `GET ${(0,safe_text .Hk)(url.href)} ${text}`);
	}
}
class PrivateAddressError extends Error {
}
async function publicAddresses(url, context) {
	const isProxied = (0,proxy .uY)(url) !== undefined;
	let addresses;
	try {
		addresses = await lookUp(url.hostname, context);
	}
	catch (error) {
		if (isProxied)
			return undefined;
		throw error;
	}
	const inner = addresses.find(({ address }) => !(0,public_address .i)(address));
	if (inner === undefined)
		return addresses;
	throw new PrivateAddressError(`${(0,safe_text .Hk)(url.hostname)} is a domain that the platform names, and it resolves to ${(0,safe_text .Hk)(inner.address)}, which is not a public address; to test it anyway, set "environment-url"`);
}
async function lookUp(hostname, { resolve, signal }) {
	const timeout = (0,signals .z)(PAGE_TIMEOUT_MS);
	try {
		return await (0,signals .O)(AbortSignal.any([signal, timeout]), resolve(hostname));
	}
	catch (error) {
		throw timeout.aborted && !signal.aborted ? Object.assign(new Error('no answer'), { code: 'TIMEOUT' }) : error;
	}
}
function reasonOf(error) {
	if (error instanceof exchange_error .Sb) {
		const why = (0,no_reply .Ic)(error);
		return { code: error.reason, text: error.isUnreadable ? `got ${why}` : `was not answered (${why})` };
	}
	if (error instanceof errors .zg)
		throw error;
	const { code } = (error ?? {});
	if (typeof code !== 'string')
		throw error;
	return { code, text: `was not answered (${(0,safe_text .Hk)(code)})` };
}
function pageUrl(site, { path }) {
	return new URL(`${site.origin}${site.pathname.replace(/\/+$/, '')}${path}`);
}
  }),
  7020:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	S: () => (  systemResolve),
	i: () => (  isPublicAddress)
  });
  var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1553);
  var ipaddr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8280);
const systemResolve = async (hostname) => await (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(hostname, { all: true });
function isPublicAddress(address) {
	return ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.isValid(address) && ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(address).range() === 'unicast';
}
  })
};
