import fc from 'fast-check';

/**
 * Where every generator of the tests begins. The same in each run: a pull request fails only for what it changed, never
 * for a text that chance drew. To look for more, with another one: `TEST_SEED=7 npm test -- FILE`, or `npm run soak`.
 */
export const SEED = Number(process.env['TEST_SEED'] ?? 20_240_601);

fc.configureGlobal({ seed: SEED });

/** fast-check, with that seed. */
export default fc;
