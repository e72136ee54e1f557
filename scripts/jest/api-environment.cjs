const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Node, whose packages are loaded once per worker instead of once per test file: of the seven
 * seconds in which an API started, five went to loading the same packages again.
 * The files of `packages-once.cjs` ask for them by `loadPackage`.
 */
module.exports = class ApiEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // Decorators write their metadata where the packages of the process read it.
    Object.assign(this.global, { loadPackage: createRequire(__filename), Reflect });
  }
};
