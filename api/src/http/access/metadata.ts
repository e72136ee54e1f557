/** Reflection keys of the route decorators. */
export const CONTRACT = Symbol('contract');
export const DESCRIPTION = Symbol('description');
export const ACCESS = Symbol('access');
export const TAKES_INPUT = Symbol('takes input');

/** Those of NestJS's own decorators. It has no other way to read them. */
export const METHOD = 'method';
export const PATH = 'path';
export const HTTP_CODE = '__httpCode__';
