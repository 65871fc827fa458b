/**
 * How fast packing shall be: at least `atLeast` times as fast as another row of the same table, measured in the same run.
 * How much `zip` is worth differs from one machine to the next, so what is deflated is measured against the bound, which is
 * made of the same zlib; what is stored, and whole deploys, against what a user would type. On many small files we reach
 * 55 to 66 % of it, on a repository 66 to 83 %, by machine: starting threads, handing files to them and naming each entry
 * is the rest. Trying to make that cheaper gained 2 % at most, so these two goals notice only when it gets clearly worse.
 * @typedef {{ kind: 'pack' | 'deploy', tree: string, against: string, atLeast: number }} Goal
 * @type {readonly Goal[]}
 */
export const GOALS = [
  { kind: 'pack', tree: 'small', against: 'bound', atLeast: 0.5 },
  { kind: 'pack', tree: 'repository', against: 'bound', atLeast: 0.6 },
  { kind: 'pack', tree: 'text', against: 'bound', atLeast: 0.86 },
  { kind: 'pack', tree: 'media', against: 'zip', atLeast: 6 },
  { kind: 'pack', tree: 'small', against: 'archiver', atLeast: 12 },
  { kind: 'pack', tree: 'repository', against: 'archiver', atLeast: 12 },
  { kind: 'deploy', tree: 'repository', against: 'zip + curl', atLeast: 1.2 },
  { kind: 'deploy', tree: 'media', against: 'zip + curl', atLeast: 4 },
  { kind: 'deploy', tree: 'text', against: 'zip + curl', atLeast: 2 },
  { kind: 'deploy', tree: 'repository', against: 'archiver + axios', atLeast: 12 },
];

/**
 * What became of the goals whose both rows were measured.
 * @param {import('./report.js').Result[]} results
 * @returns {{ kind: Goal['kind'], tree: string, what: string, figure: string, goal: string, seconds: number, isMissed: boolean }[]}
 *   `seconds`: the most that meet the goal
 */
export function judge(results) {
  return GOALS.flatMap(({ kind, tree, against, atLeast }) => {
    const [ours, other] = ['headless-deploy', against].map((name) =>
      results.find((result) => result.kind === kind && result.tree === tree && result.peer === name),
    );
    if (ours === undefined || other === undefined) return [];
    const times = other.seconds / ours.seconds;
    const say = (/** @type {number} */ value) =>
      against === 'bound' ? `${(value * 100).toFixed(0)} %` : `${value.toFixed(1)} ×`;
    const figure = `${say(times)}${against === 'bound' ? ' of the bound' : ` ${against}`}`;
    const what = `${kind === 'pack' ? 'Pack' : 'Pack and upload'}: ${ours.title}`;
    const seconds = other.seconds / atLeast;
    return [{ kind, tree, what, figure, goal: `≥ ${say(atLeast)}`, seconds, isMissed: times < atLeast }];
  });
}
