export const id = 65;
export const ids = [65];
export const modules = {
  2893:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  start: () => (  start)
});
var external_node_worker_threads_ = __webpack_require__(5919);
var errors = __webpack_require__(8835);
var task_runner = __webpack_require__(4725);
;// CONCATENATED MODULE: ./lib/src/archive/threads/worker.js
function serveTasks() {
	const port = external_node_worker_threads_.parentPort;
	if (port === null)
		throw new TypeError('this is the program of a worker thread');
	const { options, outputBuffers, stopping } = external_node_worker_threads_.workerData;
	const runner = new task_runner .u(options);
	const outputs = outputBuffers.map((buffer) => new Uint8Array(buffer));
	const isStopping = new Uint8Array(stopping);
	port.on('message', (request) => {
		if (request === 'stop')
			return port.close();
		if (Atomics.load(isStopping, 0) === 1)
			return;
		const { task, output } = request;
		let reply;
		try {
			reply = { packed: runner.run(task, outputs[output] ?? new Uint8Array(0)) };
		}
		catch (error) {
			const failure = error instanceof Error ? error.message : String(error);
			reply = { failure, isOurs: error instanceof errors .zg };
		}
		port.postMessage(reply);
	});
	port.postMessage('ready');
}
;// CONCATENATED MODULE: ./lib/src/entries/pack-worker.js
const start = async () => await Promise.resolve(serveTasks());
  }),
  8835:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Rz: () => (  OutcomeError),
	Tj: () => (  StopError),
	VZ: () => (  describeInputProblem),
	oC: () => (  InvalidInputError),
	zg: () => (  StepError)
  });
  var _text_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7429);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
class StepError extends Error {
	code;
	status;
	name = 'StepError';
	advice;
	title;
	build;
	constructor(code, message, status = 'failed', options = {}) {
		super(message, options);
		this.code = code;
		this.status = status;
		this.advice = options.advice;
		this.title = options.title;
		this.build = options.build;
	}
}
class OutcomeError extends StepError {
	name = 'OutcomeError';
}
class InvalidInputError extends StepError {
	problems;
	name = 'InvalidInputError';
	constructor(problems) {
		super('invalid-input', describeInputProblems(problems).join('\n'));
		this.problems = problems;
	}
}
function describeInputProblems(problems) {
	const missing = problems.filter(({ isMissing = false }) => isMissing);
	if (missing.length < 2)
		return problems.map(describeInputProblem);
	const names = missing.map(({ input }) => input).join(', ');
	const others = problems.filter(({ isMissing = false }) => !isMissing);
	return [`${names} are required, but empty or missing`, ...others.map(describeInputProblem)];
}
function describeInputProblem({ input, value, problem }) {
	if (value === undefined)
		return `${input}: ${problem}`;
	const shown = (0,_text_generated_js__WEBPACK_IMPORTED_MODULE_0__  .A)(value) ? 'its value, not shown as it looks like a password,' : `"${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(value)}"`;
	return `${input}: ${shown} ${problem}`;
}
class StopError extends StepError {
	exitCode;
	name = 'StopError';
	constructor(code, message, exitCode, status = 'failed', options) {
		super(code, message, status, options);
		this.exitCode = exitCode;
	}
}
  }),
  3366:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	MP: () => (  escapePattern),
	_l: () => (  pathInside),
	he: () => (  parentFolder)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
function parentFolder(name) {
	return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}
function pathInside(folder, target, system = node_path__WEBPACK_IMPORTED_MODULE_0__) {
	const relative = system.relative(folder, target);
	if (relative === '..' || relative.startsWith(`..${system.sep}`) || system.isAbsolute(relative))
		return undefined;
	return relative.split(system.sep).join('/');
}
function escapePattern(name) {
	return name.replace(/[\\*?[\] ]/g, String.raw `\$&`);
}
  }),
  7190:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	IV: () => (  folderProblem),
	Ir: () => (  parseFolder),
	Ye: () => (  realPath),
	_: () => (  nearestFolderHint)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3366);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
  var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8936);
  var _try_to_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(442);
