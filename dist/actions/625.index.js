export const id = 625;
export const ids = [625];
export const modules = {
  1010:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	U: () => (  shownAddress)
  });
function shownAddress(target, found) {
	if (target === undefined)
		return undefined;
	const { account, app, environment } = target.address;
	const id = environment.kind === 'id' ? environment.id : (found?.id ?? environment.name);
	return { account, app, environment: id };
}
  }),
  1750:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	M3: () => (  readAfterUpload),
	Zc: () => (  requireWait),
	tY: () => (  readSmokeTestLines)
  });
  var _platform_api_webhook_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4958);
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9597);
  var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
  var _zip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2562);
function readAfterUpload(reader, wait, folders, runner) {
	return (0,_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .bs)({
		wait,
		purge: (0,_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .bs)({
			webhook: reader.parsedOr('purge-cache-webhook', undefined, parsePurgeWebhook),
			failOnError: reader.boolean('fail-on-purge-error'),
		}),
		environmentUrl: readSiteUrl(reader, runner),
		smokeTest: readSmokeTest(reader, wait),
		rollbackArchive: readRollbackArchive(reader, wait, folders),
	});
}
function parsePurgeWebhook(text) {
	const webhook = (0,_platform_api_webhook_js__WEBPACK_IMPORTED_MODULE_0__  .ds)(text);
	if (webhook.action === undefined || webhook.action === 'purgeCache')
		return webhook;
	throw new RangeError('must be the URL of "Purge Cache", and this one triggers a rebuild: copy the other one from the portal');
}
function readRollbackArchive(reader, wait, folders) {
	const zip = (0,_zip_js__WEBPACK_IMPORTED_MODULE_2__  .RY)(reader, 'rollback-archive', folders);
	if (reader.text('rollback-archive') === '')
		return zip;
	requireWait(reader, 'rollback-archive', wait, ': the deploy rolls back only a build that it saw live');
	if (reader.lines('smoke-test').length > 0)
		return zip;
	const problem = 'needs "smoke-test": the deploy sends this zip only after a failed smoke test';
	return reader.reject('rollback-archive', undefined, problem);
}
function requireWait(reader, input, wait, why) {
	if (wait !== true && wait !== _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .eU)
		reader.reject(input, undefined, `needs "wait: true"${why}`);
}
function readSiteUrl(reader, runner) {
	const url = reader.parsedOr('environment-url', undefined, parseSiteUrl);
	if (url === undefined || url === _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .eU || !runner.holdsSecret(url.href, []))
		return url;
	return reader.reject('environment-url', undefined, 'must not hold one of your secrets: it becomes an output');
}
function parseSiteUrl(text) {
	const url = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_3__  .c)(text);
	if (url.search !== '' || url.hash !== '')
		throw new RangeError('must not have a query or a fragment');
	return url;
}
function readSmokeTest(reader, wait) {
	const smokeTest = (0,_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .bs)({
		lines: readSmokeTestLines(reader),
		minutes: reader.required('smoke-test-minutes', _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .Ej),
	});
	if (reader.lines('smoke-test').length > 0)
		requireWait(reader, 'smoke-test', wait, ': only then does the deploy know when the site is live');
	return smokeTest;
}
function readSmokeTestLines(reader) {
	const lines = reader.lines('smoke-test').map((line) => {
		try {
			return parseSmokeTestLine(line);
		}
		catch (error) {
			if (!(error instanceof RangeError))
				throw error;
			return reader.reject('smoke-test', line.trim(), error.message);
		}
	});
	const good = lines.filter((line) => line !== _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .eU);
	return good.length < lines.length ? _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_1__  .eU : good;
}
const LIKE_STATUS = /^(?:\d{3}|(?:status)?\s{0,4}(?:[!<=>]?={1,2}|[:<>])?\s{0,4}[1-5](?:xx|\d\d)(?:\s*(?:[-–,|/]|\.\.)\s*[1-5](?:xx|\d\d))*[,:]?)(?=\s|$)/i;
function parseSmokeTestLine(line) {
	const source = line.trim();
	const [, path = '', second, rest = ''] = /^(\S+)(?:\s+(\S+)(?:\s+(.*))?)?$/su.exec(source) ?? [];
	if (!/^\/(?![/\\])/.test(path))
		throw new RangeError('must be PATH [STATUS] [TEXT], with a PATH that begins with one "/"');
	if (/[\\#\u0000-\u001f\u007f]/.test(path))
		throw new RangeError('must not have a "\\", a "#" or a control character in PATH');
	if (path.endsWith(','))
		throw new RangeError('must not have a "," after PATH: each page has a line of its own');
	if (leavesItsFolder(path))
		throw new RangeError('must not have ".." in PATH');
	const isStatus = second !== undefined && /^[2-5]\d\d$/.test(second);
	const text = isStatus ? rest : source.slice(path.length).trim();
	if (!isStatus && LIKE_STATUS.test(text))
		throw new RangeError('has a STATUS that is not one number from 200 to 599; a TEXT that begins like one needs a STATUS before it');
	return { source, path, status: isStatus ? Number(second) : undefined, text: text === '' ? undefined : text };
}
function leavesItsFolder(path) {
	const [folders = ''] = path.split('?');
	return folders.split('/').some((segment) => /^(?:\.|%2e){2}$/i.test(segment));
}
  }),
  7623:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	HN: () => (  slashProblem),
	Ul: () => (  readFiles),
	af: () => (  readFileRules),
	qW: () => (  isPlainPath)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3366);
  var _shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7190);
  var _shared_text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(529);
  var _workspace_listing_git_sparse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3070);
  var _workspace_paths_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2382);
  var _workspace_paths_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(752);
  var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3412);
  var _workspace_rules_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8847);
const MAX_PATTERN_BYTES = 2 ** 20;
const TOO_LONG = 'must have at most 1 MiB';
function readFiles(reader, workspace, isPrepacked, terms) {
	const folder = isPrepacked || workspace === _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .eU
		? workspace
		: reader.required('path', (text) => parseFolder(workspace, text, terms));
	return (0,_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .bs)({
		workspace,
		folder,
		rules: readFileRules(reader, workspace, folder, isPrepacked),
	});
}
function readFileRules(reader, workspace, folder, isPrepacked = false) {
	return (0,_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .bs)({
		ignoreFile: nameOfIgnoreFile(reader, workspace, folder),
		ignoreLines: isPrepacked ? [] : readIgnoreLines(reader, folder),
		include: readPatterns(reader, 'include', 'under "exclude"'),
		exclude: readPatterns(reader, 'exclude', EXCEPTION),
	});
}
function parseFolder(workspace, text, terms, disk = _workspace_paths_disk_js__WEBPACK_IMPORTED_MODULE_5__  .hY) {
	const folder = disk.path.resolve(workspace, text);
	const stats = disk.stat(folder);
	if (stats === undefined) {
		const problem = slashProblem(text, disk.path);
		if (problem !== undefined)
			throw new RangeError(problem);
		const hint = (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_3__  ._)(folder, workspace);
		const sparse = (0,_workspace_listing_git_sparse_js__WEBPACK_IMPORTED_MODULE_4__  .z)(workspace) ? `The checkout is sparse, and may leave it out. ${_workspace_listing_git_sparse_js__WEBPACK_IMPORTED_MODULE_4__  .a} ` : '';
		throw new RangeError(`does not exist in ${terms.workspace}${hint}. ${sparse}${terms.onMissingFolder}`);
	}
	const real = disk.realPath(folder);
	const inside = (0,_shared_files_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(workspace, real, disk.path);
	if (inside === undefined)
		throw new RangeError(`must be a folder inside ${terms.workspace}`);
	if (!stats.isDirectory()) {
		const hint = /\.zip$/i.test(real) ? '; a zip is named in "archive"' : (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_3__  ._)(folder, workspace);
		throw new RangeError(`must be a folder, not a file${hint}`);
	}
	const history = (0,_workspace_rules_rules_js__WEBPACK_IMPORTED_MODULE_8__  .ND)(inside);
	if (history !== undefined)
		throw new RangeError(`must not be inside ${history}`);
	return real;
}
function nameOfIgnoreFile(reader, workspace, folder) {
	if (folder === _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .eU || workspace === _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .eU)
		return _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .eU;
	return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,_shared_files_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(workspace, folder) ?? '', reader.text('ignore-file'));
}
function readIgnoreLines(reader, folder) {
	if (folder === _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .eU)
		return _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__  .eU;
	return reader.required('ignore-file', (text) => readIgnoreFile(folder, text, reader.isSet('ignore-file')));
}
function readIgnoreFile(folder, written, isNamed) {
	const problem = slashProblem(written);
	if (problem !== undefined)
		throw new RangeError(problem);
	const name = written.replace(/^\.\//, '');
	if (!isPlainPath(name))
		throw new RangeError('must be the path of a file inside "path", relative to it');
	const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name);
	const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
	if (stats === undefined) {
		if (!isNamed)
			return [];
		throw new RangeError('must be an existing file, relative to "path"');
	}
	const isInside = stats.isFile() && (0,_shared_files_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(folder, (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_3__  .Ye)(file)) !== undefined;
	if (!isInside)
		throw new RangeError('must be a file inside "path", not a folder or a link that leads out of it');
	if (stats.size > MAX_PATTERN_BYTES)
		throw new RangeError(TOO_LONG);
	const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
	if (bytes.includes(0))
		throw new RangeError('must be UTF-8 text, but contains a zero byte: save it as UTF-8');
	return (0,_shared_text_text_js__WEBPACK_IMPORTED_MODULE_9__  .E)((0,_workspace_paths_file_names_js__WEBPACK_IMPORTED_MODULE_6__  .e4)(bytes)).split(/\r\n?|\n/);
}
const EXCEPTION = 'under "include". An exception to another line works in the "ignore-file", where a folder is written as "docs/*"';
function readPatterns(reader, name, place) {
	const lines = reader.lines(name).filter((line) => !line.startsWith('#'));
	const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
	if (bytes > MAX_PATTERN_BYTES) {
		reader.reject(name, undefined, TOO_LONG);
		return [];
	}
	let advice = `: every line is a pattern to ${name}. Write it without the "!" ${place}`;
	for (const line of lines.filter((each) => each.trimStart().startsWith('!'))) {
		reader.reject(name, line, `must not begin with "!"${advice}`);
		advice = '';
	}
	return lines;
}
function slashProblem(text, { sep } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix) {
	return sep === '/' && text.includes('\\') && !/^[A-Za-z]:/.test(text) ? 'must be written with "/"' : undefined;
}
function isPlainPath(text) {
	return !/^[/\\]|\\|^[A-Za-z]:/.test(text) && !text.split('/').some((segment) => ['', '.', '..'].includes(segment));
}
  }),
  2562:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  RY: () => (  readPrepackedZip),
  ue: () => (  readZip),
  H4: () => (  readZipRules),
  o1: () => (  rejectPackingInputs)
});
var external_node_fs_ = __webpack_require__(3024);
var paths = __webpack_require__(3366);
var paths_disk = __webpack_require__(2382);
var format = __webpack_require__(1749);
var safe_text = __webpack_require__(5343);
;// CONCATENATED MODULE: ./lib/src/shared/text/size.js
function parseSize(text) {
	const match = /^(\d{1,15}(?:\.\d{1,3})?)\s*(?:([kmgt])(i?)b|b)?$/i.exec(text);
	const power = ['k', 'm', 'g', 't'].indexOf((match?.[2] ?? '').toLowerCase()) + 1;
	const bytes = match === null ? Number.NaN : Math.floor(Number(match[1]) * (match[3] ? 1024 : 1000) ** power);
	if (bytes >= 1 && Number.isSafeInteger(bytes))
		return bytes;
	throw new RangeError('must be a size such as 200MB (10^6 bytes each), 200MiB (2^20) or a number of bytes');
}
var try_to_read = __webpack_require__(442);
var input_reader = __webpack_require__(3412);
var inputs = __webpack_require__(2045);
var files = __webpack_require__(7623);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/zip.js
const PACKING_INPUTS = ['path', 'include', 'exclude', 'ignore-file', 'compression-level', 'dry-run', 'check'];
function readPrepackedZip(reader, input, folders) {
	const hashInput = `${input}-sha256`;
	const name = reader.text(input);
	if (name === '') {
		const hash = reader.text(hashInput);
		return hash === '' ? undefined : reader.reject(hashInput, hash, `needs "${input}", which is empty or missing`);
	}
	const sha256 = reader.parsedOr(hashInput, undefined, parseSha256);
	const { workspace, temp, terms } = folders;
	if (workspace === input_reader .eU || temp === input_reader .eU || temp === undefined)
		return input_reader .eU;
	const file = reader.ifGiven(input, (text) => parseFile(text, [workspace, temp], terms));
	return file === input_reader .eU || sha256 === input_reader .eU ? input_reader .eU : { input, name, file, sha256 };
}
function readZip(reader, archive, sourceDate, isDryRun) {
	const rules = readZipRules(reader, sourceDate, isDryRun);
	const compressionLevel = reader.integer('compression-level', 0, 9);
	if (rules === input_reader .eU)
		return input_reader .eU;
	return (0,input_reader .bs)({
		archive,
		compressionLevel,
		password: reader.optional('password'),
		...rules,
	});
}
function readZipRules(reader, sourceDate, isDryRun) {
	return (0,input_reader .bs)({
		modified: readSourceDate(reader, sourceDate),
		maxSize: reader.parsedOr('max-size', undefined, parseSize),
		requiredFiles: readRequiredFiles(reader, isDryRun),
		secretScan: reader.choice('secret-scan', inputs .mc.deploy['secret-scan'].choices),
	});
}
const DOS_EPOCH = 315_532_800;
function readSourceDate(reader, text) {
	if (text === undefined || text === '')
		return DOS_EPOCH;
	const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
	if (seconds <= 4_354_819_199)
		return Math.max(seconds, DOS_EPOCH);
	const problem = 'must be whole seconds since 1970, before the year 2108';
	return reader.reject('SOURCE_DATE_EPOCH (environment variable)', text, problem);
}
const NONE = 'none';
function readRequiredFiles(reader, isDryRun) {
	const lines = reader.lines('required-files');
	if (lines.length === 1 && lines[0]?.trim() === NONE)
		return { paths: [], withoutManifest: 'allowed' };
	const named = lines.map((line) => readRequiredFile(reader, line));
	const paths = named.filter((file) => file !== 'package.json');
	if (paths.length < named.length)
		return { paths, withoutManifest: 'error' };
	const isElsewhere = paths.some((file) => file.endsWith('/package.json'));
	return { paths, withoutManifest: isElsewhere ? 'allowed' : isDryRun ? 'warning' : 'error' };
}
function readRequiredFile(reader, line) {
	const written = line.trim();
	const file = written.replace(/^\.\//, '');
	const problem = (0,files .HN)(written);
	if (problem !== undefined)
		reader.reject('required-files', line, problem);
	else if (!(0,files .qW)(file))
		reader.reject('required-files', line, 'must be the path of a file, relative to "path", with "/" between folders');
	else if (written === NONE)
		reader.reject('required-files', line, 'must be the only line; a file of that name is "./none"');
	return file;
}
function rejectPackingInputs(reader) {
	for (const input of PACKING_INPUTS.filter((name) => reader.isSet(name)))
		reader.reject(input, reader.text(input), 'cannot be used with "archive", which names a zip that is packed already');
}
function parseFile(text, folders, terms, disk = paths_disk .hY) {
	const file = disk.path.resolve(folders[0], text);
	const problem = (0,files .HN)(text, disk.path);
	if (problem !== undefined && disk.stat(file) === undefined)
		throw new RangeError(problem);
	const real = realPathOf(file, terms, disk);
	if (!folders.some((folder) => (0,paths ._l)(folder, real, disk.path) !== undefined)) {
		const places = `${terms.workspace} or in ${terms.tempFolder}`;
		throw new RangeError(`must be a file in ${places}, and links must not lead out of them`);
	}
	if (disk.stat(real)?.isFile() !== true)
		throw new RangeError(`must be a regular file, not a folder or a special file${zipsIn(real)}`);
	return real;
}
function realPathOf(file, { workspace }, disk) {
	try {
		return disk.realPath(file);
	}
	catch {
		const hint = /[*?]/.test(file) ? '; name one file, as "*" and "?" stand for themselves' : '';
		throw new RangeError(`does not exist, relative to ${workspace}${hint}${zipsIn(disk.path.dirname(file))}. Check that it was packed or downloaded before`);
	}
}
function zipsIn(folder) {
	const names = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(folder)) ?? [];
	const zips = names.filter((name) => /\.zip$/i.test(name)).sort();
	return zips.length === 0 ? '' : `; that folder has ${(0,format .Ku)(zips, 3, safe_text .Hk)}`;
}
function parseSha256(text) {
	if (/^[0-9a-f]{64}$/i.test(text))
		return text.toLowerCase();
	throw new RangeError('must be a SHA-256: 64 hexadecimal digits, as in the output "archive-sha256"');
}
  }),
  6902:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	h: () => (  platformReads)
  });
  var _platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8939);
  var _platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
  var _platform_api_confirmed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3038);
  var _platform_api_environments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5141);
  var _platform_transport_request_phases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6733);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5343);
const READ_TIMEOUT_MS = 15_000;
const NEWEST = 10;
function platformReads(target, calls) {
	const { limits = _platform_transport_request_phases_js__WEBPACK_IMPORTED_MODULE_4__  .H } = calls;
	const context = {
		...calls,
		maxAttempts: 1,
		limits: { ...limits, reply: Math.min(limits.reply, READ_TIMEOUT_MS) },
	};
	const { address } = target;
	const { environment, ...app } = address;
	let isLogged = false;
	const logOther = (name) => {
		if (!isLogged)
			calls.log(`Ignored: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__  .Hk)(name)} is in the list of builds, but belongs to another environment`);
		isLogged = true;
	};
	return {
		build: async (build) => await (0,_platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__  .lT)(target, { ...address, build }, context),
		environment: async () => await (0,_platform_api_environments_js__WEBPACK_IMPORTED_MODULE_3__  .Qo)(target, address, context),
		builds: async () => await (0,_platform_api_builds_js__WEBPACK_IMPORTED_MODULE_1__  .YF)(target, address, NEWEST, context, logOther),
		isListed: async () => {
			const listed = (0,_platform_api_confirmed_js__WEBPACK_IMPORTED_MODULE_2__  .Q)(target, app, context);
			return await (0,_platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__  .ut)(listed.then((all) => all.some(({ id }) => id === environment)));
		},
		isAppListed: async () => {
			const listed = (0,_platform_api_confirmed_js__WEBPACK_IMPORTED_MODULE_2__  .y)(target, app.account, context);
			return await (0,_platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__  .ut)(listed.then((all) => all.includes(app.app)));
		},
	};
}
  }),
  5728:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	s: () => (  MAX_CLOCK_SKEW_MS)
  });
const MAX_CLOCK_SKEW_MS = 5000;
  }),
  3721:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	k: () => (  Progress)
  });
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1749);
const QUIET_MS = 3000;
const LOG_INTERVAL_MS = 10_000;
const MIN_PACED_BYTES = 1_000_000;
const NEXT = { packed: 'finishing the zip', checked: 'finishing the check', sent: 'waiting for the answer' };
class Progress {
	verb;
	now;
	runner;
	start;
	nextAt;
	done = 0;
	total = 0;
	first = { at: 0, bytes: 0 };
	lastAt = 0;
	timer;
	constructor(verb, now, runner) {
		this.verb = verb;
		this.now = now;
		this.runner = runner;
		this.start = now();
		this.nextAt = this.start + QUIET_MS;
		this.timer = setInterval(() => this.tick(), 1000).unref();
	}
	update(done, total) {
		this.lastAt = this.now();
		if (this.done === 0 || done < this.done)
			this.first = { at: this.lastAt, bytes: done };
		this.done = done;
		this.total = total;
		this.tick();
	}
	restart() {
		this.done = 0;
		this.total = 0;
		this.tick();
	}
	tick() {
		const now = this.now();
		const elapsed = now - this.start;
		const text = `${this.describe()} (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__  .a3)(elapsed)})`;
		if (this.runner.progress !== undefined) {
			this.runner.progress({ text, done: this.done, total: this.total, elapsed });
		}
		else if (now >= this.nextAt) {
			this.nextAt = now + LOG_INTERVAL_MS;
			this.runner.info(text);
		}
	}
	stop() {
		clearInterval(this.timer);
		this.runner.progress?.(undefined);
	}
	pace() {
		const milliseconds = this.lastAt - this.first.at;
		if (this.done < MIN_PACED_BYTES || milliseconds <= 0)
			return undefined;
		const perSecond = (1000 * (this.done - this.first.bytes)) / milliseconds;
		return `${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__  .z3)(this.done)} at ${(perSecond / 1e6).toFixed(1)} MB/s`;
	}
	describe() {
		const { verb, done, total } = this;
		if (total === 0)
			return `Nothing ${verb} yet`;
		if (done >= total)
			return `All of it ${verb}, ${NEXT[verb]}`;
		const percent = Math.floor((100 * done) / total);
		return `${percent} % ${verb}: ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__  .z3)(done)} of ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_0__  .z3)(total)}`;
	}
}
  }),
  411:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	$s: () => (  endAccepted),
	UY: () => (  purgeStatus),
	it: () => (  purgeCache)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _platform_api_webhook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4958);
const REACHED = {
	accepted: 'The upload was accepted',
	live: 'The new build is live',
	'rolled-back': 'The older zip is live',
};
async function purgeCache({ webhook, failOnError }, reached, context) {
	const { runner, record } = context;
	if (webhook === undefined)
		return undefined;
	record({ purge: 'failed' });
	const failure = await callWebhook(webhook, context);
	const deploy = REACHED[reached];
	if (failure === undefined) {
		record({ purge: 'done' });
		runner.info('Cache purge: done');
		if (reached === 'accepted')
			runner.info('Until the new build is live, pages of the old one may be cached again.');
	}
	else if (failOnError) {
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('purge-failed', `${deploy}, but the cache was not purged. ${failure.message}`, reached);
	}
	else {
		runner.warning('Cache not purged', `${failure.message} ${deploy}.`);
	}
	return undefined;
}
async function endAccepted(purge, context) {
	const purgeError = await purgeCache(purge, 'accepted', context);
	if (purgeError !== undefined)
		throw purgeError;
	return 'accepted';
}
async function callWebhook(webhook, { runner, calls }) {
	if (webhook.action === undefined) {
		const text = 'The URL in "purge-cache-webhook" has an unknown action. The deploy calls it anyway.';
		runner.warning('Possibly not a purge webhook', text);
	}
	try {
		const answered = (0,_platform_api_webhook_js__WEBPACK_IMPORTED_MODULE_1__  .jy)(webhook, await (0,_platform_api_webhook_js__WEBPACK_IMPORTED_MODULE_1__  .ch)(webhook, calls));
		if (answered !== undefined)
			runner.warning('Answered by a page', answered);
		return undefined;
	}
	catch (error) {
		if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg && error.code !== 'cancelled')
			return error;
		throw error;
	}
}
function purgeStatus({ purge }, isWanted) {
	return purge ?? (isWanted ? 'skipped' : 'off');
}
  }),
  22:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	CH: () => (  changesRow),
	DT: () => (  describeChanges),
	Hv: () => (  changesSection)
  });
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1749);
  var _step_report_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
