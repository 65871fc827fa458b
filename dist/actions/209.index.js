export const id = 209;
export const ids = [209];
export const modules = {
  8209:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  completeDeploy: () => (  completeDeploy),
  testSite: () => (  testSite),
  visitBefore: () => (  visitBefore)
});
var report_warnings = __webpack_require__(8651);
var wait = __webpack_require__(7154);
var deploy_purge = __webpack_require__(411);
var errors = __webpack_require__(8835);
var environments = __webpack_require__(5141);
var safe_text = __webpack_require__(5343);
var format = __webpack_require__(1749);
var follow = __webpack_require__(2312);
var reads = __webpack_require__(6902);
var messages = __webpack_require__(3851);
var signals = __webpack_require__(6907);
var visit = __webpack_require__(182);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/smoke-test/once.js
const TIME_LIMIT_MS = 10_000;
const NO_ANSWER_IN_TIME = `no answer within ${TIME_LIMIT_MS / 1000} s`;
async function visitOnce(lines, site, context, milliseconds = TIME_LIMIT_MS) {
	const signal = AbortSignal.any([context.signal, (0,signals .z)(milliseconds)]);
	const asked = lines.map(async (line) => {
		try {
			return await (0,visit .Y)(line, site, { ...context, signal });
		}
		catch (error) {
			if (!signal.aborted)
				throw error;
			return undefined;
		}
	});
	const visits = (await Promise.all(asked)).filter((found) => found !== undefined);
	const { reason } = context.signal;
	if (reason instanceof errors .Tj && reason.code === 'cancelled')
		throw reason;
	return new Map(visits.map((found) => [found.line, found]));
}
function describeOnce(lines, visits) {
	const problems = lines
		.map((line) => (visits.has(line) ? visits.get(line)?.problem : NO_ANSWER_IN_TIME))
		.filter((problem) => problem !== undefined);
	const pages = (0,format .pq)(lines.length, 'page');
	const good = lines.length - problems.length;
	return problems.length === 0 ? `${pages} as expected.` : `${good} of ${pages} as expected: ${problems[0]}.`;
}
var run = __webpack_require__(1736);
var upload = __webpack_require__(9399);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/rollback.js
async function rollBack(start, target, { purge, smokeTest, site }, context) {
	const { runner, record } = context;
	const { text, build, ...facts } = await runner.group('Roll back', async () => await tryRollback(start, target, context));
	record({ rollback: { ...facts, pages: [] } });
	const { code, message } = start.failure;
	if (facts.status !== 'live')
		return new errors .Rz(code, (0,format .hw)(message, text), 'failed');
	const purgeError = await (0,deploy_purge .it)(purge, 'rolled-back', context);
	if (purgeError !== undefined)
		runner.warning('Cache not purged', purgeError.message);
	const pages = await visitAgain(smokeTest.lines, site, build, context);
	record({ rollback: { ...facts, pages: pages.facts } });
	return new errors .Rz(code, (0,format .hw)(message, `${text} ${pages.text}`), 'rolled-back');
}
async function visitAgain(lines, site, build, context) {
	if (site === undefined)
		return { facts: [], text: '' };
	const pages = await visitOnce(lines, site, { ...(0,run .tp)(context), build });
	const text = `After the rollback: ${describeOnce(lines, pages)}`;
	context.runner.info(text);
	const facts = lines.map((line) => {
		const { result = '', problem = '' } = pages.get(line) ?? { problem: NO_ANSWER_IN_TIME };
		return { line: (0,safe_text .Hk)(line.source), status: typeof result === 'number' ? result : null, problem };
	});
	return { facts, text };
}
async function tryRollback(start, target, context) {
	const { zip, name, buildId, retryAmbiguous } = start;
	const { runner, record, services, calls } = context;
	const none = { 'archive-sha256': zip.sha256, 'operation-name': '', 'build-id': '', 'error-code': '' };
	const pages = [];
	let isAccepted = false;
	try {
		const read = await (0,environments .Qo)(target, target.address, calls);
		if (read.kind !== 'value' && read.error !== undefined)
			throw read.error;
		const problem = whyNotSent(read, buildId);
		if (problem !== undefined) {
			const text = `Not rolled back: ${problem}.`;
			runner.warning('Not rolled back', text);
			return { ...none, status: 'not-sent', text };
		}
		runner.info(`Sending ${(0,safe_text .Hk)(name)} again, sha256 ${zip.sha256}`);
		record({ rollback: { ...none, status: 'unknown', pages } });
		const sent = await (0,upload .Q)({ archive: zip, target, before: read, retryAmbiguous, onRequest: () => undefined }, context);
		isAccepted = true;
		const { operationName = '', buildId: newBuildId = '' } = sent.operation ?? {};
		const named = { ...none, 'operation-name': operationName, 'build-id': newBuildId };
		const sentAt = services.clock.date().getTime();
		record({ rollback: { ...named, status: 'accepted', pages }, sentAt });
		const outcome = await (0,follow .e)(sent, (0,reads .h)(target, calls), calls);
		if (outcome.result === 'live')
			runner.info(`Rolled back: live after ${(0,format .a3)(outcome.elapsed)}`);
		const { buildId: id, oldUntil } = outcome;
		return { ...named, ...describeOutcome(outcome, name), build: id === undefined ? undefined : { id, oldUntil } };
	}
	catch (error) {
		if (!(error instanceof errors .zg) || error.code === 'cancelled' || error.code === 'internal')
			throw error;
		const isUnknown = isAccepted || error.status !== 'failed';
		const text = isUnknown
			? `The outcome of the rollback is unknown: ${error.message}`
			: `Not rolled back: ${error.message}`;
		return { ...none, 'error-code': error.code, status: isUnknown ? 'unknown' : 'not-sent', text };
	}
}
function whyNotSent(read, buildId) {
	if (read.kind !== 'value')
		return 'the deploy could not read which build is live now';
	if (buildId === undefined)
		return 'the answer to the upload did not identify its build, so the live one may be from another deploy';
	const { liveBuildId, reconciling } = read.value;
	if (liveBuildId === undefined || liveBuildId !== buildId) {
		const live = liveBuildId === undefined ? 'no build' : `build ${(0,safe_text .Hk)(liveBuildId)}`;
		return `${live} is live now, not the build of this deploy (${(0,safe_text .Hk)(buildId)})`;
	}
	if (reconciling === undefined)
		return 'the deploy could not read whether another change to the environment is under way';
	if (reconciling)
		return 'another change to the environment is under way';
	return undefined;
}
function describeOutcome({ result, buildId, liveBuildId = '', reason, failure, deleted = 'environment' }, name) {
	const butNot = (what) => `The rollback to ${(0,safe_text .Hk)(name)} was accepted, but ${what}`;
	switch (result) {
		case 'live':
			return { status: 'live', 'error-code': '', text: `Rolled back: ${(0,safe_text .Hk)(name)} is live.` };
		case 'superseded':
			return { status: result, 'error-code': '', text: butNot(`a newer build is live: ${(0,safe_text .Hk)(liveBuildId)}.`) };
		case 'failed': {
			const why = failure === undefined ? '' : ` ${(0,messages .EG)(buildId, failure)}`;
			return { status: 'failed', 'error-code': 'build-failed', text: butNot(`its build did not go live.${why}`) };
		}
		case 'deleted':
			return {
				status: 'failed',
				'error-code': 'not-found',
				text: butNot(`the ${deleted} was deleted before it was live.`),
			};
		case 'unknown':
			return { status: 'unknown', 'error-code': 'timeout', text: butNot(`not seen live. ${reason}`) };
		case 'not-followed':
			return { status: 'accepted', 'error-code': 'cannot-wait', text: butNot(`not seen live. ${reason}.`) };
	}
}
var site_address = __webpack_require__(9303);
var blame = __webpack_require__(7946);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/after-upload.js
function visitBefore({ smokeTest, environmentUrl }, context) {
	return async (environment) => {
		const site = (0,site_address .C)(environmentUrl, environment);
		if (site === undefined)
			return undefined;
		const pages = await visitOnce(smokeTest.lines, site, (0,run .tp)(context));
		context.runner.info(`Before the upload: ${describeOnce(smokeTest.lines, pages)}`);
		return pages;
	};
}
function testSite({ smokeTest: { lines }, environmentUrl }, context) {
	return async (environment) => {
		const site = (0,site_address .C)(environmentUrl, environment);
		if (site === undefined || lines.length === 0)
			return undefined;
		const pages = await visitOnce(lines, site, (0,run .tp)(context));
		context.runner.info(`Smoke test: ${describeOnce(lines, pages)}`);
		const answers = [...pages.values()].filter((page) => (0,blame .OW)(page) && page.result !== 401);
		return answers.find(({ problem }) => problem !== undefined)?.problem;
	};
}
async function completeDeploy(target, sent, rollbackZip, { afterUpload: inputs, retryAmbiguous, failOnWarning, }, context) {
	const { smokeTest, purge, environmentUrl, rollbackArchive } = inputs;
	const { runner } = context;
	const { status, buildId, oldUntil, environment, warnings } = await (0,wait .S)(target, sent, inputs, context);
	if (status === 'superseded')
		return status;
	if (status === 'accepted')
		return await (0,deploy_purge .$s)(purge, context);
	const purgeError = await (0,deploy_purge .it)(purge, 'live', context);
	const site = (0,site_address .C)(environmentUrl, environment);
	const build = buildId === undefined ? undefined : { id: buildId, oldUntil };
	const failed = await (0,run .pb)(smokeTest, site, context, { build, before: sent.pagesBefore });
	if (failed !== undefined) {
		if (purgeError !== undefined)
			runner.warning('Cache not purged', purgeError.message);
		const { failure, whyNotRolledBack } = failed;
		if (rollbackZip === undefined)
			throw failure;
		if (whyNotRolledBack !== undefined) {
			runner.warning('Not rolled back', whyNotRolledBack);
			throw failure;
		}
		const name = rollbackArchive?.name ?? '';
		const start = { zip: rollbackZip, name, buildId: sent.buildId, failure, retryAmbiguous };
		throw await rollBack(start, target, { purge, smokeTest, site }, context);
	}
	if (purgeError !== undefined)
		throw purgeError;
	await context.services.onLive?.({ target, buildId, warnings }, context);
	if (failOnWarning && warnings.length > 0)
		throw (0,report_warnings .ZT)(warnings, 'live');
	return 'live';
}
  })
};
