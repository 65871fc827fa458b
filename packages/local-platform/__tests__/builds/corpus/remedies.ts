/** What a person should do about a failure, and by which words an advice is known to say so. */
export interface Remedy {
  readonly todo: string;
  readonly says: RegExp;
}

export const REMEDIES = {
  'add-script': { todo: 'add the script to package.json', says: /has no script|add it/i },
  budget: { todo: 'make it smaller, or raise the budget', says: /angular\.json|"budgets"/ },
  'dead-links': { todo: 'correct the links', says: /ignoreDeadLinks/ },
  'no-watching': { todo: 'do not watch files', says: /need not watch/ },
  'one-version': { todo: 'install one version', says: /remove node_modules and the lock file/ },
  'other-sass': { todo: 'use Dart Sass', says: /use "sass"/ },
  'browser-only': { todo: 'use it in the browser only', says: /browser/i },
  certificate: { todo: 'make Node trust the certificate', says: /NODE_EXTRA_CA_CERTS|renew it/ },
  'build-first': {
    todo: 'let the script "build" make what the start needs',
    says: /\bbuild\b.*(script|makes?|made|run)|(script|run)\b.*\bbuild\b/i,
  },
  executable: { todo: 'set the executable bit', says: /executable/i },
  'file-ending': { todo: 'name the file with its ending', says: /ending|extension|\.js\b/i },
  'fonts-offline': {
    todo: 'serve the font from the app, or give the build a network',
    says: /next\/font\/local|network|reach/i,
  },
  'free-disk': { todo: 'free space on the disk', says: /Free space/ },
  generate: { todo: 'run the generator before the build', says: /generate|codegen/i },
  'git-access': { todo: 'fetch it by https, or from a registry', says: /https|registry|ssh key|credential|access/i },
  'install-package': { todo: 'add the package to package.json', says: /package\.json|not installed/i },
  'keep-dev-package': {
    todo: 'move it to "dependencies"',
    says: /devDependencies[^]*"?dependencies|NODE_ENV[^]*dependencies/i,
  },
  'line-breaks': { todo: 'save it with LF', says: /CRLF|line breaks/i },
  'log-in': { todo: 'correct the user or the password', says: /refused the log-in/ },
  'listen-port': { todo: 'listen on the port of the variable PORT', says: /PORT/ },
  'lock-file': {
    todo: 'run the install, and commit the lock file',
    says: /(commit|update|run|make|regenerate|renew)[^]*lock|lock[^]*(commit|update|out of date|run|regenerate|renew)/i,
  },
  'missing-file': {
    todo: 'bring the file into the zip',
    says: /there is no|not there|missing|ignored|committed|differs? in case|another case/i,
  },
  'module-system': { todo: 'choose one module system', says: /"type"|\.cjs|\.mjs|import\b/i },
  'more-memory': { todo: 'give it more memory, or use less', says: /memory/i },
  download: { todo: 'let its install script download it', says: /install script/i },
  'lint-itself': { todo: 'call eslint itself', says: /"eslint \."/ },
  'no-git': { todo: 'do without git', says: /no \.git folder/ },
  'node-env': { todo: 'do not set NODE_ENV', says: /NODE_ENV[^]*remove it/i },
  rebuild: { todo: 'compile it where it runs', says: /rebuild|installs it anew/i },
  'system-library': { todo: 'do without it, or bring it along', says: /platform has/i },
  'no-compiler': {
    todo: 'use a version with a prebuilt binary, or no native module',
    says: /prebuilt|compile|native/i,
  },
  'no-such-package': {
    todo: 'correct its name, or give the token of its registry',
    says: /no such (package|version)|has no version|name|spelled|token|private|does not (exist|have)|publish/i,
  },
  'node-version': { todo: 'ask for that Node.js', says: /engines|Node\.js .*(version|\d)|another Node|newer Node/i },
  'npm-protocol': { todo: 'build a folder that npm can install', says: /npm/i },
  'other-platform': { todo: 'make it an optional dependency', says: /optionalDependencies/i },
  openssl: {
    todo: 'use newer tools, or NODE_OPTIONS=--openssl-legacy-provider',
    says: /openssl-legacy-provider|older Node|webpack 5|newer/i,
  },
  override: { todo: 'let the override follow the dependency', says: /write "\S+": "\$/ },
  'no-modules': { todo: 'do not deploy node_modules', says: /[Dd]o not deploy node_modules/ },
  'open-files': { todo: 'open fewer, or raise the limit', says: /ulimit/ },
  'other-version': { todo: 'use another version', says: /another version|an? (?:older|newer) version/ },
  'reference-tailwind': { todo: 'let the file know Tailwind', says: /@reference/ },
  'use-webpack': { todo: 'build with webpack, or another Next.js', says: /webpack.*newer Next\.js/ },
  'webpack-5': { todo: 'use what webpack 4 knows, or webpack 5', says: /or webpack 5/ },
  'package-json': { todo: 'make package.json JSON again', says: /not valid JSON/i },
  'platform-package': {
    todo: 'install the optional package of Linux',
    says: /optional|platform|linux|operating system/i,
  },
  'page-for-json': {
    todo: 'correct the address',
    says: /answered with a web page|did not answer with JSON|answers itself/,
  },
  polyfill: { todo: 'give webpack a fallback', says: /fallback|polyfill|browser/i },
  'reach-service': {
    todo: 'let the service answer while the app is built',
    says: /reach|answer|connect|respond|running|is it up|network/i,
  },
  'registry-token': { todo: 'give the token of the registry', says: /token|\.npmrc/i },
  preflight: { todo: 'do not install it beside react-scripts', says: /remove "/ },
  /** It is the app's to repair, and the quoted line says how. */
  repair: { todo: 'correct the place that is quoted', says: /./ },
  'compile-in-jest': { todo: 'let Jest compile the package', says: /transformIgnorePatterns/ },
  'newer-tool': { todo: 'use a newer version of the tool', says: /use a newer/ },
  'resolve-peers': { todo: 'choose versions that go together', says: /peer|legacy-peer-deps/i },
  retry: { todo: 'try again: the network or the registry failed', says: /again|network|reach|answer/i },
  'set-variable': { todo: 'set the variable', says: /variable/i },
  'slow-start': { todo: 'start faster, or wait longer', says: /slow|longer|still (starting|working|running)|wait/i },
  'write-elsewhere': { todo: 'write to a folder of the app', says: /write|permission|folder/i },
  'workspace-root': { todo: 'name the app of the workspace', says: /workspace/i },
  'yarn-version': { todo: 'use a lock file that the platform reads', says: /Yarn/i },
} as const satisfies Record<string, Remedy>;

export type RemedyId = keyof typeof REMEDIES;
