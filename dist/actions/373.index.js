export const id = 373;
export const ids = [373];
export const modules = {

/***/ 3373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportToGitHub: () => (/* binding */ reportToGitHub)
});

// EXTERNAL MODULE: ./lib/platform/api/environment-reference.js
var environment_reference = __webpack_require__(617);
// EXTERNAL MODULE: ./lib/actions/github/calls.js
var github_calls = __webpack_require__(3902);
// EXTERNAL MODULE: ./lib/actions/github/comment.js
var comment = __webpack_require__(802);
// EXTERNAL MODULE: ./lib/actions/step/report/commit.js
var report_commit = __webpack_require__(6888);
// EXTERNAL MODULE: ./lib/actions/step/report/summary.js
var report_summary = __webpack_require__(9733);
// EXTERNAL MODULE: ./lib/actions/deploy/report/summary.js + 1 modules
var deploy_report_summary = __webpack_require__(5157);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/actions/github/deployments.js
var deployments = __webpack_require__(8223);
// EXTERNAL MODULE: ./lib/shared/signals.js
var signals = __webpack_require__(2348);
// EXTERNAL MODULE: ./lib/actions/deploy/report/changes.js
var report_changes = __webpack_require__(1511);
// EXTERNAL MODULE: ./lib/actions/deploy/environment/addresses.js
var addresses = __webpack_require__(7365);
// EXTERNAL MODULE: ./lib/workspace/commits/commits.js
var commits_commits = __webpack_require__(4174);
// EXTERNAL MODULE: ./lib/workspace/paths/file-names.js
var file_names = __webpack_require__(1931);
// EXTERNAL MODULE: ./lib/workspace/listing/git/git.js + 2 modules
var git_git = __webpack_require__(718);
// EXTERNAL MODULE: ./lib/workspace/rules/never-sent.js
var never_sent = __webpack_require__(5910);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/workspace/paths/inside.js
var inside = __webpack_require__(4796);
// EXTERNAL MODULE: ./lib/workspace/paths/link-texts.js
var link_texts = __webpack_require__(345);
// EXTERNAL MODULE: ./lib/workspace/rules/selection-rules.js
var selection_rules = __webpack_require__(1669);
;// CONCATENATED MODULE: ./lib/workspace/commits/packed-commit.js










/**
 * Whether selected files are, byte for byte, those of the commit that is checked out: all that the rules keep of it, and
 * nothing else. Files of submodules are not. git hashes the content as it is: a filter could be a program that the
 * repository names.
 * @param commit full hash
 * @returns undefined where they are, else why not, as a clause
 * @throws {StepError} `invalid-file`; the reason of the signal
 */
async function whyNotOfCommit(commit, { files, skipped, by }, options) {
    const { folder, variables, signal } = options;
    const repository = by.kind === 'git' ? by.repositories[0] : undefined;
    if (repository === undefined)
        return 'the files were chosen without git';
    const git = (0,git_git/* createGit */.l)(variables, repository.top, signal, commits_commits/* MAX_ANSWER_BYTES */.gB);
    const tree = await (0,commits_commits/* readTree */.Zc)(git, folder, commit);
    if (tree === undefined)
        return 'git cannot read the commit';
    return (findForeign(folder, files, tree) ??
        findMissing(files, skipped, tree, options) ??
        (await findChanged(git, folder, files, tree)));
}
/** Looks for a sent file that the commit does not have, or has with another mode. */
function findForeign(folder, files, tree) {
    for (const file of files) {
        const origin = pathOfBytes(folder, file);
        const entry = tree.get(origin);
        const isThere = entry !== undefined && isFile(entry) && (origin === file.path || isThroughLink(file.path, tree));
        if (!isThere)
            return `${(0,safe_text/* safeText */.Hk)(file.path)} is not in the commit`;
        if ((entry.mode === '100755') !== (file.mode === 0o755))
            return `the mode of ${(0,safe_text/* safeText */.Hk)(file.path)} was changed`;
    }
    return undefined;
}
/** Looks for a file of the commit that should be sent and is not, or a link that was changed. */
function findMissing(files, skipped, tree, options) {
    const rules = new selection_rules/* SelectionRules */.Y(options.rules, (0,never_sent/* createNeverSent */.J)(options));
    const known = new Set([...files.map((file) => file.path), ...skipped]);
    // A link that is sent may lead through links that are not.
    const everyLink = files.some((file) => pathOfBytes(options.folder, file) !== file.path);
    for (const [name, entry] of tree) {
        if (isFile(entry) && !known.has(name) && rules.keeps(name, true))
            return `${(0,safe_text/* safeText */.Hk)(name)} was deleted`;
        if (entry.mode !== '120000' || !(everyLink || rules.keeps(name, true)))
            continue;
        if (!skipped.includes(name) && !isSameLink(external_node_path_.join(options.folder, name), entry.object))
            return `the link ${(0,safe_text/* safeText */.Hk)(name)} was changed`;
    }
    return undefined;
}
/** Looks for a sent file whose content is not that of the commit. */
async function findChanged(git, folder, files, tree) {
    // Absolute paths, as git hashes those from any folder. A name that can be sent has no line break.
    const input = Buffer.from(files.map((file) => `${file.source}\n`).join(''));
    const answer = await git.feed(folder, input, 'hash-object', '--no-filters', '--stdin-paths');
    const hashes = answer.stdout.toString('latin1').split('\n');
    const changed = files.find((file, index) => hashes[index] !== tree.get(pathOfBytes(folder, file))?.object);
    return changed && `${(0,safe_text/* safeText */.Hk)(changed.path)} was changed`;
}
/** The path below the folder that holds the bytes of a sent file: not its own path where a link leads to them. */
function pathOfBytes(folder, { path: name, source }) {
    return source === `${folder}${external_node_path_.sep}${name}` ? name : ((0,inside/* pathInside */._)(folder, source) ?? name);
}
function isFile({ mode }) {
    return mode === '100644' || mode === '100755';
}
/** Whether the commit has a link at a path, or in place of a folder above it. */
function isThroughLink(name, tree) {
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
        if (tree.get(name.slice(0, end))?.mode === '120000')
            return true;
    }
    return tree.get(name)?.mode === '120000';
}
/** Whether a link still has its target, also where git has checked it out as a plain file. @param object name of its blob */
function isSameLink(file, object) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(file);
        if (stats.isSymbolicLink())
            return (0,link_texts/* isLinkText */.iH)(object, (0,file_names/* encodeName */.aA)((0,external_node_fs_.readlinkSync)(file)));
        // To read a named pipe could block for ever.
        return stats.isFile() && stats.size <= link_texts/* MAX_TARGET */.pF && (0,link_texts/* isLinkText */.iH)(object, (0,external_node_fs_.readFileSync)(file));
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/workspace/commits/compare-commits.js






