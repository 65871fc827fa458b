import type { BuildState } from '../../state/builds.ts';

/** How a build stands, as a word that has the colour of its kind. */
export function BuildStateLabel({ state }: { readonly state: BuildState }) {
  return <span class={`state ${state}`}>{state}</span>;
}
