export const id = 550;
export const ids = [550];
export const modules = {
  54:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	i: () => (  FRAMEWORKS)
  });
function files(name, packageName, folder, single = '') {
	return { name, packages: [packageName], buildFolder: folder, start: `sirv ${folder}${single} --host 0.0.0.0` };
}
const FRAMEWORKS = [
	{
		name: 'Faust.js',
		packages: ['@faustwp/core', '@faustwp/cli'],
		buildFolder: '.next',
		start: 'faust start',
		variables: [
			{
				name: 'NEXT_PUBLIC_WORDPRESS_URL',
				holds: 'the address of WordPress',
				from: 'the address of its WordPress site',
			},
			{ name: 'FAUST_SECRET_KEY', holds: 'a secret', from: 'the key of that WordPress (Settings, Faust)' },
		],
	},
	{ name: 'Next.js', packages: ['next'], buildFolder: '.next', start: 'next start' },
	{ name: 'Nuxt', packages: ['nuxt'], buildFolder: '.output', start: 'node .output/server/index.mjs' },
	{ name: 'SvelteKit', packages: ['@sveltejs/kit'], buildFolder: 'build', start: 'node build' },
	{ name: 'Astro', packages: ['astro'], buildFolder: 'dist', start: 'node dist/server/entry.mjs' },
	{
		name: 'React Router',
		packages: ['@react-router/dev'],
		buildFolder: 'build',
		start: 'react-router-serve ./build/server/index.js',
	},
	{ name: 'Remix', packages: ['@remix-run/dev'], buildFolder: 'build', start: 'remix-serve ./build/server/index.js' },
	files('Eleventy', '@11ty/eleventy', '_site'),
	files('Gatsby', 'gatsby', 'public'),
	files('Docusaurus', '@docusaurus/core', 'build'),
	files('VitePress', 'vitepress', 'docs/.vitepress/dist'),
	files('Hexo', 'hexo', 'public'),
	files('Create React App', 'react-scripts', 'build', ' --single'),
	files('Vue CLI', '@vue/cli-service', 'dist', ' --single'),
	files('Vite', 'vite', 'dist', ' --single'),
	{
		name: 'Angular',
		packages: ['@angular/build', '@angular-devkit/build-angular'],
		buildFolder: 'dist',
		start: 'sirv dist/<project>/browser --single --host 0.0.0.0',
	},
	{ name: 'NestJS', packages: ['@nestjs/core'], buildFolder: 'dist', start: 'node dist/main' },
	{ name: 'Express', packages: ['express'], buildFolder: undefined, start: 'node server.js' },
	{ name: 'Fastify', packages: ['fastify'], buildFolder: undefined, start: 'node server.js' },
];
  }),
  4262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Cv: () => (  LOCK_FILES),
	k7: () => (  FOR_YARN_CLASSIC),
	t3: () => (  isOfNewerYarn)
  });
const LOCK_FILES = [
	['npm-shrinkwrap.json', 'npm'],
	['package-lock.json', 'npm'],
	['yarn.lock', 'yarn'],
	['pnpm-lock.yaml', 'pnpm'],
	['bun.lock', 'bun'],
	['bun.lockb', 'bun'],
];
function isOfNewerYarn(lock) {
	return /^__metadata:/m.test(lock);
}
const FOR_YARN_CLASSIC = 'commit a package-lock.json in its place ("npm install"), or one that Yarn classic made ("npx yarn@1.22.22 install", without "packageManager" in package.json).';
  }),
  2695:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	R: () => (  suggestStart)
  });
  var _frameworks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54);
