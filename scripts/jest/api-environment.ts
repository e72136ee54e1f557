import { TestEnvironment } from 'jest-environment-node';
import { createRequire } from 'node:module';

/**
 * Node, whose packages are loaded once per worker instead of once per test file: of the seven
 * seconds in which an API starts, five went to loading the same packages again.
 * The files of `packages-once.cjs` load them by `loadPackage`.
 */
export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Decorators write their metadata to the instance that the packages of the process read.
    Object.assign(this.global, { loadPackage: createRequire(__filename), Reflect });
  }
}
