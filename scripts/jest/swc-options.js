/**
 * How swc compiles a source for tests, for Jest and for plain Node.
 * @param {string} file its name or address, which ends in `.tsx` where it holds JSX
 * @returns {import('@swc/core').Options}
 */
export function swcOptions(file) {
  const tsx = file.endsWith('.tsx');
  return {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx },
      ...(tsx && { transform: { react: { runtime: 'automatic', importSource: 'preact' } } }),
    },
    module: { type: 'es6' },
  };
}