const SERVERS = {
	Astro: ['@astrojs/node', 'sirv dist --host 0.0.0.0'],
	SvelteKit: ['@sveltejs/adapter-node', undefined],
	Remix: ['@remix-run/serve', undefined],
};
const NOT_PLAIN = [
	'@analogjs/platform',
	'@builder.io/qwik',
	'@qwik.dev/core',
	'@solidjs/start',
	'@tanstack/react-start',
	'@tanstack/solid-start',
	'vike',
	'waku',
];
function suggestStart(hasPackage) {
	const framework = _frameworks_js__WEBPACK_IMPORTED_MODULE_0__  .i.find(({ packages }) => packages.some(hasPackage));
	if (framework === undefined)
		return undefined;
	const { name, start, buildFolder } = framework;
	if (['Vite', 'Angular'].includes(name) && NOT_PLAIN.some(hasPackage))
		return undefined;
	if (buildFolder === undefined)
		return line(name, start, ' with the name of your file');
	if (name === 'Angular') {
		const named = ' with the name of your project';
		if (hasPackage('@angular/ssr'))
			return line(name, 'node dist/<project>/server/server.mjs', named);
		if (hasPackage('@nguniversal/express-engine'))
			return line(name, 'node dist/<project>/server/main.js', named);
		return hasPackage('@angular/build')
			? line(name, start, named)
			: line(name, start.replace('/browser', ''), `${named}, and "/browser" after it if the build makes that folder`);
	}
	if (hasPackage('@sveltejs/adapter-static'))
		return line(name, 'sirv build --host 0.0.0.0');
	const [server, without] = SERVERS[name] ?? [];
	if (server === undefined || hasPackage(server))
		return line(name, start);
	return without === undefined ? `${line(name, start)} Its build needs ${server} for that.` : line(name, without);
}
function line(name, start, more = '') {
	const install = start.startsWith('sirv ') ? ' Run "npm install sirv-cli" for it.' : '';
	return `For ${name}, add "start": "${start}" to "scripts"${more}.${install}`;
}
  }),
  9803:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	T: () => (  quoted),
	r: () => (  shellWord)
  });
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) ? text : quoted(text);
}
function quoted(text) {
	return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
  }),
  3431:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	EX: () => (  isCommitHash),
	G4: () => (  readBlobSizes),
	Wt: () => (  countCommits),
	YI: () => (  readTreeChanges),
	Zc: () => (  readTree),
	gB: () => (  MAX_ANSWER_BYTES)
  });
  var _listing_git_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3491);
  var _listing_git_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3918);
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
function isCommitHash(value) {
	return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
async function readTree(git, folder, commit) {
	const answer = await git.list(folder, 'ls-tree', '-r', '-z', commit);
	if ((0,_listing_git_failures_js__WEBPACK_IMPORTED_MODULE_0__  .Ne)(answer))
		return undefined;
	return new Map((0,_listing_git_records_js__WEBPACK_IMPORTED_MODULE_1__  .M$)(answer).map((record) => {
		const [mode = '', , object = ''] = record.slice(0, record.indexOf('\t')).split(' ');
		return [record.slice(record.indexOf('\t') + 1), { mode, object }];
	}));
}
async function readTreeChanges(git, folder, from, to) {
	const plain = ['--no-renames', '--no-abbrev', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
	const answer = await git.list(folder, 'diff-tree', '-r', '-z', '--raw', '--relative', ...plain, from, to);
	if ((0,_listing_git_failures_js__WEBPACK_IMPORTED_MODULE_0__  .Ne)(answer))
		return undefined;
	const records = (0,_listing_git_records_js__WEBPACK_IMPORTED_MODULE_1__  .M$)(answer);
	const changes = [];
	for (let index = 0; index + 1 < records.length; index += 2) {
		const [before = '', after = '', objectBefore = '', objectAfter = ''] = records[index]?.slice(1).split(' ') ?? [];
		changes.push({
			path: records[index + 1] ?? '',
			before: entryOf(before, objectBefore),
			after: entryOf(after, objectAfter),
		});
	}
	return changes;
}
function entryOf(mode, object) {
	return mode === '000000' ? undefined : { mode, object };
}
async function countCommits(git, folder, from, to) {
	const range = `${from}...${to}`;
	const [counted, ends] = await Promise.all([
		git.list(folder, 'rev-list', '--count', '--left-right', range),
		git.list(folder, 'rev-list', '--count', '--max-parents=0', range),
	]);
	const [, lost, gained] = /^(\d+)\t(\d+)\n$/.exec(counted.stdout.toString('latin1')) ?? [];
	if ((0,_listing_git_failures_js__WEBPACK_IMPORTED_MODULE_0__  .Ne)(counted) || (0,_listing_git_failures_js__WEBPACK_IMPORTED_MODULE_0__  .Ne)(ends) || ends.stdout.toString('latin1') !== '0\n')
		return undefined;
	return lost === undefined || gained === undefined ? undefined : { gained: Number(gained), lost: Number(lost) };
}
async function readBlobSizes(git, folder, objects) {
	if (objects.length === 0)
		return [];
	const input = Buffer.from(objects.map((object) => `${object}\n`).join(''));
	const { stdout } = await git.feed(folder, input, 'cat-file', '--buffer', '--batch-check=%(objectsize)');
	const lines = stdout.toString('latin1').split('\n');
	return objects.map((_, index) => (/^\d+$/.test(lines[index] ?? '') ? Number(lines[index]) : undefined));
}
  }),
  175:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	P2: () => (  readOrigin),
	Xz: () => (  isTracked),
	pG: () => (  readBranch),
	yt: () => (  readDefaultBranch),
	zy: () => (  readHead)
  });
  var _commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3431);
  var _listing_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8801);
  var _listing_git_worktrees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5098);
