import type { Cause } from './cause.ts';
import { INSTALL } from './install.ts';
import { MACHINE } from './machine.ts';
import { MISSING } from './missing.ts';
import { NATIVE } from './native.ts';
import { NODE_VERSIONS } from './node-versions.ts';
import { PACKAGES } from './packages.ts';
import { PAGES } from './pages.ts';
import { REGISTRY } from './registry.ts';
import { VARIABLES } from './variables.ts';

/** Each in the order of its weights. To add a cause, add a row and a sample of the same name. */
export const TABLES = { REGISTRY, INSTALL, NATIVE, MACHINE, PACKAGES, MISSING, VARIABLES, NODE_VERSIONS, PAGES };

/** What programs write when they fail, why they do, and what to do about it; the weightiest first. */
export const CAUSES: readonly Cause[] = Object.values(TABLES)
  .flat()
  .toSorted((one, other) => other.weight - one.weight);
