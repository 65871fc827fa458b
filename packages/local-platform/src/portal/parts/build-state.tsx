import type { BuildState } from '../../state/builds/builds.ts';

/**
 * How a build stands, as a word that has the colour of its kind.
 * @param of what an open page calls the build when it says that this changed
 */
export function BuildStateLabel({ state, of }: { readonly state: BuildState; readonly of: string }) {
  return (
    <span class={`state ${state}`} data-announce={`${of}: ${state}`}>
      {state}
    </span>
  );
}