async function readHead(checkout) {
	const hash = await answerOf(checkout, ['rev-parse', '--verify', 'HEAD']);
	return (0,_commits_js__WEBPACK_IMPORTED_MODULE_0__  .EX)(hash) ? hash : undefined;
}
async function readBranch(checkout) {
	return (await answerOf(checkout, ['symbolic-ref', '--short', 'HEAD'])) || undefined;
}
async function readOrigin(checkout) {
	return await answerOf(checkout, ['config', '--get', 'remote.origin.url']);
}
async function readDefaultBranch(checkout) {
	const ofRemote = await answerOf(checkout, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
	const name = ofRemote?.replace(/^origin\//, '') ?? (await readBranch(checkout));
	return name ? { name, isOfRemote: ofRemote !== undefined } : undefined;
}
async function isTracked(checkout, name) {
	return Boolean(await answerOf(checkout, ['ls-files', '--cached', '--', `./${name}`]));
}
async function answerOf({ folder, variables, signal }, question) {
	try {
		const top = (0,_listing_git_worktrees_js__WEBPACK_IMPORTED_MODULE_2__  .vE)(folder);
		if (top === undefined)
			return undefined;
		const { exitCode, stdout } = await (0,_listing_git_git_js__WEBPACK_IMPORTED_MODULE_1__  .l)(variables, top, signal).list(folder, ...question);
		return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
	}
	catch {
		return undefined;
	}
}
  }),
  848:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ev: () => (  renewSubmodule),
	TL: () => (  quoted),
	cu: () => (  forSubmodule),
	u: () => (  gitConfigOf),
	uM: () => (  gitIn)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  var _shared_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9803);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
  var _worktrees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5098);
function gitIn({ top, options: { workspace } }) {
	const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(workspace, top).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
	return folder === '' ? 'git' : `git -C ${quoted(folder)}`;
}
function gitConfigOf({ top }) {
	return `git -C / config --file ${quoted((0,_worktrees_js__WEBPACK_IMPORTED_MODULE_2__  .Ze)(top))}`;
}
function forSubmodule({ top, options }, action) {
	const around = (0,_worktrees_js__WEBPACK_IMPORTED_MODULE_2__  .vE)(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(top)) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(top);
	const name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(around, top).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
	return `${gitIn({ top: around, options })} submodule ${action} -- ${quoted(name)}`;
}
function renewSubmodule(place) {
	return `Run "${forSubmodule(place, 'deinit --force')}", then "${forSubmodule(place, 'update --init')}", which replace its files; or exclude it.`;
}
function quoted(word) {
	return (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)((0,_shared_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__  .r)(word));
}
  }),
  3491:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Ne: () => (  isIncomplete),
  ib: () => (  unlistable),
  O$: () => (  unreadable)
});
var errors = __webpack_require__(8835);
var safe_text = __webpack_require__(5343);
var external_node_path_ = __webpack_require__(6760);
var commands = __webpack_require__(848);
var worktrees = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/causes.js
function findCause(stderr, place) {
	for (const { text, advice } of CAUSES) {
		const found = text.exec(stderr);
		if (found !== null)
			return { reason: (0,safe_text .Hk)(found[0].replaceAll(/\s+/g, ' ')), advice: advice(found, place) };
	}
	return undefined;
}
const FOLDER_MISSING = 'Its .git file names that folder, which is missing. In a container, mount it at the same path; elsewhere, check the repository out again.';
const CAUSES = [
	{
		text: /(?:dubious ownership in repository at |unsafe repository \()'(.+?)'/,
		advice: ([, folder = '']) => `Another user owns it. Run "git config --global --add safe.directory ${(0,commands .TL)(folder)}" in an earlier step.`,
	},
	{
		text: /this operation must be run in a work tree/,
		advice: (_, place) => (0,worktrees .lO)(place.top)
			? 'It is bare, and has linked worktrees alone. Set "path" to one of them.'
			: `It has core.bare=true, as if it had no files. Run "${(0,commands .uM)(place)} config core.bare false".`,
	},
	{
		text: /Invalid path '.*'|cannot chdir to '.*'|its work tree is another folder: .*/,
		advice: (_, place) => `Its core.worktree names that folder. Run "${(0,commands .uM)(place)} --work-tree=. config --unset core.worktree".`,
	},
	{
		text: /unknown repository extensions? found:(?:\s+\S+)+|Expected git repo version .*|index uses .* extension, .*/,
		advice: () => 'A newer git made it. Install that version here.',
	},
	{
		text: /repo version is 0, but v1-only extensions? found:(?:\s+\S+)+/,
		advice: (_, place) => `Run "${(0,commands .u)(place)} core.repositoryFormatVersion 1".`,
	},
	{
		text: /bad (?:boolean|numeric) config value '.*' for '(\S+?)'/,
		advice: ([, key = ''], place) => `Correct it, or run "${(0,commands .u)(place)} --unset ${(0,commands .TL)(key)}".`,
	},
	{
		text: /(?:error: .*\s+fatal: )?bad config (?:line|variable) .* in file (.+)/,
		advice: ([, file = '']) => `Correct ${(0,safe_text .Hk)(file)}. If it belongs to the repository, check that out again.`,
	},
	{
		text: /(?:error: .*\s+fatal: )?unable to parse command-line config/,
		advice: () => 'GIT_CONFIG_COUNT, GIT_CONFIG_KEY_0, GIT_CONFIG_VALUE_0 and so on must fit together. Set all of them, or run "unset GIT_CONFIG_COUNT GIT_CONFIG_PARAMETERS".',
	},
	{
		text: /unable to access '(.+?)': .*|(\S+): index file open failed: Permission denied/,
		advice: ([, file, index = '']) => `Make ${(0,safe_text .Hk)(file ?? index)} a file that the user who runs this can read.`,
	},
	{
		text: /bad signature.*|bad index version.*|unknown index entry format.*|index file (?:corrupt|smaller|sha1|open).*/,
		advice: (_, place) => `Its index is damaged. Run "${(0,commands .uM)(place)} read-tree HEAD", which makes a new one.`,
	},
	{
		text: /not a git repository: .*[/\\]modules[/\\].*/,
		advice: (_, place) => (0,worktrees .vE)(external_node_path_.dirname(place.top)) === undefined
			? FOLDER_MISSING
			: `The git folder of this submodule is missing. ${(0,commands .Ev)(place)}`,
	},
	{
		text: /not a git repository: .*/,
		advice: () => FOLDER_MISSING,
	},
];
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/failures.js
function unreadable(place, stderr) {
	const { reason, advice } = findCause(stderr, place) ?? { reason: reasonOf(stderr), advice: UNKNOWN_CAUSE };
	const text = `git cannot read the repository of ${(0,safe_text .Hk)(place.folder)}: ${reason}. ${advice}`;
	return new errors .zg('invalid-file', text);
}
const UNKNOWN_CAUSE = 'If its .git is damaged, incomplete or not readable for this user, check the repository out again.';
function isIncomplete({ exitCode, stderr }) {
	return exitCode !== 0 || COMPLAINT.test(stderr);
}
const COMPLAINT = /^(?:fatal|error): |^warning: lazy fetching disabled/m;
async function unlistable(place, { stderr }) {
	if (!(await isPartialClone(place)))
		return unreadable(place, stderr);
	return new errors .zg('invalid-file', `git cannot list the files of ${(0,safe_text .Hk)(place.folder)}: this is a partial clone, and git must not fetch what is ` +
		`missing (${reasonOf(stderr)}). Clone without a filter, or with "blob:none" ("filter" on actions/checkout); ` +
		'with a sparse checkout, check out the .gitignore files as well.');
}
async function isPartialClone({ git, folder }) {
	const names = String.raw `^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$`;
	return (await git.ask(folder, 'config', '--name-only', '--get-regexp', names)).exitCode === 0;
}
function reasonOf(stderr) {
	const lines = stderr.trim().split('\n');
	const reason = lines.findLast((line) => /^(?:fatal|error): /.test(line)) ?? lines[0] ?? '';
	return (0,safe_text .Hk)(reason) || 'no reason given';
}
  }),
  7824:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	C: () => (  findGit)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