/** How many changed files are named. */
const MAX_NAMED = 10;
/**
 * Compares two commits by the files that are sent. Of what was removed, that is what the rules of this selection keep.
 * @param from full hash of the older commit, for which git is asked
 * @param to full hash of the commit that the selected files are of
 * @returns undefined where the clone does not have both
 * @throws {StepError} `invalid-file`; the reason of the signal
 */
async function compareCommits({ from, to }, selection, options) {
    const { folder, variables, signal } = options;
    const top = selection.by.kind === 'git' ? selection.by.repositories[0]?.top : undefined;
    // A hash of the other algorithm is not a commit here, but git would take it for a branch name.
    if (top === undefined || from.length !== to.length)
        return undefined;
    const git = (0,git_git/* createGit */.l)(variables, top, signal, commits_commits/* MAX_ANSWER_BYTES */.gB);
    const changes = await (0,commits_commits/* readTreeChanges */.YI)(git, folder, from, to);
    if (changes === undefined)
        return undefined;
    const { present, removed } = sortChanges(changes, selection, options);
    const [commits, sizes] = await Promise.all([
        (0,commits_commits/* countCommits */.Wt)(git, folder, from, to),
        (0,commits_commits/* readBlobSizes */.G4)(git, folder, removed.map(({ entry }) => entry.object)),
    ]);
    const gone = removed.map(({ path }, index) => ({ path, kind: 'removed', size: sizes[index] }));
    const added = present.filter(({ kind }) => kind === 'added').length;
    return {
        commits,
        files: { added, changed: present.length - added, removed: gone.length },
        largest: [...present, ...gone].sort(bySize).slice(0, MAX_NAMED),
    };
}
/** Splits the changes: files that are sent, and files that no longer are. */
function sortChanges(changes, { files }, options) {
    const byPath = new Map(changes.map((change) => [change.path, change]));
    const sent = new Set();
    const present = [];
    for (const file of files) {
        sent.add(file.path);
        // A link changes with what it points to.
        const change = byPath.get(file.path) ?? byPath.get(pathOfBytes(options.folder, file));
        if (change === undefined)
            continue;
        present.push({ path: file.path, kind: change.before === undefined ? 'added' : 'changed', size: file.size });
    }
    const rules = new selection_rules/* SelectionRules */.Y(options.rules, (0,never_sent/* createNeverSent */.J)(options));
    const removed = changes.flatMap(({ path, before, after }) => {
        if (before === undefined || after?.mode.startsWith('10') === true || sent.has(path))
            return [];
        // A name that no zip can carry was not sent before, either.
        const wasSendable = before.mode !== '160000' && (0,file_names/* isUtf8 */.co)(path) && (0,file_names/* unsafeName */.gj)(path) === undefined;
        return wasSendable && rules.keeps(path, true) ? [{ path, entry: before }] : [];
    });
    return { present, removed };
}
function bySize(one, other) {
    return (other.size ?? -1) - (one.size ?? -1) || (one.path < other.path ? -1 : 1);
}