function realPath(file, native = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native, plain = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync) {
	try {
		return native(file);
	}
	catch (error) {
		const { code } = error;
		if (code === 'EISDIR' || code === 'UNKNOWN')
			return plain(file);
		throw error;
	}
}
const IS_FILE = 'is a file, not a folder';
const IS_MISSING = 'does not exist';
function folderProblem(folder) {
	try {
		if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
			return IS_FILE;
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
		return undefined;
	}
	catch (error) {
		const { code } = error;
		const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
		return isMissing ? IS_MISSING : `cannot be read (${code})`;
	}
}
function parseFolder(text) {
	const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(text);
	const problem = folderProblem(folder);
	if (problem === undefined)
		return folder;
	throw new RangeError(`${problem}, relative to the current directory${nearestFolderHint(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(''))}`);
}
function nearestFolderHint(folder, root) {
	const nearest = nearestFolder(folder, root);
	if (nearest === undefined || nearest === folder)
		return '';
	return `; the nearest folder is "${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(root, nearest) || '.')}"`;
}
function nearestFolder(wanted, root) {
	const folder = wanted.replace(/[\\/]\*.*$/s, '');
	return similarFolder(folder, root) ?? innerFolder(folder, root);
}
function innerFolder(folder, root) {
	const isThere = (found) => found !== root && folderProblem(found) === undefined && isBelow(realPath(found), realPath(root));
	const parts = folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== '');
	if (parts.some((part) => NEVER.test(part)))
		return undefined;
	const end = parts.map((_, index) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts.slice(index))).find(isThere);
	if (end !== undefined || !isBelow(folder, root))
		return end;
	const outer = foldersIn(root)
		.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name))
		.filter(isThere);
	const next = outer.flatMap((base) => foldersIn(base).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name)));
	const found = [...outer, ...next].map((base) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder)));
	const [only, ...others] = found.filter(isThere);
	return others.length === 0 ? only : undefined;
}
function similarFolder(folder, root) {
	if (!isBelow(folder, root))
		return undefined;
	const problem = folderProblem(folder);
	if (problem === undefined)
		return folder;
	if (problem === IS_FILE)
		return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
	const base = problem === IS_MISSING ? similarFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), root) : undefined;
	if (base === undefined || !isBelow(realPath(base), realPath(root)))
		return undefined;
	const names = foldersIn(base);
	const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
	const name = names.includes(wanted) ? wanted : (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__  .LE)(wanted, names).sort()[0];
	return name === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name);
}
const NEVER = /^(?:\.git|\.hg|\.svn|node_modules)$/i;
function isBelow(folder, root) {
	return (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(root, folder) !== undefined;
}
function foldersIn(folder) {
	const entries = (0,_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__  .h)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })) ?? [];
	return entries.flatMap((entry) => (entry.isDirectory() && !NEVER.test(entry.name) ? [entry.name] : []));
}
  }),
  1385:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	E2: () => (  writeRegularFile),
	M4: () => (  readWholeFile),
	XF: () => (  readRegularFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
  var _real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7190);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
  var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(529);
const SAFELY = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | SAFELY;
const TO_WRITE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | SAFELY;
function readRegularFile(file, maxBytes) {
	try {
		return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
	}
	catch {
		return undefined;
	}
}
function readWholeFile(file) {
	return withRegularFile(file, TO_READ, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor), (0,_real_path_js__WEBPACK_IMPORTED_MODULE_2__  .Ye)(file));
}
function writeRegularFile(file, text) {
	withRegularFile(file, TO_WRITE, (descriptor) => {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor);
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, text);
	});
}
function withRegularFile(file, flags, use, place = file) {
	requireRegular(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: flags === TO_READ }));
	const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, flags, 0o666);
	try {
		const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
		requireRegular(file, stats);
		return use(descriptor, stats);
	}
	finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
	}
}
function requireRegular(file, stats) {
	if (stats === undefined || stats.isFile())
		return;
	const kinds = [
		['a link', stats.isSymbolicLink()],
		['a folder', stats.isDirectory()],
		['a named pipe', stats.isFIFO()],
	];
	const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
	throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__  .zg('invalid-file', `"${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(file)}" must be a regular file, but is ${kind}`);
}
function readEnd(descriptor, size, maxBytes) {
	const bytes = Buffer.alloc(Math.min(size, maxBytes));
	const start = size - bytes.length;
	let length = 0;
	for (let read = -1; read !== 0 && length < bytes.length; length += read)
		read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
	return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__  .g)(bytes.subarray(0, length));
}
  }),
  442:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	h: () => (  tryToRead)
  });