function findGit(folders = process.env['PATH'] ?? '', platform = process.platform, isProgram = isExecutableFile) {
	const isWindows = platform === 'win32';
	const system = isWindows ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
	const name = isWindows ? 'git.exe' : 'git';
	const listed = folders
		.split(system.delimiter)
		.map((folder) => (isWindows ? folder.replace(/^"(.*)"$/, '$1') : folder));
	const absolute = listed.filter((folder) => system.isAbsolute(folder));
	return absolute.map((folder) => system.join(folder, name)).find((file) => isProgram(file));
}
function isExecutableFile(file) {
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
	}
	catch {
		return false;
	}
}
  }),
  8801:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  I: () => (  GitNotFoundError),
  l: () => (  createGit)
});
var external_node_fs_ = __webpack_require__(3024);
var errors = __webpack_require__(8835);
var safe_text = __webpack_require__(5343);
var signals = __webpack_require__(6907);
var read_disk = __webpack_require__(5557);
var find_git = __webpack_require__(7824);
var external_node_child_process_ = __webpack_require__(1421);
var external_node_diagnostics_channel_ = __webpack_require__(3053);
var exec = __webpack_require__(1260);
;// CONCATENATED MODULE: ./lib/src/shared/held-output.js
const GRACE_MS = 2000;
function boundOutput(child, onHeld = () => undefined) {
	child.once('exit', () => {
		const timer = setTimeout(() => {
			onHeld();
			child.stdout?.destroy();
			child.stderr?.destroy();
		}, GRACE_MS);
		timer.unref();
		child.once('close', () => clearTimeout(timer));
	});
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/processes.js
async function runBriefly({ program, args, cwd, env, signal }) {
	const [stdout, stderr] = [[], []];
	const listeners = {
		stdout: (data) => void stdout.push(data),
		stderr: (data) => void stderr.push(data),
	};
	const onProcess = (message) => {
		const { process: child } = message;
		child.once('spawn', () => {
			if (child.spawnargs.slice(1).join('\0') === args.join('\0'))
				endWith(signal, child);
		});
	};
	(0,external_node_diagnostics_channel_.subscribe)('child_process', onProcess);
	try {
		const options = { cwd, env: { ...env }, silent: true, ignoreReturnCode: true, listeners };
		return answerOf(await (0,exec .m)(`"${program}"`, [...args], options), stdout, stderr);
	}
	finally {
		(0,external_node_diagnostics_channel_.unsubscribe)('child_process', onProcess);
	}
}
async function runForBytes(call) {
	const { program, args, cwd, env, signal, input, maxBytes } = call;
	const [stdout, stderr] = [[], []];
	return await new Promise((resolve, reject) => {
		const child = (0,external_node_child_process_.spawn)(program, args, {
			cwd,
			env,
			stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
		});
		child.once('spawn', () => endWith(signal, child));
		child.on('error', reject);
		let bytes = 0;
		const addTo = (chunks, data) => {
			bytes += data.length;
			if (bytes > maxBytes)
				child.kill('SIGKILL');
			else
				chunks.push(data);
		};
		child.on('close', (code) => resolve(answerOf(bytes > maxBytes ? 1 : (code ?? 1), stdout, stderr)));
		child.stdout?.on('data', (data) => addTo(stdout, data));
		child.stderr?.on('data', (data) => addTo(stderr, data));
		child.stdin?.on('error', () => undefined);
		child.stdin?.end(input);
	});
}
function answerOf(exitCode, stdout, stderr) {
	return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}
function endWith(signal, child) {
	boundOutput(child);
	const end = () => void child.kill('SIGKILL');
	if (signal.aborted)
		end();
	else
		signal.addEventListener('abort', end, { once: true });
	child.once('exit', () => signal.removeEventListener('abort', end));
}
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/safe-settings.js
const SAFE_ENVIRONMENT = {
	GIT_ALLOW_PROTOCOL: 'none',
	GIT_NO_LAZY_FETCH: '1',
	GIT_NO_REPLACE_OBJECTS: '1',
	GIT_OPTIONAL_LOCKS: '0',
	GIT_TERMINAL_PROMPT: '0',
};
function safeSettings(repository, platform = process.platform) {
	const noFolder = platform === 'win32' ? 'NUL' : '/dev/null';
	return [`safe.directory=${asGitPath(repository, platform)}`, `core.hooksPath=${noFolder}`, ...SAFE_SETTINGS];
}
function asGitPath(place, platform) {
	if (platform !== 'win32')
		return place;
	return place.replaceAll('\\', '/').replace(/^\/\//, '%(prefix)///');
}
const SAFE_SETTINGS = [
	'core.fsmonitor=false',
	'safe.bareRepository=explicit',
	'fetch.bundleURI=',
	'credential.helper=',
	'core.askPass=',
];
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/git.js
class GitNotFoundError extends Error {
	name = 'GitNotFoundError';
}
const REPOSITORY_VARIABLES = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|CEILING_DIRECTORIES|OBJECT_DIRECTORY|CONFIG|(?:INTERNAL_SUPER_)?PREFIX|NAMESPACE|(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/;
function createGit(variables, repository, signal = new AbortController().signal, maxBytes = Infinity) {
	const env = gitVariables(variables);
	const start = ['--no-pager', ...safeSettings(repository).flatMap((setting) => ['-c', setting])];
	const run = async (begin, folder, args, input) => {
		signal.throwIfAborted();
		const ending = unlessVanished(folder, async () => {
			const call = { program: gitProgram(), args: [...start, ...args], cwd: folder, env, signal, maxBytes };
			return await begin(input === undefined ? call : { ...call, input });
		});
		return await (0,signals .O)(signal, ending).catch((error) => {
			throw error === signal.reason ? stopReason(error, folder, args) : error;
		});
	};
	return {
		ask: async (folder, ...args) => await run(runBriefly, folder, args),
		list: async (folder, ...args) => await run(runForBytes, folder, args),
		feed: async (folder, input, ...args) => await run(runForBytes, folder, args, input),
	};
}
function gitVariables(variables) {
	const env = { ...SAFE_ENVIRONMENT, LC_ALL: 'C' };
	for (const [name, value] of Object.entries(variables)) {
		if (value !== undefined && !REPOSITORY_VARIABLES.test(name) && !/^INPUT_/i.test(name))
			env[name] ??= value;
	}
	return env;
}
async function unlessVanished(folder, run) {
	try {
		return await run();
	}
	catch (error) {
		if (!(0,external_node_fs_.existsSync)(folder))
			throw new errors .zg('invalid-file', `${(0,safe_text .Hk)(folder)} ${read_disk .FB}`);
		if (error instanceof GitNotFoundError)
			throw error;
		const [, reason = ''] = /(?:Error: )?([^:]*)$/.exec(error instanceof Error ? error.message : String(error)) ?? [];
		const text = `git is installed, but could not be started (${(0,safe_text .Hk)(reason)}).`;
		const advice = 'If this machine has reached its limit of processes or open files, try again later.';
		throw new errors .zg('invalid-file', `${text} ${advice}`);
	}
}
function gitProgram() {
	const program = (0,find_git .C)();
	if (program === undefined)
		throw new GitNotFoundError();
	return program;
}
function stopReason(reason, folder, [command = '']) {
	if (!(reason instanceof errors .Tj) || reason.code !== 'timeout')
		return reason;
	const what = `"git ${command}" had not ended in ${(0,safe_text .Hk)(folder)}.`;
	const advice = 'Look for a named pipe in place of a .gitignore, of the file of core.excludesFile or of include.path.';
	return new errors .Tj('timeout', `${reason.message} ${what} ${advice}`, reason.exitCode, 'failed', { cause: reason });
}
  }),
  3918:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	F9: () => (  untrackedIn),
	Je: () => (  wholeFolders),
	M$: () => (  recordsOf),
	Sb: () => (  trackedIn)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
  var _rules_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4281);
