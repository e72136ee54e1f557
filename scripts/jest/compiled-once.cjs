/**
 * Compiles each module once per worker. Jest compiles it again for each test file that loads it, some
 * eight hundred for an API, because each has a context of its own; V8 keeps what it made of a text for any context.
 */
const vm = require('node:vm');

const { compileFunction } = vm;
/** @type {Map<string, Buffer>} by the module's text */
const compiled = new Map();

/** @type {typeof compileFunction} */
vm.compileFunction = (code, params, options) => {
  const cachedData = compiled.get(code);
  if (cachedData) return compileFunction(code, params, { ...options, cachedData });
  const made = compileFunction(code, params, { ...options, produceCachedData: true });
  if (made.cachedData) compiled.set(code, made.cachedData);
  return made;
};
