export const id = 885;
export const ids = [885];
export const modules = {

  2885:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  followUntilLive: () => (  followUntilLive)
});

var report_warnings = __webpack_require__(8651);
var wait = __webpack_require__(7154);
var deploy_purge = __webpack_require__(411);
var errors = __webpack_require__(8835);
var environments = __webpack_require__(5141);
var safe_text = __webpack_require__(7225);
var format = __webpack_require__(9967);
var follow = __webpack_require__(2312);
var live_reads = __webpack_require__(6902);
var messages = __webpack_require__(3851);
var upload = __webpack_require__(9399);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/rollback.js









async function rollBack(start, target, purge, context) {
    const { runner, record } = context;
    const { text, ...facts } = await runner.group('Roll back', async () => await tryRollback(start, target, context));
    record({ rollback: facts });
    if (facts.status === 'live') {
        const purgeError = await (0,deploy_purge .it)(purge, 'rolled-back', context);
        if (purgeError !== undefined)
            runner.warning('Cache not purged', purgeError.message);
    }
    const message = (0,format .hw)(start.failure.message, text);
    return new errors .Rz(start.failure.code, message, facts.status === 'live' ? 'rolled-back' : 'failed');
}
async function tryRollback(start, target, context) {
    const { zip, name, buildId, retryAmbiguous } = start;
    const { runner, record, services, calls, signal } = context;
    const none = { 'archive-sha256': zip.sha256, 'operation-name': '', 'build-id': '', 'error-code': '' };
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
        record({ rollback: { ...none, status: 'unknown' } });
        const sent = await (0,upload .Q)({ archive: zip, target, before: read, retryAmbiguous, onRequest: () => undefined }, context);
        isAccepted = true;
        const { operationName = '', buildId: newBuildId = '' } = sent.operation ?? {};
        const named = { ...none, 'operation-name': operationName, 'build-id': newBuildId };
        record({ rollback: { ...named, status: 'accepted' } });
        const reads = (0,live_reads .h)(target, calls);
        const outcome = await (0,follow .e)(sent, reads, { clock: services.clock, signal, log: calls.log });
        if (outcome.result === 'live')
            runner.info(`Rolled back: live after ${(0,format .a3)(outcome.elapsed)}`);
        return { ...named, ...describeOutcome(outcome, name) };
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
    const zip = (0,safe_text .Hk)(name);
    switch (result) {
        case 'live':
            return { status: 'live', 'error-code': '', text: `Rolled back: ${zip} is live.` };
        case 'superseded':
            return {
                status: 'superseded',
                'error-code': '',
                text: `The rollback to ${zip} was accepted, but a newer build is live: ${(0,safe_text .Hk)(liveBuildId)}.`,
            };
        case 'failed':
            return {
                status: 'failed',
                'error-code': 'build-failed',
                text: `The rollback to ${zip} was accepted, but its build did not go live.${failure === undefined ? '' : ` ${(0,messages .EG)(buildId, failure)}`}`,
            };
        case 'deleted':
            return {
                status: 'failed',
                'error-code': 'not-found',
                text: `The rollback to ${zip} was accepted, but the ${deleted} was deleted before it was live.`,
            };
        case 'unknown':
            return {
                status: 'unknown',
                'error-code': 'timeout',
                text: `The rollback to ${zip} was accepted, but not seen live. ${reason}`,
            };
        case 'not-followed':
            return {
                status: 'accepted',
                'error-code': 'cannot-wait',
                text: `The rollback to ${zip} was accepted, but not seen live. ${reason}.`,
            };
    }
}

var site_address = __webpack_require__(9303);
var run = __webpack_require__(7014);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/after-upload.js






async function followUntilLive(target, sent, rollbackZip, { afterUpload: inputs, retryAmbiguous, failOnWarning, }, context) {
    const { smokeTest, purge, environmentUrl, rollbackArchive } = inputs;
    const { runner } = context;
    const { status, buildId, environment, warnings } = await (0,wait .S)(target, sent, inputs, context);
    if (status === 'superseded')
        return status;
    if (status === 'accepted')
        return await (0,deploy_purge .$s)(purge, context);
    const purgeError = await (0,deploy_purge .it)(purge, 'live', context);
    const failed = await (0,run .p)(smokeTest, (0,site_address .C)(environmentUrl, environment), context);
    if (failed !== undefined) {
        if (purgeError !== undefined)
            runner.warning('Cache not purged', purgeError.message);
        const { failure, isTested } = failed;
        if (rollbackZip === undefined)
            throw failure;
        if (!isTested) {
            runner.warning('Not rolled back', 'The site did not answer at all, so the fault may lie outside the build.');
            throw failure;
        }
        throw await rollBack({ zip: rollbackZip, name: rollbackArchive?.name ?? '', buildId: sent.buildId, failure, retryAmbiguous }, target, purge, context);
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