function trackedIn(records, folder, prefix) {
	const files = [];
	const nested = [];
	let latest;
	for (const record of records) {
		const name = record.slice(record.indexOf('\t') + 1);
		if (name === latest)
			continue;
		latest = name;
		const indexMode = record.slice(2, 8);
		const isSkipped = record.startsWith('S');
		const isNested = indexMode === '160000' && (!isSkipped || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name, '.git')));
		if (isNested)
			nested.push(name.replace(/\/$/, ''));
		else if (isSkipped)
			files.push({ path: prefix + name, indexMode, isSkipped });
		else if (indexMode === '120000') {
			const [, , linkObject = ''] = record.split(' ', 3);
			files.push({ path: prefix + name, indexMode, linkObject });
		}
		else
			files.push({ path: prefix + name, indexMode });
	}
	return { files, nested };
}
function untrackedIn(names, folder, prefix, gitFolders) {
	const files = [];
	const nested = [];
	const worktrees = new Set();
	const worktreeOf = new Map([['', undefined]]);
	const worktreeAround = (inner) => {
		if (!worktreeOf.has(inner)) {
			const hasWorktree = () => gitFolders.hasWorktree(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, inner));
			worktreeOf.set(inner, worktreeAround((0,_rules_patterns_js__WEBPACK_IMPORTED_MODULE_3__  .gN)(inner)) ?? (hasWorktree() ? inner : undefined));
		}
		return worktreeOf.get(inner);
	};
	for (const name of names) {
		const worktree = worktreeAround((0,_rules_patterns_js__WEBPACK_IMPORTED_MODULE_3__  .gN)(name));
		if (worktree !== undefined)
			worktrees.add(prefix + worktree);
		else if (name.endsWith('/'))
			nested.push(name);
		else
			files.push({ path: prefix + name });
	}
	return { files, nested, worktrees };
}
function recordsOf({ stdout }) {
	const text = (0,_paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__  .e4)(stdout);
	if ((0,_paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__  .co)(text))
		return text.split('\0').slice(0, -1);
	const records = stdout.toString('latin1').split('\0').slice(0, -1);
	return records.map((record) => (0,_paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__  .e4)(Buffer.from(record, 'latin1')));
}
function wholeFolders(names) {
	return names.filter((name, index) => !name.endsWith('/') || (name !== './' && !names[index + 1]?.startsWith(name)));
}
  }),
  5098:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ef: () => (  GitFolders),
	S6: () => (  gitFileTarget),
	Ze: () => (  configFile),
	lO: () => (  hasOnlyWorktrees),
	nW: () => (  excludeFile),
	o5: () => (  readSmall),
	v7: () => (  isLinkedWorktree),
	vE: () => (  findWorkTree)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3366);
  var _shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7190);
  var _paths_read_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5557);
  var _shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(442);
