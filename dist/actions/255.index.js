export const id = 255;
export const ids = [255];
export const modules = {
  3838:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Yz: () => (  core_debug),
  z3: () => (  error),
  V4: () => (  getInput),
  Gu: () => (  getState),
  Os: () => (  group),
  pq: () => (  info),
  _o: () => (  isDebug),
  lm: () => (  notice),
  LZ: () => (  saveState),
  uH: () => (  setOutput),
  z: () => (  summary),
  $e: () => (  warning)
});
var external_os_ = __webpack_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
function utils_toCommandValue(input) {
	if (input === null || input === undefined) {
		return '';
	}
	else if (typeof input === 'string' || input instanceof String) {
		return input;
	}
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) {
		return {};
	}
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js
function command_issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
	command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
	constructor(command, properties, message) {
		if (!command) {
			command = 'missing.command';
		}
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += ' ';
			let first = true;
			for (const key in this.properties) {
				if (this.properties.hasOwnProperty(key)) {
					const val = this.properties[key];
					if (val) {
						if (first) {
							first = false;
						}
						else {
							cmdStr += ',';
						}
						cmdStr += `${key}=${escapeProperty(val)}`;
					}
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
}
function escapeData(s) {
	return utils_toCommandValue(s)
		.replace(/%/g, '%25')
		.replace(/\r/g, '%0D')
		.replace(/\n/g, '%0A');
}
function escapeProperty(s) {
	return utils_toCommandValue(s)
		.replace(/%/g, '%25')
		.replace(/\r/g, '%0D')
		.replace(/\n/g, '%0A')
		.replace(/:/g, '%3A')
		.replace(/,/g, '%2C');
}
var external_crypto_ = __webpack_require__(6982);
var external_fs_ = __webpack_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
function file_command_issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) {
		throw new Error(`Unable to find environment variable for file command ${command}`);
	}
	if (!external_fs_.existsSync(filePath)) {
		throw new Error(`Missing file at path: ${filePath}`);
	}
	external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
		encoding: 'utf8'
	});
}
function file_command_prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
	const convertedValue = utils_toCommandValue(value);
	if (key.includes(delimiter)) {
		throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	}
	if (convertedValue.includes(delimiter)) {
		throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	}
	return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
