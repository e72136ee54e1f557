import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { strykerPlugins as ofJest } from '@stryker-mutator/jest-runner';

const require = createRequire(import.meta.url);
/** @type {typeof import('./session.cjs')} */
const session = require('./session.cjs');
const ENVIRONMENT = fileURLToPath(new URL('environment.cjs', import.meta.url));

/**
 * What is used of Stryker's own runner. It starts Jest, and so the application, for each mutant.
 * @typedef {{ jestConfig: object; jestTestAdapter: { run(settings: object): Promise<unknown> } }} JestRunner
 * @typedef {{ activeMutant: { id: string }; testFilter?: string[] }} MutantRun
 */

/** Runs mutants one after the other in one run of Jest. The first run, without mutants, is Stryker's. */
class WarmRunner {
  /** @type {Promise<unknown> | undefined} The run of Jest. */
  #jest;

  /** @param {JestRunner & Record<'init' | 'dryRun', (options?: unknown) => Promise<unknown>>} runner */
  constructor(runner) {
    this.runner = runner;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  init() {
    return this.runner.init();
  }

  /** @param {unknown} options */
  dryRun(options) {
    return this.runner.dryRun(options);
  }

  /** @param {MutantRun} run */
  async mutantRun({ activeMutant: { id }, testFilter: tests }) {
    const outcome = await this.#run(id, tests);
    // All tests have passed since the last mutant that was noticed, so this one has broken it.
    if (outcome?.isBroken !== false) await this.dispose();
    if (!outcome) return { status: 'error', errorMessage: 'Jest has ended' };
    const { ran: nrOfTests, failedTest, message = '' } = outcome;
    if (failedTest === undefined) return { status: 'survived', nrOfTests };
    return { status: 'killed', nrOfTests, killedBy: [failedTest], failureMessage: message };
  }

  async dispose() {
    session.end();
    await this.#jest;
    this.#jest = undefined;
  }

  /**
   * @param {string} id
   * @param {string[] | undefined} tests
   * @returns {Promise<import('./session.cjs').Outcome | undefined>} undefined: Jest has ended
   */
  #run(id, tests) {
    const { jestConfig, jestTestAdapter } = this.runner;
    this.#jest ??= jestTestAdapter
      .run({ jestConfig: { ...jestConfig, testEnvironment: ENVIRONMENT } })
      .catch(() => undefined);
    const ended = this.#jest.then(() => undefined);
    return Promise.race([session.run({ id, tests }), ended]);
  }
}

/** @param {{ injectFunction(factory: unknown): unknown }} injector */
function warmRunner(injector) {
  const [jest] = ofJest;
  return new WarmRunner(/** @type {never} */ (injector.injectFunction(jest?.factory)));
}
warmRunner.inject = ['$injector'];

/**
 * What is read of a node of Babel.
 * @typedef {{
 *   isDecorator(): boolean;
 *   isCallExpression(): boolean;
 *   isBlockStatement(): boolean;
 *   isExpressionStatement(): boolean;
 *   isClassMethod(): boolean;
 *   get(key: 'callee' | 'expression' | 'key'): Path;
 *   get(key: 'body'): Path[];
 *   toString(): string;
 * }} Path
 */

const STARTS = new Set(['onModuleInit', 'onApplicationBootstrap']);

/** @param {Path} path */
const isLogged = (path) =>
  path.isCallExpression() && /^this\.log(?:Alert$|\.)/.test(path.get('callee').toString());
/** @param {Path} path */
const isLogLine = (path) => path.isExpressionStatement() && isLogged(path.get('expression'));

/**
 * Code whose mutants prove nothing: decorators, which declare routes that other tests check against
 * the contracts, lines for the log, which operators read, and what registers jobs and parts once at the
 * start, because the application that runs the mutants has started without them.
 * @param {Path} path
 */
function shouldIgnore(path) {
  if (path.isDecorator()) return 'a decorator declares';
  if (path.isClassMethod() && STARTS.has(path.get('key').toString())) return 'runs at the start';
  if (isLogged(path)) return 'a line for the log';
  // A block of a `catch`, for example.
  if (path.isBlockStatement() && path.get('body').every(isLogLine)) return 'lines for the log';
  return undefined;
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'warm-jest', factory: warmRunner },
  { kind: 'Ignore', name: 'declarations-and-log', value: { shouldIgnore } },
];