function tryToRead(read) {
	try {
		return read();
	}
	catch (error) {
		if (error.code === undefined)
			throw error;
		return undefined;
	}
}
  }),
  1749:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Cf: () => (  MAX_ANNOTATED),
	Ku: () => (  firstOf),
	OI: () => (  asMessage),
	UV: () => (  firstLines),
	a3: () => (  formatDuration),
	hw: () => (  joinMessages),
	nV: () => (  formatAge),
	pq: () => (  countOf),
	v: () => (  andMore),
	z3: () => (  formatBytes)
  });
  var _quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3036);
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function andMore(total, shown) {
	return total > shown ? `and ${total - shown} more` : '';
}
function firstOf(items, max, show = String) {
	const shown = items.slice(0, max).map((item) => show(item));
	return `${shown.join(', ')} ${andMore(items.length, max)}`.trimEnd();
}
function firstLines(items, max, show = String) {
	const rest = andMore(items.length, max);
	return [...items.slice(0, max).map((item) => show(item)), ...(rest === '' ? [] : [`  ${rest}`])];
}
const MAX_ANNOTATED = 3;
function asMessage(sentences, max = Infinity, remedy = '') {
	const shown = sentences.slice(0, MAX_ANNOTATED);
	const others = sentences.slice(MAX_ANNOTATED);
	const rest = others.length === 0 ? [] : [`And ${others.length} more.`];
	const first = [...shown, ...rest, remedy].join(' ').trimEnd();
	return [first, ...firstLines(others, max - MAX_ANNOTATED, (sentence) => `  ${sentence}`)].join('\n');
}
function joinMessages(...messages) {
	const parts = messages.map(_quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__  .VL);
	const first = (0,_quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__  .DP)(parts.map(({ message }) => message.join('\n')));
	return [first, ...parts.flatMap(({ details }) => details)].join('\n');
}
function formatBytes(bytes) {
	if (bytes < 1000)
		return `${bytes} B`;
	const units = ['kB', 'MB', 'GB', 'TB'];
	let value = bytes / 1000;
	let unit = 0;
	while (value >= 999.95 && unit < units.length - 1) {
		value /= 1000;
		unit += 1;
	}
	return `${value.toFixed(1)} ${units[unit]}`;
}
function formatDuration(milliseconds) {
	if (milliseconds < 59_950)
		return `${(milliseconds / 1000).toFixed(1)} s`;
	const seconds = Math.round(milliseconds / 1000);
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function formatAge(milliseconds) {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	if (seconds < 60)
		return `${seconds} s`;
	if (seconds < 3600)
		return `${Math.floor(seconds / 60)} min`;
	if (seconds < 2 * 86_400)
		return `${Math.floor(seconds / 3600)} h`;
	return `${Math.floor(seconds / 86_400)} days`;
}
  }),
  7429:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	A: () => (  looksGenerated),
	_: () => (  hideGenerated)
  });
const MIN_LENGTH = 16;
const UUID = /^[0-9a-f-]{36}$/i;
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[#$%&+<=>^~"'`]/];
const LETTERS = /\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}/gu;
const CONSONANT = '[b-df-hj-np-tv-xz]';
const SPEAKABLE = new RegExp(`^(?!.*(?:${CONSONANT}{4}|[aeiou]{4}|q[^u]|[jx][^aeiouyt]))${CONSONANT}*[^b-df-hj-np-tv-xz]`, 'i');
const MIN_LENGTH_OF_WORDS = 2.8;
const VARIABLE = /\$\{?[A-Z]+(?:_[A-Z]+)+\}?|\$\{?[Ee][Nn][Vv]:\w+\}?|%[A-Z]+(?:_[A-Z]+)+%/g;
function looksGenerated(written) {
	const text = written.replace(VARIABLE, '');
	if (text.length < MIN_LENGTH || /\s/.test(text) || UUID.test(text) || ADDRESS.test(text))
		return false;
	if (KINDS.filter((kind) => kind.test(text)).length < 3)
		return false;
	const letters = text.match(/\p{L}/gu) ?? [];
	const words = (text.match(LETTERS) ?? []).filter((each) => SPEAKABLE.test(each));
	const inWords = words.reduce((sum, { length }) => sum + length ** 2, 0);
	return letters.length > text.length / 4 && inWords < MIN_LENGTH_OF_WORDS * letters.length;
}
function hideGenerated(text) {
	return text.replace(/[^\s"']+/g, (part) => (looksGenerated(part) ? '***' : part));
}
  }),
  3036:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	DP: () => (  joinSentences),
	VL: () => (  messageLines),
	Zc: () => (  messageOnOneLine)
  });
