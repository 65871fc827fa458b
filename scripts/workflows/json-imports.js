/**
 * A hook for `module.register`: `@actions/workflow-parser` imports its schemas without `with { type: 'json' }`, as
 * bundlers allow and Node does not.
 * @param {string} url
 * @param {import('node:module').LoadHookContext} context
 * @param {(url: string, context: import('node:module').LoadHookContext) => Promise<import('node:module').LoadFnOutput>} next
 */
export async function load(url, context, next) {
  return await next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);
}
