/** Reporter of Jest: the 20 suites that took longest, at the end. `npm run test:slowest` has it beside the usual one. */
export default class Slowest {
  /**
   * @param {unknown} _contexts
   * @param {{ testResults: { testFilePath: string, perfStats: { runtime: number } }[] }} results
   */
  onRunComplete(_contexts, { testResults }) {
    const suites = testResults.map(({ testFilePath, perfStats }) => ({ testFilePath, ms: perfStats.runtime }));
    const longest = suites.toSorted((a, b) => b.ms - a.ms).slice(0, 20);
    const total = suites.reduce((sum, { ms }) => sum + ms, 0);
    console.log(`\nSlowest of ${suites.length} suites, which took ${inSeconds(total)} one after the other:`);
    for (const { testFilePath, ms } of longest) console.log(`${inSeconds(ms).padStart(8)}  ${testFilePath}`);
  }
}

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