var external_path_ = __webpack_require__(6928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
class oidc_utils_OidcClient {
	static createHttpClient(allowRetry = true, maxRetry = 10) {
		const requestOptions = {
			allowRetries: allowRetry,
			maxRetries: maxRetry
		};
		return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
	}
	static getRequestToken() {
		const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
		if (!token) {
			throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
		}
		return token;
	}
	static getIDTokenUrl() {
		const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
		if (!runtimeUrl) {
			throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
		}
		return runtimeUrl;
	}
	static getCall(id_token_url) {
		return __awaiter(this, void 0, void 0, function* () {
			var _a;
			const httpclient = oidc_utils_OidcClient.createHttpClient();
			const res = yield httpclient
				.getJson(id_token_url)
				.catch(error => {
				throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
			});
			const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
			if (!id_token) {
				throw new Error('Response json body do not have ID Token field');
			}
			return id_token;
		});
	}
	static getIDToken(audience) {
		return __awaiter(this, void 0, void 0, function* () {
			try {
				let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
				if (audience) {
					const encodedAudience = encodeURIComponent(audience);
					id_token_url = `${id_token_url}&audience=${encodedAudience}`;
				}
				debug(`ID token url is ${id_token_url}`);
				const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
				setSecret(id_token);
				return id_token;
			}
			catch (error) {
				throw new Error(`Error message: ${error.message}`);
			}
		});
	}
}
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
	constructor() {
		this._buffer = '';
	}
	filePath() {
		return summary_awaiter(this, void 0, void 0, function* () {
			if (this._filePath) {
				return this._filePath;
			}
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) {
				throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			}
			try {
				yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
			}
			catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs)
			.map(([key, value]) => ` ${key}="${value}"`)
			.join('');
		if (!content) {
			return `<${tag}${htmlAttrs}>`;
		}
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return summary_awaiter(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			const writeFunc = overwrite ? writeFile : appendFile;
			yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
			return this.emptyBuffer();
		});
	}
	clear() {
		return summary_awaiter(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = '';
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(external_os_.EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, (lang && { lang }));
		const element = this.wrap('pre', this.wrap('code', code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? 'ol' : 'ul';
		const listItems = items.map(item => this.wrap('li', item)).join('');
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows
			.map(row => {
			const cells = row
				.map(cell => {
				if (typeof cell === 'string') {
					return this.wrap('td', cell);
				}
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? 'th' : 'td';
				const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
				return this.wrap(tag, data, attrs);
			})
				.join('');
			return this.wrap('tr', cells);
		})
			.join('');
		const element = this.wrap('table', tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap('details', this.wrap('summary', label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
		const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
			? tag
			: 'h1';
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap('hr', null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap('br', null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, (cite && { cite }));
		const element = this.wrap('blockquote', text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap('a', text, { href });
		return this.addRaw(element).addEOL();
	}
}
const _summary = new Summary();
const markdownSummary = (  null && (_summary));
const summary = _summary;
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js
function toPosixPath(pth) {
	return pth.replace(/[\\]/g, '/');
}
function toWin32Path(pth) {
	return pth.replace(/[/]/g, '\\');
}
function toPlatformPath(pth) {
	return pth.replace(/[/\\]/g, path.sep);
}
var lib_exec = __webpack_require__(1260);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
	const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
		silent: true
	});
	const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
		silent: true
	});
	return {
		name: name.trim(),
		version: version.trim()
	};
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
	var _a, _b, _c, _d;
	const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
		silent: true
	});
	const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
	const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
	return {
		name,
		version
	};
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
	const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
		silent: true
	});
	const [name, version] = stdout.trim().split('\n');
	return {
		name,
		version
	};
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
	return platform_awaiter(this, void 0, void 0, function* () {
		return Object.assign(Object.assign({}, (yield (isWindows
			? getWindowsInfo()
			: isMacOS
				? getMacOsInfo()
				: getLinuxInfo()))), { platform,
			arch,
			isWindows,
			isMacOS,
			isLinux });
	});
}
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var ExitCode;
(function (ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
	const convertedVal = toCommandValue(val);
	process.env[name] = convertedVal;
	const filePath = process.env['GITHUB_ENV'] || '';
	if (filePath) {
		return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
	}
	issueCommand('set-env', { name }, convertedVal);
}
function core_setSecret(secret) {
	issueCommand('add-mask', {}, secret);
}
function addPath(inputPath) {
	const filePath = process.env['GITHUB_PATH'] || '';
	if (filePath) {
		issueFileCommand('PATH', inputPath);
	}
	else {
		issueCommand('add-path', {}, inputPath);
	}
	process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
	if (options && options.required && !val) {
		throw new Error(`Input required and not supplied: ${name}`);
	}
	if (options && options.trimWhitespace === false) {
		return val;
	}
	return val.trim();
}
function getMultilineInput(name, options) {
	const inputs = getInput(name, options)
		.split('\n')
		.filter(x => x !== '');
	if (options && options.trimWhitespace === false) {
		return inputs;
	}
	return inputs.map(input => input.trim());
}
function getBooleanInput(name, options) {
	const trueValue = ['true', 'True', 'TRUE'];
	const falseValue = ['false', 'False', 'FALSE'];
	const val = getInput(name, options);
	if (trueValue.includes(val))
		return true;
	if (falseValue.includes(val))
		return false;
	throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
		`Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
	const filePath = process.env['GITHUB_OUTPUT'] || '';
	if (filePath) {
		return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
	}
	process.stdout.write(external_os_.EOL);
	command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
function setCommandEcho(enabled) {
	issue('echo', enabled ? 'on' : 'off');
}
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
function isDebug() {
	return process.env['RUNNER_DEBUG'] === '1';
}
function core_debug(message) {
	command_issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
	command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
	command_issue('group', name);
}
function endGroup() {
	command_issue('endgroup');
}
function group(name, fn) {
	return core_awaiter(this, void 0, void 0, function* () {
		startGroup(name);
		let result;
		try {
			result = yield fn();
		}
		finally {
			endGroup();
		}
		return result;
	});
}
function saveState(name, value) {
	const filePath = process.env['GITHUB_STATE'] || '';
	if (filePath) {
		return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
	}
	command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
function getState(name) {
	return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
	return core_awaiter(this, void 0, void 0, function* () {
		return yield OidcClient.getIDToken(aud);
	});
}
  }),
  1260:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  m: () => (  exec)
});
var external_string_decoder_ = __webpack_require__(5574);
var external_os_ = __webpack_require__(857);
var external_events_ = __webpack_require__(4434);
var external_child_process_ = __webpack_require__(5317);
var external_path_ = __webpack_require__(6928);
var external_assert_ = __webpack_require__(2613);
var external_fs_ = __webpack_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
const IS_WINDOWS = process.platform === 'win32';
function readlink(fsPath) {
	return __awaiter(this, void 0, void 0, function* () {
		const result = yield fs.promises.readlink(fsPath);
		if (IS_WINDOWS && !result.endsWith('\\')) {
			return `${result}\\`;
		}
		return result;
	});
}
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
		}
		catch (err) {
			if (err.code === 'ENOENT') {
				return false;
			}
			throw err;
		}
		return true;
	});
}
function isDirectory(fsPath_1) {
	return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
		const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
		return stats.isDirectory();
	});
}
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) {
		throw new Error('isRooted() parameter "p" cannot be empty');
	}
	if (IS_WINDOWS) {
		return (p.startsWith('\\') || /^[A-Z]:/i.test(p)
		);
	}
	return p.startsWith('/');
}
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter(this, void 0, void 0, function* () {
		let stats = undefined;
		try {
			stats = yield stat(filePath);
		}
		catch (err) {
			if (err.code !== 'ENOENT') {
				console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS) {
				const upperExt = external_path_.extname(filePath).toUpperCase();
				if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
					return filePath;
				}
			}
			else {
				if (isUnixExecutable(stats)) {
					return filePath;
				}
			}
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = undefined;
			try {
				stats = yield stat(filePath);
			}
			catch (err) {
				if (err.code !== 'ENOENT') {
					console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
				}
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS) {
					try {
						const directory = external_path_.dirname(filePath);
						const upperName = external_path_.basename(filePath).toUpperCase();
						for (const actualName of yield readdir(directory)) {
							if (upperName === actualName.toUpperCase()) {
								filePath = external_path_.join(directory, actualName);
								break;
							}
						}
					}
					catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				}
				else {
					if (isUnixExecutable(stats)) {
						return filePath;
					}
				}
			}
		}
		return '';
	});
}
function normalizeSeparators(p) {
	p = p || '';
	if (IS_WINDOWS) {
		p = p.replace(/\//g, '\\');
		return p.replace(/\\\\+/g, '\\');
	}
	return p.replace(/\/\/+/g, '/');
}
function isUnixExecutable(stats) {
	return ((stats.mode & 1) > 0 ||
		((stats.mode & 8) > 0 &&
			process.getgid !== undefined &&
			stats.gid === process.getgid()) ||
		((stats.mode & 64) > 0 &&
			process.getuid !== undefined &&
			stats.uid === process.getuid()));
}
function getCmdPath() {
	var _a;
	return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function cp(source_1, dest_1) {
	return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
		const { force, recursive, copySourceDirectory } = readCopyOptions(options);
		const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
		if (destStat && destStat.isFile() && !force) {
			return;
		}
		const newDest = destStat && destStat.isDirectory() && copySourceDirectory
			? path.join(dest, path.basename(source))
			: dest;
		if (!(yield ioUtil.exists(source))) {
			throw new Error(`no such file or directory: ${source}`);
		}
		const sourceStat = yield ioUtil.stat(source);
		if (sourceStat.isDirectory()) {
			if (!recursive) {
				throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
			}
			else {
				yield cpDirRecursive(source, newDest, 0, force);
			}
		}
		else {
			if (path.relative(source, newDest) === '') {
				throw new Error(`'${newDest}' and '${source}' are the same file`);
			}
			yield io_copyFile(source, newDest, force);
		}
	});
}
function mv(source_1, dest_1) {
	return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
		if (yield ioUtil.exists(dest)) {
			let destExists = true;
			if (yield ioUtil.isDirectory(dest)) {
				dest = path.join(dest, path.basename(source));
				destExists = yield ioUtil.exists(dest);
			}
			if (destExists) {
				if (options.force == null || options.force) {
					yield rmRF(dest);
				}
				else {
					throw new Error('Destination already exists');
				}
			}
		}
		yield mkdirP(path.dirname(dest));
		yield ioUtil.rename(source, dest);
	});
}
function rmRF(inputPath) {
	return io_awaiter(this, void 0, void 0, function* () {
		if (ioUtil.IS_WINDOWS) {
			if (/[*"<>|]/.test(inputPath)) {
				throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
			}
		}
		try {
			yield ioUtil.rm(inputPath, {
				force: true,
				maxRetries: 3,
				recursive: true,
				retryDelay: 300
			});
		}
		catch (err) {
			throw new Error(`File was unable to be removed ${err}`);
		}
	});
}
function mkdirP(fsPath) {
	return io_awaiter(this, void 0, void 0, function* () {
		ok(fsPath, 'a path argument must be provided');
		yield ioUtil.mkdir(fsPath, { recursive: true });
	});
}
function which(tool, check) {
	return io_awaiter(this, void 0, void 0, function* () {
		if (!tool) {
			throw new Error("parameter 'tool' is required");
		}
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS) {
					throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				}
				else {
					throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
				}
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) {
			return matches[0];
		}
		return '';
	});
}
function findInPath(tool) {
	return io_awaiter(this, void 0, void 0, function* () {
		if (!tool) {
			throw new Error("parameter 'tool' is required");
		}
		const extensions = [];
		if (IS_WINDOWS && process.env['PATHEXT']) {
			for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
				if (extension) {
					extensions.push(extension);
				}
			}
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) {
				return [filePath];
			}
			return [];
		}
		if (tool.includes(external_path_.sep)) {
			return [];
		}
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(external_path_.delimiter)) {
				if (p) {
					directories.push(p);
				}
			}
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
			if (filePath) {
				matches.push(filePath);
			}
		}
		return matches;
	});
}
function readCopyOptions(options) {
	const force = options.force == null ? true : options.force;
	const recursive = Boolean(options.recursive);
	const copySourceDirectory = options.copySourceDirectory == null
		? true
		: Boolean(options.copySourceDirectory);
	return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
	return io_awaiter(this, void 0, void 0, function* () {
		if (currentDepth >= 255)
			return;
		currentDepth++;
		yield mkdirP(destDir);
		const files = yield ioUtil.readdir(sourceDir);
		for (const fileName of files) {
			const srcFile = `${sourceDir}/${fileName}`;
			const destFile = `${destDir}/${fileName}`;
			const srcFileStat = yield ioUtil.lstat(srcFile);
			if (srcFileStat.isDirectory()) {
				yield cpDirRecursive(srcFile, destFile, currentDepth, force);
			}
			else {
				yield io_copyFile(srcFile, destFile, force);
			}
		}
		yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
	});
}
function io_copyFile(srcFile, destFile, force) {
	return io_awaiter(this, void 0, void 0, function* () {
		if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
			try {
				yield ioUtil.lstat(destFile);
				yield ioUtil.unlink(destFile);
			}
			catch (e) {
				if (e.code === 'EPERM') {
					yield ioUtil.chmod(destFile, '0666');
					yield ioUtil.unlink(destFile);
				}
			}
			const symlinkFull = yield ioUtil.readlink(srcFile);
			yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
		}
		else if (!(yield ioUtil.exists(destFile)) || force) {
			yield ioUtil.copyFile(srcFile, destFile);
		}
	});
}
var external_timers_ = __webpack_require__(3557);
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const toolrunner_IS_WINDOWS = process.platform === 'win32';
class ToolRunner extends external_events_.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) {
			throw new Error("Parameter 'toolPath' cannot be null or empty.");
		}
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) {
			this.options.listeners.debug(message);
		}
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? '' : '[command]';
		if (toolrunner_IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) {
					cmd += ` ${a}`;
				}
			}
			else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) {
					cmd += ` ${a}`;
				}
			}
			else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) {
					cmd += ` ${this._windowsQuoteCmdArg(a)}`;
				}
			}
		}
		else {
			cmd += toolPath;
			for (const a of args) {
				cmd += ` ${a}`;
			}
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(external_os_.EOL);
			while (n > -1) {
				const line = s.substring(0, n);
				onLine(line);
				s = s.substring(n + external_os_.EOL.length);
				n = s.indexOf(external_os_.EOL);
			}
			return s;
		}
		catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return '';
		}
	}
	_getSpawnFileName() {
		if (toolrunner_IS_WINDOWS) {
			if (this._isCmdFile()) {
				return process.env['COMSPEC'] || 'cmd.exe';
			}
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (toolrunner_IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += ' ';
					argline += options.windowsVerbatimArguments
						? a
						: this._windowsQuoteCmdArg(a);
				}
				argline += '"';
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return (this._endsWith(upperToolPath, '.CMD') ||
			this._endsWith(upperToolPath, '.BAT'));
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) {
			return this._uvQuoteCmdArg(arg);
		}
		if (!arg) {
			return '""';
		}
		const cmdSpecialChars = [
			' ',
			'\t',
			'&',
			'(',
			')',
			'[',
			']',
			'{',
			'}',
			'^',
			'=',
			';',
			'!',
			"'",
			'+',
			',',
			'`',
			'~',
			'|',
			'<',
			'>',
			'"'
		];
		let needsQuotes = false;
		for (const char of arg) {
			if (cmdSpecialChars.some(x => x === char)) {
				needsQuotes = true;
				break;
			}
		}
		if (!needsQuotes) {
			return arg;
		}
		let reverse = '"';
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === '\\') {
				reverse += '\\';
			}
			else if (arg[i - 1] === '"') {
				quoteHit = true;
				reverse += '"';
			}
			else {
				quoteHit = false;
			}
		}
		reverse += '"';
		return reverse.split('').reverse().join('');
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) {
			return '""';
		}
		if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
			return arg;
		}
		if (!arg.includes('"') && !arg.includes('\\')) {
			return `"${arg}"`;
		}
		let reverse = '"';
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === '\\') {
				reverse += '\\';
			}
			else if (arg[i - 1] === '"') {
				quoteHit = true;
				reverse += '\\';
			}
			else {
				quoteHit = false;
			}
		}
		reverse += '"';
		return reverse.split('').reverse().join('');
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 10000
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result['windowsVerbatimArguments'] =
			options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) {
			result.argv0 = `"${toolPath}"`;
		}
		return result;
	}
	exec() {
		return toolrunner_awaiter(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) &&
				(this.toolPath.includes('/') ||
					(toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
				this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			}
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug('arguments:');
				for (const arg of this.args) {
					this._debug(`   ${arg}`);
				}
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) {
					optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
				}
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on('debug', (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) {
					return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
				}
				const fileName = this._getSpawnFileName();
				const cp = external_child_process_.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = '';
				if (cp.stdout) {
					cp.stdout.on('data', (data) => {
						if (this.options.listeners && this.options.listeners.stdout) {
							this.options.listeners.stdout(data);
						}
						if (!optionsNonNull.silent && optionsNonNull.outStream) {
							optionsNonNull.outStream.write(data);
						}
						stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
							if (this.options.listeners && this.options.listeners.stdline) {
								this.options.listeners.stdline(line);
							}
						});
					});
				}
				let errbuffer = '';
				if (cp.stderr) {
					cp.stderr.on('data', (data) => {
						state.processStderr = true;
						if (this.options.listeners && this.options.listeners.stderr) {
							this.options.listeners.stderr(data);
						}
						if (!optionsNonNull.silent &&
							optionsNonNull.errStream &&
							optionsNonNull.outStream) {
							const s = optionsNonNull.failOnStdErr
								? optionsNonNull.errStream
								: optionsNonNull.outStream;
							s.write(data);
						}
						errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
							if (this.options.listeners && this.options.listeners.errline) {
								this.options.listeners.errline(line);
							}
						});
					});
				}
				cp.on('error', (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on('exit', (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on('close', (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on('done', (error, exitCode) => {
					if (stdbuffer.length > 0) {
						this.emit('stdline', stdbuffer);
					}
					if (errbuffer.length > 0) {
						this.emit('errline', errbuffer);
					}
					cp.removeAllListeners();
					if (error) {
						reject(error);
					}
					else {
						resolve(exitCode);
					}
				});
				if (this.options.input) {
					if (!cp.stdin) {
						throw new Error('child process missing stdin');
					}
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
}
function argStringToArray(argString) {
	const args = [];
	let inQuotes = false;
	let escaped = false;
	let arg = '';
	function append(c) {
		if (escaped && c !== '"') {
			arg += '\\';
		}
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === '"') {
			if (!escaped) {
				inQuotes = !inQuotes;
			}
			else {
				append(c);
			}
			continue;
		}
		if (c === '\\' && escaped) {
			append(c);
			continue;
		}
		if (c === '\\' && inQuotes) {
			escaped = true;
			continue;
		}
		if (c === ' ' && !inQuotes) {
			if (arg.length > 0) {
				args.push(arg);
				arg = '';
			}
			continue;
		}
		append(c);
	}
	if (arg.length > 0) {
		args.push(arg.trim());
	}
	return args;
}
class ExecState extends external_events_.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = '';
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 10000;
		this.done = false;
		this.timeout = null;
		if (!toolPath) {
			throw new Error('toolPath must not be empty');
		}
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) {
			this.delay = options.delay;
		}
	}
	CheckComplete() {
		if (this.done) {
			return;
		}
		if (this.processClosed) {
			this._setResult();
		}
		else if (this.processExited) {
			this.timeout = (0,external_timers_.setTimeout)(ExecState.HandleTimeout, this.delay, this);
		}
	}
	_debug(message) {
		this.emit('debug', message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) {
				error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			}
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
				error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			}
			else if (this.processStderr && this.options.failOnStdErr) {
				error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
			}
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit('done', error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) {
			return;
		}
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
}
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function exec(commandLine, args, options) {
	return exec_awaiter(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) {
			throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		}
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		const runner = new ToolRunner(toolPath, args, options);
		return runner.exec();
	});
}
function getExecOutput(commandLine, args, options) {
	return exec_awaiter(this, void 0, void 0, function* () {
		var _a, _b;
		let stdout = '';
		let stderr = '';
		const stdoutDecoder = new StringDecoder('utf8');
		const stderrDecoder = new StringDecoder('utf8');
		const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
		const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
		const stdErrListener = (data) => {
			stderr += stderrDecoder.write(data);
			if (originalStdErrListener) {
				originalStdErrListener(data);
			}
		};
		const stdOutListener = (data) => {
			stdout += stdoutDecoder.write(data);
			if (originalStdoutListener) {
				originalStdoutListener(data);
			}
		};
		const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
		const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
		stdout += stdoutDecoder.end();
		stderr += stderrDecoder.end();
		return {
			exitCode,
			stdout,
			stderr
		};
	});
}
  }),
  8182:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	T: () => (  getProxyForUrl)
  });
var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};
function parseUrl(urlString) {
  try {
	return new URL(urlString);
  } catch {
	return null;
  }
}
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
	return '';
  }
  proto = proto.split(':', 1)[0];
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
	return '';
  }
  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
	proxy = proto + '://' + proxy;
  }
  return proxy;
}
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
	return true;
  }
  if (NO_PROXY === '*') {
	return false;
  }
  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
	if (!proxy) {
	  return true;
	}
	var parsedProxy = proxy.match(/^(.+):(\d+)$/);
	var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
	var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
	if (parsedProxyPort && parsedProxyPort !== port) {
	  return true;
	}
	if (!/^[.*]/.test(parsedProxyHostname)) {
	  return hostname !== parsedProxyHostname;
	}
	if (parsedProxyHostname.charAt(0) === '*') {
	  parsedProxyHostname = parsedProxyHostname.slice(1);
	}
	return !hostname.endsWith(parsedProxyHostname);
  });
}
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}
  })
};
