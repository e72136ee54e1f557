const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');
const { endLeftovers } = require('./leftovers.cjs');

/** Of sites-once.ts. @type {Map<string, string>} */
const compiledSites = new Map();
/** Of all test files of this worker. */
const shared = { loadPackage: createRequire(__filename), Reflect, compiledSites };

/**
 * Node, whose packages are loaded once per worker instead of once per test file: of the seven
 * seconds in which an API starts, five went to loading the same packages again.
 * The files of `packages-once.cjs` load them by `loadPackage`. This file is plain JavaScript, because
 * Stryker loads it without Jest (scripts/mutants).
 */
module.exports = class ApiEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // Decorators write their metadata to the instance that the packages of the process read.
    Object.assign(this.global, shared);
  }

  /** @override */
  async teardown() {
    endLeftovers();
    // zod keeps the metadata of the file's contracts.
    Reflect.get(globalThis, '__zod_globalRegistry')?.clear();
    await super.teardown();
  }
};