// EXTERNAL MODULE: ./lib/workspace/commits/head.js
var head = __webpack_require__(5776);
// EXTERNAL MODULE: ./lib/actions/deploy/zip/explain.js + 3 modules
var explain = __webpack_require__(691);
// EXTERNAL MODULE: ./lib/actions/step/call-context.js + 1 modules
var call_context = __webpack_require__(7202);
// EXTERNAL MODULE: ./lib/actions/deploy/live/reads.js
var reads = __webpack_require__(5583);
// EXTERNAL MODULE: ./lib/actions/step/ending.js
var ending = __webpack_require__(2903);
// EXTERNAL MODULE: ./lib/actions/step/advice/error-codes.js
var error_codes = __webpack_require__(2938);
;// CONCATENATED MODULE: ./lib/actions/deploy/github/deployment-record.js





/** The payload of a Deployment, by which a later deploy finds what it holds. @param build ID, where it is known */
function payloadOf(archive, origin, { account, app, environment }, build) {
    const sent = { 'content-sha256': archive.contentSha256, environment, build: build ?? '' };
    return { ...(0,deployments/* recordOf */.zv)(origin, { account, app }), ...sent };
}
/** The same with the commit whose files were packed. No skip depends on that: another commit can hold the same content. */
function payloadWithCommit(payload, commit) {
    return { ...payload, commit: commit ?? '' };
}
/** Whether a Deployment records the same, and names its build. */
function isSamePayload(payload, expected) {
    return expected['build'] !== '' && (0,deployments/* hasRecord */.qb)(payload, expected);
}
/** Makes a Deployment. @returns its ID; undefined where there is none, which the log shows by then */
async function createDeployment(github, { environment, payload }, { runner }, time) {
    const name = (0,safe_text/* safeText */.Hk)(environment);
    const isTransient = github.run.pullRequest !== undefined;
    const description = `Direct upload to ${name}`;
    const answer = await (0,github_calls/* askGitHub */.X3)(github.createDeployment({ environment: name, description, isTransient, payload }), time);
    if (answer.kind === 'value') {
        runner.info(`Deployment on GitHub: ${answer.value}, environment ${name}`);
        return answer.value;
    }
    await (0,github_calls/* reportProblem */.kM)(runner, deployments/* DEPLOYMENT */.uH, answer);
    return undefined;
}
/** State and description of a Deployment, by how the step ended. */
function stateOf({ status, error }) {
    const { state, description } = ending/* ENDINGS */.J[status].github;
    if (error === undefined || status === 'unknown')
        return { state, description };
    const title = (0,error_codes/* titleOf */.Gg)(error);
    return { state, description: status === 'failed' ? title : `${description}: ${title}` };
}

;// CONCATENATED MODULE: ./lib/actions/deploy/github/unchanged.js





/** The most that GitHub's answers may take of each minute of `timeout-minutes`: a tenth. */
const MOST_OF_A_MINUTE_MS = 6000;
/**
 * Whether what is packed is live already: the platform names the build that is live now, and the Deployment of that very
 * build was a success and had the same content for the same environment. Any doubt means no, with a line in the log.
 */