function findWorkTree(folder) {
	for (let current = folder;; current = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current)) {
		const stats = (0,_paths_read_disk_js__WEBPACK_IMPORTED_MODULE_4__  .gr)(current, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, '.git'), { throwIfNoEntry: false }));
		if (stats !== undefined)
			return current;
		if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current) === current)
			return undefined;
	}
}
class GitFolders {
	workspace;
	known;
	constructor(workspace, known = []) {
		this.workspace = workspace;
		this.known = new Set(known);
	}
	enter(top) {
		const inside = isLinkedWorktree(top) ? new GitFolders(this.workspace, this.known) : this;
		const shared = sharedGitFolder(gitFileTarget(top) ?? node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, '.git'));
		if (shared !== undefined)
			inside.known.add(shared);
		return inside;
	}
	hasWorktree(folder) {
		const target = worktreeTarget(folder);
		if (target === undefined)
			return false;
		if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target))
			return true;
		const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(target, 'commondir')) ? sharedGitFolder(target) : undefined;
		return shared !== undefined && (this.known.has(shared) || this.isCheckedOut(shared));
	}
	isCheckedOut(shared) {
		const segments = (0,_shared_files_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(this.workspace, shared)?.split('/') ?? [];
		return segments.at(-1) === '.git' || (segments.includes('.git') && segments.includes('modules'));
	}
}
function isLinkedWorktree(folder) {
	return worktreeTarget(folder) !== undefined;
}
function worktreeTarget(folder) {
	const target = gitFileTarget(folder);
	return target !== undefined && node_path__WEBPACK_IMPORTED_MODULE_1__.basename(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target)) === 'worktrees' ? target : undefined;
}
function gitFileTarget(folder) {
	const [, target] = /^gitdir: (.+?)\s*$/.exec(readSmall(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, '.git'))) ?? [];
	return target === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, target);
}
function configFile(top) {
	const gitFolder = gitFileTarget(top) ?? node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, '.git');
	return node_path__WEBPACK_IMPORTED_MODULE_1__.join(sharedGitFolder(gitFolder) ?? gitFolder, 'config');
}
function excludeFile(top) {
	return node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(configFile(top)), 'info', 'exclude');
}
function hasOnlyWorktrees(top) {
	const target = gitFileTarget(top);
	return target !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(target, 'worktrees'));
}
function sharedGitFolder(gitFolder) {
	const shared = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(gitFolder, readSmall(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitFolder, 'commondir')).trim());
	return (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__  .h)(() => (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_3__  .Ye)(shared));
}
function readSmall(file) {
	const read = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') : '';
	return (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__  .h)(read) ?? '';
}
  }),
  752:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Lv: () => (  toByteUnits),
	aA: () => (  encodeName),
	co: () => (  isUtf8),
	e4: () => (  decodeName),
	gj: () => (  unsafeName)
  });
