/**
 * A module loading hook for Node that loads packages of this repository from their sources.
 * @type {import('node:module').ResolveHook}
 */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(specifier, { ...context, conditions: [...context.conditions, '@portico/source'] });