async function compareWithLive(github, archive, target, inputs, context) {
    const { runner } = context;
    const { account, app, environment } = target.address;
    return await runner.group('Compare with what is live', async () => {
        (0,call_context/* logTarget */.w)(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
        const live = await findDoubt(github, archive, target, inputs, context);
        const { doubt } = live;
        runner.info(doubt === undefined ? 'The same content is live: nothing is sent.' : `Not skipped: ${doubt}.`);
        return live;
    });
}
async function findDoubt(github, archive, target, { timeoutMinutes }, { services, signal, calls, record }) {
    const read = await (0,reads/* platformReads */.h)(target, calls).environment();
    if (read.kind !== 'value')
        return { doubt: `the platform does not show the environment (${read.reason})` };
    const { value: environment } = read;
    record({ environment });
    const { liveBuildId, reconciling, displayName } = environment;
    if (liveBuildId === undefined)
        return { doubt: 'no build is live' };
    if (reconciling === undefined)
        return { doubt: 'whether the environment is being changed could not be read' };
    if (reconciling)
        return { doubt: 'the environment is being changed' };
    // Nothing else can be done meanwhile, so it must not use up the time of the deploy itself.
    const own = (0,github_calls/* timeForGitHub */.gh)(services.clock, timeoutMinutes * MOST_OF_A_MINUTE_MS);
    const time = { ...own, signal: AbortSignal.any([signal, own.signal]) };
    const name = (0,safe_text/* safeText */.Hk)(displayName ?? target.displayName ?? target.address.environment);
    const listed = await (0,github_calls/* askGitHub */.X3)(github.listDeployments(name), time);
    if (listed.kind !== 'value')
        return { doubt: `the Deployments could not be read. ${problemClause(listed)}`, listed };
    const expected = payloadOf(archive, target.apiRoot.origin, target.address, liveBuildId);
    return { doubt: await doubtDeployments(github, listed.value, expected, time), listed };
}
/** @param expected the payload of the Deployment that would hold the same content */
async function doubtDeployments(github, deployments, expected, time) {
    const same = deployments.find(({ payload }) => isSamePayload(payload, expected));
    if (same === undefined)
        return `no Deployment says that build ${(0,safe_text/* safeText */.Hk)(expected['build'] ?? '')}, which is live, has this content`;
    const state = await (0,github_calls/* askGitHub */.X3)(github.latestState(same.id), time);
    if (state.kind !== 'value')
        return `the Deployment could not be read. ${problemClause(state)}`;
    if (state.value !== 'success')
        return `${describeDeployment(same)} is ${(0,safe_text/* safeText */.Hk)(state.value ?? 'without a status')}`;
    return undefined;
}
function describeDeployment({ id }) {
    return `Deployment ${id}, which has this content,`;
}
/** Why something could not be read on GitHub, without its full stop. */
function problemClause(problem) {
    return (0,github_calls/* describeGitHubProblem */.os)(problem, 'deployments: write', false).replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./lib/actions/deploy/github/changes.js










/** The longest that git may take each time: nobody waits for an extra. */
const GIT_TIME_MS = 10_000;
/**
 * The commit whose files were packed, for the payload of a Deployment; the log shows why there is none. It never throws.
 * @param workspace undefined for a zip that was packed earlier
 */
async function readPackedCommit(workspace, files, run) {
    const head = workspace?.head;
    const reason = await reasonAgainst(workspace, files, run).catch((error) => {
        run.runner.debug(`The commit of the files could not be read: ${String(error)}`);
        return 'git could not read it, or not in time';
    });
    if (reason === undefined)
        return head;
    run.runner.info(`No commit in the Deployment: ${reason}.`);
    return undefined;
}
async function reasonAgainst(workspace, files, run) {
    if (workspace === undefined)
        return 'the zip was packed earlier';
    const { selection, head } = workspace;
    if (head === undefined)
        return 'there is none that git can read';
    return await whyNotOfCommit(head, selection, optionsOf(files, run));
}
/** Compares what was packed with the last live Deployment. @returns undefined where it cannot, which the log shows */
async function findChanges(github, { id, environment, commit: to, target, workspace, listed: known }, files, run) {
    const { runner, services } = run;
    const time = (0,github_calls/* timeForGitHub */.gh)(services.clock);
    const listed = known ?? (await (0,github_calls/* askGitHub */.X3)(github.listDeployments(environment), time));
    const place = { origin: target.apiRoot.origin, address: target.address, own: id };
    const live = await findLastLive(github, place, listed, time);
    if ('reason' in live) {
        runner.info(`Not compared with what was live: ${live.reason}.`);
        return undefined;
    }
    const { commit: from } = live;
    const [comparison, isOwn] = await Promise.all([
        compare(from, to, workspace, files, run),
        isOfRepository(to, github, files, run),
    ]);
    const url = isOwn ? (0,report_commit/* comparisonUrl */.W)(runner.variables, from, to) : undefined;
    return { from, to, url, comparison };
}
/** @returns undefined where the clone does not have both commits, or git took too long */
async function compare(from, to, { selection }, files, run) {
    return await compareCommits({ from, to }, selection, optionsOf(files, run)).catch(() => undefined);
}
/** Whether a commit is of the repository that the workflow runs for: another one may be checked out. */
async function isOfRepository(commit, { run: { sha, repository } }, { folder }, run) {
    const { runner } = run;
    if (commit === sha || commit === runner.variables['GITHUB_SHA'])
        return true;
    const origin = (await (0,head/* readOrigin */.P)(folder, runner.variables, timeForGit(run)))
        ?.toLowerCase()
        .replace(/(?:\.git)?\/?$/, '');
    return (origin !== undefined && /[/:]/.test(origin) && origin.split(/[/:]/).slice(-2).join('/') === repository.toLowerCase());
}
function optionsOf(files, run) {
    return (0,explain/* selectOptions */.ls)(files, { ...run, signal: timeForGit(run) });
}
function timeForGit({ signal }) {
    return AbortSignal.any([signal, (0,signals/* timeLimit */.z)(GIT_TIME_MS)]);
}
/** The most Deployments whose state is asked for: each takes a request. */
const MAX_ASKED = 10;
/**
 * Finds the newest Deployment of an environment that was a success, which one that was rolled back is not. Only that one
 * counts: an older one, whose commit is known where that of the newest is not, is not what was live.
 * @param own ID of the Deployment of this step
 */
async function findLastLive(github, { origin, address, own }, listed, time) {
    if (listed.kind !== 'value')
        return { reason: `the Deployments could not be read. ${problemClause(listed)}` };
    // A preview that was made anew has the name of the one before, and another ID.
    const record = { ...(0,deployments/* recordOf */.zv)(origin, address), environment: address.environment };
    const earlier = listed.value.filter(({ id, payload }) => id !== own && (0,deployments/* hasRecord */.qb)(payload, record));
    for (const { id, payload } of earlier.slice(0, MAX_ASKED)) {
        const state = await (0,github_calls/* askGitHub */.X3)(github.latestState(id), time);
        if (state.kind !== 'value')
            return { reason: `Deployment ${id} could not be read. ${problemClause(state)}` };
        if (state.value !== 'success')
            continue;
        const { commit } = payload;
        return (0,commits_commits/* isCommitHash */.EX)(commit) ? { commit } : { reason: `Deployment ${id}, the last live one, names no commit` };
    }
    return { reason: 'no earlier Deployment of the environment is a success' };
}

;// CONCATENATED MODULE: ./lib/actions/deploy/github/deployment.js









/** The Deployment of one deploy: it begins once the upload is accepted, and ends with the step. */
class Deployment {
    github;
    inputs;
    run;
    /** Those of the environment, where they have been asked for. */
    #listed;
    /** Its ID once it is made; undefined where that failed, which the log shows. It never rejects. */
    #id;
    /** What the deploy changes, where that can be known. It never rejects. */
    #changes;
    constructor(github, inputs, run) {
        this.github = github;
        this.inputs = inputs;
        this.run = run;
    }
    /** Whether what is packed is live already, where `skip-unchanged` asks for that. */
    async isUnchanged(archive, target) {
        if (!this.inputs.github.skipUnchanged)
            return false;
        const { doubt, listed } = await compareWithLive(this.github, archive, target, this.inputs, this.run);
        this.#listed = listed;
        return doubt === undefined;
    }
    /**
     * Records the Deployment of an upload that was accepted: not before, as it names the build, and nothing of it can be
     * changed later. Then it finds out what the deploy changes. Both are done beside what the step does next, which does not
     * fail with them.
     */
    begin(deployed) {
        const { run, inputs } = this;
        // No git is left behind by a step that has ended.
        const ended = new AbortController();
        run.onEnd(() => ended.abort(new Error('the step has ended')));
        const untilEnd = { ...run, signal: AbortSignal.any([run.signal, ended.signal]) };
        const commit = readPackedCommit(deployed.workspace, inputs.files, untilEnd);
        const id = commit.then(async (known) => await this.#create(deployed, known)).catch(this.#debug);
        this.#id = id;
        this.#changes = Promise.all([id, commit])
            .then(async ([madeId, known]) => await this.#findChanges(deployed, madeId, known, untilEnd))
            .catch(this.#debug);
    }
    /**
     * Waits for what the deploy changes, no longer than calls to GitHub may take, and records it. To be called before the
     * step ends: what is recorded once it has reported would overwrite its outputs.
     */
    async recordChanges() {
        if (this.#changes === undefined)
            return;
        const { runner, services, signal, record } = this.run;
        const time = (0,github_calls/* timeForGitHub */.gh)(services.clock);
        const bounded = AbortSignal.any([signal, time.signal]);
        const changes = await (0,signals/* unlessStopped */.O)(bounded, this.#changes).catch(() => undefined);
        if (changes === undefined)
            return;
        record({ changes });
        runner.info((0,report_changes/* describeChanges */.DT)(changes));
    }
    /** Sets the last status. An upload that was not accepted gets its Deployment now, so that its failure is seen. */
    async end({ ending, facts }, time) {
        const { github, run } = this;
        const { target } = this.inputs;
        const { wait, environmentUrl } = this.inputs.afterUpload;
        const { archive, attempts = 0, environment } = facts;
        const address = (0,addresses/* shownAddress */.Uk)(target, environment);
        const site = (0,addresses/* siteAddress */.Cz)(environmentUrl, environment, target?.apiRoot);
        const last = { ...stateOf(ending), environmentUrl: site && (0,addresses/* siteText */.tE)(site) };
        if (archive === undefined || attempts === 0 || address === undefined || target === undefined)
            return;
        if (this.#id === undefined) {
            const name = environment?.displayName ?? address.environment;
            const payload = payloadWithCommit(payloadOf(archive, target.apiRoot.origin, address, undefined), undefined);
            const id = await createDeployment(github, { environment: name, payload }, run, time);
            if (id !== undefined)
                await (0,deployments/* setStatus */.Lx)(github, id, last, run.runner, time);
            return;
        }
        // What was begun beside the step may still be under way.
        const id = await (0,signals/* unlessStopped */.O)(time.signal, this.#id).catch(() => undefined);
        if (id !== undefined && !(ending.status === 'accepted' && !wait && !ending.error))
            await (0,deployments/* setStatus */.Lx)(github, id, last, run.runner, time);
    }
    /** @returns its ID; undefined where there is none, which the log shows by then */
    async #create({ archive, target, sent }, commit) {
        const { github, run } = this;
        const { wait, environmentUrl } = this.inputs.afterUpload;
        const time = (0,github_calls/* timeForGitHub */.gh)(run.services.clock);
        const found = environmentBefore(sent);
        const payload = payloadOf(archive, target.apiRoot.origin, target.address, sent.buildId);
        const deployment = { environment: nameOf(target, found), payload: payloadWithCommit(payload, commit) };
        const id = await createDeployment(github, deployment, run, time);
        if (id === undefined)
            return undefined;
        const description = wait ? 'Accepted, waiting until it is live' : 'Accepted, not followed until it is live';
        const site = (0,addresses/* siteAddress */.Cz)(environmentUrl, found, target.apiRoot);
        const status = { state: 'in_progress', description, environmentUrl: site && (0,addresses/* siteText */.tE)(site) };
        await (0,deployments/* setStatus */.Lx)(github, id, status, run.runner, time);
        return id;
    }
    async #findChanges({ workspace, target, sent }, id, commit, untilEnd) {
        if (id === undefined || commit === undefined || workspace === undefined)
            return undefined;
        const environment = (0,safe_text/* safeText */.Hk)(nameOf(target, environmentBefore(sent)));
        const recorded = { id, environment, commit, target, workspace, listed: this.#listed };
        return await findChanges(this.github, recorded, this.inputs.files, untilEnd);
    }
    #debug = (error) => {
        this.run.runner.debug(String(error));
        return undefined;
    };
}
function environmentBefore({ before }) {
    return before?.kind === 'value' ? before.value : undefined;
}
/** What the environment is called on GitHub. */
function nameOf({ displayName, address }, found) {
    return found?.displayName ?? displayName ?? address.environment;
}

;// CONCATENATED MODULE: ./lib/actions/deploy/github/report.js







/**
 * Opens the API of the host for a deploy that is to leave a Deployment or a comment there, and arranges that it learns how
 * the step ends.
 * @returns undefined where no Deployment is to be recorded, or none can be
 */
function reportToGitHub(target, inputs, run) {
    const { runner, services, onReported } = run;
    const { github: options } = inputs;
    const github = runner.github(options.token, github_calls/* sendToGitHub */.J4);
    if (github === undefined) {
        runner.notice(options.deployment ? 'Deployment not recorded' : 'Comment not written', github_calls/* NO_API */.Jk);
        return undefined;
    }
    const deployment = options.deployment ? new Deployment(github, inputs, run) : undefined;
    onReported(async (ended) => {
        const time = (0,github_calls/* timeForGitHub */.gh)(services.clock, runner.cancelled.aborted ? github_calls/* TIME_WHEN_CANCELLED_MS */.A6 : undefined);
        await deployment?.end(ended, time);
        if (!options.comment || ended.ending.status === 'checked')
            return;
        const { pullRequest } = github.run;
        if (pullRequest === undefined) {
            runner.info('No comment: this run is not for a pull request.');
            return;
        }
        const body = commentBody(ended, inputs, github.run, runner.variables, services.clock.date());
        await (0,comment/* writeComment */.HF)(github, pullRequest, { subject: subjectOf(target, ended.facts), body }, runner, time);
    });
    return deployment;
}
function subjectOf({ apiRoot, address }, { environment }) {
    const { environment: reference, ...app } = address;
    const given = (0,environment_reference/* textOfReference */.CK)(reference);
    if (reference.kind === 'id')
        return { apiRoot, app, id: given, name: environment?.displayName, nameIs: 'unknown' };
    const { id, displayName: name = given } = environment ?? {};
    // The lookup refuses a display name that several have.
    return { apiRoot, app, id, name, nameIs: given === id ? 'unknown' : 'unique' };
}
/** The comment below its marker: the job summary, with a link to the run. */
function commentBody({ ending, facts, advice, more, warnings, elapsed }, inputs, run, variables, now) {
    const summary = (0,deploy_report_summary/* deploySummary */.e)(facts, ending, inputs);
    // The variables have the merge that was checked out, which is no commit of the pull request.
    const head = { GITHUB_SHA: run.sha, GITHUB_REF_NAME: variables['GITHUB_HEAD_REF'] };
    const commit = (0,report_commit/* commitOf */.D)({ ...variables, ...head });
    const html = (0,report_summary/* renderSummary */.B)(summary, { ...ending, advice, more, warnings, commit, elapsed });
    return `${html}\n${(0,comment/* writtenBy */.xO)(run, now)}`;
}


/***/ }),

/***/ 3902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ TIME_WHEN_CANCELLED_MS),
/* harmony export */   J4: () => (/* binding */ sendToGitHub),
/* harmony export */   Jk: () => (/* binding */ NO_API),
/* harmony export */   X3: () => (/* binding */ askGitHub),
/* harmony export */   gh: () => (/* binding */ timeForGitHub),
/* harmony export */   kM: () => (/* binding */ reportProblem),
/* harmony export */   os: () => (/* binding */ describeGitHubProblem),
/* harmony export */   px: () => (/* binding */ GITHUB_TIME_MS)
/* harmony export */ });
/* harmony import */ var _platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9178);
/* harmony import */ var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3808);
/* harmony import */ var _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3267);
/* harmony import */ var _platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9742);
/* harmony import */ var _platform_transport_json_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2968);
/* harmony import */ var _shared_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(111);
/* harmony import */ var _shared_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2348);