function decodeName(name) {
	try {
		return UTF8.decode(name);
	}
	catch {
		return name
			.toString('latin1')
			.replace(/[\u0080-\u00ff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));
	}
}
function encodeName(name) {
	return isUtf8(name) ? Buffer.from(name, 'utf8') : Buffer.from(toByteUnits(name), 'latin1');
}
function isUtf8(name) {
	return name.isWellFormed();
}
function toByteUnits(text) {
	return NON_ASCII.test(text) ? text.replace(EACH_NON_ASCII, unitsOf) : text;
}
const NON_ASCII = /[^\u0000-\u007f]/;
const EACH_NON_ASCII = /[^\u0000-\u007f]/gu;
function unitsOf(character) {
	if (/^[\udc80-\udcff]$/.test(character))
		return character;
	return Array.from(Buffer.from(character, 'utf8'), (byte) => String.fromCharCode(0xdc00 + byte)).join('');
}
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const UNSAFE_NAMES = [
	[/\\/, 'has a backslash in its name'],
	[/^[A-Za-z]:/, 'starts with a drive letter'],
	[/[\u0000-\u001f\u007f-\u009f]/, 'has a control character in its name'],
	[/^\/|(?:^|\/)\.\.(?:\/|$)/, 'escapes the archive root'],
	[/(?:^|\/)\.?(?:\/|$)/, 'has an empty or "." segment in its path'],
];
const UNSAFE = new RegExp(UNSAFE_NAMES.map(([pattern]) => pattern.source).join('|'));
function unsafeName(name) {
	return UNSAFE.test(name) ? UNSAFE_NAMES.find(([pattern]) => pattern.test(name))?.[1] : undefined;
}
  }),
  5557:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	B1: () => (  someFilesIn),
	FB: () => (  VANISHED),
	gr: () => (  readDisk)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
  var _shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(442);
const VANISHED = 'vanished while the files were listed. Let what writes to "path" finish first, or exclude it.';
function readDisk(file, read) {
	try {
		return read();
	}
	catch (error) {
		const code = error.code;
		if (code === undefined)
			throw error;
		const hasVanished = code === 'ENOENT' || code === 'ENOTDIR';
		if (hasVanished)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .zg('invalid-file', `${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(file)} ${VANISHED}`);
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .zg('invalid-file', `${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(file)} cannot be read: ${code}. Check its permissions.`);
	}
}
function someFilesIn(folder, count) {
	const files = [];
	const pending = [''];
	for (let base = pending.shift(); base !== undefined && files.length < count; base = pending.shift()) {
		const place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, base);
		for (const entry of (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_4__  .h)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true })) ?? []) {
			if (entry.isDirectory())
				pending.push(`${base}${entry.name}/`);
			else
				files.push(base + entry.name);
		}
	}
	return files;
}
  }),
  4281:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	cl: () => (  NEW_FILE),
	dw: () => (  matchesItself),
	fY: () => (  parentsOf),
	gN: () => (  parentOf),
	tW: () => (  isForEverything),
	z0: () => (  namesFolder),
	zY: () => (  DEFAULTS),
	zz: () => (  PatternList)
  });
  var _shared_files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3366);
  var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
  var _paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
  var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8847);
  var _shared_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(529);