const QUOTE_HEADINGS = ['The log says:', 'The output ends with:'];
function messageLines(text) {
	const lines = text.split('\n');
	const quotes = QUOTE_HEADINGS.some((heading) => lines[0]?.endsWith(heading));
	const end = quotes ? lines.findIndex((line, index) => index > 0 && !line.startsWith('  ')) : 0;
	const count = end < 0 ? lines.length : end + 1;
	return { message: lines.slice(0, count), details: lines.slice(count) };
}
function messageOnOneLine(text) {
	const [first = '', ...others] = messageLines(text).message;
	if (others.length === 0)
		return first;
	const quote = others.flatMap((line) => (line.startsWith('  ') ? [line.trim()] : [])).join(' | ');
	const rest = others.filter((line) => !line.startsWith('  '));
	return [first, /[.!?…]$/.test(quote) ? quote : `${quote}.`, ...rest].join(' ');
}
function joinSentences(sentences) {
	return sentences.reduce((text, sentence) => `${text}${/\n {2}.*$/.test(text) ? '\n' : ' '}${sentence}`);
}
  }),
  5343:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ef: () => (  safeReason),
	Hk: () => (  safeText),
	YZ: () => (  safeQuote),
	ZD: () => (  escapeHtml),
	au: () => (  escapeUnsafe),
	ix: () => (  breakCommands)
  });
  var _quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3036);
const MAX_LENGTH = 500;
const MAX_REASON_LENGTH = 2000;
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
const IGNORED = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}]*';
const BRACKET_COMMAND = new RegExp(`(#${IGNORED}#${IGNORED}(?:[a-z]${IGNORED})*)\\[`, 'giu');
const SECTION_MARKER = /(section_(?:start|end)):(?=\d)/g;
function safeText(text) {
	return safeQuote(text, MAX_LENGTH);
}
function safeQuote(text, maxLength) {
	return breakCommands(escapeUnsafe(cut(text, maxLength)));
}
function safeReason(text) {
	const { message, details } = (0,_quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__  .VL)(cut(text, MAX_REASON_LENGTH));
	const last = [message.at(-1) ?? '', ...details].join('\n');
	return [...message.slice(0, -1), last].map((line) => breakCommands(escapeUnsafe(line))).join('\n');
}
function cut(text, max) {
	return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
function escapeUnsafe(text) {
	return text.replace(UNSAFE, escapeCharacter);
}
function breakCommands(line) {
	return line
		.replace(/^([\s\u0085\u180e\u200b]*):(?=:)/u, '$1\\u003a')
		.replace(BRACKET_COMMAND, '$1\\u005b')
		.replace(SECTION_MARKER, '$1\\u003a');
}
function escapeCharacter(character) {
	const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
	return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
function escapeHtml(text) {
	return text.replace(/[&<>"'`*_~[\]\\|@#:$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
  }),
  8936:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	LE: () => (  nearestNames),
	YC: () => (  editDistance),
	au: () => (  didYouMean)
  });
function nearestNames(wanted, names) {
	let nearest = [];
	const letters = lettersOf(wanted);
	let least = Math.max(1, Math.floor(letters.length / 3));
	for (const name of names) {
		const other = lettersOf(name);
		if (Math.abs(other.length - letters.length) > least)
			continue;
		const distance = editDistance(letters, other);
		if (distance > least)
			continue;
		nearest = distance < least ? [name] : [...nearest, name];
		least = distance;
	}
	return nearest;
}
function lettersOf(name) {
	return name.toLowerCase().replace(/[\s"'`_-]+/g, '') || name;
}
function didYouMean(wanted, names, prefix = '') {
	const [name, ...others] = nearestNames(wanted, names);
	return name === undefined || others.length > 0 ? '' : ` Did you mean ${prefix}${name}?`;
}
function editDistance(from, to) {
	let beforeLast = [];
	let last = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= to.length; column += 1) {
			const isSame = from[row - 1] === to[column - 1];
			const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
			current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity));
		}
		beforeLast = last;
		last = current;
	}
	return last[to.length] ?? 0;
}
  }),
  529:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	E: () => (  withoutMark),
	g: () => (  decodeText)
  });
function decodeText(bytes, charset) {
	try {
		return withoutMark(new TextDecoder(charset).decode(bytes));
	}
	catch {
		return withoutMark(bytes.toString('utf8'));
	}
}
function withoutMark(text) {
	return text.replace(/^\ufeff+/, '');
}
  })
};