const DELAYS_MS = [1000, 3000];
const POLICY = {
    maxAttempts: DELAYS_MS.length + 1,
    delay: (attempt, retryAfter = 0) => Math.max(retryAfter, DELAYS_MS[attempt - 2] ?? 0),
};
/** The longest that calls to GitHub may take together, each time that there is something to ask or to tell. */
const GITHUB_TIME_MS = 15_000;
/** Time that begins now. @param most in milliseconds, where less is left than usual */
function timeForGitHub(clock, most = GITHUB_TIME_MS) {
    const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
    return { clock, signal: (0,_shared_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .timeLimit */ .z)(milliseconds), end: clock.now() + milliseconds };
}
/** Makes a call up to three times. Never throws: what the signal ends is a failed call. */
async function askGitHub({ attempt, isRepeatable }, { clock, signal, end }) {
    const policy = { ...POLICY, mayPause: (milliseconds) => clock.now() + milliseconds <= end };
    return await (0,_platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .repeat */ .ux)({ policy, clock, signal, onRetry: () => undefined }, async () => {
        const answer = await attempt(signal);
        if (answer.kind === 'value' || !(0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemporary */ .ey)(answer))
            return { result: answer };
        if (answer.kind !== 'busy' && !isRepeatable)
            return { result: answer };
        const { reason, retryAfter } = answer;
        return { reason, retryAfter, giveUp: (why) => (why === 'pause' ? withLongPause(answer) : answer) };
    });
}
function withLongPause(problem) {
    const { reason, retryAfter = 0 } = problem;
    if (retryAfter === 0)
        return problem;
    const seconds = Math.ceil(retryAfter / 1000);
    return { ...problem, reason: `${reason}; it asks to wait ${seconds} s, which is too long for an extra` };
}
/**
 * Why something was not done on GitHub, as sentences. None of it is a failure of the step.
 * @param isFork whether the run is for a pull request from a fork
 */