function describeChanges({ from, to, comparison }) {
	if (comparison === undefined)
		return `Live before: commit ${short(from)}. The changed files could not be counted: this clone does not have that commit, or git took too long.`;
	return `${wordsOf(comparison)} ${short(from)}${commitsOf(comparison, from === to)}.`;
}
function changesRow(changes) {
	if (changes === undefined)
		return undefined;
	const { from, to, url, comparison } = changes;
	const hash = (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .aY)(short(from));
	const linked = url === undefined || from === to ? hash : (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .nf)(url, hash);
	if (comparison === undefined)
		return url === undefined ? undefined : (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .fj)((0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('since '), linked);
	return (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .fj)((0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(`${wordsOf(comparison)} `), linked, (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(commitsOf(comparison, from === to)));
}
function changesSection(changes) {
	const { files, largest } = changes?.comparison ?? {};
	if (files === undefined || largest === undefined || largest.length === 0)
		return [];
	const total = files.added + files.changed + files.removed;
	const rows = largest.map(({ path, kind, size }) => [
		(0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .aY)(path),
		(0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(kind),
		(0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(size === undefined ? '' : (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(size)),
	]);
	const which = total > largest.length ? `the largest ${largest.length} of ${total}` : String(total);
	return [{ heading: `Changed files: ${which}`, body: [(0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_0__  .tp)(['Path', 'Change', 'Bytes'], rows, 1)] }];
}
function wordsOf({ files: { added, changed, removed } }) {
	const parts = [
		[added, 'added'],
		[changed, 'changed'],
		[removed, 'removed'],
	];
	const [first, ...others] = parts.filter(([count]) => count > 0);
	if (first === undefined)
		return 'No sent file changed since';
	const rest = others.map(([count, what]) => `, ${count} ${what}`).join('');
	return `${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(first[0], 'file')} ${first[1]}${rest} since`;
}
function commitsOf({ commits }, isSame) {
	if (isSame)
		return ', the same commit';
	if (commits === undefined)
		return '';
	const { gained, lost } = commits;
	if (lost === 0)
		return ` (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(gained, 'commit')})`;
	if (gained === 0)
		return ` (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(lost, 'commit')} back)`;
	return ` (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(gained, 'commit')}, and ${lost} back)`;
}
function short(hash) {
	return hash.slice(0, 7);
}
  }),
  8466:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  y: () => (  deployReport)
});
var secure_url = __webpack_require__(9597);
var safe_text = __webpack_require__(5343);
var format = __webpack_require__(1749);
var platform_error = __webpack_require__(2665);
var notes_largest = __webpack_require__(5030);
var error_codes = __webpack_require__(805);
var exclusions_log = __webpack_require__(8616);
var addresses = __webpack_require__(1010);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/advice.js
const ENVIRONMENT = '"environment" takes the ID, the part after "environments/" in the name that creating it returned, or the exact display name.';
const ADVICE = {
	'invalid-input': ({ common, ciHost }) => ciHost.isFork && common !== '' ? `${common} "dry-run: true" needs no secrets.` : common,
	forbidden: ({ error, common, facts, address }) => facts.environment === undefined || (0,platform_error .jq)(error)
		? common
		: `${(0,error_codes .r8)(error)}If it gives no other reason, the credentials are valid and can read the environment, but lack permission: check the rights of the API user for ${address}.`,
	'not-found': ({ common }) => `${common} ${ENVIRONMENT}`,
	conflict: ({ ciHost }) => `Another change to this environment may be under way. ${ciHost.terms.onConcurrentDeploys}`,
	network: ({ common }) => `${common} The platform accepted nothing.`,
	'too-large': largestFiles,
	'cannot-wait': ({ ciHost }) => `To deploy to such a host without waiting, set ${ciHost.terms.setting('wait', 'if-possible')}.`,
	'build-failed': ({ isLocal }) => (isLocal ? SIMULATED : NO_BUILD_LOG),
	'smoke-test-failed': smokeTestFailed,
	timeout: timedOut,
	cancelled,
	'purge-failed': () => 'Purge the cache in the user portal, or run the webhook again.',
};
function deployAdvice(error, facts, inputs, ciHost) {
	if (error.advice !== undefined)
		return error.advice;
	const { account = '', app = '', environment = '' } = (0,addresses .U)(inputs?.target, facts.environment) ?? {};
	const address = `account "${account}", app "${app}", environment "${(0,safe_text .Hk)(environment)}"`;
	const subject = {
		address,
		urlInput: 'headless-url',
		mayHave: 'sending it again could deploy twice',
		lookFor: `a new build of ${address}`,
	};
	const common = (0,error_codes .ai)(error, subject, ciHost);
	const isLocal = inputs?.target !== undefined && (0,secure_url .U)(inputs.target.apiRoot.hostname);
	const isPrepacked = inputs?.zip.archive !== undefined;
	return ADVICE[error.code]?.({ error, common, facts, address, isLocal, isPrepacked, ciHost }) ?? common;
}
const NO_BUILD_LOG = 'The platform does not publish the log of a build through its API: open the build in the user portal. Common causes: a dependency missing from package.json, another Node version ("engines.node"), no "start" script, an app that does not listen on the port in PORT, a missing environment variable.';
const SIMULATED = 'The local platform only simulated this build, so there is no reason and no log. With "run-apps" it builds and runs the app.';
function smokeTestFailed({ error, facts, isLocal, ciHost: { terms } }) {
	if (error.status === 'rolled-back')
		return isLocal ? terms.whereLocalAppLog : 'The log of the app in the user portal may say why the new build failed.';
	if (facts.rollback !== undefined)
		return 'Check in the user portal which build is live.';
	return isLocal
		? `${terms.whereLocalAppLog} The app may lack something that its build and start do not need: a file that is ignored (.gitignore, .deployignore), or a variable.`
		: 'The cache may still hold pages of the old build, or the app may lack something that its build does not need: open the page, and the log of the app in the user portal.';
}
function timedOut({ error, address }) {
	if (error.status === 'live')
		return 'Raise "timeout-minutes", and check the site yourself.';
	if (error.status === 'unknown')
		return `Check in the user portal whether the new build of ${address} is live. Raise "timeout-minutes" if builds take this long.`;
	return 'The platform accepted nothing. Raise "timeout-minutes", or send less.';
}
function largestFiles({ facts: { files = [], archive }, isPrepacked }) {
	const zip = archive === undefined
		? ''
		: `The zip is ${(0,format .z3)(archive.bytes)} (${archive.bytes} bytes) in ${(0,format .pq)(archive.fileCount, 'file')}. `;
	const remedy = isPrepacked
		? 'Pack it again without what the build does not need.'
		: 'Exclude what the build does not need, with "exclude" or the ignore file.';
	const parts = (0,notes_largest .n)(files);
	if (parts.length === 0)
		return `${zip}${remedy}`;
	const largest = (0,format .Ku)(parts, format .Cf, (part) => `${(0,safe_text .Hk)(part.path)} (${(0,format .z3)(part.bytes)})`);
	const first = `${zip}${remedy} The largest, before compression: ${largest}.`;
	return [first, ...(parts.length > format .Cf ? (0,exclusions_log .cz)(files) : [])].join('\n');
}
function cancelled({ facts: { accepted, rollback }, common }) {
	if (rollback !== undefined)
		return 'The upload had been accepted before, and a rollback may have followed it: check in the user portal which build is live.';
	if (accepted === true)
		return 'The upload had been accepted before.';
	return common === '' ? 'The platform accepted nothing.' : common;
}
var purge = __webpack_require__(411);
var site_address = __webpack_require__(9303);
var summary = __webpack_require__(4735);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/outputs.js
const deployReport = {
	outputs: deployOutputs,
	inResult: ({ rollback = null }) => ({ rollback }),
	advice: deployAdvice,
	summary: summary .e,
};
function deployOutputs({ archive, attempts = 0, operation, ...facts }, { status }, inputs, input) {
	const site = (0,site_address .C)(inputs?.afterUpload.environmentUrl, facts.environment);
	return {
		'operation-name': operation?.operationName ?? '',
		'operation-id': operation?.operationId ?? '',
		'build-path': operation?.buildPath ?? '',
		'build-id': operation?.buildId ?? '',
		'archive-path': status === 'dry-run' ? (archive?.path ?? '') : '',
		'archive-sha256': archive?.sha256 ?? '',
		'archive-bytes': archive?.bytes ?? null,
		'file-count': archive?.fileCount ?? null,
		'content-sha256': archive?.contentSha256 ?? '',
		attempts,
		'purge-status': (0,purge .UY)(facts, input('purge-cache-webhook') !== ''),
		url: site === undefined ? '' : (0,site_address .t)(site),
	};
}
  }),
  4735:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  e: () => (  deploySummary)
});
var api_address = __webpack_require__(7187);
var format = __webpack_require__(1749);
var workspace_files = __webpack_require__(2535);
var html = __webpack_require__(7383);
var ending = __webpack_require__(4802);
var report_changes = __webpack_require__(22);
var largest = __webpack_require__(5030);
var exclusions_log = __webpack_require__(8616);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/exclusions.js
const MAX_ROWS = 20;
function exclusionSections({ excluded, broughtBack }, files) {
	return [
		...rulesSection('Not sent', excluded),
		...rulesSection('Brought back', broughtBack),
		...largestSection(files),
	];
}
function rulesSection(what, totals) {
	if (totals.length === 0)
		return [];
	const rows = totals
		.slice(0, MAX_ROWS)
		.map((total) => [
		(0,html .aY)(total.pattern),
		(0,html .aY)(total.source),
		(0,html .Qq)(String(total.files)),
		(0,html .Qq)((0,format .z3)(total.bytes)),
	]);
	const body = [(0,html .tp)(['Pattern', 'Rule', 'Files', 'Bytes'], rows, 2)];
	const rest = (0,format .v)(totals.length, MAX_ROWS);
	if (rest !== '')
		body.push((0,html .ND)('p', (0,html .Qq)(`${rest}, in the log`)));
	return [{ heading: (0,exclusions_log .xJ)(what, totals), body }];
}
function largestSection(files) {
	const parts = (0,largest .n)(files);
	if (parts.length === 0)
		return [];
	const total = (0,workspace_files .U)(files);
	const rows = parts.map((part) => [
		(0,html .aY)(part.path),
		(0,html .Qq)(String(part.files)),
		(0,html .Qq)((0,format .z3)(part.bytes)),
		(0,html .Qq)(`${Math.round((part.bytes / total) * 100)} %`),
	]);
	return [{ heading: 'The largest of what is sent', body: [(0,html .tp)(['Path', 'Files', 'Bytes', 'Share'], rows, 3)] }];
}
var deploy_purge = __webpack_require__(411);
var addresses = __webpack_require__(1010);
var site_address = __webpack_require__(9303);
var secret_findings = __webpack_require__(6605);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/summary.js
function deploySummary(facts, { status, error }, inputs) {
	const address = (0,addresses .U)(inputs?.target, facts.environment);
	const site = (0,site_address .C)(inputs?.afterUpload.environmentUrl, facts.environment);
	const isBlind = status === 'accepted' && error?.code === 'cannot-wait';
	return {
		heading: isBlind ? 'Deploy accepted, not seen live' : ending .J[status].heading,
		subject: subjectOf(facts, address),
		commit: inputs?.zip.archive === undefined ? 'sent' : 'hidden',
		sentCommit: facts.sentCommit,
		url: site?.isFromPlatform === false ? site.url.href : undefined,
		rows: [
			['Platform', inputs?.target && (0,html .aY)(inputs.target.apiRoot.origin)],
			...archiveRows(facts, status, inputs?.target !== undefined),
			['Build', facts.operation && (0,html .aY)(shortId(facts.operation.buildId))],
			['Changes', (0,report_changes .CH)(facts.changes)],
			['Site', site?.isFromPlatform === true ? (0,html .aY)((0,site_address .t)(site)) : undefined],
			...liveRows(facts, inputs?.afterUpload.purge),
		],
		sections: sectionsOf(facts),
		...namesOf(facts, address),
	};
}
function subjectOf(facts, address) {
	if (address === undefined)
		return contentOf(facts);
	const { account, app, environment } = address;
	return `${account} / ${app} / ${facts.environment?.displayName ?? shortId(environment)}`;
}
function shortId(id) {
	return /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id) ? `${id.slice(0, 8)}…` : id;
}
function archiveRows(facts, status, hasTarget) {
	const { archive } = facts;
	const content = hasTarget ? contentOf(facts) : undefined;
	return [
		[archive === undefined ? 'Files' : 'Zip', content === undefined ? undefined : (0,html .Qq)(content)],
		['Zip saved at', archive !== undefined && status === 'dry-run' ? (0,html .aY)(archive.path) : undefined],
	];
}
function liveRows(facts, purge) {
	const { rollback, attempts = 0 } = facts;
	const other = otherLiveBuild(facts);
	const isPurged = facts.accepted !== undefined || facts.purge !== undefined;
	const status = isPurged ? (0,deploy_purge .UY)(facts, purge?.webhook !== undefined) : 'off';
	return [
		['Live build', other === undefined ? undefined : (0,html .aY)(shortId(other))],
		['Rollback', rollback && (0,html .Qq)(rollback.status)],
		['Build of the rollback', rollback?.['build-id'] ? (0,html .aY)(shortId(rollback['build-id'])) : undefined],
		['Upload requests', attempts > 1 ? (0,html .Qq)(String(attempts)) : undefined],
		['Cache purge', status === 'off' ? undefined : (0,html .Qq)(status)],
	];
}
function sectionsOf({ outcome, changes, archive, exclusions, files = [] }) {
	return [
		...(outcome?.result === 'failed' ? buildLogSections(outcome.failure?.log ?? []) : []),
		...(0,report_changes .Hv)(changes),
		...secretSections(archive?.secrets ?? []),
		...(exclusions === undefined ? [] : exclusionSections(exclusions, files)),
	];
}
function otherLiveBuild({ outcome }) {
	return outcome?.liveBuildId === outcome?.buildId ? undefined : outcome?.liveBuildId;
}
function namesOf(facts, address) {
	const { operation, archive, rollback } = facts;
	const other = otherLiveBuild(facts);
	return {
		names: [
			['Environment', address && (0,html .aY)((0,api_address .Iy)(address))],
			['Operation', operation && (0,html .aY)(operation.operationName)],
			['Build', operation && (0,html .aY)(operation.buildPath)],
			['Live build', other === undefined || other === shortId(other) ? undefined : (0,html .aY)(other)],
			['Build of the rollback', rollback?.['build-id'] ? (0,html .aY)(rollback['build-id']) : undefined],
		],
		hashes: [
			['SHA-256 of the zip', archive && (0,html .aY)(archive.sha256)],
			['SHA-256 of the content', archive && (0,html .aY)(archive.contentSha256)],
		],
	};
}
function contentOf({ archive, files }) {
	if (archive !== undefined)
		return `${(0,format .pq)(archive.fileCount, 'file')}, ${(0,format .z3)(archive.bytes)}`;
	if (files === undefined)
		return undefined;
	const bytes = (0,workspace_files .U)(files);
	return `${(0,format .pq)(files.length, 'file')}, ${(0,format .z3)(bytes)}`;
}
const summary_MAX_ROWS = 20;
function secretSections(findings) {
	if (findings.length <= format .Cf)
		return [];
	const rows = findings.slice(0, summary_MAX_ROWS).map((finding) => [(0,html .aY)((0,secret_findings .$)(finding)), (0,html .Qq)(finding.kind)]);
	const rest = (0,format .v)(findings.length, summary_MAX_ROWS);
	const more = rest === '' ? [] : [(0,html .ND)('p', (0,html .Qq)(`${rest}, in the log`))];
	return [{ heading: `Possible secrets: ${findings.length}`, body: [(0,html .tp)(['File and line', 'Kind'], rows), ...more] }];
}
const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;
function buildLogSections(lines) {
	if (lines.length === 0)
		return [];
	const items = lines.slice(-MAX_LINES).map((line) => (0,html .ND)('li', (0,html .aY)(shortened(line))));
	const notes = lines.length > MAX_LINES ? [(0,html .ND)('p', (0,html .Qq)('Its last lines; the log of this run has more.'))] : [];
	return [{ heading: 'Log of the build', body: [...notes, (0,html .ND)('ul', ...items)] }];
}
function shortened(line) {
	return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}
  }),
  9399:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Q: () => (  sendZip),
  S: () => (  upload)
});
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/src/archive/archive.js
const CHUNK_BYTES = 128 * 1024;
function uploadSource({ path, bytes, stream }) {
	const readFile = () => (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES, end: Math.max(bytes - 1, 0) });
	return { bytes, open: stream ?? readFile };
}
var secure_url = __webpack_require__(9597);
var attempts = __webpack_require__(2039);
var service_error = __webpack_require__(3193);
var exchange_error = __webpack_require__(3594);
var exchange = __webpack_require__(1776);
var external_node_crypto_ = __webpack_require__(7598);
var errors = __webpack_require__(8835);
;// CONCATENATED MODULE: ./lib/src/platform/transport/multipart.js
function multipartBody(part, zip) {
	const boundary = `headless-deploy-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
	const head = Buffer.from(`--${boundary}\r\n` +
		`Content-Disposition: form-data; name="${part}"; filename="app.zip"\r\n` +
		'Content-Type: application/zip\r\n\r\n');
	const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
	return {
		type: `multipart/form-data; boundary=${boundary}`,
		bytes: head.length + zip.bytes + tail.length,
		open: async function* () {
			yield head;
			let left = zip.bytes;
			try {
				for await (const chunk of zip.open()) {
					left -= chunk.length;
					yield chunk;
				}
			}
			catch (error) {
				if (error instanceof errors .zg)
					throw error;
				throw unreadable(error.code ?? 'UNKNOWN');
			}
			if (left !== 0)
				throw unreadable(`${left} bytes are missing`);
			yield tail;
		},
	};
}
function unreadable(why) {
	return new errors .zg('invalid-file', `The zip could not be read back while it was sent: ${why}. Check that nothing cleans the folder for temporary files during the upload.`);
}
var wire = __webpack_require__(4346);
var api_address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var api_operation = __webpack_require__(6518);
;// CONCATENATED MODULE: ./lib/src/platform/api/upload.js
const EXPECT_FROM_BYTES = 1024 * 1024;
const REFUSALS = new Set([400, 405, 501]);
async function uploadArchive(request, context) {
	const { apiRoot, address, zip, onProgress } = request;
	const { account, app, environment } = address;
	const path = `/fu/v1/accounts/${account}/apps/${app}/environments/${environment}:upload`;
	const name = { what: 'the upload', origin: apiRoot.origin };
	const body = multipartBody(wire .lV, zip);
	const call = {
		method: 'POST',
		url: (0,api_address .eh)(apiRoot, path),
		headers: { Authorization: (0,api_request .aR)(request.credentials), ...commitHeader(apiRoot, request.commit) },
		body,
		onProgress: (bytes) => onProgress(bytes, body.bytes),
		...context,
	};
	let requests = 0;
	let expectContinue = body.bytes >= EXPECT_FROM_BYTES;
	const post = async () => {
		requests += 1;
		request.onRequest(requests);
		return await (0,exchange .cv)({ ...call, expectContinue });
	};
	const errorIn = (reply) => (reply.sent ? (0,api_operation .mE)(name, reply) : undefined);
	const postExpecting = async () => {
		try {
			const reply = await post();
			if (!expectContinue || !refusesExpect(reply))
				return reply;
		}
		catch (error) {
			if (error instanceof exchange_error .Sb && error.kind === 'before-body')
				expectContinue = false;
			throw error;
		}
		expectContinue = false;
		return await post();
	};
	const options = { kind: 'upload', name, retryAmbiguous: request.retryAmbiguous, errorIn, ...context };
	return (0,api_operation .BL)(name, await (0,attempts .dP)(options, postExpecting), context.holdsSecret);
}
function commitHeader(apiRoot, commit) {
	if (commit === undefined || !(0,secure_url .U)(apiRoot.hostname))
		return {};
	return { [wire .y6]: `${commit.sha} ${encodeURIComponent(commit.branch.toWellFormed())}`.trimEnd() };
}
function refusesExpect(reply) {
	return reply.status === 417 || (reply.isBodyHeld && REFUSALS.has(reply.status) && !(0,service_error .gi)(reply));
}
var platform_error = __webpack_require__(2665);
var format = __webpack_require__(1749);
var call_context = __webpack_require__(9311);
var not_found_hint = __webpack_require__(4731);
var api_builds = __webpack_require__(665);
var signals = __webpack_require__(6907);
var look_up = __webpack_require__(1502);
var platform_lists = __webpack_require__(3314);
var outcome = __webpack_require__(5728);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/upload/look-up.js
const MAX_LOOKUP_MS = 10_000;
async function withBuildsFound(thrown, target, since, context) {
	if (!(thrown instanceof platform_error .Wk) || thrown.code !== 'ambiguous')
		return thrown;
	const signal = AbortSignal.any([context.signal, (0,signals .z)(MAX_LOOKUP_MS)]);
	context.log('The outcome is not known: reading the list of builds for one that this upload started');
	const builds = await lookForBuilds(target, { ...context, signal });
	if (builds === undefined)
		return thrown;
	const newest = builds[0];
	const elapsed = context.clock.now() - since;
	const isNew = newest !== undefined && newest.age <= elapsed + outcome .s;
	const began = (0,format .a3)(elapsed);
	const found = isNew
		? `The platform lists the build ${newest.id}, created at ${new Date(newest.createTime).toISOString()} (${(0,format .a3)(Math.max(0, newest.age))} ago); the upload began ${began} ago. It may be the build of this upload, or of another deploy at that time.`
		: `The platform lists no build created since the upload began ${began} ago: it was probably not accepted, or is not listed yet.`;
	const { code, message, details, cause } = thrown;
	return new platform_error .Wk(code, `${message} ${found}`, 'unknown', details, { cause });
}
async function lookForBuilds(target, context) {
	const builds = await (0,api_builds .YF)(target, target.address, 10, context).catch((error) => {
		if (error instanceof errors .Tj && error.code === 'cancelled')
			throw (0,platform_error .Dr)(context.signal, true);
		if (!context.signal.aborted)
			throw error;
		return { kind: 'failed', reason: 'no answer in time' };
	});
	if (builds.kind === 'value')
		return builds.value;
	context.log(`The list of builds could not be read (${builds.reason}).`);
	return undefined;
}
async function describeWhatIsThere(target, context) {
	const { app, environment } = target.address;
	const address = { ...target.address, environment: { kind: 'id', id: environment } };
	const lookup = await (0,look_up .T)({ ...target, address }, context);
	switch (lookup.kind) {
		case 'found':
			return 'The environment exists, so check "headless-url": it must be the address for uploads.';
		case 'no-environment': {
			const { entries, part } = lookup.environments;
			if (part !== undefined)
				return '';
			return `Check "environment".${(0,platform_lists .bW)(environment, entries)} The app "${app}" has ${(0,platform_lists .gE)(entries)}.`;
		}
		case 'no-app':
			return `Check "app" and "account". ${lookup.error.message}`;
		case 'no-list':
		case 'refused':
			return '';
	}
}
var deploy_progress = __webpack_require__(3721);
var safe_text = __webpack_require__(5343);
var site_address = __webpack_require__(9303);
var messages = __webpack_require__(3851);
var poll_delay = __webpack_require__(7026);
var live_reads = __webpack_require__(6902);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/upload/upload.js
async function upload({ archive, commit }, target, { retryAmbiguous, afterUpload }, context, visitSite) {
	const { runner, record, services } = context;
	const { account, app, environment } = target.address;
	(0,call_context .w)(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
	const before = afterUpload.wait ? await readStateBeforeUpload(target, afterUpload, context) : undefined;
	const pagesBefore = await visitSite?.(before?.kind === 'value' ? before.value : undefined);
	const onRequest = (attempts) => record({ attempts, sentAt: services.clock.date().getTime() });
	const sent = await sendZip({ archive, commit, target, before, retryAmbiguous, onRequest }, context);
	return { ...sent, pagesBefore };
}
async function sendZip({ archive, commit, target, before, retryAmbiguous, onRequest }, { runner, services, calls, aboutToSend }) {
	const { clock } = services;
	const since = clock.now();
	const progress = new deploy_progress .k('sent', () => clock.now(), runner);
	const onProgress = progress.update.bind(progress);
	const onRetry = (retry) => {
		calls.onRetry(retry);
		progress.restart();
	};
	const request = { ...target, zip: uploadSource(archive), commit, retryAmbiguous, onRequest, onProgress };
	aboutToSend();
	const { operation } = await uploadArchive(request, { ...calls, onRetry })
		.finally(() => progress.stop())
		.catch(async (error) => {
		const thrown = await withBuildsFound(error, target, since, calls);
		throw await (0,not_found_hint .hG)(thrown, target, 'list of environments', describeWhatIsThere, calls);
	});
	const pace = progress.pace();
	if (pace !== undefined)
		runner.info(`Sent ${pace}`);
	runner.info(`Accepted after ${(0,format .a3)(clock.now() - since)}`);
	logOperation(runner, operation, target);
	return { operation, since, before, ...ownBuild(operation, target.address.environment, before) };
}
function ownBuild(operation, environment, before) {
	const buildId = (0,api_builds .d$)(operation?.buildPath);
	if (operation === undefined || buildId === undefined)
		return { buildId: undefined };
	const other = (0,api_operation .zk)(operation, environment);
	if (other !== undefined)
		return { buildId: undefined, whyNotOurs: describeNamed(`another environment (${(0,safe_text .Hk)(other)})`) };
	const isOld = before?.kind === 'value' && before.value.liveBuildId === buildId;
	return isOld
		? { buildId: undefined, whyNotOurs: describeNamed(`build ${(0,safe_text .Hk)(buildId)}, which was live before`) }
		: { buildId };
}
function describeNamed(named) {
	return `The answer to the upload named ${named}`;
}
function logOperation(runner, operation, { address }) {
	if (operation === undefined) {
		runner.warning('No operation in the answer', 'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.');
		return;
	}
	runner.info(`Operation ${operation.operationId}, build ${operation.buildId}`);
	const name = (0,api_address .Iy)(address);
	const other = (0,api_operation .kg)(operation, name);
	if (other === undefined)
		return;
	runner.warning('Operation of another environment', `The upload was sent to ${name}, but the answer names ${other}. Check in the user portal which of them has a new build.`);
}
async function readStateBeforeUpload(target, { wait, smokeTest, environmentUrl }, { runner, record, calls, services, signal }) {
	const reads = (0,live_reads .h)(target, calls);
	let before = await reads.environment();
	if (before.kind !== 'value' && (0,platform_error .t6)(before)) {
		const delay = (0,poll_delay .x)(0);
		const problem = (0,messages .HO)({ ...before, read: 'environment' });
		runner.info(`${problem}: trying again in ${(0,format .a3)(delay)}`);
		await services.clock.sleep(delay, signal);
		before = await reads.environment();
	}
	if (before.kind !== 'value') {
		if (before.error?.code === 'unauthorized')
			throw before.error;
		if (wait === true)
			requireReads(before);
		if (before.kind === 'unusable')
			runner.info((0,messages .HO)({ ...before, read: 'environment' }));
		return before;
	}
	const { value: environment } = before;
	const { liveBuildId } = environment;
	record({ environment });
	runner.info(liveBuildId === undefined ? 'No build is live yet' : `Live now: build ${(0,safe_text .Hk)(liveBuildId)}`);
	if (smokeTest.lines.length > 0 && (0,site_address .C)(environmentUrl, environment) === undefined) {
		const problem = 'is required for "smoke-test": the platform names no domain of this environment';
		throw new errors .oC([{ input: 'environment-url', problem }]);
	}
	return before;
}
function requireReads({ kind, error }) {
	if (error === undefined || (kind !== 'refused' && kind !== 'no-call'))
		return;
	const isRefused = kind === 'refused' && !(0,platform_error .jq)(error);
	const why = isRefused ? ' "account" may be misspelt, or the API user lacks permission to read the environment.' : '';
	const text = `${error.message}${why} Without this read the deploy cannot see when the new build is live, so it sent nothing.`;
	throw new errors .zg('cannot-wait', text);
}
  }),
  8616:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	cz: () => (  describeLargest),
	dw: () => (  describeExclusions),
	xJ: () => (  describeTotals)
  });
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1749);
  var _workspace_notes_largest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5030);
  var _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2535);
const MAX_ROWS = 500;
const MAX_PATTERN_WIDTH = 40;
function describeExclusions({ excluded, broughtBack }) {
	if (excluded.length + broughtBack.length === 0)
		return ['No rule ignores or excludes a file.'];
	return [...tableOf('Not sent', excluded), ...(broughtBack.length === 0 ? [] : tableOf('Brought back', broughtBack))];
}
function tableOf(heading, totals) {
	if (totals.length === 0)
		return [];
	const shown = totals.slice(0, MAX_ROWS);
	const width = Math.min(MAX_PATTERN_WIDTH, Math.max('pattern'.length, ...shown.map(({ pattern }) => (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(pattern).length)));
	const rows = (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .UV)(totals, MAX_ROWS, ({ source, pattern, ...total }) => {
		const counts = columns(String(total.files), (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(total.bytes));
		return `${counts}  ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(pattern).padEnd(width)}  ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(source)}`;
	});
	const head = `${columns('files', 'bytes')}  ${'pattern'.padEnd(width)}  rule`;
	return [describeTotals(heading, totals), head, ...rows];
}
function describeTotals(what, totals) {
	const files = totals.reduce((sum, total) => sum + total.files, 0);
	const bytes = totals.reduce((sum, total) => sum + total.bytes, 0);
	return `${what}: ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(files, 'file')}, ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(bytes)}`;
}
function describeLargest(files) {
	const total = (0,_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__  .U)(files);
	const parts = (0,_workspace_notes_largest_js__WEBPACK_IMPORTED_MODULE_3__  .n)(files);
	const rows = parts.map(({ path, bytes }) => `${columns(`${Math.round((bytes / total) * 100)} %`, (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(bytes))}  ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(path)}`);
	const count = files.length - parts.reduce((sum, part) => sum + part.files, 0);
	const bytes = total - parts.reduce((sum, part) => sum + part.bytes, 0);
	const rest = count === 0 ? [] : [`${columns('', (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(bytes))}  in ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(count, 'other file')}`];
	return [...rows, ...rest];
}
function columns(first, second) {
	return `${first.padStart(8)}  ${second.padStart(9)}`;
}
  }),
  6605:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	$: () => (  placeOf),
	o: () => (  reportSecrets)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
const MAX_LOGGED = 1000;
function reportSecrets(runner, findings, level) {
	if (findings.length === 0)
		return;
	const shown = (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(findings, _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Cf, (finding) => `${placeOf(finding)} (${finding.kind})`);
	const what = `${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(findings.length, 'possible secret')} found: ${shown}.`;
	if (findings.length > _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Cf) {
		runner.info('Possible secrets:');
		for (const line of (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .UV)(findings, MAX_LOGGED, (finding) => `  ${placeOf(finding)}: ${finding.kind}`))
			runner.info(line);
	}
	const remedy = findings.length === 1 ? 'Revoke it, then remove it' : 'Revoke them, then remove them';
	const isForBrowsers = findings.some(({ kind }) => kind === 'Google API key');
	const orRestrict = isForBrowsers ? ' A Google API key for browsers is public: restrict it to your site instead.' : '';
	const orExclude = `${remedy}, or exclude the ${findings.length === 1 ? 'file' : 'files'}.${orRestrict}`;
	if (level === 'error' || findings.some(({ kind }) => kind === 'password of this deploy'))
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('secret-found', `${what} Nothing was sent. ${orExclude}`);
	const stop = runner.terms.setting('secret-scan', 'error');
	const text = `${what} ${orExclude} This does not stop a deploy: ${stop} does, and "off" ends the warning.`;
	runner.warning('Secret found', text);
}
function placeOf({ path, line }) {
	return `${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(path)}${line === undefined ? '' : `:${line}`}`;
}
  }),
  1071:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Pd: () => (  makeTempFolder),
	vg: () => (  tempFolder),
	xz: () => (  readRunnerFolder)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
  var _shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7495);
  var _shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7190);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5343);
const OWN_FOLDERS = {
	GITHUB_WORKSPACE: { role: 'The current directory', find: () => '.' },
	RUNNER_TEMP: {
		role: `The folder for temporary files (environment variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'})`,
		find: node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir,
	},
};
function tempFolder(variables) {
	const found = findFolder('RUNNER_TEMP', variables);
	if (typeof found === 'string')
		return found;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .VZ)(found)}.`);
}
function readRunnerFolder(reader, variable, variables) {
	const found = findFolder(variable, variables);
	return typeof found === 'string' ? found : reader.reject(found.input, found.value, found.problem);
}
function findFolder(variable, variables) {
	const folder = variables[variable] || OWN_FOLDERS[variable].find();
	try {
		const real = (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_5__  .Ye)(folder);
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : unusable(variable, variables, folder, 'it is not a folder');
	}
	catch (error) {
		return unusable(variable, variables, folder, String(error.code));
	}
}
function makeTempFolder(temp, prefix, variables) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(temp, prefix));
	}
	catch (error) {
		if ((0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_4__  .b$)(error))
			throw (0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_4__  .d8)(error, temp);
		const problem = unusable('RUNNER_TEMP', variables, temp, String(error.code));
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .VZ)(problem)}.`);
	}
}
function unusable(variable, variables, folder, reason) {
	const problem = `cannot be used: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__  .Hk)(reason)}`;
	if (!variables[variable])
		return { input: OWN_FOLDERS[variable].role, value: folder, problem };
	const remedy = ". The runner sets it; check the runner, and the volumes of the job's container";
	return { input: `${variable} (environment variable)`, value: folder, problem: problem + remedy };
}
  }),
  8625:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  run: () => (  run),
  runDeploy: () => (  deploy_runDeploy)
});
var external_node_url_ = __webpack_require__(3136);
var clock = __webpack_require__(6544);
var format = __webpack_require__(1749);
var inputs = __webpack_require__(2045);
var step = __webpack_require__(3735);
var exchange = __webpack_require__(1776);
var external_node_path_ = __webpack_require__(6760);
var shared_errors = __webpack_require__(8835);
var failure = __webpack_require__(3924);
var external_node_fs_ = __webpack_require__(3024);
var file_names = __webpack_require__(752);
var try_to_read = __webpack_require__(442);
;// CONCATENATED MODULE: ./lib/src/workspace/explain/exclusions.js
class RuleTally {
	totals = new Map();
	add({ source, pattern }, bytes) {
		const key = `${source}\0${pattern}`;
		const total = this.totals.get(key) ?? { source, pattern, files: 0, bytes: 0 };
		total.files += 1;
		total.bytes += bytes;
		this.totals.set(key, total);
	}
	list() {
		const list = [...this.totals.values()];
		return list.sort((a, b) => b.bytes - a.bytes || b.files - a.files || (nameOf(a) < nameOf(b) ? -1 : 1));
	}
}
function nameOf({ source, pattern }) {
	return `${source} ${pattern}`;
}
function countExclusions({ folder, rules, emptied, ignored, dropped, sent }) {
	const excludedBy = new Map();
	const returned = new Set();
	const [excluded, broughtBack] = [new RuleTally(), new RuleTally()];
	const count = (name, bytes, isExcluded, rule) => {
		if (rule === undefined || excludedBy.has(name) || returned.has(name))
			return;
		if (isExcluded)
			excludedBy.set(name, rule);
		else
			returned.add(name);
		(isExcluded ? excluded : broughtBack).add(rule, bytes);
	};
	for (const [at, ignoring] of ignored) {
		const applying = at.endsWith('/') ? rules.below(at, emptied) : rules;
		for (const { path: name, bytes } of measureFiles(folder, at)) {
			const { kept, rule } = applying.decide(name, false);
			count(name, bytes, !kept, kept ? rule : (rule ?? ignoring));
		}
	}
	for (const at of dropped)
		for (const { path: name, bytes } of measureFiles(folder, at))
			count(name, bytes, true, rules.decide(name, true).rule);
	for (const { path: name, size } of sent)
		count(name, size, false, rules.decide(name, true).rule);
	return { exclusions: { excluded: excluded.list(), broughtBack: broughtBack.list() }, rules: excludedBy };
}
function* measureFiles(folder, name) {
	const open = [name.replace(/\/$/, '')];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const diskPath = (0,file_names .co)(next) ? `${folder}${external_node_path_.sep}${next}` : (0,file_names .aA)(`${folder}${external_node_path_.sep}${next}`);
		const stats = (0,try_to_read .h)(() => (0,external_node_fs_.lstatSync)(diskPath, { throwIfNoEntry: false }));
		if (stats === undefined)
			continue;
		if (!stats.isDirectory()) {
			yield { path: next, bytes: stats.size };
			continue;
		}
		const inner = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(diskPath, { encoding: 'buffer' })) ?? [];
		for (const entry of inner)
			open.push(`${next}/${(0,file_names .e4)(entry)}`);
	}
}
var rules_patterns = __webpack_require__(4281);
var paths = __webpack_require__(3366);
var failures = __webpack_require__(3491);
var full_disk = __webpack_require__(7495);
var safe_text = __webpack_require__(5343);
var rules_rules = __webpack_require__(8847);
var read_disk = __webpack_require__(5557);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/unreadable-folder.js
function readInFolder(file, name, read) {
	try {
		return read();
	}
	catch (error) {
		const { code } = error;
		const folder = folderOf(name);
		const isForbidden = folder !== '' && (code === 'EACCES' || code === 'EPERM');
		if (code === 'ENAMETOOLONG')
			throw new shared_errors .zg('invalid-file', describeTooLong(name));
		if (isForbidden)
			throw new shared_errors .zg('invalid-file', describeUnreadable(folder, code));
		return (0,read_disk .gr)(file, () => {
			throw error;
		});
	}
}
function folderOf(name) {
	return name.endsWith('/') ? name : (0,rules_patterns .gN)(name);
}
function describeTooLong(name) {
	const [folder = (0,rules_patterns .gN)(name)] = /^.{1,100}\//su.exec(name) ?? [];
	const pattern = (0,safe_text .Hk)(`/${(0,paths .MP)(folder)}`);
	return `A path in ${(0,safe_text .Hk)(folder)} is too long for this system. Shorten it, or exclude all of that with the pattern "${pattern}".`;
}
function describeUnreadable(folder, reason) {
	const pattern = (0,safe_text .Hk)(`/${(0,paths .MP)(folder)}`);
	return `${(0,safe_text .Hk)(folder)} cannot be read (${(0,safe_text .Hk)(reason)}). Make it readable for the user that runs this, or exclude it with the pattern "${pattern}".`;
}
var find_git = __webpack_require__(7824);
var git_git = __webpack_require__(8801);
var commands = __webpack_require__(848);
var worktrees = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/missing-submodules.js
function describeMissing(submodule, name) {
	const { top, options } = submodule;
	const around = (0,worktrees .vE)(external_node_path_.dirname(top)) ?? external_node_path_.dirname(top);
	const inside = external_node_path_.relative(around, top).split(external_node_path_.sep).join('/');
	const shown = (0,safe_text .Hk)(name);
	if (!submodulesOf(around).includes(inside)) {
		const git = (0,commands .uM)({ top: around, options });
		return `${shown} is a repository of its own that was committed without .gitmodules, so its files are in no commit, and not sent. To keep them: where they are, remove its .git, run "${git} rm --cached -- ${(0,commands .TL)(inside)}", then "${git} add -- ${(0,commands .TL)(inside)}", and commit. Or exclude it.`;
	}
	if (((0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(top)) ?? []).length > 0)
		return `${shown} is a submodule whose .git is missing, so git knows none of its files, and they are not sent. ${(0,commands .Ev)(submodule)}`;
	return `${shown} is a submodule that is not checked out, so nothing of it is sent. Check it out ("${(0,commands .cu)(submodule, 'update --init')}", or "submodules: recursive" on actions/checkout), or exclude it.`;
}
function submodulesOf(top) {
	const paths = (0,worktrees .o5)(external_node_path_.join(top, '.gitmodules')).matchAll(/^[ \t]*path[ \t]*=[ \t]*((?:"(?:\\.|[^"\\\n])*"|\\.|[^"\\#;\n])*)/gim);
	return Array.from(paths, ([, value = '']) => value
		.trim()
		.replaceAll(/\\(.)|"/g, (_, escaped) => ({ t: '\t', n: '\n' })[escaped ?? ''] ?? escaped ?? ''));
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/named-pipes.js
const REPOSITORY_FILES = ['HEAD', 'commondir', 'config', 'index', 'info/exclude'];
function refuseNamedPipes(top, folder, variables) {
	const places = [
		...REPOSITORY_FILES.map((name) => external_node_path_.join(top, '.git', name)),
		...foldersBetween(top, folder).map((between) => external_node_path_.join(between, '.gitignore')),
		...userFiles(variables),
	];
	const pipe = places.find((place) => (0,try_to_read .h)(() => (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false }))?.isFIFO() === true);
	if (pipe === undefined)
		return;
	const text = `${(0,safe_text .Hk)(pipe)} is a named pipe, which git would wait for forever. Remove it.`;
	throw new shared_errors .zg('invalid-file', text);
}
function foldersBetween(top, folder) {
	const segments = external_node_path_.relative(top, folder).split(external_node_path_.sep).filter(Boolean);
	return [top, ...segments.map((_, index) => external_node_path_.join(top, ...segments.slice(0, index + 1)))];
}
function userFiles({ HOME: home, XDG_CONFIG_HOME }) {
	const own = home === undefined ? [] : [external_node_path_.join(home, '.gitconfig')];
	const folder = XDG_CONFIG_HOME || (home && external_node_path_.join(home, '.config'));
	return folder ? [...own, ...['config', 'ignore'].map((name) => external_node_path_.join(folder, 'git', name))] : own;
}
var git_records = __webpack_require__(3918);
var real_path = __webpack_require__(7190);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/repository.js
class Repository {
	top;
	folder;
	prefix;
	options;
	git;
	ignored;
	constructor(top, folder, prefix, options) {
		this.top = top;
		this.folder = folder;
		this.prefix = prefix;
		this.options = options;
		this.git = (0,git_git .l)(options.variables, top, options.signal);
	}
	async state() {
		try {
			this.requireWorkTree(await this.git.ask(this.folder, 'rev-parse', '--show-prefix', '--show-toplevel'));
		}
		catch (error) {
			if (error instanceof git_git .I)
				return 'no-git';
			throw error;
		}
		const { workspace } = this.options;
		const ignored = this.folder === this.top ? undefined : await this.findIgnored();
		if (ignored === undefined || ignored.folder === undefined) {
			if (await this.ignoresAllFiles())
				return 'foreign';
			return ignored === undefined ? 'git' : 'ignored';
		}
		if ((0,paths ._l)(ignored.folder, workspace) === undefined)
			return 'ignored';
		if (await this.tracksFilesIn(this.folder))
			return 'git';
		return (0,rules_patterns .tW)(ignored.pattern) && !(await this.tracksFilesIn(workspace)) ? 'foreign' : 'ignored';
	}
	async trustsModes() {
		return (await this.setting('core.fileMode')) !== 'false';
	}
	async ignoresCase() {
		return (await this.setting('core.ignoreCase')) === 'true';
	}
	async setting(key) {
		const { stdout } = await this.git.ask(this.folder, 'config', '--bool', '--get', key);
		return stdout.toString('latin1').trim();
	}
	async requireComplete(answer) {
		if ((0,failures .Ne)(answer))
			throw await (0,failures .ib)(this, answer);
		return answer;
	}
	requireWorkTree({ exitCode, stdout, stderr }) {
		const { top, folder } = this;
		if (exitCode !== 0)
			throw (0,failures .O$)(this, stderr);
		const below = external_node_path_.relative(top, folder).split(external_node_path_.sep).join('/');
		const prefix = below === '' ? '\n' : `${below}/\n`;
		const found = stdout.toString('utf8');
		const start = [prefix, '\n'].find((each) => found.startsWith(each));
		if (start === undefined)
			throw (0,failures .O$)(this, `not a repository: ${external_node_path_.join(top, '.git')}`);
		const workTree = found.slice(start.length).replace(/\n$/, '');
		if ((0,try_to_read .h)(() => (0,real_path .Ye)(workTree)) === (0,real_path .Ye)(top))
			return;
		throw (0,failures .O$)(this, `its work tree is another folder: ${workTree}`);
	}
	async findIgnored() {
		const { git, top } = this;
		const segments = external_node_path_.relative(top, this.folder).split(external_node_path_.sep);
		const folders = segments.map((_, index) => `./${segments.slice(0, index + 1).join('/')}`);
		const names = [...folders, `${folders.at(-1)}/${rules_patterns .cl}`];
		const check = await git.ask(top, 'check-ignore', '--no-index', '--verbose', '--non-matching', '--', ...names);
		if (check.exitCode > 1)
			throw await (0,failures .ib)(this, check);
		const lines = check.stdout.toString('utf8').split('\n');
		const patterns = names.map((_, index) => /^(?!::\t).+?:\d+:(.*)\t/.exec(lines[index] ?? '')?.[1]);
		for (const [index, name] of folders.entries()) {
			const pattern = patterns[index];
			const isIgnored = pattern === undefined ? (0,rules_patterns .dw)(rules_patterns .zY, `${name.slice(2)}/`) : !pattern.startsWith('!');
			if (isIgnored)
				return { folder: external_node_path_.join(top, name), pattern: pattern ?? '' };
		}
		const ofContent = patterns[folders.length] ?? '!';
		return ofContent.startsWith('!') || (await this.listKept()).stdout.length > 0
			? undefined
			: { folder: undefined, pattern: ofContent };
	}
	async listKept() {
		const files = ['--', '.', ':(exclude)*.gitkeep', ':(exclude)*.gitignore'];
		const list = this.git.list(this.folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...files);
		return await this.requireComplete(await list);
	}
	async ignoresAllFiles() {
		const { git, top, options } = this;
		const below = (0,paths ._l)(top, options.workspace);
		if (!below)
			return false;
		const check = await git.ask(top, 'check-ignore', '--no-index', '--verbose', '--', `./${below}/${rules_patterns .cl}`);
		const [, source = '', pattern = ''] = /^(.+?):\d+:(.*)\t/.exec(check.stdout.toString('utf8')) ?? [];
		if (source.startsWith(`${below}/`) || !(0,rules_patterns .tW)(pattern))
			return false;
		return !(await this.tracksFilesIn(options.workspace));
	}
	async tracksFilesIn(folder) {
		const files = ['--', '.', ':(exclude)*.gitkeep'];
		const answer = await this.requireComplete(await this.git.list(folder, 'ls-files', '-z', '--cached', ...files));
		return answer.stdout.length > 0;
	}
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/list-files.js
async function* listWithGit(repository, withIgnored, gitFolders) {
	const { top, folder, options } = repository;
	if ((0,find_git .C)() !== undefined)
		refuseNamedPipes(top, folder, options.variables);
	const defaultsFile = writeDefaultsFile(options.scratch);
	const controller = new AbortController();
	try {
		const signals = [controller.signal, ...(options.signal === undefined ? [] : [options.signal])];
		const git = (0,git_git .l)(options.variables, top, AbortSignal.any(signals));
		const answers = {
			untracked: git.list(folder, 'ls-files', '-z', '--others', ...rulesOf(defaultsFile)),
			tracked: git.list(folder, 'ls-files', '-z', '-t', '--stage', '--cached'),
			ignored: withIgnored ? askForIgnored(git, folder, defaultsFile) : undefined,
		};
		for (const answer of Object.values(answers))
			answer?.catch(() => undefined);
		const state = await repository.state();
		if (state === 'git')
			yield* partsOf(repository, answers, gitFolders.enter(top));
		return state;
	}
	finally {
		controller.abort();
		(0,external_node_fs_.rmSync)(defaultsFile, { force: true });
	}
}
async function* partsOf(repository, answers, gitFolders) {
	const { folder, prefix } = repository;
	const records = (0,git_records .M$)(await repository.requireComplete(await answers.tracked));
	const tracked = (0,git_records .Sb)(records, folder, prefix);
	yield { kept: tracked.files };
	const answer = await repository.requireComplete(await answers.untracked);
	const untracked = (0,git_records .F9)((0,git_records .M$)(answer), folder, prefix, gitFolders);
	yield { kept: untracked.files, worktrees: [...untracked.worktrees], ...readWarnings(answer, repository) };
	const ignored = await answers.ignored;
	if (ignored !== undefined)
		repository.ignored = (0,git_records .Je)((0,git_records .M$)(await repository.requireComplete(ignored)));
	yield { repository };
	for (const name of tracked.nested)
		yield* listNested(repository, name, ignored !== undefined, gitFolders);
	yield* listCheckouts(repository, untracked.nested, ignored !== undefined, gitFolders);
}
async function* listCheckouts(around, names, withIgnored, gitFolders) {
	const { folder, prefix } = around;
	const isLinked = (name) => (0,worktrees .v7)(external_node_path_.join(folder, name));
	for (const name of [...names.filter((each) => !isLinked(each)), ...names.filter(isLinked)]) {
		if (gitFolders.hasWorktree(external_node_path_.join(folder, name)))
			yield { worktrees: [prefix + name] };
		else {
			yield { checkouts: [prefix + name] };
			yield* listNested(around, name.slice(0, -1), withIgnored, gitFolders);
		}
	}
}
async function* listNested({ folder, prefix, options }, name, withIgnored, gitFolders) {
	const inner = external_node_path_.join(folder, name);
	const absent = { path: prefix + name, top: inner, options };
	if (inner === folder)
		throw new shared_errors .zg('invalid-file', describeMissing(absent, '"path"'));
	if (isReplaced(inner))
		return yield { kept: [{ path: prefix + name, indexMode: '160000' }] };
	if (!(0,external_node_fs_.existsSync)(external_node_path_.join(inner, '.git')))
		return yield { missing: [absent] };
	const repository = new Repository(inner, inner, `${prefix}${name}/`, options);
	try {
		const state = yield* listWithGit(repository, withIgnored, gitFolders);
		if (state !== 'git')
			throw new git_git .I();
	}
	catch (error) {
		const isBroken = error instanceof shared_errors .zg && error.code === 'invalid-file';
		if (!isBroken || options.leavesOut?.(repository.prefix) !== true)
			throw error;
		yield { leftOut: [repository.prefix] };
	}
}
async function listIgnored(repository) {
	if (repository.ignored !== undefined)
		return repository.ignored;
	const { git, folder, options } = repository;
	const defaultsFile = writeDefaultsFile(options.scratch);
	try {
		const answer = await repository.requireComplete(await askForIgnored(git, folder, defaultsFile));
		return (repository.ignored = (0,git_records .Je)((0,git_records .M$)(answer)));
	}
	finally {
		(0,external_node_fs_.rmSync)(defaultsFile, { force: true });
	}
}
async function askForIgnored(git, folder, defaultsFile) {
	return await git.list(folder, 'ls-files', '-z', '--others', '--ignored', '--directory', ...rulesOf(defaultsFile));
}
function rulesOf(defaultsFile) {
	return [`--exclude-from=${defaultsFile}`, '--exclude-standard'];
}
function writeDefaultsFile(scratch) {
	const file = external_node_path_.join(scratch, 'default-ignores');
	try {
		(0,external_node_fs_.writeFileSync)(file, `${rules_rules .a$.join('\n')}\n`, { mode: 0o600 });
		return file;
	}
	catch (error) {
		throw (0,full_disk .d8)(error, scratch);
	}
}
function isReplaced(folder) {
	return (0,try_to_read .h)(() => (0,external_node_fs_.realpathSync)(folder) !== folder || !(0,external_node_fs_.statSync)(folder).isDirectory()) === true;
}
function readWarnings({ stderr }, { top, folder, prefix, options }) {
	const warnings = [];
	const leftOut = [];
	const unreadable = [];
	for (const line of stderr.split('\n').filter((each) => each.startsWith('warning: '))) {
		const [, whole, reason, cut] = /^warning: (?:[^']+ '(.+)': (.+)|could not open directory '([^']+))$/.exec(line) ?? [];
		const where = whole ?? cut ?? '';
		const inside = where === '' ? undefined : (0,paths ._l)(folder, external_node_path_.join(top, where));
		const name = inside === undefined ? undefined : prefix + inside + (where.endsWith('/') ? '/' : '');
		const inFolder = folderOf(name ?? '');
		if (options.leavesOut?.(inFolder) === true)
			leftOut.push(inFolder);
		else if (name !== undefined && (reason === undefined || reason === 'File name too long'))
			unreadable.push(describeTooLong(name));
		else if (line.includes('could not open directory'))
			unreadable.push(describeUnreadable(name ?? line, reason ?? ''));
		else
			warnings.push(line);
	}
	if (unreadable.length > 0)
		throw new shared_errors .zg('invalid-file', (0,format .OI)(unreadable, 10));
	if (warnings.length === 0)
		return { leftOut };
	const text = `git reported for ${(0,safe_text .Hk)(folder)}: ${warnings.slice(0, 10).map(safe_text .Hk).join('; ')}.`;
	return { notes: [{ level: 'warning', title: 'git could not read everything', text }], leftOut };
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/ignored-rules.js
async function findIgnoringRules(repository, outermost) {
	const { top, prefix } = repository;
	const names = await listIgnored(repository);
	const ask = async (asked, ...more) => {
		const found = await askForRules(repository, asked, more);
		return new Map(Array.from(found, ([name, rule]) => [name, { ...rule, source: ignored_rules_nameOf(rule.source, top, outermost) }]));
	};
	const onDisk = await ask(names, '--no-index');
	const builtIn = builtInRules(names.filter((name) => !onDisk.has(name)));
	const inIndex = await ask(names.filter((name) => !onDisk.has(name) && !builtIn.has(name)));
	const ruleOf = (name) => onDisk.get(name) ?? builtIn.get(name) ?? inIndex.get(name) ?? { source: 'git', pattern: name };
	return new Map(names.map((name) => [prefix + name, ruleOf(name)]));
}
async function askForRules(repository, names, more) {
	const rules = new Map();
	if (names.length === 0)
		return rules;
	const input = Buffer.concat(names.map((name) => (0,file_names .aA)(`./${name.replace(/\/$/, '')}\0`)));
	const options = ['--verbose', '--non-matching', '-z', '--stdin', ...more];
	const answer = await repository.git.feed(repository.folder, input, 'check-ignore', ...options);
	if (answer.exitCode > 1)
		throw await (0,failures .ib)(repository, answer);
	const records = (0,git_records .M$)(answer);
	for (const [index, name] of names.entries()) {
		const [source = '', line = '', pattern = ''] = records.slice(index * 4, index * 4 + 3);
		if (source !== '' && !pattern.startsWith('!'))
			rules.set(name, { source: `${source}:${line}`, pattern });
	}
	return rules;
}
function builtInRules(names) {
	const rules = new Map();
	for (const name of names) {
		const line = rules_patterns .zY.decidingLine(name);
		if (line !== undefined)
			rules.set(name, { source: 'built-in', pattern: line.pattern });
	}
	return rules;
}
function ignored_rules_nameOf(source, top, outermost) {
	const [, file = '', line = ''] = /^(.*):(\d+)$/s.exec(source) ?? [];
	const inside = (0,paths ._l)(outermost, external_node_path_.resolve(top, file));
	if (inside !== undefined)
		return `${inside}:${line}`;
	if (/[/\\]info[/\\]exclude$/.test(file))
		return `info/exclude:${line}`;
	return `user's excludes file:${line} (core.excludesFile)`;
}
var paths_disk = __webpack_require__(2382);
var text_text = __webpack_require__(529);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/walk.js
function walkAll(folder, { leavesOut, gitFolders } = {}) {
	const found = new Findings();
	walk({ found, offset: 0, leavesOut, gitFolders, seesCheckouts: gitFolders !== undefined }, folder, '', []);
	return found.asPart();
}
function walkIgnoring(top, folder, options = {}) {
	let stack = stackAt(top, '', (0,paths_disk .cJ)(options.platform ?? process.platform));
	let base = '';
	for (const segment of external_node_path_.relative(top, folder).split(external_node_path_.sep).filter(Boolean)) {
		base += `${segment}/`;
		const rule = ignoringRule(stack, base);
		if (rule !== undefined)
			return { ignored: external_node_path_.join(top, base), rule };
		stack = stackInside(stack, external_node_path_.join(top, base), base);
	}
	const found = new Findings();
	const gitFolders = options.gitFolders?.enter(top);
	walk({ ...options, gitFolders, found, offset: base.length, seesCheckouts: true }, folder, base, stack);
	const ofContent = base === '' ? undefined : ignoringRule(stack, base + rules_patterns .cl);
	const keepsFiles = found.checkouts.length > 0 || found.kept.some((file) => !/\.git(?:keep|ignore)$/.test(file.path));
	if (ofContent !== undefined && !keepsFiles)
		return { ignored: external_node_path_.join(folder, rules_patterns .cl), rule: ofContent };
	return found.asPart();
}
function ruleOfNewFile(top, folder) {
	let base = '';
	let stack = stackAt(top, base, (0,paths_disk .cJ)(process.platform));
	for (const segment of external_node_path_.relative(top, folder).split(external_node_path_.sep)) {
		if (base !== '')
			stack = stackInside(stack, external_node_path_.join(top, base), base);
		base += `${segment}/`;
	}
	return ignoringRule(stack, `${base}${rules_patterns .cl}`);
}
class Findings {
	kept = [];
	rules = new Map();
	neverSent = [];
	worktrees = [];
	checkouts = [];
	leftOut = [];
	asPart() {
		const { rules, neverSent, ...lists } = this;
		return { ...lists, walked: { rules, neverSent } };
	}
}
function walk(context, folder, base, stack, entries = readEntries(folder, base.slice(context.offset))) {
	const { found, offset } = context;
	for (const entry of entries) {
		const name = (0,file_names .e4)(entry.name);
		const isFolder = entry.isDirectory();
		const file = base + name;
		const fromTop = isFolder ? `${file}/` : file;
		const fromFolder = fromTop.slice(offset);
		if ((0,rules_rules .FJ)(name)) {
			found.neverSent.push(fromFolder);
			continue;
		}
		const rule = ignoringRule(stack, fromTop);
		if (rule !== undefined) {
			found.rules.set(fromFolder, rule);
		}
		else if (isFolder && (0,file_names .co)(name)) {
			try {
				enter(context, external_node_path_.join(folder, name), fromTop, stack);
			}
			catch (error) {
				if (!(error instanceof shared_errors .zg) || context.leavesOut?.(fromFolder) !== true)
					throw error;
				found.leftOut.push(fromFolder);
			}
		}
		else {
			found.kept.push({ path: file.slice(offset) });
		}
	}
}
function enter(context, folder, base, stack) {
	const { found, gitFolders } = context;
	const entries = readEntries(folder, base.slice(context.offset));
	let inside = context;
	if (context.seesCheckouts === true && (0,external_node_fs_.existsSync)(external_node_path_.join(folder, '.git'))) {
		const name = base.slice(context.offset);
		const isCheckout = isRepository(folder);
		if (gitFolders?.hasWorktree(folder) === true)
			return void found.worktrees.push(name);
		if (gitFolders === undefined && (isCheckout || (0,worktrees .v7)(folder)))
			return void found.checkouts.push(name);
		if (isCheckout) {
			found.checkouts.push(name);
			inside = { ...context, gitFolders: gitFolders?.enter(folder) };
		}
	}
	walk(inside, folder, base, stack.length === 0 ? stack : stackInside(stack, folder, base), entries);
}
function readEntries(folder, name) {
	return readInFolder(folder, name, () => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' }));
}
function stackAt(top, base, ignoreCase) {
	const excluded = new rules_patterns .zz(isRepository(top) ? readLines((0,worktrees .nW)(top)) : [], ignoreCase);
	const layers = [
		{ base, patterns: new rules_patterns .zz(rules_rules .a$, ignoreCase), file: undefined },
		{ base, patterns: excluded, file: `${base}.git/info/exclude` },
	];
	return withIgnoreFile(layers, top, base, ignoreCase);
}
function stackInside(stack, folder, base) {
	const ignoreCase = stack[0]?.patterns.ignoresCase === true;
	if (isRepository(folder))
		return stackAt(folder, base, ignoreCase);
	const around = stack.map((layer) => ({
		...layer,
		patterns: layer.patterns.reopenedAt(base.slice(layer.base.length)),
	}));
	return withIgnoreFile(around, folder, base, ignoreCase);
}
function ignoringRule(stack, name) {
	for (const { base, patterns, file } of stack.toReversed()) {
		const match = patterns.match(name.slice(base.length));
		if (match === undefined)
			continue;
		const line = match === 'ignored' ? patterns.decidingLine(name.slice(base.length)) : undefined;
		return line && { source: file === undefined ? 'built-in' : `${file}:${line.number}`, pattern: line.pattern };
	}
	return undefined;
}
function isRepository(folder) {
	return (0,external_node_fs_.existsSync)(external_node_path_.join((0,worktrees .S6)(folder) ?? external_node_path_.join(folder, '.git'), 'HEAD'));
}
function withIgnoreFile(stack, folder, base, ignoreCase) {
	const lines = readLines(external_node_path_.join(folder, '.gitignore'));
	if (lines.length === 0)
		return stack;
	return [...stack, { base, patterns: new rules_patterns .zz(lines, ignoreCase), file: `${base}.gitignore` }];
}
function readLines(file) {
	const text = (0,read_disk .gr)(file, () => (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true ? (0,file_names .e4)((0,external_node_fs_.readFileSync)(file)) : undefined);
	if (text === undefined)
		return [];
	return (0,text_text .E)(text).split(/\r?\n/);
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/emptied.js
async function findEmptied({ workspace, folder }, by, ignored, rules) {
	const emptied = new Set();
	const around = new Set([...ignored].filter((name) => name.endsWith('/')).flatMap(rules_patterns .fY));
	const named = new Set([...around].filter((name) => rules.bringsBackNamed(name)));
	for (const repository of by.repositories.toReversed()) {
		const { prefix } = repository;
		named.delete(prefix);
		const inside = [...named].filter((name) => name.startsWith(prefix));
		const files = inside.map((name) => name.slice(prefix.length) + rules_patterns .cl);
		const found = await askForRules(repository, files, ['--no-index']);
		for (const name of inside)
			named.delete(name);
		if (found.size === 0)
			continue;
		const keeping = new Set((0,git_records .M$)(await repository.listKept()).flatMap(rules_patterns .fY));
		for (const name of inside) {
			const inRepository = name.slice(prefix.length);
			if (found.has(inRepository + rules_patterns .cl) && !keeping.has(inRepository))
				emptied.add(name);
		}
	}
	const top = (by.isForeign ? undefined : (0,worktrees .vE)(folder)) ?? workspace;
	for (const name of by.kind === 'walk' ? named : []) {
		if ('rule' in walkIgnoring(top, external_node_path_.join(folder, name)))
			emptied.add(name);
	}
	return emptied;
}
;// CONCATENATED MODULE: ./lib/src/workspace/rules/selection-rules.js
class SelectionRules {
	neverSends;
	rules;
	ignoreFile;
	include;
	exclude;
	negations;
	includeBelow = new Map();
	constructor(rules, neverSends) {
		this.neverSends = neverSends;
		this.rules = rules;
		this.ignoreFile = new rules_patterns .zz(rules.ignoreLines);
		this.include = new rules_patterns .zz(rules.include);
		this.exclude = new rules_patterns .zz(rules.exclude);
	}
	get keepsSome() {
		return this.rules.ignoreLines.some((line) => line.startsWith('!') && !/\.git(?:keep|ignore)\s*$/.test(line));
	}
	get canUnignore() {
		return this.rules.include.length > 0 || this.rules.ignoreLines.some((line) => line.startsWith('!'));
	}
	keeps(path, isListed) {
		return this.outcome(path, isListed).kept;
	}
	leavesOut(folder) {
		const anyName = `${folder}\u{10ffff}`;
		if (this.neverSends(folder) || this.exclude.match(anyName) === 'ignored')
			return true;
		return this.ignoreFile.inheritedMatch(anyName) === 'ignored' && !this.below(folder).canUnignore;
	}
	decide(path, isListed) {
		const { kept, by } = this.outcome(path, isListed);
		switch (by) {
			case 'listing':
				return { kept };
			case 'ignore-file':
				return { kept, rule: this.ignoreFileRule(path, kept, isListed) };
			case 'include':
				return { kept, rule: ruleOf('include', this.includeFor(path)?.decidingLine(path)) };
			case 'exclude':
				return { kept, rule: ruleOf('exclude', this.exclude.decidingLine(path)) };
			case 'never-sent':
				return { kept, rule: (0,rules_rules .zr)(path) };
		}
	}
	outcome(path, isListed) {
		if (this.neverSends(path))
			return { kept: false, by: 'never-sent' };
		let outcome = { kept: isListed, by: 'listing' };
		const match = this.ignoreFile.isEmpty ? undefined : this.ignoreFile.inheritedMatch(path);
		if (match !== undefined)
			outcome = { kept: match === 'unignored', by: 'ignore-file' };
		if (!outcome.kept && this.includeFor(path)?.match(path) === 'ignored')
			outcome = { kept: true, by: 'include' };
		if (outcome.kept && !this.exclude.isEmpty && this.exclude.match(path) === 'ignored')
			outcome = { kept: false, by: 'exclude' };
		return outcome;
	}
	ignoreFileRule(path, kept, isListed) {
		if (kept === isListed && (kept || !this.isNegated(path)))
			return undefined;
		const line = this.ignoreFile.inheritedLine(path);
		return line && ruleOf(`${this.rules.ignoreFile}:${line.number}`, line);
	}
	isNegated(path) {
		this.negations ??= new rules_patterns .zz(this.rules.ignoreLines.filter((line) => line.startsWith('!')));
		return this.negations.inheritedMatch(path) === 'unignored';
	}
	includeFor(path) {
		if (this.include.isEmpty)
			return undefined;
		const ignored = this.ignoreFile.isEmpty ? undefined : this.ignoredFolder(path);
		if (ignored === undefined)
			return this.include;
		let below = this.includeBelow.get(ignored);
		if (below === undefined) {
			const isEmptied = (folder) => !this.keepsSome && this.ignoreFile.match(folder + rules_patterns .cl) === 'ignored';
			const names = [ignored, ...(0,rules_patterns .fY)(ignored).filter(isEmptied)];
			below = new rules_patterns .zz(this.rules.include.filter((line) => namesOne(line, names)));
			this.includeBelow.set(ignored, below);
		}
		return below;
	}
	ignoredFolder(path) {
		if (this.ignoreFile.inheritedMatch(path) !== 'ignored')
			return undefined;
		for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
			const folder = path.slice(0, end + 1);
			if (this.ignoreFile.match(folder) === 'ignored')
				return folder;
		}
		return undefined;
	}
	including(pattern) {
		return new SelectionRules({ ...this.rules, include: [...this.rules.include, pattern] }, this.neverSends);
	}
	bringsBackNamed(folder) {
		const lines = [...this.rules.include, ...this.rules.ignoreLines.filter((line) => line.startsWith('!'))];
		return lines.some((line) => (0,rules_patterns .z0)(line, folder));
	}
	below(folder, emptied = new Set()) {
		const names = [folder, ...(0,rules_patterns .fY)(folder).filter((parent) => emptied.has(parent))];
		const include = this.rules.include.filter((line) => namesOne(line, names));
		const ignoreLines = this.rules.ignoreLines.map((line) => !line.startsWith('!') || namesOne(line, names) ? line : '');
		return new SelectionRules({ ...this.rules, include, ignoreLines }, this.neverSends);
	}
}
function namesOne(line, folders) {
	return folders.some((folder) => (0,rules_patterns .z0)(line, folder));
}
function ruleOf(source, line) {
	return line && { source, pattern: line.pattern };
}
function selection_rules_rulesOf(options) {
	return new SelectionRules(options.rules, createNeverSent(options));
}
function createNeverSent({ folder, runnerTemp, scratch, archives = [] }, { path: system, foldName } = paths_disk .hY) {
	const gitFolder = (0,try_to_read .h)(() => (0,worktrees .S6)((0,worktrees .vE)(folder) ?? folder));
	const own = [runnerTemp, scratch, ...archives, ...(gitFolder === undefined ? [] : [gitFolder])]
		.map((place) => (0,paths ._l)(folder, place, system) ?? '')
		.filter((name) => name !== '')
		.map((name) => foldName(`${name}/`));
	if (own.length === 0)
		return rules_rules .FJ;
	return (path) => (0,rules_rules .FJ)(path) || own.some((prefix) => foldName(`${path}/`).startsWith(prefix));
}
var workspace_files = __webpack_require__(2535);
;// CONCATENATED MODULE: ./lib/src/workspace/links/ignored-links.js
function ignoredLinks(folder, { links, untrackedLinks }, isWhole, rules) {
	const builtIn = new Map();
	const dropped = [];
	for (const link of links) {
		const target = targetFolder(folder, link);
		if (target === undefined)
			continue;
		const asFolder = `${link}/`;
		const line = isWhole || !untrackedLinks.has(link) ? undefined : rules_patterns .zY.decidingLine(asFolder);
		const inside = (0,paths ._l)(folder, target);
		const isStore = inside !== undefined && inside !== '' && (0,rules_patterns .dw)(rules_patterns .zY, `${inside}/`);
		const pattern = line?.pattern ?? (isStore ? rules_patterns .zY.decidingLine(`${inside}/`)?.pattern : undefined);
		const isIgnored = pattern !== undefined && !isWhole && untrackedLinks.has(link);
		const isBroughtBack = rules.keeps(link, false) || rules.keeps(asFolder, false);
		if (isIgnored && (!isBroughtBack || (line !== undefined && isStore)))
			builtIn.set(link, { source: 'built-in', pattern });
		else if (!rules.keeps(asFolder, true))
			dropped.push(link);
	}
	return { builtIn, dropped };
}
function targetFolder(folder, link) {
	return (0,try_to_read .h)(() => {
		const target = (0,real_path .Ye)(external_node_path_.join(folder, link));
		return (0,external_node_fs_.statSync)(target).isDirectory() ? target : undefined;
	});
}
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/workspace/paths/link-texts.js
const MAX_FOLLOWED = 40;
const MAX_TARGET = 4096;
function isLinkText(object, content) {
	const algorithm = object.length === 64 ? 'sha256' : 'sha1';
	return (0,external_node_crypto_.createHash)(algorithm).update(`blob ${content.length}\0`).update(content).digest('hex') === object;
}
function followLinkTexts(name, targets) {
	if (targets.size === 0)
		return name;
	const walked = [];
	const ahead = name.split('/').toReversed();
	let followed = 0;
	for (let segment = ahead.pop(); segment !== undefined; segment = ahead.pop()) {
		if (segment === '' || segment === '.')
			continue;
		if (segment === '..' && walked.length > 0 && walked.at(-1) !== '..') {
			walked.pop();
			continue;
		}
		walked.push(segment);
		const target = targets.get(walked.join('/'));
		if (target === undefined)
			continue;
		if (target.startsWith('/'))
			return [target, ...ahead.toReversed()].join('/');
		if ((followed += 1) > MAX_FOLLOWED)
			return undefined;
		walked.pop();
		ahead.push(...target.split('/').toReversed());
	}
	return walked.join('/');
}
;// CONCATENATED MODULE: ./lib/src/workspace/paths/order.js
function sortByPath(items) {
	if (!items.some(({ path }) => SURROGATE.test(path)))
		return items.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
	const keyed = items.map((item) => ({ item, key: sortKey(item.path) }));
	keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
	return keyed.map(({ item }) => item);
}
function sortKey(path) {
	return Buffer.from(path, 'utf8').toString('latin1');
}
const SURROGATE = /[\ud800-\udfff]/;
;// CONCATENATED MODULE: ./lib/src/workspace/links/links.js
const MAX_LINKED = 200_000;
function resolveLinks({ folder, workspace }, found, files, rules, disk = paths_disk .hY) {
	if (found.links.length === 0)
		return { files: [], notes: [], errors: [] };
	const links = found.links.toSorted();
	const targets = new Map(links.map((link) => [link, findLinkTarget({ folder, workspace }, link, found.linkTexts, disk)]));
	const errors = Array.from(targets.values(), (target) => (target.kind === 'outside' ? [target.error] : [])).flat();
	const resolver = new LinkResolver(folder, new SentFiles(files, links), targets, rules);
	try {
		for (const link of links)
			resolver.follow(link, link, []);
	}
	catch (error) {
		if (!(error instanceof BudgetError))
			throw error;
		errors.push(`The symbolic links lead to more than ${MAX_LINKED} files. Exclude some of them.`);
	}
	return { files: resolver.files, notes: joinDangling(resolver.notes), errors };
}
class BudgetError extends Error {
}
class LinkResolver {
	folder;
	sent;
	targets;
	rules;
	files = [];
	notes = new Map();
	budget = MAX_LINKED;
	constructor(folder, sent, targets, rules) {
		this.folder = folder;
		this.sent = sent;
		this.targets = targets;
		this.rules = rules;
	}
	follow(link, name, open) {
		this.spend();
		const target = this.targets.get(link);
		if (target?.kind === 'nothing')
			this.notes.set(link, target.note);
		if (target?.kind !== 'inside')
			return;
		const file = this.sent.file(target.path);
		if (file !== undefined)
			this.add(name, file);
		else if (target.isFolder)
			this.followFolder(link, name, target.path, open);
		else
			this.noteNotSent(link, target.path, 'which is not sent');
	}
	followFolder(link, name, folder, open) {
		const prefix = folder === '' ? '' : `${folder}/`;
		if (`${link}/`.startsWith(prefix) || open.includes(prefix))
			return void this.notes.set(link, notSentAsLoop(link));
		const content = this.sent.below(prefix);
		if (content.files.length + content.links.length === 0)
			return this.noteNotSent(link, prefix, 'of which nothing is sent');
		const nameOf = (inner) => `${name}/${inner.slice(prefix.length)}`;
		for (const inner of content.files)
			this.add(nameOf(inner.path), inner);
		for (const inner of content.links)
			this.follow(inner, nameOf(inner), [...open, prefix]);
	}
	noteNotSent(link, target, why) {
		if (this.notes.has(link))
			return;
		const pattern = `/${(0,paths .MP)(target)}`;
		const rules = this.rules.including(pattern);
		const inside = target.endsWith('/') ? (0,read_disk .B1)(external_node_path_.join(this.folder, target), MAX_TRIED) : [''];
		const helps = inside.some((name) => rules.keeps(target + name, false));
		const remedy = helps ? `Bring it back with "${(0,safe_text .Hk)(pattern)}" in "include", or exclude` : 'Exclude';
		const text = `${(0,safe_text .Hk)(link)} points to ${(0,safe_text .Hk)(target)}, ${why}, so the link is not sent either. ${remedy} the link with "/${(0,safe_text .Hk)((0,paths .MP)(link))}".`;
		this.notes.set(link, { level: 'notice', title: 'Link to a file that is not sent', text });
	}
	add(name, file) {
		this.spend();
		if (this.rules.keeps(name, true))
			this.files.push({ ...file, path: name });
	}
	spend() {
		if (this.budget === 0)
			throw new BudgetError();
		this.budget -= 1;
	}
}
function notSentAsLoop(link) {
	const text = `${(0,safe_text .Hk)(link)} points to a folder that holds the link itself, so it is not sent.`;
	return { level: 'warning', title: 'Link that loops', text };
}
const MAX_TRIED = 1000;
function findLinkTarget({ folder, workspace }, link, linkTexts, disk) {
	const followed = followLinkTexts(link, linkTexts);
	if (followed === undefined)
		return loops(link);
	let real;
	try {
		real = disk.realPath(disk.path.resolve(folder, followed));
	}
	catch (error) {
		return error.code === 'ELOOP' ? loops(link) : dangles(link);
	}
	const stats = disk.stat(real);
	if (stats === undefined)
		return dangles(link);
	const inside = (0,paths ._l)(folder, real, disk.path);
	if (inside !== undefined)
		return { kind: 'inside', path: inside, isFolder: stats.isDirectory() };
	const isNear = (0,paths ._l)(workspace, real, disk.path) !== undefined;
	const others = isNear
		? ', put a copy in its place, or set "path" to a folder that holds both'
		: ', or put a copy in its place';
	const error = `${(0,safe_text .Hk)(link)} is a symbolic link to a place outside "path". Exclude it with "/${(0,safe_text .Hk)((0,paths .MP)(link))}"${others}.`;
	return { kind: 'outside', error };
}
function joinDangling(notes) {
	const dangling = Array.from(notes).filter(([, { title }]) => title === 'Dangling link');
	if (dangling.length < 2)
		return [...notes.values()];
	const text = `${dangling.length} links point to nothing, so they are not sent: ${(0,format .Ku)(dangling, 3, ([link]) => (0,safe_text .Hk)(link))}.`;
	const others = [...notes.values()].filter(({ title }) => title !== 'Dangling link');
	return [...others, { level: 'warning', title: 'Dangling link', text }];
}
function loops(link) {
	const text = `${(0,safe_text .Hk)(link)} points to itself, so it is not sent.`;
	return { kind: 'nothing', note: { level: 'warning', title: 'Link that loops', text } };
}
function dangles(link) {
	const text = `${(0,safe_text .Hk)(link)} points to nothing, so it is not sent.`;
	return { kind: 'nothing', note: { level: 'warning', title: 'Dangling link', text } };
}
class SentFiles {
	files;
	links;
	byPath;
	contents = new Map();
	constructor(files, links) {
		this.files = files;
		this.links = links;
		this.byPath = new Map(files.map((file) => [file.path, file]));
	}
	file(name) {
		return this.byPath.get(name);
	}
	below(prefix) {
		let content = this.contents.get(prefix);
		if (content === undefined) {
			content = { files: this.filesBelow(prefix), links: this.links.filter((link) => link.startsWith(prefix)) };
			this.contents.set(prefix, content);
		}
		return content;
	}
	filesBelow(prefix) {
		const wanted = sortKey(prefix);
		let low = 0;
		let high = this.files.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (sortKey(this.files[middle]?.path ?? '') < wanted)
				low = middle + 1;
			else
				high = middle;
		}
		const found = [];
		for (let index = low; index < this.files.length; index += 1) {
			const file = this.files[index];
			if (file === undefined || !file.path.startsWith(prefix))
				break;
			found.push(file);
		}
		return found;
	}
}
var sparse = __webpack_require__(3070);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/inspector.js
class Inspector {
	folder;
	found = {
		files: [],
		links: [],
		untrackedLinks: new Set(),
		linkTexts: new Map(),
		untrustedModes: new Map(),
		untracked: [],
		deleted: [],
		skipped: [],
		errors: [],
	};
	linksAbove = new Set();
	folders = new Map([['', true]]);
	constructor(folder) {
		this.folder = folder;
	}
	inspect(listed) {
		const { path: name, indexMode } = listed;
		const { links, errors } = this.found;
		if (!(0,file_names .co)(name)) {
			errors.push(`${(0,safe_text .Hk)(name)} has a name that is not UTF-8, so a zip cannot carry it. ${renameOrExclude(name)}`);
			return;
		}
		const stats = this.isRealFolder((0,paths .he)(name)) ? this.lstat(name) : undefined;
		const linkAbove = stats === undefined && indexMode === undefined ? this.linkAbove(name) : undefined;
		if (linkAbove !== undefined)
			return this.addLinkAbove(linkAbove);
		if (stats === undefined || (indexMode !== undefined && stats.isDirectory()))
			return this.addAbsent(listed);
		const unsafe = (0,file_names .gj)(name);
		if (unsafe !== undefined) {
			errors.push(`${(0,safe_text .Hk)(name)} ${unsafe}, so a zip cannot carry it safely. ${renameOrExclude(name)}`);
		}
		else if (stats.isSymbolicLink()) {
			links.push(name);
			if (indexMode === undefined)
				this.found.untrackedLinks.add(name);
		}
		else if (stats.isFile()) {
			this.addFile(listed, stats);
		}
		else {
			errors.push(`${(0,safe_text .Hk)(name)} is not a regular file (${kindOf(stats)}). Remove or exclude it.`);
		}
	}
	addLinkAbove(folder) {
		if (!this.linksAbove.has(folder))
			this.found.links.push(folder);
		this.linksAbove.add(folder);
	}
	addAbsent({ path: name, indexMode, isSkipped }) {
		if (indexMode === undefined)
			this.found.errors.push(`${(0,safe_text .Hk)(name)} ${read_disk .FB}`);
		else if (isSkipped)
			this.found.skipped.push(name);
		else
			this.found.deleted.push(name);
	}
	addFile({ path: name, indexMode, linkObject }, stats) {
		const { size, mtimeMs } = stats;
		const target = linkObject === undefined || size > MAX_TARGET ? undefined : this.linkText(name, linkObject);
		if (target !== undefined) {
			this.found.links.push(name);
			this.found.linkTexts.set(name, target);
			return;
		}
		const mode = (stats.mode & 0o100) === 0 ? 0o644 : 0o755;
		const file = { path: name, source: this.diskPath(name), mode, size, mtimeMs };
		const modeOfIndex = indexMode === '100755' ? 0o755 : 0o644;
		if (mode !== modeOfIndex)
			this.found.untrustedModes.set(this.found.files.length, modeOfIndex);
		this.found.files.push(file);
		if (indexMode === undefined)
			this.found.untracked.push(file);
	}
	isRealFolder(folder) {
		let real = this.folders.get(folder);
		if (real === undefined) {
			const parent = (0,paths .he)(folder);
			real = this.isRealFolder(parent) && this.lstat(folder)?.isDirectory() === true;
			this.folders.set(folder, real);
		}
		return real;
	}
	linkAbove(name) {
		for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
			const folder = name.slice(0, end);
			if (!this.isRealFolder(folder))
				return this.lstat(folder)?.isSymbolicLink() === true ? folder : undefined;
		}
		return undefined;
	}
	linkText(name, object) {
		const file = this.diskPath(name);
		const content = (0,read_disk .gr)(file, () => (0,external_node_fs_.readFileSync)(file));
		return isLinkText(object, content) ? (0,file_names .e4)(content) : undefined;
	}
	lstat(name) {
		const file = this.diskPath(name);
		return readInFolder(file, name, () => (0,external_node_fs_.lstatSync)(file, MAY_BE_ABSENT));
	}
	diskPath(name) {
		return `${this.folder}${external_node_path_.sep}${name}`;
	}
}
const MAY_BE_ABSENT = { throwIfNoEntry: false };
function renameOrExclude(name) {
	const pattern = Array.from((0,paths .MP)(name), (character) => /[\p{Cc}\p{Cs}]/u.test(character) ? '[^!-~]'.repeat(character > '\u007f' && (0,file_names .co)(character) ? 2 : 1) : character);
	return `Rename it, or exclude it with "/${(0,safe_text .Hk)(pattern.join(''))}".`;
}
function kindOf(stats) {
	if (stats.isFIFO())
		return 'a named pipe';
	if (stats.isSocket())
		return 'a socket';
	return stats.isDirectory() ? 'a folder' : 'a device';
}
async function applyIndexModes({ files, untrustedModes }, repositories) {
	const trust = new Map();
	for (const [index, mode] of untrustedModes) {
		const file = files[index];
		const repository = repositories.findLast(({ prefix }) => file?.path.startsWith(prefix));
		if (file === undefined || repository === undefined)
			continue;
		if (!trust.has(repository))
			trust.set(repository, await repository.trustsModes());
		if (trust.get(repository) === false)
			files[index] = { ...file, mode };
	}
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/list.js
async function* listFiles(options) {
	const { folder, workspace, withIgnored = false } = options;
	const top = (0,worktrees .vE)(folder);
	if (top === undefined)
		return yield* listWithoutGit(workspace, options, NO_REPOSITORY);
	const state = yield* listWithGit(new Repository(top, folder, '', options), withIgnored, new worktrees .Ef(workspace));
	if (state === 'ignored')
		yield listEverything(options);
	else if (state === 'foreign') {
		yield { isForeign: true };
		yield* listWithoutGit(workspace, options, FOREIGN);
	}
	else if (state === 'no-git')
		yield* listWithoutGit(top, options, noGit());
}
async function listAllIgnored(by) {
	const names = [...by.rules.keys(), ...by.worktrees];
	for (const repository of by.repositories) {
		for (const name of await listIgnored(repository))
			names.push(repository.prefix + name);
	}
	return names;
}
const NO_REPOSITORY = {
	level: 'info',
	text: 'This is not a git repository, so .gitignore files were read without git.',
};
const FOREIGN = {
	level: 'info',
	text: 'The git repository above ignores everything here and tracks nothing, so it does not count: .gitignore files were read without git.',
};
function noGit(checkouts = []) {
	const where = checkouts.length === 0 ? '' : ` in ${(0,format .Ku)(checkouts, 5, safe_text .Hk)}`;
	const text = `git is not installed here, so .gitignore files were read without it: ignored files that git tracks${where} are not sent. Install git first.`;
	return { level: 'notice', text };
}
async function* listWithoutGit(top, options, why) {
	const { folder, workspace, leavesOut, withIgnored = false } = options;
	const gitFolders = new worktrees .Ef(workspace);
	const hasGit = (0,find_git .C)() !== undefined;
	const found = walkIgnoring(top, folder, { leavesOut, gitFolders: hasGit ? undefined : gitFolders });
	if (top !== workspace && (0,rules_patterns .tW)(ruleOfNewFile(top, workspace)?.pattern ?? ''))
		return yield* listWithoutGit(workspace, options, why);
	if ('rule' in found) {
		const isForeign = (0,paths ._l)(found.ignored, workspace) !== undefined && (0,rules_patterns .tW)(found.rule.pattern);
		return isForeign ? yield* listWithoutGit(workspace, options, why) : yield listEverything(options);
	}
	const { checkouts, ...rest } = found;
	const reason = !hasGit && why.level === 'info' && checkouts.length > 0 ? noGit(checkouts) : why;
	const notes = [{ ...reason, title: 'Files chosen without git' }];
	if (!hasGit)
		return yield { ...found, notes };
	yield { ...rest, notes };
	yield* listCheckouts({ folder, prefix: '', options }, checkouts, withIgnored, gitFolders);
}
function listEverything({ folder, workspace, leavesOut }) {
	const top = (0,worktrees .vE)(folder);
	const around = new worktrees .Ef(workspace);
	const gitFolders = top === undefined ? around : around.enter(top);
	const text = '.gitignore or the built-in defaults ignore "path", so it is treated as a build output: their rules do not apply inside it.';
	const notes = [{ level: 'info', title: 'Everything in "path" is sent', text }];
	const { checkouts: _, ...all } = walkAll(folder, { leavesOut, gitFolders });
	return { ...all, notes, isWhole: true };
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/listing.js
function joinParts(parts) {
	const walked = parts.find((part) => part.walked !== undefined)?.walked;
	return {
		missing: parts.flatMap((part) => part.missing ?? []),
		checkouts: parts.flatMap((part) => part.checkouts ?? []),
		leftOut: parts.flatMap((part) => part.leftOut ?? []),
		notes: parts.flatMap((part) => part.notes ?? []),
		isWhole: parts.some((part) => part.isWhole === true),
		by: {
			kind: walked === undefined ? 'git' : 'walk',
			rules: walked?.rules ?? new Map(),
			neverSent: walked?.neverSent ?? [],
			repositories: parts.flatMap((part) => part.repository ?? []),
			worktrees: parts.flatMap((part) => part.worktrees ?? []),
			isForeign: parts.some((part) => part.isForeign === true),
		},
	};
}
var notes_placeholders = __webpack_require__(7494);
;// CONCATENATED MODULE: ./lib/src/workspace/notes/checkouts.js
const MAX_NAMED = 10;
function noteWorktrees(folders) {
	const [first] = folders;
	if (first === undefined)
		return [];
	const pattern = (0,safe_text .Hk)(`/${(0,paths .MP)(first)}`);
	const text = folders.length === 1
		? `${(0,safe_text .Hk)(first)} is a linked worktree, made for another branch, so it is not sent. To send it, add the pattern "${pattern}" to "include".`
		: `${folders.length} linked worktrees, made for other branches, are not sent: ${(0,format .Ku)(folders, 5, safe_text .Hk)}. To send the first, add the pattern "${pattern}" to "include".`;
	return [{ level: 'notice', title: 'Linked worktrees', text }];
}
function noteCheckouts(folders, files) {
	const inside = folders.map((folder) => ({ folder, files: files.filter((file) => file.path.startsWith(folder)) }));
	const sent = inside.filter((checkout) => checkout.files.length > 0);
	const lines = sent
		.slice(0, MAX_NAMED)
		.map((checkout) => `${(0,safe_text .Hk)(checkout.folder)} is a checkout of its own, with its own rules: ${(0,format .pq)(checkout.files.length, 'file')}, ${(0,format .z3)((0,workspace_files .U)(checkout.files))}.`);
	if (sent.length > MAX_NAMED)
		lines.push(`So are ${sent.length - MAX_NAMED} other folders.`);
	return lines.map((text) => ({ level: 'info', title: 'Another checkout', text }));
}
function noteBareRepositories(folder, files) {
	const heads = files.filter(({ path: name }) => name === 'HEAD' || name.endsWith('/HEAD'));
	const tops = heads.map(({ path: name }) => name.slice(0, -'HEAD'.length));
	return tops
		.filter((top) => checkouts_isRepository(external_node_path_.join(folder, top)))
		.map((top) => {
		const count = (0,format .pq)(files.filter(({ path: name }) => name.startsWith(top)).length, 'file');
		const remedy = top === ''
			? 'Set "path" to the folder of the app.'
			: `Exclude it with the pattern "/${(0,safe_text .Hk)((0,paths .MP)(top))}", unless the app needs it.`;
		const text = `${(0,safe_text .Hk)(top) || '"path"'} is a bare git repository, and its ${count} are sent with the whole history. ${remedy}`;
		return { level: 'warning', title: 'Bare repository', text };
	});
}
function checkouts_isRepository(folder) {
	return ['objects', 'refs'].every((name) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name)));
}
var similar_names = __webpack_require__(8936);
;// CONCATENATED MODULE: ./lib/src/workspace/notes/ignore-files.js
function noteIgnoreFiles({ workspace, folder }, names, { by, checkouts, isWhole }) {
	if (isWhole)
		return [];
	const hasGit = (0,find_git .C)() !== undefined;
	const counts = by.kind === 'git' || !hasGit;
	const top = (counts ? (0,worktrees .vE)(folder) : undefined) ?? workspace;
	const tops = [top, ...by.repositories.map((one) => one.top), ...checkouts.map((name) => external_node_path_.join(folder, name))];
	const files = [
		...names.map((name) => external_node_path_.join(folder, name)),
		...foldersAbove(top, folder).map((above) => external_node_path_.join(above, '.gitignore')),
	];
	const links = hasGit ? [] : files.filter((file) => statOf(file)?.isSymbolicLink());
	const zeros = [...files, ...tops.map((one) => (0,worktrees .nW)(one))].filter(hasZeroByte);
	const shown = (found) => (0,format .Ku)([...new Set(found)], 5, (file) => (0,safe_text .Hk)(external_node_path_.relative(folder, file).split(external_node_path_.sep).join('/')));
	const note = (found, what) => found.length === 0
		? []
		: [{ level: 'warning', title: 'git could not read everything', text: `${shown(found)}: ${what}` }];
	return [
		...note(zeros, 'zero bytes, as UTF-16 has them, so no pattern in it applies. Save it as UTF-8.'),
		...note(links, 'a link, which git does not follow, so no pattern in it applies. Put a copy in its place.'),
	];
}
function noteMissedIgnoreFile({ workspace, folder }, ignoreFile) {
	const file = external_node_path_.join(workspace, ignoreFile);
	if ((0,external_node_fs_.existsSync)(file))
		return [];
	const name = external_node_path_.basename(file);
	const names = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(external_node_path_.dirname(file))) ?? [];
	const other = names.find((each) => (0,similar_names .YC)(lettersOf(each), lettersOf(name)) <= 1);
	if (other !== undefined) {
		const text = `${(0,safe_text .Hk)(other)} is not read, as the ignore file is ${(0,safe_text .Hk)(name)}. Rename it, or name it in "ignore-file".`;
		return [{ level: 'warning', title: 'Ignore file not read', text }];
	}
	if (folder === workspace || !(0,external_node_fs_.existsSync)(external_node_path_.join(workspace, name)))
		return [];
	const text = `${(0,safe_text .Hk)(name)} of the workspace is not read: an ignore file counts in "path" alone. Put a copy there, with patterns relative to it.`;
	return [{ level: 'notice', title: 'Ignore file not read', text }];
}
function noteReading({ workspace, folder }, { ignoreFile, ignoreLines }, files, dropped) {
	const name = external_node_path_.posix.basename(ignoreFile);
	const read = external_node_path_.relative(folder, external_node_path_.join(workspace, ignoreFile)).split(external_node_path_.sep).join('/');
	const nested = files.filter((file) => file.endsWith(`/${name}`) && file !== read);
	const only = read === name ? 'the one at the top of "path"' : (0,safe_text .Hk)(read);
	const notes = nested.length === 0 || name === '.gitignore'
		? []
		: [
			asNotice('Ignore file not read', `Not read: ${(0,format .Ku)(nested, 3, safe_text .Hk)}. Only ${only} counts. Move its lines there, each with its folder in front.`),
		];
	if (name !== '.dockerignore')
		return notes;
	for (const [index, line] of ignoreLines.entries()) {
		if (/^\s*(?:[#!]|$)|\/\S|^\*\*/.test(line))
			continue;
		const [anywhere, atTop] = [new rules_patterns .zz([line]), new rules_patterns .zz([`/${line}`])];
		const deeper = dropped.find((each) => anywhere.match(each) === 'ignored' && atTop.match(each) !== 'ignored');
		if (deeper === undefined)
			continue;
		const text = `${(0,safe_text .Hk)(ignoreFile)}:${index + 1}: "${(0,safe_text .Hk)(line)}" leaves out ${(0,safe_text .Hk)(deeper)}, too: it is read like a .gitignore, where this holds in every folder. For the top alone write "${(0,safe_text .Hk)(`/${line}`)}".`;
		return [...notes, asNotice('Ignore file of Docker', text)];
	}
	return notes;
}
function asNotice(title, text) {
	return { level: 'notice', title, text };
}
function lettersOf(name) {
	return name
		.toLowerCase()
		.replace(/\.txt$/, '')
		.replace(/[^a-z]/g, '');
}
function foldersAbove(top, folder) {
	const segments = external_node_path_.relative(top, folder).split(external_node_path_.sep).filter(Boolean);
	return segments.map((_, index) => external_node_path_.join(top, ...segments.slice(0, index)));
}
function statOf(file) {
	return (0,try_to_read .h)(() => (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }));
}
function hasZeroByte(file) {
	return (0,try_to_read .h)(() => statOf(file)?.isFile() === true && (0,external_node_fs_.readFileSync)(file).includes(0)) === true;
}
var largest = __webpack_require__(5030);
;// CONCATENATED MODULE: ./lib/src/workspace/notes/large-untracked.js
const LARGE_BYTES = 50_000_000;
function noteLargeUntracked(files, total) {
	const large = files
		.filter(({ size }) => size > LARGE_BYTES)
		.map(({ path, size }) => ({ path, files: 1, bytes: size }));
	const small = files.filter(({ size }) => size <= LARGE_BYTES);
	const folders = [];
	if ((0,workspace_files .U)(small) > LARGE_BYTES)
		addLargeFolders((0,largest .g)(small), folders);
	const parts = [...large, ...folders].sort((one, other) => other.bytes - one.bytes);
	if (parts.length === 0)
		return [];
	const what = [
		...(large.length > 0 ? [(0,format .pq)(large.length, 'file')] : []),
		...(folders.length > 0 ? [`${(0,format .pq)(folders.length, 'folder')} of smaller files`] : []),
	].join(' and ');
	const list = (0,format .Ku)(parts, 5, ({ path, files: count, bytes }) => {
		const size = `${path.endsWith('/') ? `${(0,format .pq)(count, 'file')}, ` : ''}${(0,format .z3)(bytes)}`;
		return `${(0,safe_text .Hk)(path)} (${size}, ${Math.round((bytes / total) * 100)} % of all bytes)`;
	});
	const text = `${what} over 50 MB that git does not track: ${list}. Exclude what the build on the platform does not need, with "exclude" or .gitignore.`;
	return [{ level: 'warning', title: 'Large untracked file', text }];
}
function addLargeFolders({ part, children }, found) {
	if (children.size === 0)
		return part;
	const sum = { files: 0, bytes: 0 };
	for (const child of children.values()) {
		const { files, bytes } = addLargeFolders(child, found);
		sum.files += files;
		sum.bytes += bytes;
	}
	if (sum.bytes <= LARGE_BYTES)
		return sum;
	found.push({ path: part.path || './', ...sum });
	return { files: 0, bytes: 0 };
}
var regular_file = __webpack_require__(1385);
;// CONCATENATED MODULE: ./lib/src/workspace/notes/other-ignore-files.js
const OF_HOSTS = /^\.(?:vercel|now|netlify|gcloud|eb|cf|slug|surge|func|railway|up)ignore$/;
const OF_TOOLS = /^\.(?:docker|npm)ignore$/;
const MAX_BYTES = 2 ** 16;
function noteOtherIgnoreFiles({ workspace, folder }, { ignoreFile }, files) {
	const own = external_node_path_.join(workspace, ignoreFile);
	const names = ((0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(folder)) ?? []).filter((name) => OF_HOSTS.test(name) || OF_TOOLS.test(name));
	return names.flatMap((name) => {
		const file = external_node_path_.join(folder, name);
		if (file === own)
			return [];
		const list = new rules_patterns .zz(((0,regular_file .XF)(file, MAX_BYTES) ?? '').split(/\r?\n/));
		const left = files.filter((each) => !/(?:^|\/)\.\w+ignore$/.test(each) && list.inheritedMatch(each) === 'ignored');
		if (left.length === 0)
			return [];
		const remedy = (0,external_node_fs_.existsSync)(own)
			? `copy its lines to ${(0,safe_text .Hk)(external_node_path_.basename(own))}`
			: `set "ignore-file" to "${(0,safe_text .Hk)(name)}"`;
		const text = `${(0,safe_text .Hk)(name)} is not read. It would leave out ${(0,format .pq)(left.length, 'file')}: ${(0,format .Ku)(left, 3, safe_text .Hk)}. For that, ${remedy}.`;
		return [{ level: OF_HOSTS.test(name) ? 'notice' : 'info', title: 'Ignore file not read', text }];
	});
}
function noteOtherHistories({ workspace }, { kind }) {
	const has = (file) => kind === 'walk' && (0,external_node_fs_.existsSync)(external_node_path_.join(workspace, file));
	return [
		...(has('.hg/requires') ? ['Mercurial ignores (.hgignore)'] : []),
		...(has('.svn/wc.db') ? ['Subversion ignores (svn:ignore)'] : []),
	].map((what) => ({
		level: 'notice',
		title: 'Ignore file not read',
		text: `What ${what} is sent, unless a .gitignore or .deployignore names it.`,
	}));
}
;// CONCATENATED MODULE: ./lib/src/workspace/notes/selection-notes.js
function noteMissingSubmodules(submodules) {
	return submodules.map((submodule) => ({
		level: 'warning',
		title: 'Submodule not checked out',
		text: describeMissing(submodule, submodule.path),
	}));
}
function noteDeleted(names) {
	if (names.length === 0)
		return [];
	const text = `${(0,format .pq)(names.length, 'tracked file')} deleted from the workspace, so not sent: ${(0,format .Ku)(names, 3, safe_text .Hk)}.`;
	return [{ level: 'info', title: 'Deleted files', text }];
}
async function noteCaseRenames(folder, deleted, known, repositories) {
	const listed = new Set(deleted.length === 0 ? [] : known);
	const folders = new Map();
	const found = deleted.flatMap((name) => {
		let other = '';
		for (const segment of name.split('/')) {
			const names = folders.get(other) ?? namesIn(external_node_path_.join(folder, other));
			folders.set(other, names);
			const inAnyCase = names.get(segment.toLowerCase());
			if (inAnyCase === undefined)
				return [];
			other = external_node_path_.posix.join(other, inAnyCase);
		}
		return other === name || listed.has(other) ? [] : [{ name, other }];
	});
	const repository = repositories.findLast(({ prefix }) => found[0]?.name.startsWith(prefix));
	if ((await repository?.ignoresCase()) !== true)
		return [];
	const names = (0,format .Ku)(found, 3, ({ name, other }) => `${(0,safe_text .Hk)(other)} (tracked as ${(0,safe_text .Hk)(name)})`);
	const text = `${(0,format .pq)(found.length, 'file')} not sent, as git ignores case here, and tracks the old name: ${names}. Run "git config core.ignoreCase false" in that repository.`;
	return [{ level: 'warning', title: 'Names that differ only in case', text }];
}
function namesIn(folder) {
	const names = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(folder)) ?? [];
	return new Map(names.map((name) => [name.toLowerCase(), name]));
}
function noteSkipped({ length }) {
	if (length === 0)
		return [];
	const text = `${(0,format .pq)(length, 'file')} outside the sparse checkout ${length === 1 ? 'is' : 'are'} not sent.`;
	return [{ level: 'info', title: 'Sparse checkout', text }];
}
function noteCommittedPackages(files) {
	const count = files.filter((file) => file.path.startsWith('node_modules/')).length;
	if (count === 0)
		return [];
	const text = `${(0,format .pq)(count, 'file')} of node_modules ${count === 1 ? 'is' : 'are'} sent, although the platform installs packages anew, for its own system. Add "/node_modules/" to "exclude", or remove it from git ("git rm -r --cached node_modules").`;
	return [{ level: 'notice', title: 'Packages in the zip', text }];
}
const selection_notes_MAX_TRIED = 1000;
const OF_PACKAGES = /(?:^|\/)package\.(?:json5?|yaml)$|^\.(?!pnpm\/.*\/)/;
const ASSET = /\.(?:[cm]?js|css|map|wasm|ttf|otf|eot|woff2?|svg|png|jpe?g|gif|webp|avif|ico|mp[34]|webm)$/i;
function noteIgnoredOutput(folder, ignored) {
	return ignored.flatMap((name) => {
		if ((0,external_node_fs_.existsSync)(external_node_path_.join(folder, name, '../package.json')))
			return [];
		const files = (0,read_disk .B1)(external_node_path_.join(folder, name), selection_notes_MAX_TRIED);
		const isFile = (file) => lstatOf(external_node_path_.join(folder, name, file))?.isFile() === true;
		const isOutput = files.every((file) => !OF_PACKAGES.test(file) && isFile(file));
		if (!isOutput || !files.some((file) => ASSET.test(file)))
			return [];
		const text = `${(0,safe_text .Hk)(name)} is left out, as installed packages are, but looks like part of a build. If the site needs it, add "${(0,safe_text .Hk)(`/${(0,paths .MP)(name)}`)}" to "include", else to "exclude".`;
		return [{ level: 'warning', title: 'Folder left out', text }];
	});
}
function noteNameClashes(files, lstat = lstatOf) {
	const probe = files.find(({ source }) => otherCase(source) !== source);
	if (probe === undefined || !isOne(probe.source, otherCase(probe.source), lstat))
		return [];
	const foldName = (0,paths_disk .wY)('win32');
	const clashes = [];
	const first = new Map();
	for (const file of files) {
		const name = foldName(file.path);
		const other = first.get(name);
		if (other === undefined)
			first.set(name, file);
		else if (isOne(other.source, file.source, lstat))
			clashes.push(`${(0,safe_text .Hk)(other.path)} and ${(0,safe_text .Hk)(file.path)}`);
	}
	if (clashes.length === 0)
		return [];
	const shown = clashes.slice(0, 3).join('; ');
	const rest = clashes.length > 3 ? `; and ${(0,format .pq)(clashes.length - 3, 'more pair')}` : '';
	const text = `This disk ignores case, and git tracks files whose names differ only in case: ${shown}${rest}. They are one file here, so the same content is sent under both names. Deploy from Linux, or rename one of them.`;
	return [{ level: 'warning', title: 'Names that differ only in case', text }];
}
function otherCase(source) {
	const name = source.replace(/^.*[/\\]/s, '');
	const upper = name.toUpperCase();
	return source.slice(0, source.length - name.length) + (upper === name ? name.toLowerCase() : upper);
}
function isOne(one, other, lstat) {
	const [first, second] = [lstat(one), lstat(other)];
	return first !== undefined && second !== undefined && (0,paths_disk .Dl)(first, second);
}
function lstatOf(file) {
	return (0,try_to_read .h)(() => (0,external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false }));
}
;// CONCATENATED MODULE: ./lib/src/workspace/rules/nearest-name.js
function nearestPath(folder, wanted) {
	const found = [];
	for (const segment of wanted.split('/')) {
		const names = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(external_node_path_.join(folder, ...found))) ?? [];
		const name = names.includes(segment) ? segment : nearestName(segment, names);
		if (name === undefined)
			return undefined;
		found.push(name);
	}
	const nearest = found.join('/');
	return nearest === wanted ? undefined : nearest;
}
function nearestName(wanted, names) {
	const sendable = [...names].filter((name) => !(0,rules_rules .FJ)(name));
	const [nearest] = (0,similar_names .LE)(wanted, sendable).sort();
	return nearest;
}
;// CONCATENATED MODULE: ./lib/src/shared/text/look-alikes.js
function differenceOf(typed, name) {
	const [left = [], right = []] = [typed, name].map((text) => Array.from(text));
	if (left.join('') === right.join('') || skeletonOf(left) !== skeletonOf(right))
		return '';
	const start = left.findIndex((character, index) => character !== right[index]);
	const isSame = (fromEnd) => left.at(-fromEnd) === right.at(-fromEnd);
	let end = 1;
	while (isSame(end) && end <= Math.min(left.length, right.length) - start)
		end += 1;
	const codesOf = (text) => {
		const codes = text.slice(start, text.length - end + 1).map((character) => character.codePointAt(0) ?? 0);
		return codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`).join(' ') || 'nothing';
	};
	return ` The two look alike, but differ: in Unicode the name has ${codesOf(right)}, and not ${codesOf(left)}.`;
}
function skeletonOf(text) {
	return text
		.join('')
		.normalize('NFKC')
		.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
;// CONCATENATED MODULE: ./lib/src/workspace/rules/pattern-hints.js
const REGEXP = /^(?:regex:|\/?\^)|(?<!\\)\.\*\$$|\\\.[^*?[\]]*(?<!\\)\$$|\(\?[:=!<]|\\[dsw][+{]/;
const NO_REGEXP = '; patterns are as in .gitignore, and no regular expressions.';
async function hintFor(pattern, tried) {
	const typed = pattern.trim();
	const hint = (await syntaxHint(typed, tried)) ?? (await firstMatch(typed, namesFor(typed, tried), tried));
	if (hint !== undefined)
		return hint;
	for (const piece of piecesOf(typed)) {
		if (piece !== typed && (await tried.matches(piece)))
			return `; write one pattern per line, such as "${(0,safe_text .Hk)(piece)}".`;
	}
	if ([typed, ...piecesOf(typed)].some((piece) => REGEXP.test(piece)))
		return NO_REGEXP;
	const hasBackslash = /\\[A-Za-z0-9]/.test(pattern);
	return hasBackslash ? '; write "/" between folders, as "\\" quotes what follows it.' : '.';
}
async function hintForLine(line, tried) {
	const [, sign = '', pattern = ''] = /^(!?)(.*?)[ \t\r]*$/.exec(line) ?? [];
	const isSuspect = /[\\,;|{"'`]|\s#|\/\/|^(?:\.\/|- |\s|\^|regex:)|\$$|[^ -~]/.test(pattern) && !/^\s*(?:#|$)/.test(line);
	if (!isSuspect || (await tried.matches(pattern)))
		return undefined;
	return (await syntaxHint(pattern, tried, sign)) ?? (REGEXP.test(pattern) ? NO_REGEXP : undefined);
}
async function syntaxHint(typed, tried, sign = '') {
	const pieces = piecesOf(typed);
	const matching = [];
	for (const piece of pieces)
		if (await tried.matches(piece))
			matching.push(piece);
	if (pieces.length > 1 && matching.length === pieces.length)
		return `; write one pattern per line: ${pieces.map((piece) => `"${(0,safe_text .Hk)(sign + piece)}"`).join(', ')}.`;
	const readings = readingsOf(typed).filter((reading) => reading !== typed);
	return await firstMatch(typed, readings, tried, sign);
}
async function firstMatch(typed, candidates, { matches }, sign = '') {
	for (const candidate of candidates) {
		for (const suggestion of new Set([candidate, escapeBrackets(candidate)])) {
			if (suggestion === typed || !(await matches(suggestion)))
				continue;
			return `; did you mean "${(0,safe_text .Hk)(sign + suggestion)}"?${differenceOf(unquoted(typed), unquoted(suggestion))}`;
		}
	}
	return undefined;
}
function escapeBrackets(pattern) {
	return pattern.replace(/(?<!\\)[[\]]/g, String.raw `\$&`);
}
function piecesOf(line) {
	const listed = line.replace(/^\[\s*(["'].*["'])\s*\]$/s, '$1');
	const braced = listed.replace(/[@+?]?\(([^()]*\|[^()]*)\)/g, (_, names) => `{${names.replaceAll('|', ',')}}`);
	const pieces = braced.match(/(?:\{[^{}]*\}|:(?=[\\/])|[^\s,:;|{}])+/g) ?? [];
	const plain = pieces.map((piece) => piece.replace(/^(["'])(.+)\1$/, '$2'));
	return [...new Set(plain.filter((piece) => !/^[-*]$/.test(piece)).flatMap(expandBraces))];
}
function expandBraces(pattern) {
	const [, before = '', names = '', after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
	if (names === '')
		return [pattern];
	return names.split(',').flatMap((name) => expandBraces(before + name + after));
}
function readingsOf(typed) {
	const bare = typed
		.replace(/^-\s+/, '')
		.replace(/\s+#.*$|[,;]$/, '')
		.trim()
		.replace(/^(["'`])(.*)\1$/, '$2')
		.replace(/^\.[/\\]/, '/')
		.replace(/(?<=.)\/{2,}/g, '/');
	const slashed = bare.replaceAll('\\', '/');
	return [bare, slashed, slashed.normalize('NFC'), slashed.normalize('NFD'), ...readingsOfRegExp(bare)];
}
function readingsOfRegExp(typed) {
	const isLike = /(?<!\\)\$$|\\\./.test(typed) && !typed.includes('.*.');
	if (!isLike && !REGEXP.test(typed))
		return [];
	const glob = typed
		.replace(/^regex:/, '')
		.replace(/^\/?\^/, '/')
		.replace(/(?<!\\)\$$/, '')
		.replace(/\.[*+]/g, '*')
		.replace(/\\([./-])/g, '$1');
	return [glob, `*${glob}`].filter((pattern) => {
		if (/^\/?\*.*\*\/?$/.test(pattern))
			return false;
		return new rules_patterns .zz([pattern]).match('package.json') !== 'ignored';
	});
}
function* namesFor(typed, { folder, files }) {
	if (/^[./]*$/.test(typed))
		return;
	const [bare = '', slashed = ''] = readingsOf(typed);
	yield* [bare, asPattern(bare), slashed.replace(/\/+$/, '')];
	const [, slash = '', whole = '', end = ''] = /^(\/?)(.*?)(\/?)$/s.exec(slashed) ?? [];
	const literal = nearestPath(folder, whole);
	if (literal !== undefined)
		yield `${slash}${asPattern(literal)}${end}`;
	const [, name = '', rest = ''] = /^([^*?[\]]*?)(\/?|\/[^/]*[*?[\]].*)$/s.exec(`${whole}${end}`) ?? [];
	if (name === '')
		return;
	const isFloating = slash === '' && !name.includes('/');
	const nearest = nearestPath(folder, name) ?? (isFloating ? nearestSegment(name, files) : undefined);
	if (nearest !== undefined)
		yield `${slash}${asPattern(nearest)}${rest}`;
	const inner = name.split('/').map((_, index, parts) => parts.slice(index).join('/'));
	for (const part of inner)
		if (part !== '')
			yield `/${part}${rest}`;
}
function nearestSegment(name, files) {
	return nearestName(name, new Set(files.flatMap((file) => file.split('/'))));
}
function unquoted(pattern) {
	return pattern.replaceAll('\\', '');
}
function asPattern(name) {
	return (0,paths .MP)(name).replace(/^[#!]/, String.raw `\$&`);
}
;// CONCATENATED MODULE: ./lib/src/workspace/rules/unmatched-patterns.js
const unmatched_patterns_MAX_NAMED = 20;
async function noteUnmatched(rules, known) {
	const found = [];
	const add = (source, line, what) => void found.push(`${source}: "${(0,safe_text .Hk)(line)}" ${what}`);
	const matches = async (pattern) => matchesAny(pattern, known.files) || existsOnDisk(known, pattern) || matchesAny(pattern, await known.listIgnored());
	for (const [index, line] of rules.ignoreLines.entries()) {
		const hint = await hintForLine(line, { matches });
		if (hint !== undefined)
			add(`${rules.ignoreFile}:${index + 1}`, line, `matched nothing${hint}`);
	}
	for (const pattern of rules.include) {
		const name = (0,rules_rules .ND)(plainName(pattern) ?? '');
		if (name !== undefined)
			add('include', pattern, `has no effect: ${name} is never sent.`);
	}
	const bringsBack = async (pattern) => (await matches(pattern)) || (await known.bringsBack(pattern));
	for (const [input, isMatch] of [
		['include', bringsBack],
		['exclude', matches],
	]) {
		for (const pattern of rules[input]) {
			if (pattern.trim() === '' || (input === 'exclude' && matchesAny(pattern, LEFT_OUT)) || (await isMatch(pattern)))
				continue;
			const hint = found.length < unmatched_patterns_MAX_NAMED ? await hintFor(pattern, { ...known, matches: isMatch }) : '';
			add(input, pattern, `matched nothing${hint}`);
		}
	}
	if (found.length === 0)
		return [];
	const others = found.length - unmatched_patterns_MAX_NAMED;
	const text = [...found.slice(0, unmatched_patterns_MAX_NAMED), ...(others > 0 ? [`and ${others} more`] : [])].join('\n');
	return [{ level: 'warning', title: 'Pattern without a match', text }];
}
function noteBrackets(rules, known) {
	const ofFile = rules.ignoreLines.map((line, index) => ({ source: `${rules.ignoreFile}:${index + 1}`, line }));
	const ofInputs = ['include', 'exclude'].flatMap((source) => rules[source].map((line) => ({ source, line })));
	return [...ofFile, ...ofInputs].flatMap(({ source, line }) => {
		const [, sign = '', pattern = ''] = /^(!?)(.*?)\s*$/.exec(line) ?? [];
		if (!/(?<!\\)\[/.test(pattern) || pattern.startsWith('#'))
			return [];
		const literal = escapeBrackets(pattern);
		const [list, meant] = [new rules_patterns .zz([pattern]), new rules_patterns .zz([literal])];
		const other = known.files.find((name) => list.match(name) === 'ignored');
		if (other === undefined && (source === 'include' || source === 'exclude'))
			return [];
		const onDisk = existsOnDisk(known, literal) ? [plainName(literal) ?? ''] : [];
		const isMissed = (name) => meant.match(name) === 'ignored' && list.match(name) !== 'ignored';
		const missed = [...known.files, ...onDisk].find(isMissed);
		if (missed === undefined)
			return [];
		const what = other === undefined ? 'does not match' : `matches ${(0,safe_text .Hk)(other)}, but not`;
		const text = `${source}: "${(0,safe_text .Hk)(line)}" ${what} ${(0,safe_text .Hk)(missed)}: brackets stand for one of the characters in them. For the name, write "${(0,safe_text .Hk)(sign + literal)}".`;
		return [{ level: 'warning', title: 'Pattern with brackets', text }];
	});
}
function noteOverruled({ ignoreFile, ignoreLines }, dropped, selection) {
	return ignoreLines.flatMap((line, index) => {
		const [, pattern] = /^!(\/?[^/]+\/[^/].*?)\s*$/.exec(line) ?? [];
		if (pattern === undefined)
			return [];
		const list = new rules_patterns .zz([pattern]);
		for (const name of dropped.filter((each) => list.match(each) === 'ignored')) {
			const { rule } = selection.decide(name, true);
			const number = Number(rule?.source.startsWith(`${ignoreFile}:`) && rule.source.slice(ignoreFile.length + 1));
			if (rule === undefined || number === 0 || number > index)
				continue;
			if (!selection.including(pattern).keeps(name, true))
				continue;
			const text = `${ignoreFile}:${index + 1}: "${(0,safe_text .Hk)(line)}" does not bring back ${(0,safe_text .Hk)(name)}, as line ${number} ("${(0,safe_text .Hk)(rule.pattern)}") excludes a folder around it. Add "${(0,safe_text .Hk)(pattern)}" to "include".`;
			return [{ level: 'warning', title: 'Pattern without a match', text }];
		}
		return [];
	});
}
const LEFT_OUT = ['.git', '.svn', '.hg', ...rules_rules .a$]
	.filter((name) => !/[[/].+/.test(name))
	.map((name) => name.replace(/\*|\/$/g, ''))
	.flatMap((name) => [name, `${name}/`, `${name}/${rules_patterns .cl}`].flatMap((each) => [each, `${rules_patterns .cl}/${each}`]));
function matchesAny(pattern, paths) {
	const list = new rules_patterns .zz([pattern]);
	const pieces = /[\\[\]]/.test(pattern) ? [] : pattern.trimEnd().split(/[*?]+/);
	const [longest = ''] = pieces.map((piece) => piece.replace(/^\/|\/$/g, '')).sort((a, b) => b.length - a.length);
	return paths.some((name) => name.includes(longest) && list.match(name) === 'ignored');
}
function existsOnDisk({ folder, exists = external_node_fs_.existsSync }, pattern) {
	const name = plainName(pattern);
	if (name === undefined)
		return false;
	const end = pattern.trimEnd().endsWith('/') ? '/' : '';
	return exists(external_node_path_.join(folder, name + end)) && nearestPath(folder, name) === undefined;
}
function plainName(pattern) {
	const quoted = pattern.replace(/[ \t\r]+$/, '').replace(/^\/|\/$/g, '');
	if (/[*?[\]]/.test(quoted.replace(/\\./g, '')))
		return undefined;
	const name = quoted.replace(/\\(.)/g, '$1');
	return name.split('/').some((part) => ['', '.', '..'].includes(part)) ? undefined : name;
}
;// CONCATENATED MODULE: ./lib/src/workspace/select.js
async function selectFiles(options) {
	const { folder } = options;
	const rules = selection_rules_rulesOf(options);
	const { listing, found, listedCount, dropped } = await inspectListed(options, rules);
	const regular = withoutRepeats(sortByPath(found.files));
	const ignored = ignoredLinks(folder, found, listing.isWhole, rules);
	const annexed = found.links.filter((link) => (0,notes_placeholders .a6)(folder, link));
	const links = found.links.filter((link) => !ignored.builtIn.has(link) && !ignored.dropped.includes(link) && !annexed.includes(link));
	const linked = resolveLinks(options, { ...found, links }, regular, rules);
	const errors = [...found.errors, ...linked.errors];
	if (errors.length > 0)
		throw new shared_errors .zg('invalid-file', (0,format .OI)(errors, 10));
	const files = linked.files.length === 0 ? regular : sortByPath([...regular, ...linked.files]);
	const paths = files.map((file) => file.path);
	const isDecided = (name) => rules.leavesOut(name) || rules.below(name).keeps(name, false);
	const worktreeNotes = noteWorktrees(listing.by.worktrees.filter((name) => !isDecided(name)));
	const missing = listing.missing.filter((submodule) => rules.keeps(`${submodule.path}/`, true));
	const known = {
		folder,
		files: [...dropped, ...listing.leftOut.map((name) => `${name}?`), ...paths],
		listIgnored: async () => await listAllIgnored(listing.by),
		bringsBack: async (pattern) => await bringsBack(options, listing.by, pattern),
	};
	const patternNotes = [
		...(await noteUnmatched(options.rules, known)),
		...noteBrackets(options.rules, known),
		...noteOverruled(options.rules, dropped, rules),
	];
	if (files.length === 0)
		throw nothingToSend(options, listedCount, found, [...worktreeNotes, ...patternNotes]);
	const ignoredNames = listing.isWhole || found.untracked.length === 0 ? [] : await listAllIgnored(listing.by);
	const ignoreFiles = [...known.files, ...found.links].filter((name) => /(?:^|\/)\.gitignore$/.test(name));
	const modules = ignoredNames.filter((name) => name.endsWith('/node_modules/') && !isDecided(name));
	const notes = [
		...listing.notes,
		...linked.notes,
		...(0,notes_placeholders .g1)(annexed),
		...noteIgnoreFiles(options, ignoreFiles, listing),
		...noteMissedIgnoreFile(options, options.rules.ignoreFile),
		...noteReading(options, options.rules, paths, dropped),
		...noteOtherIgnoreFiles(options, options.rules, paths),
		...noteOtherHistories(options, listing.by),
		...(listing.isWhole ? [] : noteCommittedPackages(files)),
		...noteIgnoredOutput(folder, modules),
		...noteNameClashes(regular),
		...noteBareRepositories(folder, regular),
		...noteMissingSubmodules(missing),
		...worktreeNotes,
		...noteCheckouts(listing.checkouts, files),
		...noteDeleted(found.deleted),
		...(await noteCaseRenames(folder, found.deleted, known.files, listing.by.repositories)),
		...noteSkipped(found.skipped),
		...(listing.by.kind === 'git' ? noteLargeUntracked(found.untracked, (0,workspace_files .U)(files)) : []),
		...patternNotes,
	];
	const by = { ...listing.by, rules: new Map([...listing.by.rules, ...ignored.builtIn]) };
	return { files, notes, by, dropped, skipped: found.skipped, deleted: found.deleted };
}
function withoutRepeats(sorted) {
	return sorted.filter((file, index) => file.path !== sorted[index - 1]?.path);
}
const APPLIED_LAST = '"exclude" is applied last: to bring back some with "include", write its patterns into the "ignore-file".';
function nothingToSend({ workspace, folder, rules }, listed, { deleted, skipped }, notes) {
	const shown = (0,safe_text .Hk)((0,paths ._l)(workspace, folder) || '.');
	const what = 'There is no file to send:';
	const excluded = '"ignore-file" and "exclude" exclude all';
	const isExcluded = listed > deleted.length + skipped.length;
	const text = skipped.length > 0
		? `${what} "path" (${shown}) is outside the sparse checkout${isExcluded ? `, and ${excluded} the rest` : ''}. ${sparse .a}`
		: isExcluded
			? `${what} ${excluded} of them.${rules.include.length > 0 ? ` ${APPLIED_LAST}` : ''}`
			: `${what} "path" (${shown}) is empty, or git ignores everything in it. Check that "path" names the right folder, and that the checkout and the build ran before; "include" brings ignored files back.`;
	return new shared_errors .zg('no-files', [text, ...notes.map((note) => note.text)].join(' '));
}
async function inspectListed(options, rules) {
	const inspector = new Inspector(options.folder);
	const withIgnored = rules.canUnignore || options.withIgnored === true;
	const listed = await listKept({ ...options, withIgnored }, rules, (file) => inspector.inspect(file));
	if (rules.canUnignore)
		for (const file of await findUnignored(options, listed.by, rules))
			inspector.inspect(file);
	await applyIndexModes(inspector.found, listed.by.repositories);
	return { ...listed, found: inspector.found };
}
async function listKept(options, rules, onKept) {
	const parts = [];
	const dropped = [];
	let listedCount = 0;
	const leavesOut = (name) => rules.leavesOut(name);
	for await (const { kept = [], ...rest } of listFiles({ ...options, leavesOut })) {
		parts.push(rest);
		listedCount += kept.length;
		for (const file of kept) {
			if (rules.keeps(file.path, true))
				onKept?.(file);
			else
				dropped.push(file.path);
		}
	}
	const listing = joinParts(parts);
	dropped.push(...listing.leftOut);
	return { listing, by: listing.by, listedCount, dropped };
}
async function findUnignored(folders, by, rules) {
	const ignored = await listAllIgnored(by);
	return unignoredFiles(folders.folder, ignored, rules, await findEmptied(folders, by, ignored, rules));
}
function* unignoredFiles(folder, ignored, rules, emptied) {
	for (const name of ignored) {
		if (!name.endsWith('/') || !(0,file_names .co)(name)) {
			if (rules.keeps(name, false) || rules.keeps(`${name}/`, false))
				yield { path: name };
			continue;
		}
		const below = rules.below(name, emptied);
		if (!below.canUnignore)
			continue;
		const leavesOut = (inner) => below.leavesOut(name + inner);
		for (const inner of walkAll(external_node_path_.join(folder, name), { leavesOut }).kept) {
			if (below.keeps(name + inner.path, false))
				yield { path: name + inner.path };
		}
	}
}
async function bringsBack(options, by, pattern) {
	const rules = selection_rules_rulesOf({ ...options, rules: { ...options.rules, ignoreLines: [], include: [pattern], exclude: [] } });
	const files = await findUnignored(options, by, rules);
	try {
		return files.next().done !== true;
	}
	catch (error) {
		if (!(error instanceof shared_errors .zg))
			throw error;
		return false;
	}
}
;// CONCATENATED MODULE: ./lib/src/workspace/explain/explain.js
async function explainSelection(options, selection) {
	const { folder, workspace } = options;
	const rules = selection_rules_rulesOf(options);
	const { by, dropped } = selection ?? (await listKept({ ...options, withIgnored: true }, rules));
	const ignored = await findIgnored(workspace, by);
	return countExclusions({
		folder,
		rules,
		emptied: await findEmptied(options, by, ignored.rules.keys(), rules),
		ignored: ignored.rules,
		dropped: [...ignored.neverSent, ...dropped],
		sent: options.rules.include.length > 0 && options.rules.ignoreLines.length > 0 ? (selection?.files ?? []) : [],
	});
}
async function findIgnored(workspace, by) {
	const outermost = (by.kind === 'git' ? by.repositories[0]?.top : undefined) ?? workspace;
	const rules = new Map(by.rules);
	const neverSent = [...by.neverSent];
	for (const repository of by.repositories) {
		for (const [name, rule] of await findIgnoringRules(repository, outermost))
			rules.set(name, rule);
		if ((0,external_node_fs_.existsSync)(external_node_path_.join(repository.folder, '.git')))
			neverSent.push(`${repository.prefix}.git`);
	}
	for (const worktree of by.worktrees) {
		for (const name of rules.keys())
			if (name.startsWith(worktree))
				rules.delete(name);
		rules.set(worktree, { source: rules_rules .ew, pattern: worktree });
	}
	return { rules, neverSent };
}
var exclusions_log = __webpack_require__(8616);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/zip/explain.js
const ABOUT_FILES = new Set(['no-files', 'missing-file', 'too-large']);
function createExplain(files, run) {
	let explaining;
	return async (selection) => await (explaining ??= explainFiles(files, run, selection));
}
async function explainFiles(files, run, selection) {
	const { runner, record } = run;
	return await runner.group('What is not sent, and why', async () => {
		try {
			const explanation = await explainSelection(selectOptions(files, run), selection);
			const { exclusions } = explanation;
			record({ exclusions });
			const largest = (0,exclusions_log .cz)(selection?.files ?? []);
			const sent = largest.length === 0 ? [] : ['The largest of what is sent:', ...largest];
			for (const line of [...(0,exclusions_log .dw)(exclusions), ...sent])
				runner.info(line);
			return explanation;
		}
		catch (error) {
			runner.info(`Could not determine: ${(0,failure .Xg)(error).message}`);
			return undefined;
		}
	});
}
async function withExplanation(explain, deploy) {
	try {
		return await deploy();
	}
	catch (error) {
		const isOurs = error instanceof shared_errors .zg && error.advice === undefined;
		if (isOurs && ABOUT_FILES.has(error.code))
			await explain();
		throw error;
	}
}
function selectOptions({ isPreview, ...files }, { runner, signal, scratch }) {
	const runnerTemp = external_node_path_.dirname(scratch);
	return { ...files, scratch, runnerTemp, variables: runner.variables, signal, withIgnored: isPreview };
}
var environment_reference = __webpack_require__(214);
var github_calls = __webpack_require__(6345);
var github_comment = __webpack_require__(4741);
var report_commit = __webpack_require__(2339);
var report_summary = __webpack_require__(1000);
var deploy_report_summary = __webpack_require__(4735);
var deployments = __webpack_require__(9316);
var signals = __webpack_require__(6907);
var report_changes = __webpack_require__(22);
var addresses = __webpack_require__(1010);
var site_address = __webpack_require__(9303);
var commits_commits = __webpack_require__(3431);
;// CONCATENATED MODULE: ./lib/src/workspace/commits/packed-commit.js
async function whyNotOfCommit(commit, { files, skipped, by }, options) {
	const { folder, variables, signal } = options;
	const repository = by.kind === 'git' ? by.repositories[0] : undefined;
	if (repository === undefined)
		return 'the files were chosen without git';
	const git = (0,git_git .l)(variables, repository.top, signal, commits_commits .gB);
	const tree = await (0,commits_commits .Zc)(git, folder, commit);
	if (tree === undefined)
		return 'git cannot read the commit';
	return (findForeign(folder, files, tree) ??
		findMissing(files, skipped, tree, options) ??
		(await findChanged(git, folder, files, tree)));
}
function findForeign(folder, files, tree) {
	for (const file of files) {
		const origin = pathOfBytes(folder, file);
		const entry = tree.get(origin);
		const isThere = entry !== undefined && isFile(entry) && (origin === file.path || isThroughLink(file.path, tree));
		if (!isThere)
			return `${(0,safe_text .Hk)(file.path)} is not in the commit`;
		if ((entry.mode === '100755') !== (file.mode === 0o755))
			return `the mode of ${(0,safe_text .Hk)(file.path)} was changed`;
	}
	return undefined;
}
function findMissing(files, skipped, tree, options) {
	const rules = selection_rules_rulesOf(options);
	const known = new Set([...files.map((file) => file.path), ...skipped]);
	const everyLink = files.some((file) => pathOfBytes(options.folder, file) !== file.path);
	for (const [name, entry] of tree) {
		if (isFile(entry) && !known.has(name) && rules.keeps(name, true))
			return `${(0,safe_text .Hk)(name)} was deleted`;
		if (entry.mode !== '120000' || !(everyLink || rules.keeps(name, true)))
			continue;
		if (!skipped.includes(name) && !isSameLink(external_node_path_.join(options.folder, name), entry.object))
			return `the link ${(0,safe_text .Hk)(name)} was changed`;
	}
	return undefined;
}
async function findChanged(git, folder, files, tree) {
	const input = Buffer.from(files.map((file) => `${file.source}\n`).join(''));
	const answer = await git.feed(folder, input, 'hash-object', '--no-filters', '--stdin-paths');
	const hashes = answer.stdout.toString('latin1').split('\n');
	const changed = files.find((file, index) => hashes[index] !== tree.get(pathOfBytes(folder, file))?.object);
	return changed && `${(0,safe_text .Hk)(changed.path)} was changed`;
}
function pathOfBytes(folder, { path: name, source }) {
	return source === `${folder}${external_node_path_.sep}${name}` ? name : ((0,paths ._l)(folder, source) ?? name);
}
function isFile({ mode }) {
	return mode === '100644' || mode === '100755';
}
function isThroughLink(name, tree) {
	for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
		if (tree.get(name.slice(0, end))?.mode === '120000')
			return true;
	}
	return tree.get(name)?.mode === '120000';
}
function isSameLink(file, object) {
	try {
		const stats = (0,external_node_fs_.lstatSync)(file);
		if (stats.isSymbolicLink())
			return isLinkText(object, (0,file_names .aA)((0,external_node_fs_.readlinkSync)(file)));
		return stats.isFile() && stats.size <= MAX_TARGET && isLinkText(object, (0,external_node_fs_.readFileSync)(file));
	}
	catch {
		return false;
	}
}
;// CONCATENATED MODULE: ./lib/src/workspace/commits/compare-commits.js
const compare_commits_MAX_NAMED = 10;
async function compareCommits({ from, to }, selection, options) {
	const { folder, variables, signal } = options;
	const top = selection.by.kind === 'git' ? selection.by.repositories[0]?.top : undefined;
	if (top === undefined || from.length !== to.length)
		return undefined;
	const git = (0,git_git .l)(variables, top, signal, commits_commits .gB);
	const changes = await (0,commits_commits .YI)(git, folder, from, to);
	if (changes === undefined)
		return undefined;
	const { present, removed } = sortChanges(changes, selection, options);
	const [commits, sizes] = await Promise.all([
		(0,commits_commits .Wt)(git, folder, from, to),
		(0,commits_commits .G4)(git, folder, removed.map(({ entry }) => entry.object)),
	]);
	const gone = removed.map(({ path }, index) => ({ path, kind: 'removed', size: sizes[index] }));
	const added = present.filter(({ kind }) => kind === 'added').length;
	return {
		commits,
		files: { added, changed: present.length - added, removed: gone.length },
		largest: [...present, ...gone].sort(bySize).slice(0, compare_commits_MAX_NAMED),
	};
}
function sortChanges(changes, { files }, options) {
	const byPath = new Map(changes.map((change) => [change.path, change]));
	const sent = new Set();
	const present = [];
	for (const file of files) {
		sent.add(file.path);
		const change = byPath.get(file.path) ?? byPath.get(pathOfBytes(options.folder, file));
		if (change === undefined)
			continue;
		present.push({ path: file.path, kind: change.before === undefined ? 'added' : 'changed', size: file.size });
	}
	const rules = selection_rules_rulesOf(options);
	const removed = changes.flatMap(({ path, before, after }) => {
		if (before === undefined || after?.mode.startsWith('10') === true || sent.has(path))
			return [];
		const wasSendable = before.mode !== '160000' && (0,file_names .co)(path) && (0,file_names .gj)(path) === undefined;
		return wasSendable && rules.keeps(path, true) ? [{ path, entry: before }] : [];
	});
	return { present, removed };
}
function bySize(one, other) {
	return (other.size ?? -1) - (one.size ?? -1) || (one.path < other.path ? -1 : 1);
}
var head = __webpack_require__(175);
var secure_url = __webpack_require__(9597);
var call_context = __webpack_require__(9311);
var live_reads = __webpack_require__(6902);
var ending = __webpack_require__(4802);
var error_codes = __webpack_require__(805);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/github/deployment-record.js
function payloadOf(archive, origin, { account, app, environment }, build) {
	const sent = { 'content-sha256': archive.contentSha256, environment, build: build ?? '' };
	return { ...(0,deployments .KC)(origin, { account, app }), ...sent };
}
function isSamePayload(payload, expected) {
	return expected['build'] !== '' && (0,deployments .s6)(payload, expected);
}
async function createDeployment(github, { ref = github.run.sha, environment, payload, status }, { runner }, time) {
	const name = (0,safe_text .Hk)(environment);
	const isTransient = github.run.pullRequest !== undefined;
	const deployment = { environment: name, description: `Direct upload to ${name}`, isTransient, payload };
	let answer = await (0,github_calls .X3)(github.createDeployment({ ...deployment, ref }), time);
	const { sha } = github.run;
	if (answer.kind !== 'value' && answer.status === 422 && ref !== sha) {
		const { reason } = answer;
		answer = await (0,github_calls .X3)(github.createDeployment({ ...deployment, ref: sha }), time);
		const text = `The repository does not have the commit that was packed, ${ref} (${reason}), so the Deployment names that of the run, ${sha}.`;
		if (answer.kind === 'value')
			runner.notice('Deployment of another commit', text);
	}
	if (answer.kind === 'value') {
		runner.info(`Deployment on GitHub: ${answer.value}, environment ${name}`);
		await (0,deployments .Lx)(github, answer.value, status, runner, time);
		return answer.value;
	}
	(0,github_calls .kM)(runner, deployments .uH, answer);
	return undefined;
}
function stateOf({ status, error }) {
	const { state, description } = ending .J[status].github;
	if (error === undefined || status === 'unknown')
		return { state, description };
	const title = (0,error_codes .Gg)(error);
	return { state, description: status === 'failed' ? title : `${description}: ${title}` };
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/github/unchanged.js
async function compareWithLive(github, archive, target, options, context) {
	const { runner } = context;
	const { account, app, environment } = target.address;
	return await runner.group('Compare with what is live', async () => {
		(0,call_context .w)(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
		const live = await findDoubt(github, archive, target, options, context);
		const { whyNotSkipped } = live;
		runner.info(whyNotSkipped === undefined ? 'The same content is live: nothing is sent.' : `Not skipped: ${whyNotSkipped}.`);
		return live;
	});
}
async function findDoubt(github, archive, target, { timeoutMinutes, testSite }, { services, signal, calls, record }) {
	const reads = (0,live_reads .h)(target, calls);
	const read = await reads.environment();
	if (read.kind !== 'value')
		return { whyNotSkipped: `the platform does not show the environment (${read.reason})` };
	const { value: environment } = read;
	record({ environment });
	const { liveBuildId, reconciling, displayName } = environment;
	if (liveBuildId === undefined)
		return { whyNotSkipped: 'no build is live' };
	if (reconciling === undefined)
		return { whyNotSkipped: 'the platform does not show whether a change to the environment is under way' };
	if (reconciling)
		return { whyNotSkipped: 'a change to the environment is under way' };
	const time = (0,github_calls .yY)(services.clock, timeoutMinutes, signal);
	const name = (0,safe_text .Hk)(displayName ?? target.displayName ?? target.address.environment);
	const listed = await (0,github_calls .X3)(github.listDeployments(name), time);
	if (listed.kind !== 'value')
		return { whyNotSkipped: `the Deployments could not be read. ${problemClause(listed)}`, listed };
	const expected = payloadOf(archive, target.apiRoot.origin, target.address, liveBuildId);
	const whyNot = await whyNotTheSame(github, listed.value, expected, time);
	if (whyNot !== undefined)
		return { whyNotSkipped: whyNot, listed };
	const build = (0,secure_url .U)(target.apiRoot.hostname) ? await reads.build(liveBuildId) : undefined;
	if (build?.kind === 'value' && build.value.local !== undefined && 'reason' in build.value.local)
		return { whyNotSkipped: 'the app of the live build has stopped', listed };
	return { whyNotSkipped: await testSite?.(environment), listed };
}
async function whyNotTheSame(github, deployments, expected, time) {
	const same = deployments.find(({ payload }) => isSamePayload(payload, expected));
	if (same === undefined)
		return `no Deployment records this content for build ${(0,safe_text .Hk)(expected['build'] ?? '')}, which is live`;
	const status = await (0,github_calls .X3)(github.latestStatus(same.id), time);
	if (status.kind !== 'value')
		return `the Deployment could not be read. ${problemClause(status)}`;
	const { state } = status.value ?? {};
	if (state === 'success')
		return undefined;
	return `Deployment ${same.id}, which has this content, ${state === undefined ? 'has no status' : `is ${(0,safe_text .Hk)(state)}`}`;
}
function problemClause(problem) {
	return (0,github_calls .os)(problem, 'deployments: write', false).replace(/\.$/, '');
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/github/changes.js
const GIT_TIME_MS = 10_000;
async function readPackedCommit(workspace, files, run) {
	const head = workspace?.head;
	const reason = await reasonAgainst(workspace, files, run).catch((error) => {
		run.runner.debug(`The commit of the files could not be read: ${String(error)}`);
		return 'git could not read it, or took too long';
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
async function findChanges(github, { id, environment, commit: to, target, workspace, listed: known }, files, run) {
	const { runner, services } = run;
	const time = (0,github_calls .gh)(services.clock);
	const listed = known ?? (await (0,github_calls .X3)(github.listDeployments(environment), time));
	const place = { origin: target.apiRoot.origin, address: target.address, own: id };
	const live = await findLastLive(github, place, listed, time);
	if ('reason' in live) {
		runner.info(`Not compared with what was live: ${live.reason}.`);
		return undefined;
	}
	const { commit: from } = live;
	const [comparison, isOwn] = await Promise.all([
		compareCommits({ from, to }, workspace.selection, optionsOf(files, run)).catch(() => undefined),
		isOfRepository(to, github, files, run),
	]);
	const url = isOwn ? (0,report_commit .Dh)(runner.variables, from, to) : undefined;
	return { from, to, url, comparison };
}
async function isOfRepository(commit, { run: { sha, repository } }, { folder }, run) {
	const { variables } = run.runner;
	if (commit === sha || commit === variables['GITHUB_SHA'])
		return true;
	const origin = (await (0,head .P2)({ folder, variables, signal: timeForGit(run) })) ?? '';
	const parts = origin.replace(/(?:\.git)?\/?$/i, '').split(/[/:]/);
	return parts.slice(-2).join('/').toLowerCase() === repository.toLowerCase();
}
function optionsOf(files, run) {
	return selectOptions(files, { ...run, signal: timeForGit(run) });
}
function timeForGit({ signal }) {
	return AbortSignal.any([signal, (0,signals .z)(GIT_TIME_MS)]);
}
const MAX_ASKED = 10;
async function findLastLive(github, { origin, address, own }, listed, time) {
	if (listed.kind !== 'value')
		return { reason: `the Deployments could not be read. ${problemClause(listed)}` };
	const fields = { ...(0,deployments .KC)(origin, address), environment: address.environment };
	const earlier = listed.value.filter(({ id, payload }) => id !== own && (0,deployments .s6)(payload, fields));
	for (const { id, payload } of earlier.slice(0, MAX_ASKED)) {
		const status = await (0,github_calls .X3)(github.latestStatus(id), time);
		if (status.kind !== 'value')
			return { reason: `Deployment ${id} could not be read. ${problemClause(status)}` };
		if (status.value?.state !== 'success')
			continue;
		const { commit } = payload;
		return (0,commits_commits .EX)(commit) ? { commit } : { reason: `Deployment ${id}, the last live one, names no commit` };
	}
	return { reason: 'no earlier Deployment of the environment succeeded' };
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/github/deployment.js
class Deployment {
	github;
	inputs;
	run;
	#listed;
	#id;
	#changes;
	constructor(github, inputs, run) {
		this.github = github;
		this.inputs = inputs;
		this.run = run;
	}
	async isUnchanged(archive, target, testSite) {
		const { github, inputs, run } = this;
		if (!inputs.github.skipUnchanged)
			return false;
		const options = { ...inputs, testSite };
		const { whyNotSkipped, listed } = await compareWithLive(github, archive, target, options, run);
		this.#listed = listed;
		return whyNotSkipped === undefined;
	}
	begin(deployed) {
		const { run, inputs } = this;
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
	async recordChanges() {
		if (this.#changes === undefined)
			return;
		const { runner, services, signal, record } = this.run;
		const time = (0,github_calls .gh)(services.clock);
		const bounded = AbortSignal.any([signal, time.signal]);
		const changes = await (0,signals .O)(bounded, this.#changes).catch(() => undefined);
		if (changes === undefined)
			return;
		record({ changes });
		runner.info((0,report_changes .DT)(changes));
	}
	async end({ ending, facts }, time) {
		const { github, run } = this;
		const { target } = this.inputs;
		const { archive, attempts = 0, environment } = facts;
		const address = (0,addresses .U)(target, environment);
		const last = { ...stateOf(ending), environmentUrl: this.#siteOf(environment) };
		if (archive === undefined || attempts === 0 || address === undefined || target === undefined)
			return;
		if (this.#id === undefined) {
			const name = environment?.displayName ?? address.environment;
			const payload = { ...payloadOf(archive, target.apiRoot.origin, address, undefined), commit: '' };
			await createDeployment(github, { ref: facts.sentCommit, environment: name, payload, status: last }, run, time);
			return;
		}
		const id = await (0,signals .O)(time.signal, this.#id).catch(() => undefined);
		if (id !== undefined && !(ending.status === 'accepted' && !this.inputs.afterUpload.wait && !ending.error))
			await (0,deployments .Lx)(github, id, last, run.runner, time);
	}
	async #create({ archive, target, sent, workspace }, commit) {
		const { github, run } = this;
		const time = (0,github_calls .gh)(run.services.clock);
		const found = environmentBefore(sent);
		const payload = {
			...payloadOf(archive, target.apiRoot.origin, target.address, sent.buildId),
			commit: commit ?? '',
			[deployments .KP]: workspace === undefined ? '' : (workspace.sentCommit ?? github.run.sha),
		};
		const { wait } = this.inputs.afterUpload;
		const description = wait ? 'Accepted, waiting until it is live' : 'Accepted, without waiting until it is live';
		const status = { state: 'in_progress', description, environmentUrl: this.#siteOf(found) };
		const deployment = { ref: workspace?.sentCommit, environment: deployment_nameOf(target, found), payload, status };
		return await createDeployment(github, deployment, run, time);
	}
	#siteOf(environment) {
		const site = (0,site_address .C)(this.inputs.afterUpload.environmentUrl, environment);
		return site && (0,site_address .t)(site);
	}
	async #findChanges({ workspace, target, sent }, id, commit, untilEnd) {
		if (id === undefined || commit === undefined || workspace === undefined)
			return undefined;
		const environment = (0,safe_text .Hk)(deployment_nameOf(target, environmentBefore(sent)));
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
function deployment_nameOf({ displayName, address }, found) {
	return found?.displayName ?? displayName ?? address.environment;
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/github/report.js
function reportToGitHub(target, inputs, run) {
	const { runner, services, onReported } = run;
	const { github: options } = inputs;
	const stepEnd = services.clock.now() + inputs.timeoutMinutes * 60_000;
	const github = runner.github(options.token, github_calls .J4);
	if (github === undefined) {
		runner.notice(options.deployment ? 'Deployment not recorded' : 'Comment not written', github_calls .Jk);
		return undefined;
	}
	const deployment = options.deployment ? new Deployment(github, inputs, run) : undefined;
	onReported(async (ended) => {
		const time = (0,github_calls .gh)(services.clock, runner.cancelled.aborted ? github_calls .A6 : undefined);
		await deployment?.end(ended, time);
		if (!options.comment)
			return;
		const { pullRequest } = github.run;
		if (pullRequest === undefined) {
			runner.info(runner.variables['GITHUB_EVENT_NAME'] === 'pull_request_target' ? OF_THE_BASE : NO_PULL_REQUEST);
			return;
		}
		const now = services.clock.date();
		const body = commentBody(ended, inputs, github.run, runner.variables, now);
		const comment = { subject: subjectOf(target, ended.facts), body, standing: standingOf(ended, github.run, now) };
		await (0,github_comment .HF)({ github, pullRequest, time, stepEnd }, comment, runner);
	});
	return deployment;
}
const NO_PULL_REQUEST = 'No comment: this run is not for a pull request.';
const OF_THE_BASE = 'No comment: the event is pull_request_target, a run of the base branch with its secrets, whoever opened the pull request. Comments are for pull_request.';
function standingOf({ ending: { status }, facts }, run, now) {
	const isSent = facts.accepted === true || status === 'unknown';
	const kind = status === 'superseded' || status === 'skipped' ? 'yielding' : isSent ? 'sent' : 'unsent';
	return { kind, at: facts.sentAt ?? now.getTime(), run };
}
function subjectOf({ apiRoot, address }, { environment }) {
	const { environment: reference, ...app } = address;
	const given = (0,environment_reference .CK)(reference);
	if (reference.kind === 'id')
		return { apiRoot, app, id: given, name: environment?.displayName, nameIs: 'unknown' };
	const { id, displayName: name = given } = environment ?? {};
	return { apiRoot, app, id, name, nameIs: given === id ? 'unknown' : 'unique' };
}
function commentBody({ ending, facts, ...finished }, inputs, run, variables, now) {
	const summary = (0,deploy_report_summary .e)(facts, ending, inputs);
	const head = { GITHUB_SHA: run.sha, GITHUB_REF_NAME: variables['GITHUB_HEAD_REF'] };
	const commit = (0,report_commit .D3)({ ...variables, ...head });
	const html = (0,report_summary .B)(summary, { ...ending, ...finished, commit });
	return `${html}\n${(0,github_comment .xO)(run, now)}`;
}
var promises_ = __webpack_require__(8500);
var lock_files = __webpack_require__(4262);
;// CONCATENATED MODULE: ./lib/src/archive/lines.js
const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;
class LineCounter {
	lines = new Map();
	offsets;
	start = 0;
	line = 1;
	constructor(offsets) {
		this.offsets = offsets.toSorted((one, other) => one - other);
	}
	add(bytes) {
		const end = this.start + bytes.length;
		let at = 0;
		for (const offset of this.offsets) {
			if (offset < this.start)
				continue;
			if (offset >= end)
				break;
			this.line += countLineFeeds(bytes, at, offset - this.start);
			at = offset - this.start;
			this.lines.set(offset, this.line);
		}
		const isNeeded = (this.offsets.at(-1) ?? -1) >= end;
		if (isNeeded)
			this.line += countLineFeeds(bytes, at, bytes.length);
		this.start = end;
		return isNeeded;
	}
}
function linesOf(file, offsets) {
	const counter = new LineCounter(offsets);
	let descriptor;
	try {
		descriptor = (0,external_node_fs_.openSync)(file, 'r');
		const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
		let filled;
		do
			filled = (0,external_node_fs_.readSync)(descriptor, chunk, 0, CHUNK_BYTES, null);
		while (filled > 0 && counter.add(chunk.subarray(0, filled)));
	}
	catch {
	}
	finally {
		if (descriptor !== undefined)
			(0,external_node_fs_.closeSync)(descriptor);
	}
	return counter.lines;
}
function countLineFeeds(bytes, from, to) {
	let count = 0;
	for (let at = from; at < to; at += 1)
		if (bytes[at] === LINE_FEED)
			count += 1;
	return count;
}
var external_node_zlib_ = __webpack_require__(8522);
var scanner = __webpack_require__(6356);
;// CONCATENATED MODULE: ./lib/src/archive/kept-findings.js
const MAX_FINDINGS = 1000;
const MAX_LOCATED = 1000;
class KeptFindings {
	own = [];
	others = [];
	add(file, found, start = 0) {
		for (const { kind, offset } of found) {
			const list = kind === 'password of this deploy' ? this.own : this.others;
			if (list.length === MAX_FINDINGS)
				continue;
			list.push({ file, path: file.path, kind, offset: offset === undefined ? undefined : start + offset });
		}
	}
	sort() {
		this.own = sortByPath(this.own);
		this.others = sortByPath(this.others);
	}
	offsets() {
		const offsets = new Map();
		for (const { file, offset } of this.all().slice(0, MAX_LOCATED)) {
			if (offset === undefined)
				continue;
			offsets.set(file, [...(offsets.get(file) ?? []), offset]);
		}
		return offsets;
	}
	withLines(lines) {
		return this.all().map(({ file, path, kind, offset }) => {
			const line = offset === undefined ? undefined : lines.get(file)?.get(offset);
			return { path, line, kind };
		});
	}
	all() {
		return [...this.own, ...this.others];
	}
}
var compress = __webpack_require__(9276);
var content_digest = __webpack_require__(2371);
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/content-summary.js
class ContentSummary {
	findings = new KeptFindings();
	records = [];
	placeholders = [];
	scanner;
	memory = Buffer.allocUnsafeSlow(compress .pe + content_digest .Yo);
	constructor(scan) {
		this.scanner = scan === undefined ? undefined : new scanner .J(scan);
	}
	add(file, bytes) {
		if (file.isFolder)
			return { size: bytes.length, crc: (0,external_node_zlib_.crc32)(bytes) };
		this.addPlaceholder(file, bytes);
		if (this.scanner !== undefined)
			this.findings.add(file, this.scanner.find(file.path, bytes, 0, bytes.length));
		const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / content_digest .Yo)) }, (_, index) => (0,external_node_crypto_.hash)('sha256', bytes.subarray(index * content_digest .Yo, (index + 1) * content_digest .Yo)));
		this.record(file, blocks);
		return { size: bytes.length, crc: (0,external_node_zlib_.crc32)(bytes) };
	}
	async addPieces(file, pieces, onBlock) {
		const { memory } = this;
		const blocks = [];
		let [size, crc] = [0, 0];
		let [before, filled] = [0, 0];
		for await (const piece of pieces) {
			for (let at = 0; at < piece.length && size <= file.size;) {
				const part = piece.subarray(at, at + content_digest .Yo - filled);
				memory.set(part, before + filled);
				at += part.length;
				filled += part.length;
				size += part.length;
				if (filled < content_digest .Yo && size !== file.size)
					continue;
				const bytes = memory.subarray(0, before + filled);
				const block = bytes.subarray(before);
				if (blocks.length === 0)
					this.addPlaceholder(file, block);
				blocks.push((0,external_node_crypto_.hash)('sha256', block));
				crc = (0,external_node_zlib_.crc32)(block, crc);
				const found = this.scanner?.findInBlock(file.path, bytes, before, size >= file.size) ?? [];
				this.findings.add(file, found, size - bytes.length);
				onBlock(size);
				before = Math.min(compress .pe, bytes.length);
				memory.copyWithin(0, bytes.length - before, bytes.length);
				filled = 0;
			}
			if (size > file.size)
				break;
		}
		this.record(file, blocks);
		return { size, crc };
	}
	finish() {
		const content = (0,external_node_crypto_.createHash)('sha256');
		for (const { record } of sortByPath(this.records))
			content.update(record);
		this.findings.sort();
		return { contentSha256: content.digest('hex'), placeholders: sortByPath(this.placeholders) };
	}
	addPlaceholder(file, head) {
		const kind = (0,notes_placeholders .hx)(file, head);
		if (kind !== undefined)
			this.placeholders.push({ path: file.path, kind });
	}
	record(file, blocks) {
		this.records.push({ path: file.path, record: (0,content_digest .bU)(file, (0,content_digest .k8)(blocks)) });
	}
}
var external_node_stream_ = __webpack_require__(7075);
var plan = __webpack_require__(7123);
var zip_format = __webpack_require__(9610);
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/held-file.js
const held_file_CHUNK_BYTES = 128 * 1024;
const MAX_PIECE_BYTES = plan .SA + 64 * 1024;
const WINDOW_BYTES = MAX_PIECE_BYTES + 64 * 1024;
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const readAsync = (0,external_node_util_.promisify)(external_node_fs_.read);
class HeldFile {
	label;
	descriptor;
	stats;
	isOpen = true;
	memory;
	window = Buffer.alloc(0);
	windowStart = 0;
	constructor(file, label) {
		this.label = label;
		this.descriptor = this.attempt(() => (0,external_node_fs_.openSync)(file, FLAGS));
		try {
			this.stats = this.attempt(() => (0,external_node_fs_.fstatSync)(this.descriptor, { bigint: true }));
			if (!this.stats.isFile())
				throw this.unusable('is not a regular file.');
			const there = this.attempt(() => ((0,external_node_fs_.realpathSync)(file) === file ? (0,external_node_fs_.statSync)(file, { bigint: true }) : undefined));
			if (there === undefined || !(0,paths_disk .Dl)(there, this.stats))
				throw this.changed();
		}
		catch (error) {
			this.close();
			throw error;
		}
	}
	get bytes() {
		return Number(this.stats.size);
	}
	view(position, length) {
		const wanted = Math.max(0, Math.min(length, this.bytes - position));
		if (wanted === 0)
			return Buffer.alloc(0);
		if (position < this.windowStart || position + wanted > this.windowStart + this.window.length) {
			this.memory ??= Buffer.allocUnsafeSlow(WINDOW_BYTES);
			this.window = this.memory.subarray(0, 0);
			const window = this.memory.subarray(0, Math.min(WINDOW_BYTES, this.bytes - position));
			this.readAt(position, window);
			this.window = window;
			this.windowStart = position;
		}
		const start = position - this.windowStart;
		return this.window.subarray(start, start + wanted);
	}
	async *chunks(start = 0, end = this.bytes) {
		for (let position = start; position < end;) {
			const target = Buffer.allocUnsafeSlow(Math.min(held_file_CHUNK_BYTES, end - position));
			const { bytesRead } = await readAsync(this.descriptor, target, 0, target.length, position).catch((error) => {
				throw this.unreadable(error);
			});
			if (bytesRead === 0)
				throw this.changed();
			position += bytesRead;
			yield target.subarray(0, bytesRead);
		}
	}
	async *verifiedChunks(sha256) {
		const hash = (0,external_node_crypto_.createHash)('sha256');
		for await (const chunk of this.chunks()) {
			hash.update(chunk);
			yield chunk;
		}
		if (hash.digest('hex') !== sha256)
			throw this.changed();
	}
	async sha256(signal) {
		const hash = (0,external_node_crypto_.createHash)('sha256');
		for await (const chunk of this.chunks()) {
			signal.throwIfAborted();
			hash.update(chunk);
		}
		return hash.digest('hex');
	}
	assertUnchanged() {
		const { size, mtimeNs, ctimeNs } = this.attempt(() => (0,external_node_fs_.fstatSync)(this.descriptor, { bigint: true }));
		const before = this.stats;
		if (size !== before.size || mtimeNs !== before.mtimeNs || ctimeNs !== before.ctimeNs)
			throw this.changed();
	}
	close() {
		if (!this.isOpen)
			return;
		this.isOpen = false;
		(0,external_node_fs_.closeSync)(this.descriptor);
	}
	unusable(problem) {
		return new shared_errors .zg('invalid-file', `${this.label} ${problem}`);
	}
	unusableEntry({ path }, problem) {
		return this.unusable(`cannot be sent: ${(0,safe_text .Hk)(path)} ${problem}. Pack the zip again.`);
	}
	readAt(position, target) {
		for (let filled = 0; filled < target.length;) {
			const count = this.attempt(() => (0,external_node_fs_.readSync)(this.descriptor, target, filled, target.length - filled, position + filled));
			if (count === 0)
				throw this.changed();
			filled += count;
		}
	}
	changed() {
		return this.unusable('changed while it was read. Let whatever writes it finish first.');
	}
	attempt(action) {
		try {
			return action();
		}
		catch (error) {
			throw this.unreadable(error);
		}
	}
	unreadable(error) {
		const { code } = error;
		if (code === undefined)
			return error;
		if (['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(code))
			return this.changed();
		return this.unusable(`cannot be read: ${(0,safe_text .Hk)(code)}. Check its permissions.`);
	}
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/extra-fields.js
const IN_ZIP64 = 0xffffffff;
const TYPE = 0o170000;
const PLAIN_TYPES = new Set([0, 0o100000, 0o040000]);
const ZIP64 = 0x0001;
const PKWARE_UNIX = 0x000d;
const ASI_UNIX = 0x756e;
const LIBARCHIVE = 0x6c78;
const UNICODE_PATH = 0x7075;
function parseExtraFields(extra) {
	const fields = [];
	for (let at = 0; at + 4 <= extra.length;) {
		const end = at + 4 + extra.readUInt16LE(at + 2);
		if (end > extra.length)
			return undefined;
		fields.push({ id: extra.readUInt16LE(at), data: extra.subarray(at + 4, end) });
		at = end;
	}
	return fields;
}
function hasOtherName(fields, name) {
	return fields.some(({ id, data }) => id === UNICODE_PATH && !data.subarray(5).equals(name));
}
function hasLink(fields) {
	return fields.some(({ id, data }) => {
		if (id === LIBARCHIVE)
			return true;
		if (id === PKWARE_UNIX)
			return data.length > 12;
		return id === ASI_UNIX && (data.length !== 14 || !PLAIN_TYPES.has(data.readUInt16LE(4) & TYPE));
	});
}
function zip64Readings(fields, stated) {
	const zip64 = fields.filter(({ id }) => id === ZIP64);
	if (zip64.length === 0)
		return stated.map((value) => [value]);
	const marked = stated.flatMap((value, index) => (value === IN_ZIP64 ? [index] : []));
	return stated.map((value, index) => {
		const places = marked.includes(index) ? [marked.indexOf(index)] : [];
		const found = zip64.flatMap(({ data }) => {
			const byPosition = data.length > 8 * marked.length && data.length >= 8 * (index + 1) ? [index] : [];
			const starts = [...places, ...byPosition].map((place) => 8 * place);
			return starts.map((start) => (start + 8 <= data.length ? Number(data.readBigUInt64LE(start)) : NaN));
		});
		return value === IN_ZIP64 ? found : [value, ...found];
	});
}
function hasZip64(fields) {
	return fields.some(({ id }) => id === ZIP64);
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/layout.js
function locateData(file, { entries, start: directoryStart }, index) {
	const entry = entries[index];
	const next = entries[index + 1];
	const limit = next?.offset ?? directoryStart;
	file.view(entry.offset, Math.min(limit - entry.offset, MAX_PIECE_BYTES));
	const header = readLocalHeader(file, entry);
	if (header === undefined)
		throw file.unusableEntry(entry, 'is not where the zip says');
	if (index === 0 && entry.offset > 0)
		throw file.unusableEntry(entry, `follows ${(0,format .pq)(entry.offset, 'byte')} outside any entry`);
	const { hasDescriptor, conflicts } = header;
	if (conflicts.length > 0)
		throw file.unusableEntry(entry, `has conflicting headers (${conflicts.join(', ')})`);
	const start = entry.offset + header.length;
	const dataEnd = start + entry.compressedSize;
	if (dataEnd > limit) {
		throw next === undefined
			? file.unusableEntry(entry, 'overlaps the directory of the zip')
			: file.unusableEntry(next, 'overlaps another file');
	}
	const bytes = limit - dataEnd;
	const problem = hasDescriptor
		? descriptorProblem(file.view(dataEnd, Math.min(bytes, MAX_DESCRIPTOR_BYTES)), bytes, entry, header)
		: bytes > 0 && gapProblem(bytes);
	if (problem)
		throw file.unusableEntry(entry, problem);
	return { start, limit, hasDescriptor };
}
const LEVEL_FLAGS = 0x0006;
function readLocalHeader(file, entry) {
	const fixed = file.view(entry.offset, zip_format .q_);
	if (fixed.length < zip_format .q_ || fixed.readUInt32LE() !== zip_format .HX)
		return undefined;
	const nameEnd = zip_format .q_ + fixed.readUInt16LE(26);
	const length = nameEnd + fixed.readUInt16LE(28);
	const header = file.view(entry.offset, length);
	if (header.length < length)
		return undefined;
	const hasDescriptor = (header.readUInt16LE(6) & zip_format .T) !== 0;
	const name = header.subarray(zip_format .q_, nameEnd);
	const parsed = parseExtraFields(header.subarray(nameEnd));
	const fields = parsed ?? [];
	const agrees = (stated, known) => stated === known || (hasDescriptor && stated === 0);
	const [sizes = [], packedSizes = []] = zip64Readings(fields, [header.readUInt32LE(22), header.readUInt32LE(18)]);
	const isSame = {
		name: name.equals(Buffer.from(entry.isFolder ? `${entry.path}/` : entry.path)),
		flags: ((header.readUInt16LE(6) ^ entry.flags) & ~LEVEL_FLAGS) === 0,
		method: header.readUInt16LE(8) === entry.method,
		CRC: agrees(header.readUInt32LE(14), entry.crc),
		size: sizes.every((size) => agrees(size, entry.size)),
		'compressed size': packedSizes.every((size) => agrees(size, entry.compressedSize)),
		'extra fields': parsed !== undefined,
		'second name': !hasOtherName(fields, name),
		link: !hasLink(fields),
	};
	const conflicts = Object.keys(isSame).filter((what) => isSame[what] !== true);
	return { length, hasDescriptor, hasZip64: hasZip64(fields), conflicts };
}
const MAX_DESCRIPTOR_BYTES = 24;
const SIGNATURES = new Set([
	zip_format .Lw,
	zip_format .lw,
	zip_format .Rf,
	zip_format .HX,
	zip_format .Z_,
	zip_format .k_,
]);
function descriptorProblem(tail, tailBytes, entry, header) {
	const isSigned = tail.length >= 4 && tail.readUInt32LE() === zip_format .lw;
	const start = isSigned ? 4 : 0;
	const widths = header.hasZip64 ? [8] : [8, 4];
	const lengths = widths.filter((width) => holds(tail, start, width, entry)).map((width) => start + 4 + 2 * width);
	const [longest] = lengths;
	if (longest === undefined)
		return 'has conflicting headers (data descriptor)';
	if (!lengths.includes(tailBytes))
		return gapProblem(tailBytes - longest);
	let isAmbiguous = !isSigned && entry.method === zip_format .SD;
	for (let at = start; at < tailBytes; at += 4)
		isAmbiguous ||= SIGNATURES.has(tail.readUInt32LE(at));
	return isAmbiguous ? 'has a data descriptor that programs read in different ways' : undefined;
}
function gapProblem(bytes) {
	return `is followed by ${(0,format .pq)(bytes, 'byte')} outside any entry`;
}
function holds(tail, start, width, { crc, compressedSize, size }) {
	if (tail.length < start + 4 + 2 * width || tail.readUInt32LE(start) !== crc)
		return false;
	const read = (at) => (width === 4 ? tail.readUInt32LE(at) : Number(tail.readBigUInt64LE(at)));
	return read(start + 4) === compressedSize && read(start + 4 + width) === size;
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/entry-content.js
const MIN_CHUNK_BYTES = 64;
const EARLY_END = 'is stored, and contains bytes that some programs take for its end';
function readEntry(file, directory, index) {
	const entry = directory.entries[index];
	const { method, size, compressedSize } = entry;
	const data = locateData(file, directory, index);
	const { start, limit, hasDescriptor } = data;
	if (size > plan .SA || compressedSize > MAX_PIECE_BYTES)
		return method === zip_format .SD ? storedPieces(file, entry, data) : inflatedPieces(file, entry, start);
	if (method === zip_format .SD) {
		const bytes = file.view(start, limit - start);
		if (hasDescriptor && new EarlyEndScan(size).findsEnd(bytes))
			throw file.unusableEntry(entry, EARLY_END);
		return bytes.subarray(0, size);
	}
	const packed = file.view(start, compressedSize);
	return packed.length === 0 ? packed : inflateWhole(file, entry, packed);
}
function inflateWhole(file, entry, packed) {
	const { size } = entry;
	let inflated;
	try {
		const options = { maxOutputLength: size + 1, chunkSize: Math.max(MIN_CHUNK_BYTES, size + 1), info: true };
		inflated = (0,external_node_zlib_.inflateRawSync)(packed, options);
	}
	catch (error) {
		throw damaged(file, entry, error);
	}
	assertAllInflated(file, entry, inflated.engine.bytesWritten);
	return inflated.buffer;
}
async function* storedPieces(file, entry, { start, limit, hasDescriptor }) {
	const { compressedSize } = entry;
	if (!hasDescriptor)
		return yield* file.chunks(start, start + compressedSize);
	const scan = new EarlyEndScan(compressedSize);
	let left = compressedSize;
	for await (const piece of file.chunks(start, limit)) {
		if (scan.findsEnd(piece))
			throw file.unusableEntry(entry, EARLY_END);
		if (left > 0)
			yield piece.subarray(0, left);
		left -= piece.length;
	}
}
async function* inflatedPieces(file, entry, start) {
	const inflated = (0,external_node_zlib_.createInflateRaw)();
	(0,external_node_stream_.pipeline)(external_node_stream_.Readable.from(file.chunks(start, start + entry.compressedSize)), inflated, () => undefined);
	try {
		yield* inflated;
	}
	catch (error) {
		throw damaged(file, entry, error);
	}
	assertAllInflated(file, entry, inflated.bytesWritten);
}
function assertAllInflated(file, entry, bytes) {
	if (bytes !== entry.compressedSize)
		throw file.unusableEntry(entry, gapProblem(entry.compressedSize - bytes));
}
function damaged(file, entry, error) {
	const { code = '' } = error;
	return /^(?:Z_|ERR_BUFFER_TOO_LARGE$)/.test(code) ? file.unusableEntry(entry, `is damaged (${code})`) : error;
}
const SIGNATURE = Buffer.alloc(4);
SIGNATURE.writeUInt32LE(zip_format .lw);
const DESCRIPTOR_HEAD_BYTES = 12;
class EarlyEndScan {
	dataBytes;
	crc = 0;
	position = 0;
	held = Buffer.alloc(0);
	constructor(dataBytes) {
		this.dataBytes = dataBytes;
	}
	findsEnd(piece) {
		const bytes = Buffer.concat([this.held, piece]);
		let hashed = 0;
		for (let at = bytes.indexOf(SIGNATURE); at !== -1; at = bytes.indexOf(SIGNATURE, at + 1)) {
			const size = this.position + at;
			if (at + DESCRIPTOR_HEAD_BYTES > bytes.length || size >= this.dataBytes)
				break;
			this.crc = (0,external_node_zlib_.crc32)(bytes.subarray(hashed, at), this.crc);
			hashed = at;
			if (bytes.readUInt32LE(at + 4) === this.crc || bytes.readUInt32LE(at + 8) === size % 2 ** 32)
				return true;
		}
		const kept = Math.max(hashed, bytes.length - DESCRIPTOR_HEAD_BYTES + 1);
		this.crc = (0,external_node_zlib_.crc32)(bytes.subarray(hashed, kept), this.crc);
		this.position += kept;
		this.held = Buffer.from(bytes.subarray(kept));
		return false;
	}
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/end-records.js
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const ZIP64_END_BYTES = 56;
function readEndRecords(file, comment) {
	const at = file.bytes - END_BYTES - comment.length;
	const end = file.view(at, END_BYTES);
	const classic = [16, 12].map((field) => end.readUInt32LE(field));
	const counts = [8, 10, 4, 6].map((field) => end.readUInt16LE(field));
	const zip64 = readZip64(file, at - LOCATOR_BYTES);
	const [start = 0, size = 0, here, entries, disk, firstDisk] = zip64?.numbers ?? [...classic, ...counts];
	const directoryEnd = zip64 === undefined ? at : at - LOCATOR_BYTES - ZIP64_END_BYTES;
	const isSame = {
		comment: !holdsEndSignature(comment),
		disks: disk === 0 && firstDisk === 0,
		'number of entries': here === entries,
		'size of the directory': start + size === directoryEnd,
		Zip64: zip64 === undefined || (zip64.isSound && repeats(classic, counts, zip64.numbers)),
	};
	return {
		directoryStart: start,
		directoryEnd,
		conflicts: Object.keys(isSame).filter((what) => isSame[what] !== true),
	};
}
function readZip64(file, locatorAt) {
	if (locatorAt < ZIP64_END_BYTES)
		return undefined;
	const recordAt = locatorAt - ZIP64_END_BYTES;
	const bytes = file.view(recordAt, ZIP64_END_BYTES + LOCATOR_BYTES);
	const locator = bytes.subarray(ZIP64_END_BYTES);
	if (locator.readUInt32LE() !== zip_format .k_)
		return undefined;
	const wide = [48, 40, 24, 32].map((field) => Number(bytes.readBigUInt64LE(field)));
	const disks = [16, 20].map((field) => bytes.readUInt32LE(field));
	const isSound = bytes.readUInt32LE() === zip_format .Z_ &&
		Number(bytes.readBigUInt64LE(4)) === ZIP64_END_BYTES - 12 &&
		locator.readUInt32LE(4) === 0 &&
		Number(locator.readBigUInt64LE(8)) === recordAt &&
		locator.readUInt32LE(16) <= 1;
	return { numbers: [...wide, ...disks], isSound };
}
function repeats(classic, counts, numbers) {
	const full = [0xffffffff, 0xffffffff, 0xffff, 0xffff, 0xffff, 0xffff];
	return [...classic, ...counts].every((value, index) => value === full[index] || value === numbers[index]);
}
const END_SIGNATURE_BYTES = Buffer.alloc(4);
END_SIGNATURE_BYTES.writeUInt32LE(zip_format .Rf);
function holdsEndSignature(bytes) {
	return bytes.includes(END_SIGNATURE_BYTES);
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/entry-rules.js
const ANY_ENCRYPTION_FLAGS = 0x2041;
const entry_rules_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
const DOS_SPECIAL = 0x0448;
const DOS_FOLDER = 0x0010;
const MAX_EMPTY_BYTES = 5;
const MISWRITTEN = / has a backslash in its name$|^\.(?:\/.*)? has an empty or "." segment in its path$/;
const MISPACKED = / is encrypted$| is compressed with method \d+, and not deflated$/;
class EntryRules {
	entries = [];
	found = [];
	seen = new Set();
	add(entry, header) {
		const name = (0,file_names .e4)(entry.fileNameRaw);
		const isFolder = name.endsWith('/');
		const path = isFolder ? name.slice(0, -1) : name;
		const problem = this.problemOf(entry, header, path, isFolder);
		if (problem !== undefined)
			this.found.push(`${(0,safe_text .Hk)(name) || '""'} ${problem}`);
		this.seen.add(path);
		if (problem !== undefined)
			return;
		const mode = ((entry.externalFileAttributes >>> 16) & 0o100) === 0 ? 0o644 : 0o755;
		this.entries.push({
			path,
			isFolder,
			mode,
			size: entry.uncompressedSize,
			compressedSize: entry.compressedSize,
			flags: entry.generalPurposeBitFlag,
			method: entry.compressionMethod,
			crc: entry.crc32,
			offset: entry.relativeOffsetOfLocalHeader,
		});
	}
	problems() {
		return [...this.found, ...this.filesThatAreFolders()];
	}
	get remedy() {
		const problems = this.problems();
		if (problems.every((problem) => MISPACKED.test(problem)))
			return 'Pack it again with Deflate, and no password.';
		const others = problems.filter((problem) => !MISWRITTEN.test(problem));
		if (others.length === problems.length)
			return 'Pack the zip again without it.';
		const rest = others.length === 0 ? '' : ' Leave out what has another problem.';
		return `Pack it again with 7-Zip, or with "dry-run" of this action: both write names as in "src/a.js".${rest}`;
	}
	problemOf(entry, header, path, isFolder) {
		if (!(0,file_names .co)(path))
			return 'has a name that is not UTF-8';
		if (hasOtherName(entry.extraFields, entry.fileNameRaw))
			return 'has a second, different name';
		const unsafe = (0,file_names .gj)(path);
		if (unsafe !== undefined)
			return unsafe;
		if ((0,rules_rules .FJ)(path))
			return 'is version control data or a key file, which is never sent';
		if (this.seen.has(path))
			return 'is in the zip twice';
		const type = (entry.externalFileAttributes >>> 16) & entry_rules_TYPE;
		if (type === LINK || hasLink(entry.extraFields))
			return 'is a symbolic link';
		const special = isFolder ? DOS_SPECIAL : DOS_SPECIAL | DOS_FOLDER;
		if ((type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) || (entry.externalFileAttributes & special) !== 0)
			return 'is not a regular file';
		if ((entry.generalPurposeBitFlag & ANY_ENCRYPTION_FLAGS) !== 0)
			return 'is encrypted';
		const { compressionMethod: method, compressedSize, uncompressedSize } = entry;
		if (method !== zip_format .SD && method !== zip_format .aE)
			return `is compressed with method ${method}, and not deflated`;
		if (method === zip_format .SD && compressedSize !== uncompressedSize)
			return 'is stored, but has two different sizes';
		if (isFolder && (uncompressedSize !== 0 || compressedSize > MAX_EMPTY_BYTES))
			return 'is a folder with content';
		if (hasOtherSizes(entry, header))
			return 'has sizes that programs read in different ways (Zip64)';
		if (holdsEndSignature(entry.extraFieldRaw) || holdsEndSignature(entry.fileCommentRaw))
			return 'has bytes in its comment or extra fields that programs take for the end of the zip';
		if (![0, 0xffff].includes(header.readUInt16LE(34)))
			return 'is on another disk';
		return undefined;
	}
	filesThatAreFolders() {
		const files = new Set(this.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
		const clashes = new Set();
		for (const path of this.seen) {
			for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
				if (files.has(path.slice(0, end)))
					clashes.add(path.slice(0, end));
			}
		}
		return [...clashes].map((path) => `${(0,safe_text .Hk)(path)} is both a file and a folder`);
	}
}
function hasOtherSizes(entry, header) {
	const stated = [24, 20, 42].map((at) => header.readUInt32LE(at));
	const known = [entry.uncompressedSize, entry.compressedSize, entry.relativeOffsetOfLocalHeader];
	return zip64Readings(entry.extraFields, stated).some((readings, index) => readings.some((value) => value !== known[index]));
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/zip-entries.js
const MAX_ENTRIES = 1_000_000;
const CHECK = 'Check how it was packed or downloaded.';
const BATCH_ENTRIES = 256;
const zip_entries_SIGNATURES = new Set([zip_format .HX, zip_format .Rf]);
async function readDirectory(file, signal) {
	if (file.bytes < END_BYTES || !zip_entries_SIGNATURES.has(file.view(0, 4).readUInt32LE()))
		throw file.unusable(`is not a zip: it does not start with a zip header. ${CHECK}`);
	const rules = new EntryRules();
	const zip = await openCentralDirectory(file);
	if (zip.entryCount > MAX_ENTRIES)
		throw file.unusable(`has ${zip.entryCount} entries; at most ${MAX_ENTRIES} are allowed.`);
	const comment = zip.comment;
	const { directoryStart: start, directoryEnd, conflicts } = readEndRecords(file, comment);
	if (conflicts.length > 0)
		throw file.unusable(`cannot be sent: its end records conflict (${conflicts.join(', ')}). Pack the zip again.`);
	let end = start;
	try {
		let count = 0;
		for await (const entry of zip.eachEntry()) {
			rules.add(entry, file.view(end, zip_format .Im));
			end += zip_format .Im + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
			count += 1;
			if (count % BATCH_ENTRIES !== 0)
				continue;
			await (0,promises_.setImmediate)();
			signal.throwIfAborted();
		}
	}
	catch (error) {
		throw signal.aborted ? error : unreadable(file, error);
	}
	if (end !== directoryEnd) {
		const bytes = (0,format .pq)(Math.abs(directoryEnd - end), 'byte');
		throw file.unusable(`cannot be sent: its directory has ${bytes} outside any entry. Pack the zip again.`);
	}
	const problems = rules.problems();
	if (problems.length > 0)
		throw cannotBeSent(file, problems, rules.remedy);
	if (rules.entries.every(({ isFolder }) => isFolder))
		throw new shared_errors .zg('no-files', file.unusable('holds no files.').message);
	return { entries: rules.entries.toSorted((a, b) => a.offset - b.offset), start };
}
async function openCentralDirectory(file) {
	const { fromRandomAccessReaderPromise, RandomAccessReader } = await __webpack_require__.e(  663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
	class FileReader extends RandomAccessReader {
		read(target, offset, length, position, callback) {
			try {
				const bytes = file.view(position, length);
				target.set(bytes, offset);
				callback(bytes.length < length ? new Error('it ends too early') : null);
			}
			catch (error) {
				callback(error);
			}
		}
	}
	const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
	try {
		return await fromRandomAccessReaderPromise(new FileReader(), file.bytes, options);
	}
	catch (error) {
		throw unreadable(file, error);
	}
}
function unreadable(file, error) {
	if (error instanceof shared_errors .zg || !(error instanceof Error))
		return error;
	return file.unusable(`cannot be read as a zip: ${(0,safe_text .Hk)(error.message.replace(/\.$/, ''))}. ${CHECK}`);
}
function cannotBeSent(file, problems, remedy) {
	const sentences = problems.map((problem) => file.unusable(`cannot be sent: ${problem}.`).message);
	return new shared_errors .zg('invalid-file', (0,format .OI)(sentences, 10, remedy));
}
;// CONCATENATED MODULE: ./lib/src/archive/prepacked/open-zip.js
const ALWAYS_ALLOWED_BYTES = 2 ** 30;
const MAX_RATIO = 100;
const CHECKED = new Set(['package.json', '.yarnrc.yml', ...lock_files .Cv.map(([name]) => name)]);
const BATCH_BYTES = 4 * 1024 * 1024;
const open_zip_BATCH_ENTRIES = 256;
async function openZip(zip, options) {
	const file = new HeldFile(zip.file, `${zip.input}: "${(0,safe_text .Hk)(zip.name)}"`);
	try {
		const sha256 = await file.sha256(options.signal);
		if (zip.sha256 !== undefined && zip.sha256 !== sha256)
			throw anotherHash(zip, zip.sha256, sha256);
		const directory = await readDirectory(file, options.signal);
		const files = sortByPath(directory.entries.filter(({ isFolder }) => !isFolder));
		const content = await checkContent(file, directory, options);
		file.assertUnchanged();
		return {
			path: zip.file,
			bytes: file.bytes,
			sha256,
			fileCount: files.length,
			files,
			...content,
			stream: () => file.verifiedChunks(sha256),
			close: () => file.close(),
		};
	}
	catch (error) {
		file.close();
		throw error;
	}
}
async function checkContent(file, directory, { secretScan, signal, onProgress }) {
	const total = (0,workspace_files .U)(directory.entries);
	if (total > Math.max(ALWAYS_ALLOWED_BYTES, MAX_RATIO * file.bytes))
		throw tooDense(file, total);
	const summary = new ContentSummary(secretScan);
	const atRoot = new Map();
	let done = 0;
	let nextTurn = BATCH_BYTES;
	for (const [index, entry] of directory.entries.entries()) {
		const bytes = readEntry(file, directory, index);
		const { size, crc } = Buffer.isBuffer(bytes)
			? summary.add(entry, bytes)
			: await summary.addPieces(entry, bytes, (part) => {
				signal.throwIfAborted();
				onProgress?.(done + part, total);
			});
		if (size !== entry.size)
			throw file.unusableEntry(entry, 'does not have the size that the zip states');
		if (crc !== entry.crc)
			throw file.unusableEntry(entry, 'is damaged (CRC mismatch)');
		if (Buffer.isBuffer(bytes) && CHECKED.has(entry.path))
			atRoot.set(entry.path, Buffer.from(bytes));
		done += size;
		if (done < nextTurn && (index + 1) % open_zip_BATCH_ENTRIES !== 0)
			continue;
		nextTurn = done + BATCH_BYTES;
		await (0,promises_.setImmediate)();
		signal.throwIfAborted();
		if (total > 0)
			onProgress?.(done, total);
	}
	const known = summary.finish();
	return { ...known, secrets: await locateSecrets(file, directory, summary.findings, signal), atRoot };
}
async function locateSecrets(file, directory, findings, signal) {
	const lines = new Map();
	for (const [entry, offsets] of findings.offsets()) {
		const bytes = readEntry(file, directory, directory.entries.indexOf(entry));
		const counter = new LineCounter(offsets);
		for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
			signal.throwIfAborted();
			if (!counter.add(piece))
				break;
		}
		lines.set(entry, counter.lines);
	}
	return findings.withLines(lines);
}
function anotherHash({ input, name }, wanted, actual) {
	const problem = `is not the SHA-256 of "${(0,safe_text .Hk)(name)}", which is ${actual}`;
	return new shared_errors .oC([{ input: `${input}-sha256`, value: wanted, problem }]);
}
function tooDense(file, total) {
	const limit = `more than ${MAX_RATIO} times its size and more than ${(0,format .z3)(ALWAYS_ALLOWED_BYTES)}`;
	return file.unusable(`would unpack to ${(0,format .z3)(total)}, which is ${limit}. Pack the zip again without what the build does not need.`);
}
var start_script = __webpack_require__(2695);
var build_checks_conflicts = __webpack_require__(892);
;// CONCATENATED MODULE: ./lib/src/workspace/build-checks/dependencies.js
const MAX_SHOWN = 5;
const FOREIGN_PROTOCOL = /^(?:workspace|catalog|portal|patch):/i;
const PATH_PROTOCOL = /^(?:file|link):/i;
const PLAIN_PATH = /^(?:\.{1,2}(?:[/\\]|$)|~?\/|[A-Za-z]:[/\\])/;
function noteDependencies(manifests, files, linked, installer) {
	const found = { outside: [], absent: [], protocol: [] };
	for (const manifest of manifests) {
		for (const { name, spec } of manifest.dependencies) {
			const problem = problemOf(spec, (0,paths .he)(manifest.path), files, installer);
			if (problem !== undefined)
				found[problem].push(`"${(0,safe_text .Hk)(name)}" (${(0,safe_text .Hk)(spec)} in ${(0,safe_text .Hk)(manifest.path)})`);
		}
	}
	for (const { name, from } of linked)
		found.outside.push(`"${(0,safe_text .Hk)(name)}" (${(0,safe_text .Hk)(from)})`);
	const taken = linked.length === 0 ? '' : ', or the platform takes a package of that name from the registry';
	return [
		...noteFor(found.outside, 'Dependency outside path', (list) => `These dependencies are outside "path", so not in the zip: ${list}. The install or the build on the platform will fail${taken}. Set "path" to a folder that holds the app and these packages, or build a folder that stands alone: see docs/how-to/monorepos.md of headless-deploy.`),
		...noteFor(found.absent, 'Dependency not in the zip', (list) => `These paths are not in the zip: ${list}. The install or the build on the platform will fail. Build or check out what is missing first; if git ignores it, bring it back with "include".`),
		...noteFor(installer === 'newer Yarn' ? [] : found.protocol, 'Dependency npm cannot install', (list) => `${installer}, which the platform installs with, cannot read these versions: ${list}. The install on the platform will fail. Build a folder that npm can install: see docs/how-to/monorepos.md of headless-deploy.`),
	];
}
function noteFor(items, title, textOf) {
	if (items.length === 0)
		return [];
	return [{ level: 'warning', title, text: textOf((0,format .Ku)(items, MAX_SHOWN)) }];
}
function problemOf(written, folder, files, installer) {
	const spec = written.replace(/^(?:@[^/@]+\/)?[^/@:]+@(?=file:)/i, '');
	if (FOREIGN_PROTOCOL.test(spec))
		return 'protocol';
	if (!PATH_PROTOCOL.test(spec) && !PLAIN_PATH.test(spec))
		return undefined;
	const location = spec.replace(PATH_PROTOCOL, '').replace(/^\/\//, '').replaceAll('\\', '/');
	if (/^(?:~?\/|[A-Za-z]:)/.test(location))
		return 'outside';
	const target = external_node_path_.posix.join(folder, location, '.');
	if (target === '..' || target.startsWith('../'))
		return 'outside';
	if (/^link:/i.test(spec) && installer === 'npm')
		return 'protocol';
	return target === '.' || files.some((file) => file.path === target || file.path.startsWith(`${target}/`))
		? undefined
		: 'absent';
}
;// CONCATENATED MODULE: ./lib/src/workspace/build-checks/script-files.js
function noteConverted({ source }, platform) {
	if (platform !== 'win32' || (0,try_to_read .h)(() => (0,external_node_fs_.readFileSync)(source))?.includes('\r\n') !== true)
		return [];
	const text = 'package.json has Windows line endings (CRLF), so git has probably converted all text files of this checkout. They are sent as they are: shell scripts may fail on the platform, and content-sha256 is not that of a checkout on Linux. Add "* text=auto eol=lf" to .gitattributes, or run "git config --global core.autocrlf input" before the checkout.';
	return [{ level: 'notice', title: 'Line endings of Windows', text }];
}
const MAX_SCRIPTS = 1000;
const HEAD_BYTES = 256;
function noteScriptFiles(manifests, files) {
	const scripts = files.filter(({ path: name, mode }) => mode === 0o755 || isShellScript(name)).slice(0, MAX_SCRIPTS);
	const windows = scripts.filter(hasWindowsEnding).map((file) => file.path);
	if (windows.length === 0)
		return [];
	const run = new Set(manifests.flatMap((manifest) => filesIn(manifest, (text) => text.replace(INTERPRETED, ' '))));
	const interpreted = new Set(manifests.flatMap((manifest) => filesIn(manifest, (text) => (text.match(INTERPRETED) ?? []).join(' '))));
	const broken = windows.filter((name) => isShellScript(name) || run.has(name) || !interpreted.has(name));
	const named = broken.filter((name) => run.has(name));
	const others = broken.filter((name) => !run.has(name));
	return [...noteBroken('warning', ' of package.json', named), ...noteBroken('notice', '', others)];
}
function noteBroken(level, which, names) {
	if (names.length === 0)
		return [];
	const [have, them, theirNames] = names.length === 1 ? ['has', 'it', 'its name'] : ['have', 'them', 'their names'];
	const what = `${(0,format .pq)(names.length, 'script')}${which} ${have} Windows line endings (CRLF)`;
	const remedy = `Save ${them} with LF, and add ${theirNames} with "text eol=lf" to .gitattributes.`;
	const text = `${what} and cannot run on Linux: ${(0,format .Ku)(names, 3, safe_text .Hk)}. ${remedy}`;
	return [{ level, title: 'Script with Windows line endings', text }];
}
function isShellScript(name) {
	return /\.(?:sh|bash)$/.test(name);
}
function hasWindowsEnding({ path: name, source }) {
	const head = readHead(source);
	if (!isShellScript(name) && !head.startsWith('#!'))
		return false;
	return /^[^\n]*\r\n/.test(head);
}
const INTERPRETED = /(?<![^\s;&|()"'])(?:node|bun|deno run|tsx|ts-node|python3?|perl|ruby|php)(?:\s+-[^\s;&|]+)*\s+["']?[^\s;&|()"'-][^\s;&|()"']*/g;
function filesIn({ path: manifest, scripts }, pick) {
	const words = Object.values(scripts)
		.flatMap((text) => pick(text).split(/[\s;&|()"']+/))
		.filter((word) => word !== '');
	return words.map((word) => external_node_path_.posix.join((0,paths .he)(manifest), word));
}
function readHead(file) {
	let descriptor;
	try {
		descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
		const bytes = Buffer.alloc(HEAD_BYTES);
		return bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(descriptor, bytes, 0, HEAD_BYTES, 0));
	}
	catch {
		return '';
	}
	finally {
		if (descriptor !== undefined)
			(0,external_node_fs_.closeSync)(descriptor);
	}
}
const RUN = /^(?:pre|post)?(?:install|prepare|build|start)$/;
const RUN_BY_INSTALL = /^(?:pre|post)?(?:install|prepare)$/;
const QUOTED = /'[^']*'|"(?:\\.|[^"\\])*"/g;
const OTHER_FOLDER = /(?:^|[;&|(])\s*(?:cd|pushd)\s[^]*/;
const PROGRAM = /(?:^|[;&|(])\s*(?:[A-Za-z_]\w*=[^\s;&|()]*\s+)*(?:exec\s+)?((?:\.{0,2}\/)?[\w.@-]+\/?[^\s;&|()"'$`]*)/g;
function noteNotExecutable(manifests, files) {
	const run = new Set(manifests.flatMap(programsIn));
	const found = files.filter((file) => file.mode === 0o644 && run.has(file.path)).map((file) => (0,safe_text .Hk)(file.path));
	if (found.length === 0)
		return [];
	const text = `${(0,format .Ku)(found, 3)}: run by package.json, but not executable, so the platform will not run it ("Permission denied"). Run "chmod +x ${found[0]}", on Windows "git update-index --chmod=+x ${found[0]}", and commit.`;
	return [{ level: 'warning', title: 'Script that is not executable', text }];
}
function programsIn({ path: manifest, scripts }) {
	const names = (0,paths .he)(manifest) === '' ? RUN : RUN_BY_INSTALL;
	const run = Object.entries(scripts).filter(([name]) => names.test(name));
	const programs = run.flatMap(([, script]) => {
		const commands = script.replace(QUOTED, '_').replace(OTHER_FOLDER, '');
		return Array.from(commands.matchAll(PROGRAM), ([, program = '']) => program);
	});
	return programs
		.filter((program) => program.includes('/'))
		.map((program) => external_node_path_.posix.join((0,paths .he)(manifest), program));
}
var json_object = __webpack_require__(3396);
;// CONCATENATED MODULE: ./lib/src/workspace/build-checks/lock-files.js
const MAX_LOCK_BYTES = 2 ** 24;
function findLockFile(files, folders) {
	const sent = new Set(files.map((file) => file.path).filter((name) => !name.includes('/')));
	const [name, manager] = lock_files .Cv.find(([candidate]) => sent.has(candidate)) ?? [];
	if (name !== undefined) {
		const source = files.find((file) => file.path === name)?.source ?? '';
		const text = name === 'yarn.lock' ? (0,regular_file .XF)(source, MAX_LOCK_BYTES) : undefined;
		const isNewer = (0,lock_files .t3)(text ?? '');
		const runsNewerYarn = isNewer && sendsYarn(files);
		return { name, manager, above: undefined, isUnreadable: isNewer && !runsNewerYarn, runsNewerYarn };
	}
	if (folders === undefined)
		return undefined;
	const { folder, top } = folders;
	for (let above = folder; above !== top;) {
		above = external_node_path_.dirname(above);
		if ((0,paths ._l)(top, above) === undefined)
			return undefined;
		const found = lock_files .Cv.find(([candidate]) => (0,external_node_fs_.existsSync)(external_node_path_.join(above, candidate)));
		if (found !== undefined)
			return { name: found[0], manager: found[1], above };
	}
	return undefined;
}
function sendsYarn(files) {
	const source = files.find((file) => file.path === '.yarnrc.yml')?.source ?? '';
	const [, program = ''] = /^yarnPath:[ \t]*["']?([^"'\s]+)/m.exec((0,regular_file .XF)(source, MAX_LOCK_BYTES) ?? '') ?? [];
	return files.some((file) => file.path === external_node_path_.posix.normalize(program));
}
function noteLockFile(lock, folders) {
	if (lock === undefined) {
		const why = (file) => {
			if (folders?.skipped?.includes(file) === true)
				return 'outside the sparse checkout';
			const isThere = folders !== undefined && (0,external_node_fs_.existsSync)(external_node_path_.join(folders.folder, file));
			return isThere ? 'there, but left out (a dry run names the rule)' : undefined;
		};
		const unsent = lock_files .Cv.find(([name, by]) => isOfPlatform(by) && why(name) !== undefined)?.[0];
		const what = unsent === undefined
			? 'There is no package-lock.json or yarn.lock at the root of the zip'
			: `${unsent} is ${why(unsent)}`;
		return warning('No lock file', `${what}, so the platform resolves versions again on every build.`);
	}
	const { name, manager, above } = lock;
	if (lock.isUnreadable === true) {
		return warning('Lock file not read', `yarn.lock is of Yarn 2 or later, and the platform installs with Yarn classic, which cannot read it: ${lock_files .k7}`);
	}
	const inTop = above === undefined || folders === undefined ? undefined : (0,paths ._l)(folders.top, above);
	const shown = (0,safe_text .Hk)(external_node_path_.posix.join(inTop ?? '', name));
	if (!isOfPlatform(manager)) {
		return warning('Lock file not read', `The platform installs with npm or Yarn classic and does not read ${shown}, so it resolves versions again on every build. Send a package-lock.json instead: see docs/how-to/monorepos.md of headless-deploy.`);
	}
	if (above === undefined)
		return [];
	return warning('Lock file outside path', `${shown} is above "path", so it is not in the zip, and the platform resolves versions again on every build. Set "path" to the folder that holds it, or give the app a lock file of its own: see docs/how-to/monorepos.md of headless-deploy.`);
}
function isOfPlatform(manager) {
	return manager === 'npm' || manager === 'yarn';
}
function sentLockFile(lock, files) {
	if (lock?.above !== undefined || lock?.isUnreadable === true)
		return [];
	return files.filter(({ path: name }) => name === lock?.name && isOfPlatform(lock.manager));
}
function installerOf(lock) {
	if (lock?.manager !== 'yarn' || lock.above !== undefined)
		return 'npm';
	return lock.runsNewerYarn ? 'newer Yarn' : 'Yarn classic';
}
function findLinkedOutside(lock, folders, { dependencies }) {
	if (lock?.above === undefined || folders === undefined || lock.manager !== 'npm')
		return [];
	const { above, name: lockName } = lock;
	const { folder } = folders;
	const packages = (0,json_object .eB)((0,json_object .Ag)(external_node_path_.join(above, lockName))?.['packages']);
	const own = (0,paths ._l)(above, folder) ?? '';
	return dependencies.flatMap(({ name }) => {
		const installed = packages?.[`${own}/node_modules/${name}`] ?? packages?.[`node_modules/${name}`];
		const { link, resolved } = (0,json_object .eB)(installed) ?? {};
		if (link !== true || typeof resolved !== 'string')
			return [];
		return (0,paths ._l)(folder, external_node_path_.join(above, resolved)) === undefined ? [{ name, from: resolved }] : [];
	});
}
function warning(title, text) {
	return [{ level: 'warning', title, text }];
}
;// CONCATENATED MODULE: ./lib/src/workspace/build-checks/manifest.js
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];
function readManifest({ path, source }) {
	const content = (0,json_object .Ag)(source, MAX_MANIFEST_BYTES);
	if (content === undefined)
		return undefined;
	const { scripts, workspaces } = content;
	const patterns = Array.isArray(workspaces) ? workspaces : (0,json_object .eB)(workspaces)?.['packages'];
	return {
		path,
		scripts: Object.fromEntries(textsOf(scripts)),
		dependencies: KINDS.flatMap((kind) => textsOf(content[kind]).map(([name, spec]) => ({ name, spec: spec.trim() }))),
		workspaces: Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === 'string') : [],
	};
}
function textsOf(value) {
	const members = Object.entries((0,json_object .eB)(value) ?? {});
	return members.filter((member) => typeof member[1] === 'string');
}
function readMembers({ workspaces }, files) {
	if (workspaces.length === 0)
		return [];
	const isMember = memberTest(workspaces);
	return files.flatMap((file) => {
		if (!file.path.endsWith('/package.json') || !isMember((0,paths .he)(file.path)))
			return [];
		return readManifest(file) ?? [];
	});
}
function memberTest(patterns) {
	const excluded = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [globOf(pattern.slice(1))] : []));
	const included = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [] : [globOf(pattern)]));
	return (folder) => !/(?:^|\/)node_modules(?:\/|$)/.test(folder) &&
		included.some((glob) => glob.test(folder)) &&
		!excluded.some((glob) => glob.test(folder));
}
function globOf(pattern) {
	const plain = pattern.replace(/^\.?\//, '').replace(/\/+$/, '');
	const source = plain
		.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw `\$&`)
		.replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
	return new RegExp(`^${source}$`);
}
;// CONCATENATED MODULE: ./lib/src/workspace/build-checks/build-checks.js
function checkForBuild(files, source, platform = process.platform) {
	const file = files.find(({ path }) => path === 'package.json');
	if (file === undefined)
		return [];
	const manifest = readManifest(file);
	const folders = source && { ...source, top: (0,worktrees .vE)(source.folder) ?? source.workspace };
	const lock = findLockFile(files, folders);
	const lineEndings = folders === undefined ? [] : noteConverted(file, platform);
	const conflicts = (0,build_checks_conflicts .K)([file, ...sentLockFile(lock, files)]);
	if (manifest === undefined) {
		const text = 'package.json is not a JSON object, so the build on the platform will fail.';
		const why = (0,build_checks_conflicts .K)([file]).length > 0 ? [] : [build_checks_warning('package.json cannot be read', text)];
		return [...why, ...conflicts, ...noteLockFile(lock, folders), ...lineEndings];
	}
	const manifests = [manifest, ...readMembers(manifest, files)];
	const linked = findLinkedOutside(lock, folders, manifest);
	return [
		...conflicts,
		...noteScripts(manifest),
		...noteDependencies(manifests, files, linked, installerOf(lock)),
		...noteLockFile(lock, folders),
		...(folders === undefined ? [] : [...noteScriptFiles(manifests, files), ...noteNotExecutable(manifests, files)]),
		...lineEndings,
	];
}
function noteScripts({ scripts, dependencies }) {
	const missing = ['build', 'start'].filter((name) => scripts[name] === undefined);
	if (missing.length === 0)
		return [];
	const suggested = missing.includes('start') && (0,start_script .R)((name) => dependencies.some((one) => one.name === name));
	const names = missing.map((name) => `"${name}"`).join(' and no ');
	return [
		build_checks_warning('Missing script', `package.json has no ${names} script. The platform builds with "build" and starts the app with "start".${suggested ? ` ${suggested}` : ''}`),
	];
}
function build_checks_warning(title, text) {
	return { level: 'warning', title, text };
}
;// CONCATENATED MODULE: ./lib/src/workspace/notes/nothing-sent.js
function nothingSentOf(folder, files) {
	const sent = new Set(files.map((file) => file.path.split('/', 1)[0]));
	const entries = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' })) ?? [];
	const missing = entries
		.map((entry) => ({ name: (0,file_names .e4)(entry.name), isFolder: entry.isDirectory() }))
		.filter(({ name, isFolder }) => !sent.has(name) && !(0,rules_rules .FJ)(name) && !(isFolder && isEmpty(folder, name)));
	missing.sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || (a.name < b.name ? -1 : 1));
	return missing.map(({ name, isFolder }) => (isFolder ? `${name}/` : name));
}
function isEmpty(folder, name) {
	return (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(external_node_path_.join(folder, name)))?.length === 0;
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/zip/require-files.js
const MANIFEST = 'package.json';
const MAX_FOLDERS = 3;
async function requireFiles({ paths, withoutManifest }, { folder, selection, exclude, explain }, runner, stat = external_node_fs_.statSync) {
	const { files } = selection;
	const missing = missingOf(paths, files);
	const lacksManifest = withoutManifest !== 'allowed' && missingOf([MANIFEST], files).length > 0;
	if (missing.length === 0 && !lacksManifest)
		return;
	const rules = (await explain())?.rules;
	const excluded = new rules_patterns .zz(exclude);
	const ruleFor = (name) => {
		const rule = rules?.get(name);
		return rule && describeRule(rule, excluded.match(name) === 'ignored');
	};
	const sentences = missing.map((name) => {
		const why = reasonFor(name, ruleFor, folder, selection, stat);
		return `required-files: ${(0,safe_text .Hk)(name)} is not in the zip: ${why}`;
	});
	if (lacksManifest) {
		const why = ruleFor(MANIFEST) ?? whyAbsent(MANIFEST, selection);
		const remedy = why === undefined ? remedyFor(files, TO_CHOOSE, runner) : `The one in "path" is not sent: ${why}`;
		const sentence = `${NO_MANIFEST} ${remedy}`;
		if (withoutManifest === 'error')
			sentences.push(sentence);
		else
			runner.warning('No package.json', sentence);
	}
	if (sentences.length > 0)
		throw new shared_errors .zg('missing-file', (0,format .OI)(sentences));
}
function requireEntries({ paths, withoutManifest }, files, runner) {
	const sentences = missingOf(paths, files).map((name) => {
		const isFolder = files.some((file) => file.path.startsWith(`${name}/`));
		const why = isFolder ? 'it is a folder there; name a file in it' : 'pack it again with this file';
		return `required-files: ${(0,safe_text .Hk)(name)} is not in the zip: ${why}.`;
	});
	if (withoutManifest !== 'allowed' && missingOf([MANIFEST], files).length > 0)
		sentences.push(`${NO_MANIFEST} ${remedyFor(files, TO_PACK, runner)}`);
	if (sentences.length > 0)
		throw new shared_errors .zg('missing-file', (0,format .OI)(sentences));
}
function missingOf(paths, files) {
	if (paths.length === 0)
		return [];
	const sent = new Set(files.map((file) => file.path));
	return paths.filter((name) => !sent.has(name));
}
const NO_MANIFEST = `There is no ${MANIFEST} at the root of the zip, so the platform has nothing to install and start.`;
const PACKED = /\.(?:zip|tgz|tar(?:\.\w+)?)$/i;
const TO_CHOOSE = {
	elsewhere: 'set "path" to the folder of the app',
	nowhere: 'Set "path" to the folder of the app; a build output needs a package.json of its own (docs/how-to/choose-files.md of headless-deploy).',
	zipped: 'To send it as it is, name it in "archive".',
};
const TO_PACK = {
	elsewhere: 'pack the content of the folder, not the folder itself',
	nowhere: 'Pack it again with this file.',
	zipped: 'Unpack the outer zip first, and name this one.',
};
function remedyFor(files, { elsewhere, nowhere, zipped }, { terms }) {
	const [only = '', ...others] = files.map((file) => file.path);
	if (others.length === 0 && PACKED.test(only))
		return `The only file is ${(0,safe_text .Hk)(only)}. ${/\.zip$/i.test(only) ? zipped : 'Unpack it first.'}`;
	const found = files.filter(({ path: name }) => name.endsWith(`/${MANIFEST}`) && !/(?:^|\/)node_modules\//.test(name));
	if (found.length === 0)
		return `${nowhere} To send the files without one: ${terms.setting('required-files', 'none')}.`;
	const folders = (0,format .Ku)(found, MAX_FOLDERS, ({ path: name }) => (0,safe_text .Hk)(external_node_path_.posix.dirname(name)));
	return `There is one in ${folders}: ${elsewhere}, or, if the platform builds that folder, name its package.json in "required-files".`;
}
function reasonFor(name, ruleFor, folder, selection, stat) {
	const { files } = selection;
	const absent = whyAbsent(name, selection);
	if (absent !== undefined)
		return absent;
	const near = nearestPath(folder, name);
	const stats = near === undefined ? stat(external_node_path_.join(folder, name), { throwIfNoEntry: false }) : undefined;
	if (stats?.isDirectory() === true)
		return 'it is a folder; name a file in it.';
	const rule = ruleFor(name);
	if (rule !== undefined)
		return rule;
	if (stats !== undefined)
		return 'it exists, but is not among the files to send.';
	const parts = name.split(/[,;\s]+/);
	const isList = parts.length > 1 && parts.every((part) => files.some((file) => file.path === part));
	if (isList || /[*?]/.test(name))
		return 'there is no such file in "path"; name each on a line of its own, in full.';
	if (/^["'`].*["'`]$/.test(name))
		return 'there is no such file in "path"; write it without the quotes.';
	const base = `/${external_node_path_.posix.basename(name)}`;
	const nearest = near ?? files.find((file) => `/${file.path}`.endsWith(base))?.path;
	const isPair = external_node_path_.posix.basename(nearest ?? '') === MANIFEST && base === '/package-lock.json';
	const isSent = files.some((file) => file.path === nearest);
	const why = nearest === undefined || isSent ? '' : ruleFor(nearest);
	if (nearest === undefined || isPair || why === undefined)
		return 'there is no such file in "path".';
	return `there is no such file in "path"; did you mean "${(0,safe_text .Hk)(nearest)}"?${differenceOf(name, nearest)}${why === '' ? '' : ` For that, ${why}`}`;
}
function whyAbsent(name, { skipped, deleted }) {
	if (skipped.includes(name))
		return `it is outside the sparse checkout. ${sparse .a}`;
	return deleted.includes(name) ? 'git tracks it, but it was deleted from the workspace. Restore it first.' : undefined;
}
function describeRule({ source, pattern }, isExcluded) {
	const shown = `"${(0,safe_text .Hk)(pattern)}"`;
	if (source === rules_rules .Ut)
		return `${shown} is never sent.`;
	if (source === 'exclude')
		return `it is excluded; remove the line ${shown} from "exclude".`;
	if (source === rules_rules .ew)
		return `it is in the linked worktree ${shown}; "include" brings it back.`;
	const where = source === 'built-in' ? 'a built-in rule' : (0,safe_text .Hk)(source);
	const remedy = isExcluded ? 'take it out of "exclude", and put it into "include".' : '"include" brings it back.';
	return `${where} ignores it (${shown}); ${remedy}`;
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/zip/choose.js
const choose_MAX_NAMED = 5;
const MAX_LISTED = 50;
async function chooseFiles(files, required, run) {
	const selection = await run.runner.group('Choose files', async () => await choose_select(files, run));
	run.record({ files: selection.files });
	const explain = async () => await run.explain(selection);
	await requireFiles(required, { folder: files.folder, exclude: files.rules.exclude, selection, explain }, run.runner);
	if (files.isPreview)
		await explain();
	return selection;
}
async function choose_select(inputs, { runner, signal, scratch }) {
	const { workspace, folder, isPreview } = inputs;
	const selection = await selectFiles(selectOptions(inputs, { runner, signal, scratch }));
	signal.throwIfAborted();
	const { files, notes } = selection;
	const shownFolder = (0,safe_text .Hk)((0,paths ._l)(workspace, folder) ?? '') || runner.terms.workspace;
	runner.info(`${(0,format .pq)(files.length, 'file')}, ${(0,format .z3)((0,workspace_files .U)(files))}, from ${shownFolder}`);
	if (!isPreview)
		logNothingSent(runner, nothingSentOf(folder, files));
	for (const line of runner.isDebug ? listAll(files) : isPreview ? listLargest(files) : [])
		runner.info(line);
	logNotes(runner, [...notes, ...checkForBuild(files, { folder, workspace, skipped: selection.skipped })]);
	return selection;
}
function logNothingSent(runner, names) {
	if (names.length === 0)
		return;
	runner.info(`Not sent at the top level: ${(0,format .Ku)(names, choose_MAX_NAMED, safe_text .Hk)} (a dry run shows why)`);
}
function listAll(files) {
	return files.map(({ path: name }) => `  ${(0,safe_text .Hk)(name)}`);
}
function listLargest(files) {
	if (files.length <= MAX_LISTED)
		return listAll(files);
	const largest = new Set(files.toSorted((one, other) => other.size - one.size).slice(0, MAX_LISTED));
	const rest = `and ${(0,format .pq)(files.length - MAX_LISTED, 'smaller file')}: debug logging lists all (RUNNER_DEBUG=1)`;
	return [...listAll(files.filter((file) => largest.has(file))), `  ${rest}`];
}
function logNotes(runner, notes) {
	for (const { level, title, text } of notes) {
		if (level === 'info')
			runner.info(text);
		else
			runner[level](title, text);
	}
}
;// CONCATENATED MODULE: ./lib/src/shared/files/safe-path.js
const MAX_LINKS = 40;
const STICKY = 0o1000;
function describeDanger(folder, isParent = true, lstat = external_node_fs_.lstatSync, make = () => undefined) {
	const user = process.getuid?.();
	if (user === undefined)
		return undefined;
	const names = folder.split('/');
	let here = '/';
	let links = 0;
	for (let name = names.shift(); name !== undefined; name = names.shift()) {
		const place = external_node_path_.join(here, name);
		make(place);
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
		const isSticky = (stats.mode & STICKY) !== 0 && (isParent || names.length > 0);
		if (isWritable(stats) && !isSticky)
			return `Other users can write to "${place}".`;
		here = place;
	}
	return isParent || lstat(here).uid === user ? undefined : `"${here}" belongs to another user.`;
}
function isWritable({ mode }) {
	return (mode & 0o022) !== 0;
}
var deploy_progress = __webpack_require__(3721);
var secret_findings = __webpack_require__(6605);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/zip/pack.js
async function packWorkspace(files, zip, run) {
	const reading = readCommit(files, run);
	const selection = await chooseFiles(files, zip.requiredFiles, run);
	const packed = await run.runner.group('Pack', async () => await packFiles(selection.files, zip, run));
	const archive = { ...packed, secrets: packed.secrets.filter((finding) => !isNamed(finding, files.rules)) };
	const head = selection.by.isForeign ? undefined : await reading;
	const sentCommit = head === run.runner.variables['GITHUB_SHA'] ? undefined : head;
	run.record({ archive, ...(sentCommit === undefined ? {} : { sentCommit }) });
	checkArchive(archive, zip, run.runner);
	return { archive, workspace: { selection, head, sentCommit } };
}
function isNamed({ path: name, kind }, { include, ignoreLines }) {
	const lines = [...include.map((line) => `!${line}`), ...ignoreLines];
	return kind === 'environment file' && lines.some((line) => [`!${name}`, `!/${name}`].includes(line.trim()));
}
async function readCommit({ folder }, { runner, signal }) {
	if (runner.variables['GITHUB_SHA'] === undefined)
		return undefined;
	return await (0,head .zy)({ folder, variables: runner.variables, signal });
}
async function packedCommit(workspace, { folder }, { apiRoot }, { runner, signal, calls }) {
	if (workspace === undefined || !(0,secure_url .U)(apiRoot.hostname))
		return undefined;
	if (workspace.selection.by.isForeign)
		return undefined;
	const checkout = { folder, variables: runner.variables, signal };
	const sha = workspace.head ?? (await (0,head .zy)(checkout));
	if (sha === undefined)
		return undefined;
	const job = runner.ciRun();
	const isOfJob = sha === job.commit || sha === runner.variables['GITHUB_SHA'];
	const branch = (await (0,head .pG)(checkout)) ?? (isOfJob ? job.branch : '');
	return { sha, branch: calls.holdsSecret(branch) ? '' : branch };
}
async function packFiles(files, { compressionLevel, modified, secretScan, password }, { runner, services, signal, scratch, onEnd }) {
	const { clock, writeArchive } = services;
	const start = clock.now();
	const progress = new deploy_progress .k('packed', () => clock.now(), runner);
	const archive = await writeArchive({
		files,
		destination: external_node_path_.join(scratch, 'app.zip'),
		level: compressionLevel,
		modified,
		signal,
		secretScan: secretScan === 'off' ? undefined : { password, now: clock.date().getTime() },
		onProgress: progress.update.bind(progress),
	}).finally(() => progress.stop());
	const { bytes, sha256 } = archive;
	runner.info(`Zip: ${(0,format .z3)(bytes)}, packed in ${(0,format .a3)(clock.now() - start)}`);
	runner.info(`SHA-256: ${sha256}`);
	const held = new HeldFile(archive.path, 'The zip');
	onEnd(() => held.close());
	const isSafe = () => describeDanger(scratch) === undefined;
	return { ...archive, stream: () => (isSafe() ? held.chunks() : held.verifiedChunks(sha256)) };
}
function checkArchive({ bytes, placeholders, secrets }, { secretScan, maxSize }, runner) {
	logNotes(runner, (0,notes_placeholders .B1)(placeholders));
	(0,secret_findings .o)(runner, secrets, secretScan);
	if (maxSize !== undefined && bytes > maxSize) {
		const text = `The zip is larger than "max-size" allows (${maxSize} bytes), so nothing was sent.`;
		throw new shared_errors .zg('too-large', text);
	}
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/zip/open.js
const ABOUT_ZIP = new Set(['no-files', 'missing-file', 'too-large', 'secret-found']);
async function openPrepacked(given, zip, run) {
	const opened = await run.runner.group('Check the zip', async () => await openArchive(given, zip, run));
	run.record({ archive: opened, files: opened.files });
	checkArchive(opened, zip, run.runner);
	return { archive: opened, workspace: undefined };
}
async function openRollback(given, zip, run) {
	if (given === undefined)
		return undefined;
	return await run.runner.group('Check the zip for a rollback', async () => {
		try {
			const opened = await openArchive(given, zip, run);
			checkArchive(opened, zip, run.runner);
			return opened;
		}
		catch (error) {
			if (!(error instanceof shared_errors .zg) || !ABOUT_ZIP.has(error.code))
				throw error;
			const advice = 'Name another zip, or leave "rollback-archive" empty.';
			throw new shared_errors .zg(error.code, `rollback-archive: ${error.message}`, 'failed', { advice });
		}
	});
}
async function openArchive(given, { requiredFiles, secretScan, password }, { runner, services, signal, onEnd, scratch }) {
	const { clock } = services;
	const start = clock.now();
	const progress = new deploy_progress .k('checked', () => clock.now(), runner);
	const archive = await openZip(given, {
		signal,
		secretScan: secretScan === 'off' ? undefined : { password, now: clock.date().getTime() },
		onProgress: progress.update.bind(progress),
	}).finally(() => progress.stop());
	onEnd(() => archive.close());
	const { bytes, files, sha256 } = archive;
	const size = (0,workspace_files .U)(files);
	runner.info(`${(0,format .pq)(files.length, 'file')}, ${(0,format .z3)(size)}, in ${(0,safe_text .Hk)(given.name)}`);
	runner.info(`Zip: ${(0,format .z3)(bytes)}, checked in ${(0,format .a3)(clock.now() - start)}, sha256 ${sha256}`);
	logNotes(runner, checkForBuild(sourcesOf(archive, external_node_path_.join(scratch, given.input)), undefined));
	requireEntries(requiredFiles, files, runner);
	return archive;
}
function sourcesOf({ files, atRoot }, copies) {
	const copyOf = (name) => `${copies}-${name}`;
	for (const [name, bytes] of atRoot)
		(0,external_node_fs_.writeFileSync)(copyOf(name), bytes, { mode: 0o600, flag: 'wx' });
	return files.map((file) => ({ ...file, source: atRoot.has(file.path) ? copyOf(file.path) : '', mtimeMs: 0 }));
}
var api_request = __webpack_require__(8939);
var look_up = __webpack_require__(1502);
var platform_lists = __webpack_require__(3314);
var not_found_hint = __webpack_require__(4731);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/check.js
async function checkFiles({ files, zip, afterUpload }, run) {
	const choose = async () => await chooseFiles(files, zip.requiredFiles, run);
	const chosen = await orProblem(async () => await withExplanation(run.explain, choose));
	const rollback = await orProblem(async () => await openRollback(afterUpload.rollbackArchive, zip, run));
	if (chosen instanceof shared_errors .zg && rollback instanceof shared_errors .zg) {
		const advice = [chosen.advice, rollback.advice].filter(Boolean).join(' ');
		throw new shared_errors .zg(chosen.code, (0,format .hw)(chosen.message, rollback.message), 'failed', { advice });
	}
	if (chosen instanceof shared_errors .zg)
		throw chosen;
	if (rollback instanceof shared_errors .zg)
		throw rollback;
	return chosen.files;
}
async function orProblem(check) {
	try {
		return await check();
	}
	catch (error) {
		if (!(error instanceof shared_errors .zg) || error instanceof shared_errors .Tj)
			throw error;
		return error;
	}
}
async function checkTarget(target, files, context) {
	const { runner, warnings } = context;
	const { account, app, environment } = target.address;
	const which = environment.kind === 'id' ? environment.id : `"${(0,safe_text .Hk)(environment.name)}"`;
	(0,call_context .w)(runner, target.apiRoot, `account ${account}, app ${app}, environment ${which}`);
	const found = await askPlatform(target, context);
	const bytes = (0,workspace_files .U)(files);
	runner.info(`Credentials: ${found.credentials}`);
	runner.info(`Environment: ${found.environment}`);
	runner.info(`Files: ${files.length}`);
	runner.info(`Bytes: ${bytes}${bytes < 1000 ? '' : ` (${(0,format .z3)(bytes)})`}, before packing`);
	runner.info(`Check passed${warnings.length === 0 ? '' : ` with ${(0,format .pq)(warnings.length, 'warning')}`}`);
	return 'checked';
}
async function askPlatform(target, { runner, calls, record }) {
	const { account, app } = target.address;
	const lookup = await (0,look_up .T)(target, calls);
	if (lookup.kind === 'found') {
		const { environment } = lookup;
		record({ environment });
		return { credentials: 'accepted', environment: (0,platform_lists .NE)(environment) };
	}
	if (lookup.kind !== 'no-list')
		throw await (0,not_found_hint .UY)(lookup.error, target, calls);
	const { problem, apps } = lookup;
	if (apps === undefined) {
		const text = `The app "${app}" exists, but this host has no readable list of its environments (${problem.reason}): check "environment" in the user portal.`;
		runner.warning('Environment not verified', text);
		return { credentials: 'accepted', environment: 'not verified' };
	}
	(0,api_request .J0)(apps);
	const lists = `the environments of the app "${app}" (${problem.reason}) or the apps of the account "${account}" (${apps.reason})`;
	const text = `This host does not list ${lists}. Either it has no such lists, or "account" is wrong: check the account's spelling, then the other inputs, in the user portal.`;
	runner.warning('Credentials not verified', text);
	return { credentials: 'not verified', environment: 'not verified' };
}
var purge = __webpack_require__(411);
var credentials = __webpack_require__(4424);
var input_reader = __webpack_require__(3412);
var runner_folder = __webpack_require__(1071);
var inputs_target = __webpack_require__(1633);
var after_upload = __webpack_require__(1750);
var inputs_files = __webpack_require__(7623);
var inputs_zip = __webpack_require__(2562);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/inputs.js
function readDeployInputs(runner) {
	const reader = new input_reader .i_(inputs .mc.deploy, runner);
	const isDryRun = reader.boolean('dry-run');
	const dryRun = isDryRun !== false;
	const isCheck = reader.boolean('check');
	if (isDryRun === true && isCheck === true)
		reader.reject('check', 'true', 'cannot be used with "dry-run", which makes no request');
	const target = (0,inputs_target ._E)(reader, dryRun ? reader.ifGiven : reader.required);
	const folders = readArchiveFolders(reader, runner);
	const archive = (0,inputs_zip .RY)(reader, 'archive', folders);
	const isPrepacked = reader.text('archive') !== '';
	if (isPrepacked)
		(0,inputs_zip .o1)(reader);
	const files = (0,inputs_files .Ul)(reader, folders.workspace, isPrepacked, runner.terms);
	const zip = (0,inputs_zip .ue)(reader, archive, runner.variables['SOURCE_DATE_EPOCH'], dryRun);
	const common = (0,input_reader .Cy)(reader);
	const retryAmbiguous = reader.boolean('retry-ambiguous');
	const wait = reader.boolean('wait', 'if-possible');
	const afterUpload = (0,after_upload .M3)(reader, wait, folders, runner);
	const isUsable = files !== input_reader .eU && afterUpload !== input_reader .eU;
	return reader.finish({
		target: dryRun ? undefined : target,
		isCheck,
		files: isUsable
			? {
				...files,
				archives: [afterUpload.rollbackArchive?.file].filter((file) => file !== undefined),
				isPreview: dryRun || isCheck === true,
			}
			: input_reader .eU,
		zip,
		...common,
		retryAmbiguous,
		afterUpload,
		github: readGitHubInputs(reader, wait),
	});
}
function readArchiveFolders(reader, { variables, terms }) {
	const namesZip = reader.text('archive') !== '' || reader.text('rollback-archive') !== '';
	return {
		workspace: (0,runner_folder .xz)(reader, 'GITHUB_WORKSPACE', variables),
		temp: namesZip ? (0,runner_folder .xz)(reader, 'RUNNER_TEMP', variables) : undefined,
		terms,
	};
}
function readGitHubInputs(reader, wait) {
	const deployment = reader.boolean('deployment');
	const comment = reader.boolean('comment');
	return (0,input_reader .bs)({
		token: (0,credentials .AI)(reader, deployment === true || comment === true),
		deployment,
		comment,
		skipUnchanged: readSkipUnchanged(reader, wait, deployment),
	});
}
function readSkipUnchanged(reader, wait, deployment) {
	const skipUnchanged = reader.boolean('skip-unchanged');
	if (skipUnchanged !== true)
		return skipUnchanged;
	if (deployment === false)
		reader.reject('skip-unchanged', undefined, 'needs "deployment: true", which records what was sent');
	(0,after_upload .Zc)(reader, 'skip-unchanged', wait, ', which records what went live');
	return skipUnchanged;
}
var outputs = __webpack_require__(8466);
var address = __webpack_require__(7187);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/environment/resolve.js
async function resolveEnvironment(requested, context) {
	const { account, app, environment } = requested.address;
	if (environment.kind === 'id')
		return { ...requested, address: { account, app, environment: environment.id } };
	const { id, displayName } = await context.runner.group('Look up the environment', async () => await find(requested, environment.name, context));
	return { ...requested, displayName, address: { account, app, environment: id } };
}
async function find(requested, name, { runner, calls, record }) {
	const { account, app } = requested.address;
	(0,call_context .w)(runner, requested.apiRoot, `account ${account}, app ${app}, environment "${(0,safe_text .Hk)(name)}"`);
	const lookup = await (0,look_up .T)(requested, calls);
	if (lookup.kind === 'found') {
		const { environment } = lookup;
		record({ environment });
		runner.info(`Environment: ${(0,platform_lists .NE)(environment)}`);
		return environment;
	}
	if (lookup.kind !== 'no-list')
		throw await (0,not_found_hint .UY)(lookup.error, requested, calls);
	const { problem: list, apps } = lookup;
	const isRefused = !(0,address .wk)(name) || apps?.error?.code === 'unauthorized';
	if (apps?.error !== undefined && isRefused)
		(0,api_request .J0)(apps);
	const misspelt = apps === undefined ? '' : ', or "app" or "account" is misspelt';
	const problem = `this host has no readable list of environments to look it up in (${list.reason})${misspelt}`;
	if (!(0,address .wk)(name)) {
		const remedy = `must be the environment ID here: ${problem}`;
		throw new shared_errors .oC([{ input: 'environment', value: name, problem: remedy }]);
	}
	runner.notice('Environment not looked up', `"${name}" is used as the environment ID: ${problem}.`);
	return { id: name };
}
var upload = __webpack_require__(9399);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/zip/temp-folder.js
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
function holdTempFolder(folder) {
	if (process.platform === 'win32')
		return (isKept) => void (isKept || (0,external_node_fs_.rmSync)(folder, REMOVAL));
	const descriptor = (0,external_node_fs_.openSync)(folder, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY | external_node_fs_.constants.O_NOFOLLOW);
	const shown = `/proc/self/fd/${descriptor}`;
	return (isKept) => {
		try {
			if (isKept)
				return;
			const held = (0,external_node_fs_.existsSync)(shown) ? shown : folder;
			for (const name of (0,external_node_fs_.readdirSync)(held))
				(0,external_node_fs_.unlinkSync)(external_node_path_.join(held, name));
			(0,external_node_fs_.rmdirSync)(folder);
		}
		catch {
		}
		finally {
			(0,external_node_fs_.closeSync)(descriptor);
		}
	};
}
;// CONCATENATED MODULE: ./lib/src/actions/deploy/run.js
const deploy = (0,step .o)({
	inputs: inputs .mc.deploy,
	read: readDeployInputs,
	run: runDeploy,
	report: outputs .y,
});
async function runDeploy(inputs, context) {
	const { runner, onEnd } = context;
	const { clock } = context.services;
	const start = clock.now();
	onEnd(() => runner.info(`Total time: ${(0,format .a3)(clock.now() - start)}`));
	const scratch = makeScratchFolder(context);
	const explain = createExplain(inputs.files, { ...context, scratch });
	const run = { ...context, scratch, explain };
	if (inputs.zip.archive !== undefined)
		return await deployFiles(inputs, run);
	return await withExplanation(explain, async () => await deployFiles(inputs, run));
}
async function deployFiles(inputs, run) {
	const { files, zip, afterUpload: after, github } = inputs;
	const isReported = (github.deployment || github.comment) && !inputs.isCheck;
	const deployment = isReported && inputs.target ? reportToGitHub(inputs.target, inputs, run) : undefined;
	if (inputs.target !== undefined && inputs.isCheck) {
		const sendable = await checkFiles(inputs, run);
		return await checkTarget(inputs.target, sendable, run);
	}
	const preparing = zip.archive === undefined ? packWorkspace(files, zip, run) : openPrepacked(zip.archive, zip, run);
	if (inputs.target !== undefined)
		(0,exchange .vo)();
	const packed = await preparing;
	const { archive } = packed;
	if (inputs.target === undefined) {
		run.stopOnWarning();
		run.runner.info(`Dry run: nothing was sent. The zip is ${archive.path}`);
		return 'dry-run';
	}
	const rollbackZip = await openRollback(after.rollbackArchive, zip, run);
	const followUp = after.wait ? await Promise.all( [__webpack_require__.e(280), __webpack_require__.e(105), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 8209)) : undefined;
	const target = await resolveEnvironment(inputs.target, run);
	if ((await deployment?.isUnchanged(archive, target, followUp?.testSite(after, run))) === true)
		return 'skipped';
	const visitSite = rollbackZip && followUp?.visitBefore(after, run);
	const commit = await packedCommit(packed.workspace, files, target, run);
	const request = { archive, commit };
	const sent = await run.runner.group('Upload', async () => await (0,upload .S)(request, target, inputs, run, visitSite));
	const sentAt = run.services.clock.date().getTime();
	run.record({ accepted: true, operation: sent.operation, sentAt });
	deployment?.begin({ ...packed, target, sent });
	try {
		if (followUp === undefined)
			return await (0,purge .$s)(after.purge, run);
		return await followUp.completeDeploy(target, sent, rollbackZip, inputs, run);
	}
	finally {
		await deployment?.recordChanges();
	}
}
function makeScratchFolder({ runner, onEnd }) {
	const { variables } = runner;
	const folder = (0,runner_folder .Pd)((0,runner_folder .vg)(variables), 'headless-deploy-', variables);
	const end = holdTempFolder(folder);
	onEnd(({ status }) => end(status === 'dry-run'));
	return folder;
}
var external_node_os_ = __webpack_require__(8161);
var task_runner = __webpack_require__(4725);
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/src/archive/threads/executor.js
const OUTPUT_BUFFERS = 6;
class MainThread {
	runner;
	free = Array.from({ length: OUTPUT_BUFFERS }, () => Buffer.alloc(0));
	constructor(runner) {
		this.runner = runner;
	}
	get hasRoom() {
		return this.free.length > 0;
	}
	async run(task) {
		let data = this.free.pop();
		if (data === undefined)
			throw new RangeError('no output buffer is free');
		if (data.length === 0)
			data = Buffer.allocUnsafeSlow(plan .wd);
		const output = data;
		return await Promise.resolve({
			packed: this.runner.run(task, output),
			data: output,
			release: () => void this.free.push(output),
		});
	}
}
;// CONCATENATED MODULE: ./lib/src/archive/threads/pool.js
const GRACE_MS = 1000;
const MAX_TASKS_PER_WORKER = 2;
class WorkerPool {
	members;
	constructor(file, count, options) {
		this.members = startMembers(file, count, options);
	}
	get hasRoom() {
		return this.next !== undefined;
	}
	async run(task) {
		const member = this.next;
		if (member?.failure !== undefined)
			throw member.failure;
		const output = member?.free.pop();
		const data = output === undefined ? undefined : member?.outputs[output];
		if (member === undefined || output === undefined || data === undefined)
			throw new RangeError('no output buffer is free');
		const packed = await new Promise((resolve, reject) => {
			member.jobs.push({ resolve, reject });
			member.worker.postMessage({ task, output });
		});
		return { packed, data, release: () => void member.free.push(output) };
	}
	async stop() {
		await Promise.all(this.members.map(stopMember));
	}
	get next() {
		const failed = this.members.find(({ failure }) => failure !== undefined);
		if (failed !== undefined)
			return failed;
		const open = this.members.filter(({ ready, free, jobs }) => ready && free.length > 0 && jobs.length < MAX_TASKS_PER_WORKER);
		return open.sort((one, other) => one.jobs.length - other.jobs.length)[0];
	}
}
async function stopMember({ worker, stopping }) {
	if (worker.threadId === -1)
		return;
	const exit = new Promise((resolve) => worker.once('exit', () => resolve()));
	Atomics.store(new Uint8Array(stopping), 0, 1);
	worker.postMessage('stop');
	const timer = setTimeout(() => void worker.terminate(), GRACE_MS);
	await exit;
	clearTimeout(timer);
}
function startMembers(file, count, options) {
	const members = [];
	try {
		while (members.length < count)
			members.push(startMember(file, options));
	}
	catch {
	}
	return members;
}
function startMember(file, options) {
	const outputBuffers = Array.from({ length: OUTPUT_BUFFERS }, () => new SharedArrayBuffer(plan .wd));
	const stopping = new SharedArrayBuffer(1);
	const worker = new external_node_worker_threads_.Worker(file, {
		workerData: { options, outputBuffers, stopping },
		env: {},
		resourceLimits: { maxYoungGenerationSizeMb: 4 },
	});
	const member = {
		worker,
		stopping,
		outputs: outputBuffers.map((buffer) => new Uint8Array(buffer)),
		free: outputBuffers.map((_, index) => index),
		jobs: [],
		ready: false,
		failure: undefined,
	};
	worker.on('message', (reply) => {
		if (reply === 'ready') {
			member.ready = true;
			return;
		}
		const job = member.jobs.shift();
		if ('packed' in reply)
			job?.resolve(reply.packed);
		else
			job?.reject(reply.isOurs ? new shared_errors .zg('invalid-file', reply.failure) : new Error(reply.failure));
	});
	const fail = (error) => {
		member.failure ??= error;
		for (const job of member.jobs.splice(0))
			job.reject(error);
	};
	worker.on('error', fail);
	worker.on('exit', (code) => fail(new Error(`a packing thread ended early with code ${code}`)));
	return member;
}
;// CONCATENATED MODULE: ./lib/src/archive/threads/scheduler.js
async function runTasks(tasks, executors, onResult, signal) {
	const queue = new ResultQueue(onResult);
	const wake = () => queue.wake();
	signal.addEventListener('abort', wake, { once: true });
	try {
		for (const task of tasks) {
			let executor;
			while (!queue.hasFailed && executor === undefined) {
				queue.flush();
				executor = executors.find(({ hasRoom }) => hasRoom);
				if (executor === undefined)
					await queue.change();
				signal.throwIfAborted();
			}
			if (executor === undefined)
				break;
			queue.append(task, executor.run(task));
			await (0,promises_.setImmediate)();
			signal.throwIfAborted();
		}
		for (queue.flush(); !queue.isEmpty; queue.flush()) {
			await queue.change();
			signal.throwIfAborted();
		}
	}
	finally {
		signal.removeEventListener('abort', wake);
	}
}
class ResultQueue {
	onResult;
	hasFailed = false;
	waiting = [];
	notify;
	constructor(onResult) {
		this.onResult = onResult;
	}
	get isEmpty() {
		return this.waiting.length === 0;
	}
	append(task, output) {
		const pending = { task, ending: undefined };
		this.waiting.push(pending);
		const end = (ending) => {
			pending.ending = ending;
			this.wake();
		};
		output.then((value) => end({ output: value }), (error) => {
			this.hasFailed = true;
			end({ error });
		});
	}
	flush() {
		for (let [next] = this.waiting; next?.ending !== undefined; [next] = this.waiting) {
			this.waiting.shift();
			if ('error' in next.ending)
				throw next.ending.error;
			const { packed, data, release } = next.ending.output;
			this.onResult(next.task, packed, data);
			release();
		}
	}
	async change() {
		await new Promise((resolve) => (this.notify = resolve));
	}
	wake() {
		this.notify?.();
	}
}
var central_directory = __webpack_require__(360);
;// CONCATENATED MODULE: ./lib/src/archive/zip/zip-writer.js
const BUFFER_BYTES = 1024 * 1024;
class ZipWriter {
	destination;
	bytes = 0;
	descriptor;
	hash = (0,external_node_crypto_.createHash)('sha256');
	gathered = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	filled = 0;
	directory = new central_directory .$();
	time;
	open;
	constructor(destination, modified) {
		this.destination = destination;
		this.time = (0,zip_format .uC)(modified);
		this.descriptor = this.attempt(() => (0,external_node_fs_.openSync)(destination, 'wx', 0o600));
	}
	addFiles({ bytes, directory }, data) {
		this.directory.addMoved(Buffer.from(directory.buffer, directory.byteOffset, directory.length), this.bytes);
		this.write(data.subarray(0, bytes));
	}
	addBlock({ file, isLast }, packed, data) {
		if (this.open === undefined) {
			const { path, mode, size } = file;
			const name = Buffer.from(path);
			const [time, offset] = [this.time, this.bytes];
			const method = zip_format .aE;
			this.open = { name, method, mode, time, crc: 0, size, compressedSize: 0, offset, hasDescriptor: true };
			this.write((0,zip_format .$B)(this.open));
		}
		this.write(data.subarray(0, packed.compressedSize));
		const { crc, compressedSize } = this.open;
		this.open = {
			...this.open,
			crc: combineCrc32(crc, packed.crc, packed.size),
			compressedSize: compressedSize + packed.compressedSize,
		};
		if (!isLast)
			return;
		this.write((0,zip_format .E7)(this.open));
		this.directory.add((0,zip_format .j)(this.open));
		this.open = undefined;
	}
	finish() {
		const offset = this.bytes;
		this.write(this.directory.headers());
		this.write((0,zip_format .sp)(this.directory.count, offset, this.bytes - offset));
		this.flush();
		return this.hash.digest('hex');
	}
	close() {
		this.attempt(() => (0,external_node_fs_.closeSync)(this.descriptor));
	}
	write(data) {
		this.bytes += data.length;
		if (data.length > BUFFER_BYTES - this.filled)
			this.flush();
		if (data.length >= BUFFER_BYTES)
			return this.put(data);
		this.gathered.set(data, this.filled);
		this.filled += data.length;
	}
	flush() {
		this.put(this.gathered.subarray(0, this.filled));
		this.filled = 0;
	}
	put(data) {
		this.hash.update(data);
		for (let written = 0; written < data.length;)
			written += this.attempt(() => (0,external_node_fs_.writeSync)(this.descriptor, data, written));
	}
	attempt(action) {
		try {
			return action();
		}
		catch (error) {
			const { code } = error;
			if (code === undefined)
				throw error;
			if ((0,full_disk .b$)(error))
				throw (0,full_disk .d8)(error, (0,external_node_path_.dirname)(this.destination));
			const message = `The zip cannot be written: ${(0,safe_text .Hk)(code)}. Check that the folder for temporary files is writable and has space.`;
			throw new shared_errors .zg('invalid-file', message);
		}
	}
}
function combineCrc32(first, second, secondLength) {
	let crc = first;
	for (let length = secondLength, exponent = 0; length > 0; length = Math.floor(length / 2), exponent += 1) {
		if (length % 2 === 1)
			crc = times(zeroBytes(exponent), crc);
	}
	return (crc ^ second) >>> 0;
}
const POWERS = [];
function zeroBytes(exponent) {
	let power = POWERS[exponent];
	if (power === undefined) {
		power = exponent === 0 ? zeroByte() : square(zeroBytes(exponent - 1));
		POWERS[exponent] = power;
	}
	return power;
}
function zeroByte() {
	const zeroBit = [0xedb88320, ...Array.from({ length: 31 }, (_, bit) => 1 << bit)];
	return square(square(square(zeroBit)));
}
function times(matrix, vector) {
	let sum = 0;
	for (let bit = 0; bit < 32; bit += 1)
		if ((vector >>> bit) & 1)
			sum ^= matrix[bit] ?? 0;
	return sum;
}
function square(matrix) {
	return matrix.map((column) => times(matrix, column));
}
;// CONCATENATED MODULE: ./lib/src/archive/pack.js
const MIN_FILES_FOR_THREADS = 1500;
const MIN_BYTES_FOR_THREADS = 6_000_000;
const MAX_CORES = 8;
function createPacker(workerFile, threads = Math.min((0,external_node_os_.availableParallelism)(), MAX_CORES) - 1) {
	return async (request) => {
		const { files, destination, level, modified, secretScan, signal, onProgress } = request;
		signal.throwIfAborted();
		const options = { level, modified, secretScan };
		const runner = new task_runner .u(options);
		const writer = new ZipWriter(destination, modified);
		const summary = new ArchiveSummary();
		const contentBytes = (0,workspace_files .U)(files);
		let packedBytes = 0;
		const add = (task, packed, output) => {
			if (task.kind === 'files' && packed.kind === 'files') {
				writer.addFiles(packed, output);
				summary.addFiles(task.files, packed);
				packedBytes += (0,workspace_files .U)(task.files);
			}
			else if (task.kind === 'block' && packed.kind === 'block') {
				writer.addBlock(task, packed, output);
				summary.addBlock(task.file, packed, task.isLast);
				packedBytes += packed.size;
			}
			else
				throw new TypeError('a task came back as one of another kind');
			if (contentBytes > 0)
				onProgress?.(packedBytes, contentBytes);
		};
		const isSmall = files.length < MIN_FILES_FOR_THREADS && contentBytes < MIN_BYTES_FOR_THREADS;
		const pool = new WorkerPool(workerFile, isSmall || hasAddressLimit() ? 0 : threads, options);
		const tasks = (0,plan .s$)(files, (file) => runner.levelOf(file));
		try {
			await runTasks(tasks, [pool, new MainThread(runner)], add, signal);
			const sha256 = writer.finish();
			return { path: destination, bytes: writer.bytes, fileCount: files.length, sha256, ...summary.all() };
		}
		finally {
			await pool.stop();
			writer.close();
		}
	};
}
class ArchiveSummary {
	contentHash = (0,external_node_crypto_.createHash)('sha256');
	placeholders = [];
	findings = new KeptFindings();
	blocks = [];
	addFiles(files, { contentRecords, placeholders, secrets }) {
		this.contentHash.update(contentRecords);
		for (const { index, kind } of placeholders)
			this.placeholders.push({ path: fileAt(files, index).path, kind });
		for (const { index, found } of secrets)
			this.findings.add(fileAt(files, index), [found]);
	}
	addBlock(file, { sha256, secrets, placeholder }, isLast) {
		if (placeholder !== undefined)
			this.placeholders.push({ path: file.path, kind: placeholder });
		this.blocks.push(sha256);
		this.findings.add(file, secrets);
		if (!isLast)
			return;
		this.contentHash.update((0,content_digest .bU)(file, (0,content_digest .k8)(this.blocks)));
		this.blocks = [];
	}
	all() {
		const lines = new Map(Array.from(this.findings.offsets(), ([file, list]) => [file, linesOf(file.source, list)]));
		const secrets = this.findings.withLines(lines);
		return { contentSha256: this.contentHash.digest('hex'), placeholders: this.placeholders, secrets };
	}
}
function fileAt(files, index) {
	const file = files[index];
	if (file === undefined)
		throw new RangeError('a task came back with a file that it did not have');
	return file;
}
function hasAddressLimit() {
	return /^Max address space +\d/m.test((0,try_to_read .h)(() => (0,external_node_fs_.readFileSync)('/proc/self/limits', 'utf8')) ?? '');
}
;// CONCATENATED MODULE: ./lib/src/entries/deploy.js
const run = async (runner, dist) => await deploy_runDeploy(runner, dist);
async function deploy_runDeploy(runner, dist, onLive) {
	const writeArchive = createPacker((0,external_node_url_.fileURLToPath)(new URL('pack-worker/index.js', dist)));
	return await deploy(runner, { writeArchive, clock: clock .ml, onLive });
}
  }),
  7026:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	x: () => (  pollDelay)
  });
const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 15_000;
const FACTOR = 1.5;
const MAX_RETRY_AFTER_MS = 120_000;
function pollDelay(polls, retryAfter = 0) {
	const delay = Math.min(MAX_DELAY_MS, Math.round(FIRST_DELAY_MS * FACTOR ** Math.min(polls, 10)));
	return Math.max(delay, Math.min(retryAfter, MAX_RETRY_AFTER_MS));
}
  }),
  2535:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	U: () => (  totalSize)
  });
function totalSize(files) {
	return files.reduce((sum, { size }) => sum + size, 0);
}
  }),
  3070:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	a: () => (  CHECK_OUT_ALL),
	z: () => (  isSparse)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  var _shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(442);
  var _worktrees_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5098);
const CHECK_OUT_ALL = 'Run "git sparse-checkout disable", or name it in "sparse-checkout" of actions/checkout.';
function isSparse(folder) {
	const top = (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_2__  .h)(() => (0,_worktrees_js__WEBPACK_IMPORTED_MODULE_1__  .vE)(folder));
	if (top === undefined)
		return false;
	const own = node_path__WEBPACK_IMPORTED_MODULE_0__.join((0,_worktrees_js__WEBPACK_IMPORTED_MODULE_1__  .S6)(top) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.join(top, '.git'), 'config.worktree');
	const lines = `${(0,_worktrees_js__WEBPACK_IMPORTED_MODULE_1__  .o5)((0,_worktrees_js__WEBPACK_IMPORTED_MODULE_1__  .Ze)(top))}\n${(0,_worktrees_js__WEBPACK_IMPORTED_MODULE_1__  .o5)(own)}`.split('\n');
	const setting = lines.findLast((line) => SETTING.test(line));
	return setting !== undefined && IS_TRUE.test(setting.replace(SETTING, ''));
}
const SETTING = /^\s*(?:\[core\]\s*)?sparseCheckout(?![\w-])/i;
const IS_TRUE = /^\s*(?:[#;]|$|=\s*"?(?:true|yes|on|0*[1-9]\d*)\b)/i;
  }),
  5030:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	g: () => (  treeOf),
	n: () => (  largestParts)
  });
const MAX_PARTS = 10;
function largestParts(files) {
	const top = treeOf(files);
	const enough = top.part.bytes * 0.95;
	const open = new Set(top.children.values());
	const parts = [];
	let covered = 0;
	while (parts.length < MAX_PARTS && covered < enough) {
		const largest = largestOf(open.values());
		if (largest === undefined)
			break;
		open.delete(largest);
		const child = largestOf(largest.children.values());
		if (child !== undefined && child.part.bytes * 2 >= largest.part.bytes) {
			for (const inner of largest.children.values())
				open.add(inner);
		}
		else {
			parts.push(largest.part);
			covered += largest.part.bytes;
		}
	}
	return parts;
}
function treeOf(files) {
	const top = emptyFolder('');
	for (const { path, size } of files) {
		let folder = top;
		add(folder, size);
		for (let start = 0; start < path.length;) {
			const slash = path.indexOf('/', start);
			const end = slash < 0 ? path.length : slash + 1;
			const name = path.slice(start, end);
			let inner = folder.children.get(name);
			if (inner === undefined) {
				inner = emptyFolder(path.slice(0, end));
				folder.children.set(name, inner);
			}
			add(inner, size);
			folder = inner;
			start = end;
		}
	}
	return top;
}
function emptyFolder(path) {
	return { part: { path, files: 0, bytes: 0 }, children: new Map() };
}
function add({ part }, size) {
	part.files += 1;
	part.bytes += size;
}
function largestOf(folders) {
	let largest;
	for (const folder of folders) {
		const { path, bytes } = folder.part;
		if (largest === undefined || bytes > largest.part.bytes)
			largest = folder;
		else if (bytes === largest.part.bytes && path < largest.part.path)
			largest = folder;
	}
	return largest;
}
  }),
  2382:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Dl: () => (  isSameFile),
	cJ: () => (  ignoresCase),
	hY: () => (  systemDisk),
	wY: () => (  foldNames)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7190);
  var _shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(442);
function ignoresCase(platform) {
	return platform === 'win32' || platform === 'darwin';
}
function foldNames(platform) {
	if (!ignoresCase(platform))
		return (name) => name;
	return (name) => name.normalize('NFC').toLowerCase();
}
function isSameFile(one, other) {
	return one.ino === other.ino && BigInt.asUintN(32, one.dev) === BigInt.asUintN(32, other.dev);
}
const systemDisk = {
	path: node_path__WEBPACK_IMPORTED_MODULE_1__,
	realPath: (file) => (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_2__  .Ye)(file),
	stat: (file) => (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_3__  .h)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })),
	foldName: foldNames(process.platform),
};
  })
};
