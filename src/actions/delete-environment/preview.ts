import type { ConfirmedEnvironment } from '../../platform/api/confirmed.ts';

/** An environment whose display name is the prefix and digits. No other is ever deleted. */
export interface Preview {
  readonly id: string;
  readonly displayName: string;
}

/** The preview that an environment is; undefined for any other environment. */
export function asPreview(prefix: string, { id, displayName }: ConfirmedEnvironment): Preview | undefined {
  return displayName !== undefined && isPreviewName(prefix, displayName) ? { id, displayName } : undefined;
}

export function isPreviewName(prefix: string, name: string): boolean {
  return name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length));
}

/** Why a preview may be mistaken for another environment, as a clause; undefined where it cannot. */
export function whyMistakable(
  { id, displayName }: Preview,
  environments: readonly ConfirmedEnvironment[],
): string | undefined {
  const others = environments.filter((each) => each.id !== id);
  if (others.some((each) => each.displayName === displayName)) return 'another environment has the same name';
  const isMixedUp = others.some((each) => each.id === displayName || each.displayName === id);
  return isMixedUp ? 'the ID of one environment is the display name of another' : undefined;
}

/** The pull request that a preview is for; undefined where its digits are no such number: `007`. */
export function pullRequestOf(prefix: string, name: string): number | undefined {
  const digits = name.slice(prefix.length);
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}