function describeGitHubProblem({ kind, reason }, permission, isFork) {
    switch (kind) {
        case 'refused':
            return isFork
                ? `The token lacks permission (${reason}): for a pull request from a fork it can only read.`
                : `The token lacks permission (${reason}). Add the line "${permission}" under "permissions:" of the job.`;
        case 'missing':
        case 'no-call':
            return `The host has no such API, or does not show the repository to this token (${reason}).`;
        case 'busy':
            return `The host limits the rate of requests (${reason}).`;
        case 'unusable':
        case 'failed':
            return `The request failed (${reason}).`;
    }
}
/** The longest that the last calls to GitHub take in a cancelled step, which is killed 10 s after the first signal. */
const TIME_WHEN_CANCELLED_MS = 5000;
/** Why a run has no API to use, as a sentence. */
const NO_API = 'Nothing can be recorded on the host: "github-token" is empty, or the host does not say which run this is. Nothing else is affected.';
/** One annotation: a host that cannot do it is only worth a notice. */
async function reportProblem(runner, { title, permission }, problem) {
    const isFork = await runner.isForkPullRequest().catch(() => false);
    const text = `${describeGitHubProblem(problem, permission, isFork)} Nothing else is affected.`;
    if (problem.kind === 'missing' || problem.kind === 'no-call')
        runner.notice(title, text);
    else
        runner.warning(title, text);
}
const MEBIBYTE = 1024 * 1024;
/** Requests to GitHub go the way of all others: with the same checks, proxies and bounds. */
const sendToGitHub = async ({ method, url, headers, body, signal }) => {
    try {
        const json = body === undefined ? {} : { body: (0,_platform_transport_json_body_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonBody */ .J)(body) };
        const { status, text, complete, ...reply } = await (0,_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .exchange */ .cv)({ method, url, headers, signal, ...json });
        if (complete)
            return { status, text, headers: reply.headers };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .S ? new Error((0,_platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(error), { cause: error }) : error;
    }
    throw new Error(`it was cut off, or is larger than ${_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPLY_BYTES */ .Kf / MEBIBYTE} MiB`);
};


/***/ }),

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   YK: () => (/* binding */ COMMENT),
/* harmony export */   xO: () => (/* binding */ writtenBy)
/* harmony export */ });
/* unused harmony export markerOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _shared_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(111);
/* harmony import */ var _step_report_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6696);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3902);