class PatternList {
	lines;
	ignoresCase;
	list;
	negations;
	constructor(lines, ignoresCase = false) {
		this.lines = lines;
		this.ignoresCase = ignoresCase;
		this.list = ignore__WEBPACK_IMPORTED_MODULE_1__({ ignorecase: ignoresCase }).add(lines.map((line, index) => ({ pattern: (0,_paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__  .Lv)((0,_shared_text_text_js__WEBPACK_IMPORTED_MODULE_4__  .E)(line)), mark: String(index) })));
	}
	get isEmpty() {
		return this.lines.length === 0;
	}
	match(path) {
		const { ignored, unignored } = this.list.test((0,_paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__  .Lv)(path));
		if (ignored)
			return 'ignored';
		return unignored ? 'unignored' : undefined;
	}
	decidingLine(path) {
		const { ignored, unignored, rule } = this.list.test((0,_paths_file_names_js__WEBPACK_IMPORTED_MODULE_2__  .Lv)(path));
		if (ignored)
			return this.lineAt(Number(rule?.mark));
		if (!unignored)
			return undefined;
		this.negations ??= this.lines.map((line) => line.startsWith('!') ? new PatternList([line.slice(1)], this.ignoresCase) : undefined);
		return this.lineAt(this.negations.findLastIndex((list) => list?.match(path) === 'ignored'));
	}
	inheritedLine(path) {
		for (let current = path; current !== ''; current = parentOf(current)) {
			if (this.match(current) !== undefined)
				return this.decidingLine(current);
		}
		return undefined;
	}
	lineAt(index) {
		return { number: index + 1, pattern: patternText(this.lines[index] ?? '') };
	}
	inheritedMatch(path) {
		for (let current = path; current !== ''; current = parentOf(current)) {
			const match = this.match(current);
			if (match !== undefined)
				return match;
		}
		return undefined;
	}
	reopenedAt(folder) {
		if (this.match(folder) !== 'ignored')
			return this;
		const parents = [];
		for (let current = folder; current !== ''; current = parentOf(current))
			parents.unshift(`!/${(0,_shared_files_paths_js__WEBPACK_IMPORTED_MODULE_0__  .MP)(current)}`);
		return new PatternList([...this.lines, ...parents], this.ignoresCase);
	}
}
const DEFAULTS = new PatternList(_rules_js__WEBPACK_IMPORTED_MODULE_3__  .a$);
function namesFolder(pattern, folder) {
	let beginnings = compiled.get(pattern);
	if (beginnings === undefined)
		compiled.set(pattern, (beginnings = beginningsOf(pattern)));
	return beginnings.some((beginning) => matchesItself(beginning, folder));
}
const compiled = new Map();
function beginningsOf(pattern) {
	const segments = pattern.replace(/^!/, '').replace(/\/$/, '').split('/');
	return segments.flatMap((segment, index) => {
		if (/^\**$/.test(segment))
			return [];
		const beginning = segments.slice(0, index + 1).join('/');
		const floating = index === segments.length - 1 || /^(?:\/|\*\*\/)/.test(beginning);
		return [new PatternList([`${floating ? beginning : `/${beginning}`}/`])];
	});
}
function parentsOf(path) {
	const parents = [];
	for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent))
		parents.push(parent);
	return parents;
}
function matchesItself(list, folder) {
	const parent = parentOf(folder);
	return list.match(folder) === 'ignored' && (parent === '' || list.match(parent) !== 'ignored');
}
const NEW_FILE = 'new-file-of-headless-deploy';
function isForEverything(pattern) {
	return /^\/?(?:\*\*\/)?\*{1,2}\/?$/.test(pattern);
}
function parentOf(path) {
	return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}
function patternText(line) {
	const text = (0,_shared_text_text_js__WEBPACK_IMPORTED_MODULE_4__  .E)(line).replace(/\r$/, '');
	let end = 0;
	for (let index = 0; index < text.length; index += 1) {
		if (text[index] === ' ')
			continue;
		if (text[index] === '\\')
			index += 1;
		end = index + 1;
	}
	return text.slice(0, end);
}
  }),
  8847:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	FJ: () => (  isNeverSent),
	ND: () => (  versionControlIn),
	Ut: () => (  NEVER_SENT),
	a$: () => (  DEFAULT_IGNORES),
	ew: () => (  WORKTREE),
	zr: () => (  neverSentRule)
  });
const STORES = '.npm/ .npm-cache/ _cacache/ .pnpm-store/ **/.local/share/pnpm/ .yarn-cache/ **/.yarn/v[0-9]*/ **/.yarn/cache/ ' +
	'**/.yarn/unplugged/ **/.yarn/berry/ **/.bun/install/ .deno/ **/.composer/cache/ **/.gradle/caches/ ' +
	'**/.m2/repository/ **/.cargo/registry/ **/.nuget/packages/ .pub-cache/';
const DEFAULT_IGNORES = [
	'node_modules/',
	'.next/',
	'.nuxt/',
	'.cache/',
	'.wordpress-cache/',
	'.env*.local',
	'.DS_Store',
	'._*',
	'?*@tmp/',
	...STORES.split(' '),
];
function isNeverSent(path) {
	return VERSION_CONTROL.test(path) || CREDENTIALS.test(path);
}
function neverSentRule(path) {
	const name = versionControlIn(path);
	if (name !== undefined)
		return { source: NEVER_SENT, pattern: name };
	return { source: NEVER_SENT, pattern: CREDENTIALS.test(path) ? 'gha-creds-*.json' : 'files of git or of this run' };
}
function versionControlIn(path) {
	return VERSION_CONTROL.exec(path)?.[1]?.toLowerCase();
}
const NEVER_SENT = 'never sent';
const WORKTREE = 'linked worktree';
const VERSION_CONTROL = /(?:^|\/)(\.(?:git|hg|svn|sl|jj|bzr|pijul|fslckout|got)|_(?:svn|darcs|fossil_|mtn))(?![^/])/i;
const CREDENTIALS = /(?:^|\/)gha-creds-[^/]*\.json$/;
  })
};
