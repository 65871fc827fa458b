export const id = 73;
export const ids = [73];
export const modules = {
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
  8073:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var external_node_url_ = __webpack_require__(3136);
var shell_word = __webpack_require__(9803);
var paths = __webpack_require__(3366);
var errors = __webpack_require__(8835);
var lock_files = __webpack_require__(4262);
var real_path = __webpack_require__(7190);
var regular_file = __webpack_require__(1385);
var safe_text = __webpack_require__(5343);
var signals = __webpack_require__(6907);
var head = __webpack_require__(175);
var git = __webpack_require__(8801);
;// CONCATENATED MODULE: ./lib/src/workspace/listing/git/grep.js
const MAX_BYTES = 8 * 1024 * 1024;
async function grepFiles({ folder, variables, signal }, pattern, pathspecs) {
	const format = ['--untracked', '-I', '-z', '--full-name', '--no-color', '--no-line-number', '--no-column'];
	const question = ['grep', ...format, '-E', '-e', pattern, '--', ...pathspecs, ':(exclude,glob)**/node_modules/**'];
	try {
		const { exitCode, stdout } = await (0,git .l)(variables, folder, signal, MAX_BYTES).list(folder, ...question);
		return exitCode === 0 ? stdout.toString('utf8').split('\n').flatMap(foundLine) : [];
	}
	catch {
		return [];
	}
}
function foundLine(line) {
	const [file = '', text] = line.split('\0');
	return text === undefined ? [] : [{ file, text }];
}
var worktrees = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/src/actions/init/wordpress-reads.js
const WORDPRESS_NAME = '(WORDPRESS|WPGRAPHQL|WP)[A-Z0-9_]*_(URL|URI|ENDPOINT)';
const APP_FILES = [
	...['js', 'cjs', 'mjs', 'jsx', 'ts', 'cts', 'mts', 'tsx', 'vue', 'svelte', 'astro'].map((ending) => `*.${ending}`),
	':(glob)**/.env*',
];
const NAME = '((?:[A-Z0-9]{1,20}_){0,5}(?:WORDPRESS|WPGRAPHQL|WP)(?:_(?:SITE|BASE|ROOT|API|REST|JSON|GRAPHQL)){0,3}_(?:URL|URI|ENDPOINT))';
const READS = [
	`\\b(?:env(?:\\.|\\??\\.?\\[["'\`])|(?:env|get|getOrThrow)\\(["'\`])${NAME}\\b`,
	`\\{[^{}]{0,300}?\\b${NAME}\\b[^{}]{0,300}\\}\\s?(?:=\\s?(?:process|import\\.meta)\\.env|from\\s?["'](?:\\$env/|astro:env))`,
].map((pattern) => new RegExp(pattern, 'g'));
const SETTING = new RegExp(`^\\s*(?:export\\s+)?${NAME}(?=\\s*=)`, 'g');
const ADDRESS = /^["'`\])!]{0,4}\s*(?:\|\||\?\?|=|,)\s*["'`]?(https?:\/\/[^\s"'`]+)/;
function wordPressReads(lines) {
	return lines.flatMap(({ file, text }) => {
		const patterns = /(?:^|\/)\.env[^/]*$/.test(file) ? [SETTING] : READS;
		return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ 0: match, 1: name = '', index }) => ({
			file,
			name,
			path: pathOf(name, text.slice(index + match.length)),
		})));
	});
}
function pathOf(name, rest) {
	const [, address = ''] = ADDRESS.exec(rest) ?? [];
	const path = URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : undefined;
	if (path !== undefined && /^(?:\/[\w.-]+)*$/.test(path))
		return path;
	if (name.includes('GRAPHQL'))
		return '/graphql';
	return /_(?:API|REST|JSON|ENDPOINT)(?:_|$)/.test(name) ? undefined : '';
}
var try_to_read = __webpack_require__(442);
;// CONCATENATED MODULE: ./lib/src/actions/init/repository.js
const READ = /^(?:package\.json|yarn\.lock|\.nvmrc|\.node-version)$/;
const NAMED = new Set([
	...lock_files .Cv.map(([name]) => name),
	'.gitlab-ci.yml',
	'azure-pipelines.yml',
	'bitbucket-pipelines.yml',
]);
const WORKFLOWS = '.github/workflows';
const MAX_GIT_MS = 60_000;
const MAX_DEPTH = 3;
const MAX_FOLDERS = 2000;
const repository_MAX_BYTES = 1024 * 1024;
async function readRepository(folder, { variables }, signal) {
	const real = (0,real_path .Ye)(folder);
	const top = (0,worktrees .vE)(real);
	if (top === undefined)
		return undefined;
	const named = (0,paths ._l)(top, real) ?? '';
	const checkout = { folder: top, variables, signal };
	const origin = await withinLimit(checkout, head .P2);
	return {
		top,
		folder: named,
		files: listFiles(top, named),
		remote: origin === undefined ? undefined : parseRemote(origin),
		wordPressReads: await withinLimit(checkout, async (limited) => wordPressReads(await grepFiles(limited, WORDPRESS_NAME, APP_FILES))),
		branch: await withinLimit(checkout, head .yt),
	};
}
async function tracks({ top }, folder, { variables }, signal) {
	return await withinLimit({ folder: top, variables, signal }, async (checkout) => await (0,head .Xz)(checkout, folder));
}
async function withinLimit({ folder, variables, signal }, question) {
	const limit = (0,signals .z)(MAX_GIT_MS);
	const answer = await question({ folder, variables, signal: AbortSignal.any([signal, limit]) });
	signal.throwIfAborted();
	if (!limit.aborted)
		return answer;
	const advice = 'Look for a named pipe in place of the file of include.path in the configuration of git.';
	throw new errors .Tj('timeout', `git gave no answer about "${(0,safe_text .Hk)(folder)}" within a minute. ${advice}`, 1, 'failed');
}
function listFiles(top, named) {
	const files = new Map();
	let level = [''];
	let seen = 0;
	for (let depth = 0; depth <= MAX_DEPTH && seen < MAX_FOLDERS; depth += 1) {
		const next = [];
		for (const folder of level.slice(0, MAX_FOLDERS - seen))
			next.push(...listFolder(top, folder, files));
		seen += level.length;
		level = next;
	}
	const parts = named.split('/');
	for (const index of parts.keys())
		listFolder(top, parts.slice(0, index + 1).join('/'), files);
	return files;
}
function listFolder(top, folder, files) {
	const below = [];
	for (const entry of (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(external_node_path_.join(top, folder), { withFileTypes: true })) ?? []) {
		const name = external_node_path_.posix.join(folder, entry.name);
		if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
			below.push(name);
		if (entry.isDirectory() && name === '.github' && isFolder(external_node_path_.join(top, WORKFLOWS)))
			files.set(WORKFLOWS, '');
		if (entry.isFile() && NAMED.has(entry.name))
			files.set(name, '');
		if (entry.isFile() && READ.test(entry.name))
			files.set(name, (0,regular_file .XF)(external_node_path_.join(top, name), repository_MAX_BYTES) ?? '');
	}
	return below.sort();
}
function isFolder(name) {
	return (0,try_to_read .h)(() => (0,external_node_fs_.lstatSync)(name))?.isDirectory() === true;
}
function parseRemote(address) {
	const [, scpHost, scpPath = ''] = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)(.+)$/.exec(address) ?? [];
	const url = scpHost === undefined && URL.canParse(address) ? new URL(address) : undefined;
	const host = (scpHost ?? url?.hostname ?? '').toLowerCase();
	const where = (scpHost === undefined ? (url?.pathname ?? '') : scpPath).replace(/^\/+|\/+$|(?:\.git)?\/*$/g, '');
	const port = url?.protocol.startsWith('http') === true ? url.port : '';
	return host === '' ? undefined : { host, path: where, ...(port === '' ? {} : { port }) };
}
var inputs = __webpack_require__(2045);
var error_codes = __webpack_require__(805);
var ending = __webpack_require__(4802);
var step = __webpack_require__(3735);
var start_script = __webpack_require__(2695);
var frameworks = __webpack_require__(54);
var json_object = __webpack_require__(3396);
;// CONCATENATED MODULE: ./lib/src/actions/init/detect.js
function manifestIn({ files }, folder) {
	const fields = (0,json_object .lj)(files.get(external_node_path_.posix.join(folder, 'package.json')) ?? '');
	if (fields === undefined)
		return undefined;
	const { name, version, scripts, engines, packageManager, workspaces, ...rest } = fields;
	const { node } = (0,json_object .eB)(engines) ?? {};
	return {
		name: typeof name === 'string' ? name : undefined,
		version: typeof version === 'string' ? version : undefined,
		scripts: (0,json_object .eB)(scripts) ?? {},
		dependencies: { ...(0,json_object .eB)(rest['devDependencies']), ...(0,json_object .eB)(rest['dependencies']) },
		node: typeof node === 'string' ? node : undefined,
		packageManager: typeof packageManager === 'string' ? packageManager : undefined,
		hasWorkspaces: workspaces !== undefined,
	};
}
const REMOTES = [
	[/^(?:ssh\.github\.com|github(?:\.[\w.-]+)?|.+\.ghe\.com)$/, 'github'],
	[/^(?:altssh\.gitlab\.com|gitlab(?:\.[\w.-]+)?)$/, 'gitlab'],
	[/^(?:(?:ssh\.)?dev\.azure\.com|.+\.visualstudio\.com)$/, 'azure'],
	[/^(?:altssh\.)?bitbucket\.org$/, 'bitbucket'],
];
const PIPELINES = [
	['.github/workflows', 'github'],
	['.gitlab-ci.yml', 'gitlab'],
	['azure-pipelines.yml', 'azure'],
	['bitbucket-pipelines.yml', 'bitbucket'],
];
function hostOf(remote) {
	return remote && REMOTES.find(([host]) => host.test(remote.host))?.[1];
}
function findCiHost({ remote, files }) {
	const ofRemote = hostOf(remote);
	if (ofRemote !== undefined)
		return { value: ofRemote, from: `the remote is at ${remote?.host ?? ''}` };
	const [only, ...others] = PIPELINES.filter(([name]) => files.has(name));
	return only === undefined || others.length > 0 ? undefined : { value: only[1], from: `${only[0]} is there` };
}
const GITHUB_COM = /^(?:(?:ssh\.)?github\.com(?:-[\w-]+)?|.+\.ghe\.com)$/;
function serverOf({ remote }) {
	if (remote === undefined || GITHUB_COM.test(remote.host))
		return undefined;
	const ciHost = hostOf(remote);
	if (ciHost === undefined)
		return remote.host.includes('.') ? remote.host : undefined;
	return ciHost === 'github' ? remote.host : undefined;
}
function ownerOf(clone, repository) {
	const isThere = clone !== undefined && ['github.com', repository?.host].includes(clone.host);
	return isThere ? /^([\w-]+)\/headless-deploy$/.exec(clone.path)?.[1] : undefined;
}
function mirrorOf(clone, repository) {
	if (clone === undefined || clone.host !== repository?.host || !/^[\w./~-]+$/.test(clone.path))
		return undefined;
	if (![undefined, 'gitlab'].includes(hostOf(clone)))
		return undefined;
	return `https://gitlab-ci-token:$CI_JOB_TOKEN@${clone.host}${clone.port ? `:${clone.port}` : ''}/${clone.path}.git`;
}
function findLockFile(repository, folder) {
	const found = lock_files .Cv.find(([name]) => repository.files.has(external_node_path_.posix.join(folder, name)));
	if (found === undefined)
		return folder === '' ? undefined : findLockFile(repository, (0,paths .he)(folder));
	const [name, manager] = found;
	const isBerry = manager === 'yarn' && (0,lock_files .t3)(repository.files.get(external_node_path_.posix.join(folder, name)) ?? '');
	return { manager: isBerry ? 'yarn-berry' : manager, name, folder };
}
function findFramework({ dependencies }) {
	return frameworks .i.find(({ packages }) => packages.some((name) => Object.hasOwn(dependencies, name)));
}
function findApps(repository) {
	const { folder, files } = repository;
	const named = manifestIn(repository, folder);
	if (named !== undefined && (folder !== '' || isApp(named)))
		return [folder];
	const folders = [...files.keys()].filter((name) => external_node_path_.posix.basename(name) === 'package.json').map(paths .he);
	const apps = folders.filter((each) => {
		const manifest = each === '' || !isBelow(each, folder) ? undefined : manifestIn(repository, each);
		return manifest !== undefined && findFramework(manifest) !== undefined;
	});
	return apps.length === 0 && named !== undefined ? [folder] : apps.sort();
}
function isApp(manifest) {
	return manifest.scripts['start'] !== undefined || (!manifest.hasWorkspaces && findFramework(manifest) !== undefined);
}
function isBelow(name, folder) {
	return folder === '' || name.startsWith(`${folder}/`);
}
const NODE_FILES = ['.nvmrc', '.node-version'];
function findNode(repository, folder) {
	const node = manifestIn(repository, folder)?.node;
	if (node !== undefined)
		return { value: node, from: 'engines.node' };
	const places = [...new Set([folder, ''])].flatMap((each) => NODE_FILES.map((name) => external_node_path_.posix.join(each, name)));
	const file = places.find((name) => repository.files.has(name));
	if (file === undefined)
		return undefined;
	const [line = ''] = (repository.files.get(file) ?? '').trim().split(/\r?\n/, 1);
	return { value: line.slice(0, 40), from: file };
}
var format = __webpack_require__(1749);
;// CONCATENATED MODULE: ./lib/src/actions/init/deploy-plan.js
const MONOREPOS = 'See docs/how-to/monorepos.md of headless-deploy for what works';
function planDeploy(repository, app, { recipes }) {
	const manifest = manifestIn(repository, app);
	if (manifest === undefined)
		return 'has no package.json, or one that cannot be read; the platform needs it';
	const lock = findLockFile(repository, app);
	const plain = {
		path: app || '.',
		prepare: [],
		exclude: [],
		requiredFiles: [],
		lockFile: lock?.name,
		notes: notesOn(manifest),
	};
	if (lock === undefined) {
		const note = 'There is no lock file: the platform resolves versions again on every build. Commit a package-lock.json.';
		return { ...plain, notes: [note, ...plain.notes] };
	}
	const found = { repository, app, manifest, lock, plain };
	switch (lock.manager) {
		case 'yarn-berry':
			return `is installed with Yarn 2 or later (${lock.name}), whose lock file the platform cannot read. Commit a package-lock.json or a yarn.lock of Yarn classic`;
		case 'npm':
		case 'yarn':
			return lock.folder === app ? plain : planRoot(found);
		case 'pnpm':
			if (needs(manifest, 'workspace:'))
				return planPnpm(found, recipes['pnpm-pack']);
			return planLockFile(found, recipes['lock-file']);
		case 'bun':
			return planLockFile(found, recipes['lock-file']);
	}
}
function planLockFile({ app, manifest, lock, plain }, { run, inputs }) {
	if (needs(manifest, 'workspace:') || needs(manifest, 'catalog:'))
		return `depends on "workspace:" or "catalog:", which npm cannot install. ${MONOREPOS}`;
	const note = `The platform does not read ${lock.name}: the job writes a package-lock.json, with the versions that package.json allows at that moment.`;
	return {
		...plain,
		prepare: run.map((line) => (app === '' ? line : `cd ${app} && ${line}`)),
		requiredFiles: linesOf(inputs['required-files']),
		lockFile: 'package-lock.json',
		notes: [note, ...plain.notes],
	};
}
function planRoot({ repository, app, lock: { folder, name }, plain }) {
	const { scripts = {} } = manifestIn(repository, folder) ?? {};
	const missing = ['build', 'start'].filter((script) => scripts[script] === undefined);
	const where = folder === '' ? 'at the top' : `in ${folder}`;
	if (missing.length > 0)
		return `has its ${name} ${where}, so all of that folder is deployed; but package.json there has no script ${missing.map((script) => `"${script}"`).join(' and ')} for the app. ${MONOREPOS}`;
	return {
		...plain,
		path: folder || '.',
		requiredFiles: ['package.json', name, external_node_path_.posix.join(external_node_path_.posix.relative(folder, app), 'package.json')],
		notes: [`${name} is ${where}, so that folder is deployed, with all packages in it.`],
	};
}
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
const RECIPE_APP = '@our-monorepo/web';
function planPnpm({ repository, app, manifest, lock, plain }, { run, inputs }) {
	const { name = '' } = manifest;
	if (lock.folder !== '' || app === '')
		return `is a pnpm workspace that is not at the top of the repository. ${MONOREPOS}`;
	if (!PACKAGE.test(name))
		return `needs a "name" in its package.json, for "pnpm pack"`;
	const unversioned = packagesOf(repository, app, 'workspace:').filter((each) => each.manifest.version === undefined);
	if (unversioned.length > 0) {
		const files = (0,format .Ku)(unversioned, 10, ({ folder }) => (0,safe_text .Hk)(external_node_path_.posix.join(folder, 'package.json')));
		return `cannot be packed: "pnpm pack" needs a "version", such as "0.0.0", in ${files}`;
	}
	const [, version] = /^pnpm@(\d+\.\d+\.\d+)/.exec(manifestIn(repository, '')?.packageManager ?? '') ?? [];
	const prepare = run.map((lines) => lines.replaceAll(RECIPE_APP, name).replace(/\bpnpm@[\d.]+/, (found) => (version ? `pnpm@${version}` : found)));
	const isOld = Number(version?.split('.')[0] ?? Infinity) < 9;
	return {
		...plain,
		path: inputs['path'] ?? '.',
		prepare,
		requiredFiles: linesOf(inputs['required-files']),
		lockFile: 'package-lock.json',
		notes: [
			'The job packs the app and its packages with "pnpm pack", as the platform has no pnpm.',
			...(isOld ? ['Tested only with pnpm 9 and later.'] : []),
			...plain.notes,
		],
	};
}
function packagesOf(repository, app, protocol = '') {
	const all = [...repository.files.keys()].flatMap((file) => {
		const folder = external_node_path_.posix.dirname(file);
		const manifest = external_node_path_.posix.basename(file) === 'package.json' ? manifestIn(repository, folder) : undefined;
		return manifest === undefined ? [] : [{ folder, manifest }];
	});
	const found = new Set(all.filter(({ folder }) => folder === app));
	for (const { manifest } of found)
		for (const other of all)
			if (other.manifest.name !== undefined && needs(manifest, protocol, other.manifest.name))
				found.add(other);
	return [...found];
}
function linesOf(text = '') {
	return text.split('\n').filter((line) => line !== '');
}
function needs({ dependencies }, protocol, name) {
	const versions = name === undefined ? Object.values(dependencies) : [dependencies[name]];
	return versions.some((version) => typeof version === 'string' && version.startsWith(protocol));
}
function notesOn(manifest) {
	const { scripts, node } = manifest;
	const suggested = (0,start_script .R)((name) => Object.hasOwn(manifest.dependencies, name));
	return [
		...(scripts['start'] === undefined
			? [
				`package.json has no script "start", which the platform runs.${suggested === undefined ? '' : ` ${suggested}`}`,
			]
			: []),
		...(scripts['build'] === undefined ? ['package.json has no script "build", which the platform runs first.'] : []),
		...(node === undefined
			? ['package.json has no "engines.node": without it the platform takes its default Node, which changes over time.']
			: []),
	];
}
;// CONCATENATED MODULE: ./lib/src/actions/init/pipelines/yaml.js
const NOT_PLAIN = /[^\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/gu;
function yamlText(value) {
	const isPlain = /^[A-Za-z/](?:[\w./-]| (?=\w)|:(?=[\w/]))*$/.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
	return isPlain ? value : quoted(value);
}
function yamlCommands(commands, indent) {
	if (commands.includes('\n'))
		return `|\n${indented(commands, indent + 2)}`;
	const isPlain = /^[A-Za-z(][ -~]*$/.test(commands) && !/: | #|[: ]$/.test(commands);
	return `${isPlain ? commands : quoted(commands)}\n`;
}
function yamlLines(lines, indent) {
	const [first = ''] = lines;
	return lines.length > 1 ? `|\n${indented(lines.join('\n'), indent + 2)}` : `${yamlText(first)}\n`;
}
function quoted(value) {
	if (value.search(NOT_PLAIN) < 0 && !value.includes('\t'))
		return `'${value.replaceAll("'", "''")}'`;
	return JSON.stringify(value).replace(NOT_PLAIN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function indented(text, by) {
	return `${text.replaceAll(/^(?=.)/gm, ' '.repeat(by))}\n`;
}
;// CONCATENATED MODULE: ./lib/src/actions/init/app-variables.js
function variablesOf(repository, app) {
	const manifest = manifestIn(repository, app);
	const ofFramework = (manifest && findFramework(manifest)?.variables) ?? [];
	const folders = [app, ...packagesOf(repository, app).map(({ folder }) => folder)];
	const paths = new Map();
	for (const { file, name, path } of repository.wordPressReads)
		if (folders.some((folder) => folder === '' || file.startsWith(`${folder}/`)))
			paths.set(name, paths.get(name) ?? path);
	const read = [...paths].map(([name, path]) => ({
		name,
		holds: 'the address of WordPress',
		from: `the address of its WordPress site${path ? `, followed by ${path}` : ''}`,
		path,
	}));
	return [...ofFramework, ...read.filter(({ name }) => !ofFramework.some((each) => each.name === name))];
}
const API_PATH = /\/(?:graphql|wp-json(?:\/[\w.-]+)*)$/;
function atSite(address, variables) {
	const known = variables.find(({ path }) => path && address.endsWith(path))?.path;
	const ending = known ?? API_PATH.exec(address)?.[0] ?? '';
	const site = address.slice(0, address.length - ending.length);
	if (known !== undefined || ending === '')
		return { site, variables };
	return { site, variables: variables.map((each) => (isUnclear(each) ? { ...each, path: ending } : each)) };
}
function isUnclear(variable) {
	return 'path' in variable && variable.path === undefined;
}
function describeGaps({ variables, wordpressUrl, kinds }) {
	const unclear = variables.filter((each) => wordpressUrl !== '' && isUnclear(each));
	const keys = variables.filter(({ holds }) => kinds.includes('rehearsal') && holds === 'a secret');
	return [
		...unclear.map(({ name }) => `${name} gets the address of the site: add a path, such as /graphql or /wp-json, if the app needs one.`),
		...keys.map(({ name }) => `A rehearsal has no ${name}: where the build makes possibleTypes.json, turn on "Enable Public Introspection" (GraphQL, Settings).`),
	];
}
function shellVariables({ variables, wordpressUrl }, secret, url = wordpressUrl) {
	if (variables.length === 0)
		return wordpressUrl === '' ? [] : [`WORDPRESS_URL=${url}`];
	return variables.map(({ name, holds, path = '' }) => `${name}=${holds === 'a secret' ? secret(name) : url + path}`);
}
function rehearsalVariables({ variables, wordpressUrl }) {
	return variables.map(({ name, holds, path = '' }) => ({
		key: name,
		value: holds === 'a secret' ? '' : wordpressUrl + path,
	}));
}
function seedOf(values) {
	const variables = rehearsalVariables(values);
	if (variables.length === 0)
		return '';
	return `          seed: |
            accounts:
              - name: acme
                installs: [{ name: acmeprod }]
                apps:
                  - name: storefront
                    environments:
                      - displayName: Rehearsal
                        wpEnvironment: acmeprod
                        shellVariables:
${variables.some(({ value }) => value === '') ? '                          # No secret: an empty key is a stand-in.\n' : ''}${indented(variables.map(({ key, value }) => `- { key: ${key}, value: '${value}' }`).join('\n'), 26)}`;
}
;// CONCATENATED MODULE: ./lib/src/actions/init/findings.js
const HOST_NAMES = {
	github: 'GitHub Actions',
	gitlab: 'GitLab CI',
	azure: 'Azure Pipelines',
	bitbucket: 'Bitbucket Pipelines',
};
function describeFindings(repository, known, { given, kinds }, runner) {
	const { ci, branch, path: app } = known;
	runner.info(`Found in ${(0,safe_text .Hk)(repository.top)}:`);
	const hostFrom = given.ci === undefined ? findCiHost(repository)?.from : '--ci';
	if (ci !== undefined)
		show(`${HOST_NAMES[ci]}: ${hostFrom ?? ''}`, runner);
	const branchFrom = repository.branch?.isOfRemote === true ? 'the default of the remote' : 'checked out now';
	if (branch !== undefined && kinds.includes('deploy'))
		show(`Branch ${branch}: ${given.branch === undefined ? branchFrom : '--branch'}`, runner);
	if (app !== undefined)
		describeApp(repository, app, runner);
}
function describeApp(repository, app, runner) {
	const manifest = manifestIn(repository, app);
	const framework = manifest && findFramework(manifest);
	const lock = findLockFile(repository, app);
	const node = findNode(repository, app);
	const built = framework?.buildFolder === undefined ? '' : `; it builds into ${framework.buildFolder}`;
	const lines = [
		`App: ${app || 'the top of the repository'}`,
		lock === undefined ? 'No lock file' : `${lock.manager}: ${external_node_path_.posix.join(lock.folder, lock.name)} is there`,
		...(node === undefined ? [] : [`Node ${node.value}: ${node.from}`]),
		...(framework === undefined ? [] : [`${framework.name}: package.json depends on it${built}`]),
	];
	for (const line of lines)
		show(line, runner);
}
function show(line, runner) {
	runner.info(`  ${(0,safe_text .Hk)(line)}`);
}
var input_reader = __webpack_require__(3412);
var address = __webpack_require__(7187);
var environment_reference = __webpack_require__(214);
var odd_values = __webpack_require__(4914);
var secure_url = __webpack_require__(9597);
;// CONCATENATED MODULE: ./lib/src/actions/init/answers.js
const HOSTS = inputs .mc.init.ci.choices;
const PARSERS = {
	ci: (text) => matching(text, new RegExp(`^(?:${HOSTS.join('|')})$`), `must be one of ${HOSTS.join(', ')}`),
	path: (text) => text,
	owner: (text) => matching(text, /^(?!.*--)[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?$/i, 'must be the name of an account on GitHub'),
	account: address .Zs,
	app: address .Zs,
	environment: parseEnvironment,
	username: (text) => matching(text, /^[\w.@+-]{1,128}$/, 'must be the API user ID: letters, digits and ". _ @ + -"'),
	branch: (text) => matching(text, /^(?!.*(?:\.\.|\/\/))\w[\w./-]{0,200}$/, 'must be a branch: letters, digits and ". _ / -"'),
	'wp-environment': address .Zs,
	'wordpress-url': (text) => {
		const url = (0,secure_url .c)(text);
		if (url.search !== '' || url.hash !== '')
			throw new RangeError('must not have a query or a fragment');
		return withoutSlash(url);
	},
};
function parseRoot(text) {
	return withoutSlash((0,address .kd)(text));
}
function parseNode(text) {
	const [, major = ''] = /^v?(\d{2})(?:\.[\dx]+)*$/.exec(text) ?? [];
	if (Number(major) >= 20)
		return major;
	throw new RangeError('must be a Node version such as 24, at least 20');
}
function withoutSlash(url) {
	return matching(url.href.replace(/\/$/, ''), /^[^$'"`\\\s]+$/, 'must not have quotes, "$" or "\\"');
}
function matching(text, pattern, problem) {
	if (pattern.test(text))
		return text;
	throw new RangeError(problem);
}
function parseEnvironment(text) {
	if ((0,odd_values .Vy)(text))
		throw new RangeError('must be an environment ID or a display name, but this is a secret');
	const reference = (0,environment_reference .ut)(text);
	const name = reference.kind === 'id' ? reference.id : reference.name;
	return matching(name, /^[^$"`\\{}]+$/, 'must not have "$", "\\", braces, or quotes other than an apostrophe here');
}
async function answerAll(questions, ask, signal) {
	const answers = {};
	const open = [];
	for (const question of questions) {
		const { input, problem } = question;
		const answer = ask === undefined || open.length > 0 ? undefined : await answerTo(question, ask, signal);
		if (answer === undefined)
			open.push({ input, problem, isMissing: problem === REQUIRED });
		else
			answers[input] = answer;
	}
	if (open.length > 0)
		throw new errors .oC(open);
	return answers;
}
const REQUIRED = 'is required, but empty or missing';
async function answerTo({ text, input, parse }, ask, signal) {
	for (let complaint = '';;) {
		const typed = (await ask(`${complaint}${text} (--${input}): `, signal))?.trim();
		signal.throwIfAborted();
		if (typed === undefined)
			return undefined;
		if (typed === '')
			continue;
		try {
			return parse(typed);
		}
		catch (error) {
			if (!(error instanceof RangeError))
				throw error;
			complaint = `It ${error.message}.\n`;
		}
	}
}
;// CONCATENATED MODULE: ./lib/src/actions/init/inputs.js
const KINDS = ['deploy', 'previews', 'nightly', 'rehearsal'];
const ANSWERS = Object.keys(PARSERS).filter((name) => name !== 'path');
const TIMEOUT_MINUTES = 24 * 60;
function readInitInputs(runner) {
	const reader = new input_reader .i_(inputs .mc.init, runner);
	const answers = ANSWERS.map((name) => [name, reader.parsedOr(name, '', PARSERS[name])]);
	const wanted = KINDS.map((kind) => [kind, reader.boolean(kind)]);
	const chosen = wanted.flatMap(([kind, isWanted]) => (isWanted === true ? [kind] : []));
	const kinds = chosen.length === 0 ? ['deploy'] : chosen;
	const given = Object.fromEntries(answers.filter(([, value]) => value !== ''));
	const isBad = [...answers, ...wanted].some(([, value]) => value === input_reader .eU);
	return reader.finish({
		folder: reader.required('path', real_path .Ir),
		given: isBad ? input_reader .eU : given,
		kinds,
		headlessUrl: reader.parsedOr('headless-url', undefined, parseRoot),
		node: reader.parsedOr('node-version', undefined, parseNode),
		isDryRun: reader.boolean('dry-run'),
		timeoutMinutes: TIMEOUT_MINUTES,
		failOnWarning: false,
	});
}
;// CONCATENATED MODULE: ./lib/src/actions/init/next-steps.js
function nextSteps(values, files, samples, { program, top }) {
	const has = (kind) => values.kinds.includes(kind);
	const names = files.map((file) => (0,shell_word .r)(file.path)).join(' ');
	const isAzure = values.ciHost === 'azure';
	const skip = has('deploy') && !isAzure ? ' [skip ci]' : '';
	const commit = {
		heading: skip === '' ? 'Commit and push' : 'Commit and push; "[skip ci]" keeps this push from deploying',
		lines: [`git add ${names}`, `git commit -m ${(0,shell_word .T)(`Add the files of headless-deploy${skip}`)}`, 'git push'],
	};
	const set = settings(values, files, samples);
	return [
		...(external_node_path_.relative('', top) === '' ? [] : [{ heading: 'Go to the repository', lines: [`cd ${(0,shell_word .r)(top)}`] }]),
		...(isAzure ? [] : set),
		...(has('deploy') && values.variables.length > 0 ? [setVariables(values)] : []),
		...(has('deploy') ? [checkHere(values, samples, program)] : []),
		...(values.plan.prepare.length > 0 ? [rehearseHere(values, { program, top })] : []),
		commit,
		...(isAzure ? set : []),
		...(values.ciHost === 'gitlab' && has('nightly')
			? [
				{
					heading: 'Create the schedule of the nightly job (04:23 UTC)',
					lines: [
						`glab schedule create --cron '23 4 * * *' --ref ${(0,shell_word .r)(values.branch)} --description 'Nightly rebuild'`,
					],
				},
			]
			: []),
		...(has('deploy') ? [firstRun(values, samples)] : []),
	];
}
function next_steps_variablesOf(values, samples) {
	return new Map([
		['HEADLESS_ACCOUNT', values.account],
		['HEADLESS_APP', values.app],
		['HEADLESS_ENVIRONMENT', values.environment],
		['HEADLESS_USERNAME', values.userId],
		['HEADLESS_URL', values.headlessUrl ?? rootIn(samples)],
	]);
}
function rootIn({ files }) {
	return /^ {2}HEADLESS_URL: (\S+)$/m.exec(files.gitlab)?.[1] ?? '';
}
const WEBHOOK = 'a webhook URL of the environment, from the portal';
const ASK_PASSWORD = 'printf "API password: " && read -rs HEADLESS_PASSWORD && export HEADLESS_PASSWORD && echo';
function settings(values, files, samples) {
	const all = files.map(({ text }) => text).join('\n');
	const variables = [...next_steps_variablesOf(values, samples)];
	if (values.ciHost !== 'azure' && values.kinds.every((kind) => kind === 'rehearsal'))
		return [];
	const byHost = {
		github: () => {
			const wanted = samples.commands['github-set-up'].flatMap((line) => {
				const name = /^gh (?:variable|secret) set (\w+)/.exec(line)?.[1] ?? '';
				const value = new Map(variables).get(name);
				if (!all.includes(`.${name} `))
					return [];
				return value === undefined ? line : line.replace(/ --body '.*'$/, () => ` --body ${(0,shell_word .T)(value)}`);
			});
			const webhook = all.includes('.HEADLESS_WEBHOOK_URL ') ? [`gh secret set HEADLESS_WEBHOOK_URL # ${WEBHOOK}`] : [];
			const ofApp = values.variables.flatMap(({ name, from }) => all.includes(`secrets.${name} `) ? [`gh secret set ${name} # ${from}: that of the previews`] : []);
			return {
				heading: 'Set the variables and secrets; "gh secret set" asks for the value',
				lines: [...wanted, ...webhook, ...ofApp],
			};
		},
		gitlab: () => gitlabSettings(values),
		azure: () => azureSettings(values, files),
		bitbucket: () => ({
			heading: 'Set these by hand: Repository settings > Pipelines > Repository variables',
			lines: [
				...(values.kinds.includes('deploy')
					? [
						...variables.map(([name, value]) => `${name}: ${value}`),
						'HEADLESS_PASSWORD: the API password; mark it as secured',
					]
					: []),
				...(values.kinds.includes('nightly')
					? [`HEADLESS_WEBHOOK_URL: ${WEBHOOK}; mark it as secured. Then add a schedule for the pipeline "nightly"`]
					: []),
			],
		}),
	};
	return [byHost[values.ciHost]()];
}
function azureSettings({ repository, branch }, files) {
	const pipelines = [
		['azure-pipelines.yml', 'headless-deploy', 'HEADLESS_PASSWORD'],
		['azure-nightly.yml', 'headless-nightly', 'HEADLESS_WEBHOOK_URL'],
		['azure-rehearsal.yml', 'headless-rehearsal', undefined],
	];
	const written = pipelines.filter(([name]) => files.some((file) => file.path === name));
	const notes = [
		...(written.some(([, , secret]) => secret === 'HEADLESS_WEBHOOK_URL')
			? [`HEADLESS_WEBHOOK_URL is ${WEBHOOK}`]
			: []),
		...(written.some(([, name]) => name === 'headless-rehearsal')
			? ['headless-rehearsal needs a build validation policy of the branch']
			: []),
	];
	return {
		heading: [
			'Once the files are pushed, create the pipeline and set the secret; the command "variable create" asks for its value',
			...notes,
		].join('. '),
		lines: written.flatMap(([file, name, secret]) => {
			const create = `az pipelines create --name ${name} --repository-type tfsgit --repository ${(0,shell_word .r)(repository)} --branch ${(0,shell_word .r)(branch)} --yml-path ${file} --skip-first-run true`;
			const set = `az pipelines variable create --pipeline-name ${name} --name ${secret ?? ''} --secret true`;
			return secret === undefined ? [create] : [create, set];
		}),
	};
}
function gitlabSettings({ kinds, variables }) {
	const isProtected = !kinds.includes('previews');
	const set = (name, protects = isProtected) => `printf %s "$${name}" | glab variable set ${name} --masked${protects ? ' --protected' : ''} --raw`;
	const webhook = kinds.includes('nightly')
		? [`read -rs HEADLESS_WEBHOOK_URL # ${WEBHOOK}`, set('HEADLESS_WEBHOOK_URL', true)]
		: [];
	const password = kinds.some((kind) => kind === 'deploy' || kind === 'previews')
		? [ASK_PASSWORD, set('HEADLESS_PASSWORD')]
		: [];
	const ofApp = kinds.includes('previews') ? variables.filter(({ holds }) => holds === 'a secret') : [];
	const how = isProtected ? 'masked and protected' : 'masked; what merge requests need is not protected';
	return {
		heading: `Set the secrets (bash), or by hand: Settings > CI/CD > Variables, ${how}`,
		lines: [
			...password,
			...webhook,
			...ofApp.flatMap(({ name, from }) => [`read -rs ${name} # ${from}: that of the previews`, set(name)]),
		],
	};
}
function checkHere(values, samples, program) {
	const { plan, ciHost } = values;
	const isMade = plan.prepare.length > 0;
	const folder = isMade ? values.folder || '.' : plan.path;
	const options = [
		['account', values.account],
		['app', values.app],
		['environment', values.environment],
		['headless-url', values.headlessUrl ?? rootIn(samples)],
		['username', values.userId],
		...(folder === '.' ? [] : [['path', folder]]),
	].map(([name = '', value = '']) => `--${name}${value.startsWith('-') ? '=' : ' '}${(0,shell_word .r)(value)}`);
	const warnings = isMade ? '. Ignore what it reports about lock files and dependencies: the job changes them' : '';
	return {
		heading: `Check files, credentials and environment from here (bash); nothing is sent${warnings}`,
		lines: [...(ciHost === 'gitlab' ? [] : [ASK_PASSWORD]), `${program} deploy --check ${options.join(' ')}`],
	};
}
function setVariables({ variables, environment }) {
	return {
		heading: `Before the first deploy, give the environment ${environment} these variables, in the portal under "Variables"`,
		lines: variables.map(({ name, from }) => `${name}: ${from}`),
	};
}
function rehearseHere({ plan, variables, folder }, { program, top }) {
	const file = external_node_path_.join(top, folder, '.env.local');
	const hasSome = variables.length > 0;
	const source = hasSome ? ` --env-from ${(0,shell_word .r)(file)}` : '';
	const [first = '', ...others] = plan.prepare.flatMap((lines) => lines.split('\n'));
	const [, pnpm] = /^npm install --global (pnpm@\S+)$/.exec(first) ?? [];
	const commands = (0,shell_word .T)([...(pnpm === undefined ? [first] : []), ...others].join('; '));
	const shell = `${pnpm === undefined ? '' : `npm exec --yes --package=${pnpm} -- `}bash -ec ${commands}`;
	const copy = `cd "$(mktemp -d)" && git clone --quiet ${(0,shell_word .r)(top)} .`;
	return {
		heading: `Rehearse what the job makes of the last commit (bash): this installs, builds and starts it here${hasSome ? `, with ${variables.map(({ name }) => name).join(', ')} from ${external_node_path_.relative(top, file)}` : ''}`,
		lines: [`(${copy} && ${shell} && ${program} rehearse ${plan.path}${source})`],
	};
}
function firstRun({ ciHost, branch, isBranchFound }, samples) {
	const target = ciHost === 'gitlab' && isBranchFound ? 'the default branch' : branch;
	if (ciHost !== 'github')
		return { heading: `From then on every push to ${target} deploys`, lines: [] };
	const heading = `The first run checks, the second one deploys; from then on every push to ${branch} does`;
	return { heading, lines: samples.commands['github-run'] };
}
var prefix = __webpack_require__(2484);
;// CONCATENATED MODULE: ./lib/src/actions/init/pipelines/values.js
function previewPrefix(repository, end) {
	return `${repository.slice(0, prefix .n - end.length)}${end}`;
}
function rehearsedPlan({ plan }) {
	const { requiredFiles, lockFile } = plan;
	return requiredFiles.length > 0 || lockFile === undefined ? plan : { ...plan, requiredFiles: [lockFile] };
}
;// CONCATENATED MODULE: ./lib/src/actions/init/pipelines/samples.js
const PLACEHOLDER = ['YOUR', 'ACCOUNT'].join('_');
function needsOwner({ files }) {
	return Object.values(files).some((text) => text.includes(PLACEHOLDER));
}
const HOLDER = /(?<=[\s/])[\w-]+(?=\/headless-deploy\b)/g;
function withOwner(text, owner) {
	return owner === undefined ? text : text.replaceAll(HOLDER, owner);
}
function replaceOnce(text, pattern, by) {
	const found = [...text.matchAll(new RegExp(pattern, 'gm'))];
	const [match, ...others] = found;
	if (match === undefined || others.length > 0)
		throw new RangeError(`${String(pattern)} is in a sample ${found.length} times`);
	return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}
;// CONCATENATED MODULE: ./lib/src/actions/init/pipelines/scripts.js
function withValues(text, values) {
	return Object.entries(values).reduce((before, [name, value]) => value === undefined ? before : replaceOnce(before, new RegExp(`(?<=^ *${name}: ).*$`), () => yamlText(value)), text);
}
function withBranch(text, { branch }) {
	return replaceOnce(text, /(?<=: )\[main\]$/, () => `[${yamlText(branch)}]`);
}
function withNode(text, { node }) {
	return node === undefined ? text : text.replaceAll(/(?<=image: node:)24$|\b24(?=\.x$)|(?<=: Node )24$/gm, node);
}
function withScript(text, plan) {
	const options = [
		...(plan.path === '.' ? [] : [`--path ${plan.path}`]),
		...plan.exclude.map((pattern) => `--exclude ${pattern}`),
		...plan.requiredFiles.map((name) => `--required-files ${name}`),
	];
	return replaceOnce(text, /^ +(?:- )?node .*\/cli\/index\.js" (?:deploy|rehearse)/, (found) => {
		const indent = found.search(/\S/);
		const before = plan.prepare.map((command) => {
			const kept = /\bcd /.test(command) ? subshell(command) : command;
			const isInList = found[indent] === '-';
			return isInList ? `${' '.repeat(indent)}- ${yamlCommands(kept, indent)}` : indented(kept, indent);
		});
		return [before.join('') + found, ...options].join(' ');
	});
}
function subshell(command) {
	return command.includes('\n') ? `(\nset -e\n${command}\n)` : `(${command})`;
}
function withRehearsal(text, values) {
	const options = rehearsalVariables(values).map(({ key, value }) => ` --env ${key}=${value}`);
	const named = replaceOnce(text, /" rehearse$/, (found) => [found, ...options].join(''));
	return withScript(named, rehearsedPlan(values));
}
;// CONCATENATED MODULE: ./lib/src/actions/init/pipelines/gitlab.js
const JOBS = {
	deploy: { deploy: (job, values) => withScript(onBranch(job, values), values.plan) },
	previews: {
		preview: (job, values) => withScript(withShellVariables(withPrefix(job, values), values), values.plan),
		'stop-preview': withPrefix,
	},
	rehearsal: { rehearse: withRehearsal },
	nightly: { nightly: (job) => job },
};
function fillGitLab(text, values) {
	const wanted = Object.assign({}, ...values.kinds.map((kind) => JOBS[kind]));
	const blocks = text.trimEnd().split('\n\n');
	const filled = blocks.flatMap((block) => {
		const [, name = ''] = /^([\w.-]+):/m.exec(block) ?? [];
		const isJob = Object.values(JOBS).some((jobs) => Object.hasOwn(jobs, name));
		const fill = name === 'variables' ? fillVariables : wanted[name];
		if (fill !== undefined)
			return [fill(block, values)];
		return isJob ? [] : [withNode(block, values)];
	});
	return `${filled.map((block) => block.trimEnd()).join('\n\n')}\n`;
}
function fillVariables(text, values) {
	const named = withValues(text, {
		HEADLESS_ACCOUNT: values.account,
		HEADLESS_APP: values.app,
		HEADLESS_ENVIRONMENT: values.environment,
		HEADLESS_USERNAME: values.userId,
		HEADLESS_URL: values.headlessUrl,
		TOOL_REPOSITORY: values.mirror,
	});
	if (values.kinds.includes('deploy'))
		return named;
	return named.replace(values.kinds.includes('previews') ? /^ {2}HEADLESS_ENVIRONMENT: .*\n/m : /^ {2}HEADLESS_.*\n/gm, '');
}
function onBranch(job, { branch, isBranchFound }) {
	return isBranchFound ? job : replaceOnce(job, /== \$CI_DEFAULT_BRANCH$/, () => `== "${branch}"`);
}
function withPrefix(job, { repository }) {
	return withValues(job, { HEADLESS_PREFIX: previewPrefix(repository, '-mr-') });
}
function withShellVariables(job, values) {
	const named = withValues(job, { HEADLESS_WP_ENVIRONMENT: values.install });
	const lines = shellVariables(values, (name) => `$${name}`);
	return replaceOnce(named, /^ {4}HEADLESS_SHELL_VARIABLES: .*\n/, () => lines.length === 0 ? '' : `    HEADLESS_SHELL_VARIABLES: ${yamlLines(lines, 4)}`);
}
;// CONCATENATED MODULE: ./lib/src/actions/init/pipelines/pipelines.js
const NODE = '24';
function sourcesOf({ ciHost, kinds }) {
	switch (ciHost) {
		case 'gitlab':
			return [['.gitlab-ci.yml', 'gitlab', fillGitLab]];
		case 'bitbucket':
			return [['bitbucket-pipelines.yml', 'bitbucket', fillBitbucket]];
		case 'azure':
			return kinds.flatMap((kind) => AZURE[kind]);
		case 'github':
			return kinds.map((kind) => [
				`.github/workflows/${kind}.yml`,
				`github-${kind}`,
				(text, values) => withRunner(GITHUB[kind](text, values), kind, values),
			]);
	}
}
function pipelinePaths(wanted) {
	return sourcesOf(wanted).map(([path]) => path);
}
function pipelineFiles({ files }, values) {
	return sourcesOf(values).map(([path, sample, fill]) => ({
		path,
		text: fill(withOwner(withoutCopyNote(files[sample]), values.owner), values),
	}));
}
function withoutCopyNote(text) {
	return text.replace(/^# [\w ]+: (?:copy this|a template\.)[^]*?(?=^(?!#)|^#$)/m, '').replace(/^#\n/, '');
}
const GITHUB = {
	deploy: (text, values) => withPlan(withBranch(text, values), values.plan, /^ {10}headless-url: .*\n/),
	previews: (text, values) => {
		const named = withValues(text, {
			PREFIX: previewPrefix(values.repository, '-pr-'),
			INSTALL: values.install,
			WORDPRESS_URL: values.wordpressUrl,
		});
		return withPlan(pipelines_withShellVariables(named, values), values.plan, /^ {10}wait: true\n/);
	},
	nightly: (text) => text,
	rehearsal: (text, values) => {
		const { nodeFile, node } = values;
		const version = nodeFile === undefined || node !== undefined
			? `node-version: ${node ?? NODE}`
			: `node-version-file: ${yamlText(nodeFile)}`;
		const onNode = replaceOnce(text, /node-version-file: package\.json/, () => version);
		const files = replaceOnce(onNode, /^ {10}required-files: .*\n/, () => '');
		const seeded = replaceOnce(files, /^ {10}run-apps: true\n/, (line) => line + seedOf(values));
		return withPlan(seeded, rehearsedPlan(values), /^ {10}wait: true\n/);
	},
};
function withRunner(text, kind, { isOnServer }) {
	if (!isOnServer)
		return text;
	const comment = kind === 'rehearsal'
		? 'It runs the code of pull requests: choose runners that never deploy.'
		: 'Any of your runners. Name a label of theirs.';
	return text.replaceAll(/(?<=^ {4}runs-on: )ubuntu-latest$/gm, `self-hosted # ${comment}`);
}
function pipelines_withShellVariables(text, values) {
	const lines = shellVariables(values, (name) => `\${{ secrets.${name} }}`, '${{ env.WORDPRESS_URL }}');
	if (lines.length > 0)
		return replaceOnce(text, /^ {12}WORDPRESS_URL=.*\n/, () => indented(lines.join('\n'), 12));
	const without = replaceOnce(text, /^ {10}shell-variables: \|\n {12}WORDPRESS_URL=.*\n/, () => '');
	return replaceOnce(without, /^ {2}WORDPRESS_URL: .*\n/, () => '');
}
function withPlan(text, plan, input) {
	const { path, exclude, requiredFiles, prepare } = plan;
	const inputs = [
		...(path === '.' ? [] : [`          path: ${yamlText(path)}\n`]),
		...listInput('exclude', exclude),
		...listInput('required-files', requiredFiles),
	];
	const steps = prepare.map((command) => `      - run: ${yamlCommands(command, 8)}`);
	const withInputs = replaceOnce(text, input, (line) => line + inputs.join(''));
	return replaceOnce(withInputs, /^ {6}- uses: \S+\/headless-deploy@v\d+$/, (line) => steps.join('') + line);
}
function listInput(name, values) {
	return values.length === 0 ? [] : [`          ${name}: ${yamlLines(values, 10)}`];
}
const BITBUCKET = {
	branches: 'deploy',
	'pull-requests': 'rehearsal',
	custom: 'nightly',
};
function fillBitbucket(text, values) {
	const { kinds, plan } = values;
	const blocks = withNode(text, values).trimEnd().split('\n\n');
	const filled = blocks.flatMap((block) => {
		const kind = BITBUCKET[/^ {2}([\w-]+):$/m.exec(block)?.[1] ?? ''];
		const top = block.startsWith('pipelines:\n') ? 'pipelines:\n' : '';
		if (kind === undefined || !kinds.includes(kind))
			return kind === undefined ? [block] : top.trimEnd() || [];
		if (kind === 'rehearsal')
			return withRehearsal(block, values);
		if (kind === 'nightly')
			return block;
		const named = replaceOnce(block, /^ {4}main:$/, () => `    ${yamlText(values.branch)}:`);
		return withScript(named, plan);
	});
	return `${filled
		.map((block) => block.trimEnd())
		.join('\n\n')
		.replace('pipelines:\n\n', 'pipelines:\n')}\n`;
}
const AZURE = {
	deploy: [
		['azure-pipelines.yml', 'azure', fillAzure],
		[
			'azure-deploy.yml',
			'azure-template',
			(text, values) => withScript(withNode(text, values), { ...values.plan, path: '.' }),
		],
	],
	previews: [],
	nightly: [['azure-nightly.yml', 'azure-nightly', (text, values) => withNode(withBranch(text, values), values)]],
	rehearsal: [
		['azure-rehearsal.yml', 'azure-rehearsal', (text, values) => withRehearsal(withNode(text, values), values)],
	],
};
function fillAzure(text, values) {
	const { account, app, environment, userId: username, headlessUrl } = values;
	const named = withValues(withBranch(text, values), { account, app, environment, username, headlessUrl });
	const { path } = values.plan;
	if (path === '.')
		return named;
	return replaceOnce(named, /^ {10}headlessUrl: .*\n/, (line) => `${line}          path: ${yamlText(path)}\n`);
}
;// CONCATENATED MODULE: ./lib/src/actions/init/questions.js
function knownAnswers({ given, kinds }, repository, ownerFor) {
	const [app, ...others] = findApps(repository);
	const ci = given.ci ?? findCiHost(repository)?.value;
	const found = {
		ci,
		path: others.length === 0 ? (app ?? repository.folder) : undefined,
		owner: ownerFor(ci),
		branch: branchOf(repository),
	};
	const known = { ...found, ...given };
	requireKinds(kinds, known.ci);
	return known;
}
async function completeAnswers(known, kinds, repository, { ask, signal, variables, }) {
	const apps = findApps(repository);
	const [deploys, previews] = [kinds.includes('deploy'), kinds.includes('previews')];
	const readsWordPress = [known.path ?? apps].flat().some((app) => variablesOf(repository, app).length > 0);
	const needed = [
		['ci', true, 'CI host: github, gitlab, azure or bitbucket', ciProblem(repository)],
		[
			'path',
			true,
			`Folder of the app: ${namesOf(apps)}`,
			`is not clear: give the folder of the app as PATH, one of ${namesOf(apps)}`,
		],
		['owner', true, 'Account on GitHub that holds your copy of headless-deploy', OWNER_PROBLEM],
		['branch', deploys, 'Branch to deploy', 'is not known: git shows no branch that can be used here'],
		['account', deploys || previews, 'Name of the account'],
		['app', deploys || previews, 'Name of the app'],
		['environment', deploys, 'Environment, such as Production'],
		['username', deploys || previews, 'API user ID'],
		['wp-environment', previews, 'WordPress install that previews read, never that of production'],
		[
			'wordpress-url',
			readsWordPress && (previews || kinds.includes('rehearsal')),
			'Address of the WordPress site that previews and rehearsals read',
		],
	];
	const questions = needed.flatMap(([input, isNeeded, text, problem = REQUIRED]) => !isNeeded || known[input] !== undefined ? [] : [{ input, text, problem, parse: parserOf(input, apps, variables) }]);
	const answers = { ...known, ...(await answerAll(questions, ask, signal)) };
	requireKinds(kinds, answers.ci);
	return answers;
}
function parserOf(input, apps, variables) {
	if (input !== 'path')
		return (text) => {
			const unevaluated = (0,odd_values .J1)(text, variables);
			if (unevaluated !== undefined)
				throw new RangeError(unevaluated);
			return PARSERS[input](text);
		};
	return (text) => {
		const folder = text.replace(/^\.\/|\/+$/g, '');
		if (apps.includes(folder))
			return folder;
		throw new RangeError(`must be one of ${namesOf(apps)}`);
	};
}
const OWNER_PROBLEM = 'is not known: this copy of headless-deploy does not name its owner. Give the account on GitHub, or run "npm run set-owner"';
function ciProblem({ remote }) {
	const where = remote === undefined
		? 'there is no remote "origin"'
		: `the remote host "${(0,safe_text .Hk)(remote.host)}" does not show it`;
	return `is not known, as ${where}: give one of ${inputs .mc.init.ci.choices.join(', ')}`;
}
function namesOf(folders) {
	return (0,format .Ku)(folders, 10, safe_text .Hk);
}
function branchOf({ branch }) {
	try {
		return branch === undefined ? undefined : PARSERS.branch(branch.name);
	}
	catch {
		return undefined;
	}
}
function describeOddAnswers(answers, headlessUrl) {
	const values = { ...answers, 'headless-url': headlessUrl };
	const login = answers.username?.includes('@')
		? ['The "username" contains an "@": it must be the API user ID, not the e-mail address of the login.']
		: [];
	return [...login, ...(0,odd_values .H4)({ input: (name) => values[name] ?? '' })];
}
function requireKinds(kinds, ciHost) {
	if (!kinds.includes('previews') || (ciHost !== 'azure' && ciHost !== 'bitbucket'))
		return;
	const problem = `is only written for GitHub and GitLab: ${ciHost} runs nothing when a pull request is closed, so that nothing would delete a preview; docs/how-to/previews.md of headless-deploy says what is possible there`;
	throw new errors .oC([{ input: 'previews', problem }]);
}
var full_disk = __webpack_require__(7495);
;// CONCATENATED MODULE: ./lib/src/actions/init/write.js
function requireNew(top, names) {
	const there = names.flatMap((name) => thereOf(top, name)).map(safe_text .Hk);
	if (there.length === 0)
		return;
	const [exist, it] = there.length === 1 ? ['exists', 'it'] : ['exist', 'them'];
	const problem = `${there.join(' and ')} ${exist} already, and init never overwrites a file. With --dry-run it prints what it would write, for you to put into ${it}. Nothing was written`;
	throw new errors .oC([{ input: 'path', problem }]);
}
function writeNew(top, files) {
	requireNew(top, files.map((file) => file.path));
	const undo = [];
	try {
		for (const file of files) {
			makeFolders(top, external_node_path_.posix.dirname(file.path), undo);
			const target = external_node_path_.join(top, file.path);
			(0,external_node_fs_.writeFileSync)(target, '', { flag: 'wx' });
			undo.push(() => (0,external_node_fs_.unlinkSync)(target));
			(0,external_node_fs_.writeFileSync)(target, file.text);
		}
	}
	catch (error) {
		for (const act of undo.toReversed())
			act();
		if (error instanceof errors .oC)
			throw error;
		const { code = '', path: place } = error;
		const reason = (0,full_disk .Qp)(error, top) ?? `"${(0,safe_text .Hk)(external_node_path_.relative(top, place ?? top))}": ${(0,safe_text .Hk)(code)}.`;
		throw new errors .oC([{ input: 'path', problem: `cannot be written to: ${reason} Nothing was written` }]);
	}
}
function thereOf(top, name) {
	const folder = external_node_path_.posix.dirname(name);
	const entries = (0,try_to_read .h)(() => (0,external_node_fs_.readdirSync)(external_node_path_.join(top, folder))) ?? [];
	const wanted = sameName(external_node_path_.posix.basename(name));
	return entries.filter((entry) => sameName(entry) === wanted).map((entry) => external_node_path_.posix.join(folder, entry));
}
function sameName(name) {
	return name.toLowerCase().replace(/\.yaml$/, '.yml');
}
function makeFolders(top, folder, undo) {
	if (folder === '.')
		return;
	makeFolders(top, external_node_path_.posix.dirname(folder), undo);
	const place = external_node_path_.join(top, folder);
	const stats = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
	if (stats?.isDirectory() === true)
		return;
	if (stats !== undefined) {
		const problem = `"${(0,safe_text .Hk)(folder)}" is not a folder, or is a link, which init does not follow. Nothing was written`;
		throw new errors .oC([{ input: 'path', problem }]);
	}
	(0,external_node_fs_.mkdirSync)(place);
	undo.push(() => (0,external_node_fs_.rmdirSync)(place));
}
;// CONCATENATED MODULE: ./lib/src/actions/init/run.js
const init = (0,step .o)({
	inputs: inputs .mc.init,
	read: readInitInputs,
	run: async (inputs, context) => {
		const { runner, services, signal, record } = context;
		const { samples, program } = services;
		const repository = await requireRepository(inputs, context);
		const clone = await services.findClone(runner);
		const mirror = mirrorOf(clone, repository.remote);
		const known = knownAnswers(inputs, repository, (ci) => {
			const ofServer = ci === 'github' && clone?.host !== 'github.com' ? ownerOf(clone, repository.remote) : undefined;
			const isNamed = !needsOwner(samples) || (ci === 'gitlab' && mirror !== undefined);
			return ofServer ?? (isNamed ? '' : ownerOf(clone));
		});
		describeFindings(repository, known, inputs, runner);
		const ciHost = known.ci;
		if (ciHost !== undefined && !inputs.isDryRun)
			requireNew(repository.top, pipelinePaths({ ...inputs, ciHost }));
		if (known.path !== undefined)
			requirePlan(repository, known.path, samples);
		const { ask } = services;
		const { variables } = runner;
		const answers = await completeAnswers(known, inputs.kinds, repository, { ask, signal, variables });
		const oddities = describeOddAnswers(answers, inputs.headlessUrl);
		if (oddities.length > 0)
			runner.warning('Value looks odd', oddities.join(' '));
		const app = answers.path ?? '';
		if (known.path === undefined)
			describeApp(repository, app, runner);
		const plan = requirePlan(repository, app, samples);
		const exclude = await buildOutput(repository, app, context);
		const values = valuesOf(inputs, repository, answers, { ...plan, exclude }, mirror);
		const server = values.isOnServer ? serverOf(repository) : undefined;
		const notes = [
			...plan.notes,
			...describeGaps(values),
			...(server === undefined ? [] : [describeServer(server)]),
			...exclude.map((folder) => `git tracks ${folder}, which the build makes: the deploy excludes it.`),
		];
		for (const note of notes)
			runner.info(`  Note: ${(0,safe_text .Hk)(note)}`);
		const files = pipelineFiles(samples, values);
		signal.throwIfAborted();
		if (!inputs.isDryRun) {
			writeNew(repository.top, files);
			record({ files: files.map((file) => file.path) });
		}
		runner.show(shownLines(files, nextSteps(values, files, samples, { program, top: repository.top }), inputs.isDryRun));
		return inputs.isDryRun ? 'dry-run' : 'done';
	},
	report: {
		outputs: ({ files }) => ({ files: files ?? null }),
		advice: (error, _facts, _inputs, ciHost) => (0,error_codes .ai)(error, { address: 'the repository', urlInput: 'headless-url' }, ciHost),
		summary: (_facts, { status }) => ({
			heading: (0,ending .W)(status, { done: 'Pipeline written', 'dry-run': 'Nothing written' }, 'Pipeline not written'),
		}),
	},
});
function describeServer(host) {
	return `${host} is not github.com, so jobs run on "self-hosted", which every runner of a GitHub Enterprise Server has. See docs/how-to/github-enterprise-server.md of headless-deploy; for Gitea and Forgejo, docs/how-to/proxies-and-runners.md.`;
}
async function requireRepository({ folder }, { runner, signal }) {
	const repository = await readRepository(folder, runner, signal);
	if (repository !== undefined)
		return repository;
	throw badPath(external_node_path_.relative('', folder) || '.', 'is not in a git repository; run "git init" first');
}
function badPath(value, problem) {
	return new errors .oC([{ input: 'path', value, problem }]);
}
const PLAIN_FOLDER = /^(?!-)[\w@.][\w@./-]*$/;
function requirePlan(repository, app, samples) {
	const name = app || '.';
	if (!PLAIN_FOLDER.test(name))
		throw badPath(name, 'must have only letters, digits and ". _ @ / -" in its path from the top of the repository');
	const plan = planDeploy(repository, app, samples);
	if (typeof plan === 'string')
		throw badPath(name, plan);
	return plan;
}
async function buildOutput(repository, app, { runner, signal }) {
	const manifest = manifestIn(repository, app);
	const folder = manifest && findFramework(manifest)?.buildFolder;
	if (folder === undefined)
		return [];
	return (await tracks(repository, external_node_path_.posix.join(app, folder), runner, signal)) ? [`/${folder}/`] : [];
}
function valuesOf({ given, kinds, headlessUrl, node }, repository, answers, plan, mirror) {
	const app = answers.path ?? '';
	const from = findNode(repository, app)?.from;
	const { site, variables } = atSite(answers['wordpress-url'] ?? '', variablesOf(repository, app));
	const name = repository.remote?.path
		.split('/')
		.at(-1)
		?.replaceAll(/[^\w.-]+/g, '-');
	return {
		ciHost: answers.ci,
		kinds,
		isOnServer: answers.ci === 'github' && serverOf(repository) !== undefined,
		account: answers.account ?? '',
		app: answers.app ?? '',
		environment: answers.environment ?? '',
		userId: answers.username ?? '',
		headlessUrl,
		branch: answers.branch ?? 'main',
		isBranchFound: given.branch === undefined && answers.branch === repository.branch?.name,
		owner: answers.owner || undefined,
		mirror: given.owner === undefined ? mirror : undefined,
		node,
		nodeFile: from === 'engines.node' ? external_node_path_.posix.join(app, 'package.json') : from,
		repository: name || external_node_path_.basename(repository.top).replaceAll(/[^\w.-]+/g, '-'),
		install: answers['wp-environment'] ?? '',
		wordpressUrl: site,
		variables,
		folder: app,
		plan,
	};
}
function shownLines(files, steps, isDryRun) {
	const written = files.flatMap(({ path: name, text }) => isDryRun ? [`# ${name}`, ...text.trimEnd().split('\n'), ''] : [`  ${name}`]);
	const next = steps.flatMap(({ heading, lines }, index) => [
		'',
		`${index + 1}. ${heading}${lines.length === 0 ? '.' : ':'}`,
		...lines.map((line) => `   ${line}`),
	]);
	return isDryRun ? written : ['Written:', ...written, ...next];
}
var clock = __webpack_require__(6544);
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./lib/src/runner/terminal/questions.js
function createQuestions({ stdin, stderr, env, }) {
	if (!stdin.isTTY || !stderr.isTTY || env['CI'])
		return undefined;
	return async (question, signal) => {
		signal.throwIfAborted();
		const lines = (0,external_node_readline_.createInterface)({ input: stdin, output: stderr, terminal: false });
		const done = new AbortController();
		try {
			return await new Promise((resolve, reject) => {
				signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal });
				lines.once('close', () => resolve(undefined));
				lines.question(question, resolve);
			});
		}
		finally {
			done.abort();
			lines.close();
		}
	};
}
;// CONCATENATED MODULE: ./lib/src/entries/init.js
async function run(runner, dist) {
	const program = (0,external_node_url_.fileURLToPath)(new URL('cli/index.js', dist));
	return await init(runner, {
		clock: clock .ml,
		samples: JSON.parse((0,external_node_fs_.readFileSync)(new URL('cli/samples.json', dist), 'utf8')),
		ask: createQuestions(process),
		program: `node ${(0,shell_word .r)(program)}`,
		findClone: async () => {
			const clone = external_node_path_.resolve((0,external_node_url_.fileURLToPath)(dist), '..');
			const repository = await readRepository(clone, runner, runner.cancelled);
			return repository?.top === clone ? repository.remote : undefined;
		},
	});
}
  })
};
