/** Reflection keys of the route decorators. */
export const CONTRACT = Symbol('contract');
export const DESCRIPTION = Symbol('description');
export const ACCESS = Symbol('access');