const COMMENT = { title: 'Comment not written', permission: 'pull-requests: write' };
/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** How all markers begin. */
const PRODUCT = '<!-- headless-deploy ';
const MARKER = new RegExp(`^${PRODUCT}([0-9a-f]{32})(?: ([0-9a-f]{32}))? -->`);
/**
 * Writes a comment on a pull request, in place of the one that the same token wrote about the same environment.
 * @returns false where it could not for a reason that other pull requests share, which the log shows
 */
async function writeComment(github, pullRequest, { subject, body, isEnd = false }, runner, time) {
    const found = await findComment(github, pullRequest, subject, time);
    if (found.kind !== 'value') {
        await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .reportProblem */ .kM)(runner, COMMENT, found);
        return false;
    }
    const { value: comment } = found;
    if (comment === undefined && isEnd)
        return true;
    const whole = `${markerFor(subject, isEnd, comment)}\n${body}`;
    const answer = comment === undefined
        ? await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.createComment(pullRequest, whole), time)
        : await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.updateComment(comment.id, whole), time);
    if (answer.kind === 'value') {
        runner.info(`Comment on pull request ${pullRequest}: ${comment === undefined ? 'written' : 'updated'}`);
        return true;
    }
    if (await isLocked(github, pullRequest, answer, time)) {
        const why = `The conversation of pull request ${pullRequest} is locked (${answer.reason}).`;
        runner.warning(COMMENT.title, `${why} Nothing else is affected.`);
        return true;
    }
    await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .reportProblem */ .kM)(runner, COMMENT, answer);
    return false;
}
/** Whether a refusal is due to a locked conversation. GitHub answers 403 then, as for a missing permission. */
async function isLocked(github, pullRequest, { kind }, time) {
    if (kind !== 'refused' && kind !== 'unusable')
        return false;
    const read = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.readPullRequest(pullRequest), time);
    return read.kind === 'value' && read.value.isLocked;
}
/** Anyone can copy a marker, so only a comment of the token's own user counts. */
async function findComment(github, pullRequest, subject, time) {
    const listed = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.listComments(pullRequest, PRODUCT), time);
    if (listed.kind !== 'value')
        return listed;
    const candidates = listed.value.filter((comment) => matchOf(comment, subject) !== undefined);
    if (candidates.length === 0)
        return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(undefined);
    const viewer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.viewer(), time);
    if (viewer.kind !== 'value' && viewer.kind !== 'missing' && viewer.kind !== 'no-call')
        return viewer;
    const own = candidates.filter(({ author }) => viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author));
    const by = (match) => own.filter((comment) => matchOf(comment, subject) === match);
    const before = by('before');
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(by('same')[0] ?? by('name')[0] ?? (before.length === 1 ? before[0] : undefined));
}
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
/** The marker of a comment, which loses nothing that the one before knew. */
function markerFor(subject, isEnd, before) {
    const { name, id } = keysOf(subject);
    if (isEnd && name !== undefined)
        return markerLine([name]);
    const known = [name, id].filter((key) => key !== undefined);
    const [marker, , second] = MARKER.exec(before?.body ?? '') ?? [];
    return known.length === 1 && marker !== undefined && second !== undefined ? marker : markerLine(known);
}
function keysOf({ apiRoot, app, name, id }) {
    const key = (of) => (of === undefined ? undefined : keyOf(apiRoot, app, of));
    return { name: key(name), id: key(id) };
}
/**
 * The first line of a comment, which nobody sees: by what its environment is known.
 * @param names its display name, by which one that is made anew finds the comment, and its ID, each where it is known
 */
