/** Reflection keys of the route decorators. */
export const CONTRACT = Symbol('contract');
export const ACCESS = Symbol('access');