function markerOf(apiRoot, app, ...names) {
    return markerLine(names.map((name) => keyOf(apiRoot, app, name)));
}
function markerLine(keys) {
    return `${PRODUCT}${[...new Set(keys)].join(' ')} -->`;
}
function keyOf({ origin }, { account, app }, name) {
    const key = JSON.stringify([origin, account, app, name]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 32);
}
/** The last line of a comment: when it was written, and by which run. */
function writtenBy({ url }, now) {
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
    return (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .element */ .ND)('p', (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(time), (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(new URL(url), (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('log of this run')));
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   qb: () => (/* binding */ hasRecord),
/* harmony export */   uH: () => (/* binding */ DEPLOYMENT),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3902);

const DEPLOYMENT = { title: 'Deployment not recorded', permission: 'deployments: write' };
/** What the payload of each Deployment of this product has, among others of the repository. @param origin of the platform */
function recordOf(origin, { account, app }) {
    return { by: 'headless-deploy', origin, account, app };
}
/** Whether a payload has all of these fields. */
function hasRecord(payload, fields) {
    if (typeof payload !== 'object' || payload === null)
        return false;
    const given = payload;
    return Object.entries(fields).every(([name, value]) => given[name] === value);
}
/** Adds a status to a Deployment, or shows in the log why not. @returns whether it was added */
async function setStatus(github, id, status, runner, time) {
    const answer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .askGitHub */ .X3)(github.setDeploymentStatus(id, status), time);
    if (answer.kind === 'value')
        return true;
    await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .reportProblem */ .kM)(runner, DEPLOYMENT, answer);
    return false;
}


/***/ })

};
