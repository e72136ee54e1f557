const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const ApiEnvironment = require('../jest/api-environment.cjs');
const session = require('./session.cjs');

/**
 * The fields of Jest's objects that are used.
 * @typedef {{ type: string; timeout?: number }} Hook
 * @typedef {{
 *   type: 'test'; name: string; parent: Block; mode?: string | null; timeout?: number;
 *   fn: () => unknown; errors: unknown[]; retryReasons: unknown[];
 *   unhandledRejectionErrorByPromise: Map<unknown, unknown>;
 * }} Test
 * @typedef {{ type: 'describeBlock'; name: string; parent?: Block; hooks: Hook[]; children: (Test | Block)[] }} Block
 * @typedef {{ name: string; test?: Test; error?: unknown }} TestEvent
 */

/** Milliseconds for a test and for its hooks: a mutant may never end, and may block the database. */
const TEST_MS = 30_000;
const HOOK_MS = 15_000;
/** Below the copy of the checkout, in which Stryker runs. */
const LEFT_OUT = 'left-out-tests.json';
/** Milliseconds to start the application. */
const START_MS = 120_000;

/**
 * Runs the tests of many mutants in one application, which takes seconds to start. Jest's list of
 * tests grows while it runs: a pause waits for the next mutant, and adds its tests and the next pause.
 * After the first failure, the other tests of a mutant are skipped, and the failed one is run
 * again without the mutant. If it fails again, the mutant has broken the application for others.
 * Before the first mutant, all tests run without one and in the opposite order: a test that fails then
 * continues another one, would notice every mutant, and is left out.
 */
module.exports = class MutantEnvironment extends ApiEnvironment {
  /** @type {Map<string, Test>} Tests by their full names. */
  #tests = new Map();
  /** @type {Map<string, number>} Mutants that a test has noticed, by its name. */
  #noticed = new Map();
  /** @type {Block | undefined} */
  #root;
  /** @type {Test | undefined} */
  #pause;
  /** @type {{ answer: (outcome: import('./session.cjs').Outcome) => void; outcome: import('./session.cjs').Outcome } | undefined} */
  #current;
  #isTold = false;
  /** @type {WeakMap<Test, { name: string; mutant: string | undefined; isTrial?: boolean }>} */
  #runs = new WeakMap();

  /**
   * @param {TestEvent} event
   * @param {{ rootDescribeBlock: Block }} state
   */
  async handleTestEvent({ name, test, error }, { rootDescribeBlock: root }) {
    if (name === 'run_start') this.#flatten(root);
    if (name === 'test_start' && test) await this.#start(test);
    if ((name === 'test_fn_failure' || name === 'hook_failure') && test) this.#fail(test, error);
  }

  /** Moves all tests and the hooks that run once to the root, so that one loop runs them. */
  #flatten(/** @type {Block} */ root) {
    this.#root = root;
    const visit = (/** @type {Block} */ block) => {
      for (const child of block.children) {
        if (child.type === 'test') this.#tests.set(fullName(child), child);
        else visit(child);
      }
      for (const hook of block.hooks) hook.timeout = hook.type === 'beforeAll' ? START_MS : HOOK_MS;
      if (block !== root)
        root.hooks.push(...block.hooks.filter(({ type }) => type.endsWith('All')));
    };
    visit(root);
    root.children.length = 0;
    this.#addPause();
  }

  #addPause() {
    const [any] = this.#tests.values();
    if (!any || !this.#root) return;
    this.#pause = { ...copyOf(any), name: 'pause', parent: this.#root, fn: () => undefined };
    this.#root.children.push(this.#pause);
  }

  /** @param {Test} test */
  async #start(test) {
    if (test === this.#pause) return this.#next();
    const run = this.#runs.get(test);
    if (run?.mutant !== undefined && this.#current?.outcome.failedTest !== undefined)
      test.mode = 'skip';
    else this.#activate(run?.mutant);
  }

  async #next() {
    this.#activate(undefined);
    this.#current?.answer(this.#current.outcome);
    this.#current = undefined;
    // A process that replaces another one does not try again.
    if (!session.alone && existsSync(LEFT_OUT)) this.#recall();
    if (!session.alone) return this.#try();
    if (!this.#isTold) this.#tell();
    const next = await session.next();
    if (!next) return;
    const { job, answer } = next;
    const names = (job.tests ?? [...this.#tests.keys()]).filter(
      (name) => this.#tests.has(name) && session.alone?.has(name),
    );
    this.#current = { answer, outcome: { ran: names.length, isBroken: false } };
    // Tests that notice much come first.
    const count = (/** @type {string} */ name) => this.#noticed.get(name) ?? 0;
    for (const name of names.sort((a, b) => count(b) - count(a))) this.#add(name, job.id);
    this.#addPause();
  }

  #recall() {
    const leftOut = new Set(JSON.parse(readFileSync(LEFT_OUT, 'utf8')));
    session.alone = new Set([...this.#tests.keys()].filter((name) => !leftOut.has(name)));
  }

  /** Writes down which tests are left out (`run-group.ts` reads it). */
  #tell() {
    this.#isTold = true;
    const leftOut = [...this.#tests.keys()].filter((name) => !session.alone?.has(name));
    writeFileSync(LEFT_OUT, JSON.stringify(leftOut));
  }

  /** Runs each test without the ones before it. */
  #try() {
    session.alone = new Set(this.#tests.keys());
    for (const name of [...this.#tests.keys()].reverse()) {
      const copy = copyOf(/** @type {Test} */ (this.#tests.get(name)));
      this.#runs.set(copy, { name, mutant: undefined, isTrial: true });
      this.#root?.children.push(copy);
    }
    this.#addPause();
  }

  /**
   * @param {string} name
   * @param {string | undefined} mutant
   */
  #add(name, mutant) {
    const test = this.#tests.get(name);
    if (!test || !this.#root) return;
    const copy = copyOf(test);
    this.#runs.set(copy, { name, mutant });
    if (mutant !== undefined) this.#root.children.push(copy);
    // Before the pause, which is the last one.
    else this.#root.children.splice(-1, 0, copy);
  }

  /**
   * @param {Test} test
   * @param {unknown} error
   */
  #fail(test, error) {
    const run = this.#runs.get(test);
    if (run?.isTrial) session.alone?.delete(run.name);
    const outcome = this.#current?.outcome;
    if (!run || !outcome) return;
    if (run.mutant === undefined) outcome.isBroken = true;
    else if (outcome.failedTest === undefined) {
      outcome.failedTest = run.name;
      outcome.message = String(error).slice(0, 500);
      this.#noticed.set(run.name, (this.#noticed.get(run.name) ?? 0) + 1);
      this.#add(run.name, undefined);
    }
  }

  /** @param {string | undefined} mutant */
  #activate(mutant) {
    /** @type {{ __stryker__?: { activeMutant?: string | undefined } }} */
    const { global } = this;
    global.__stryker__ ??= {};
    global.__stryker__.activeMutant = mutant;
  }
};

/** @param {Test} test */
const copyOf = (test) => ({
  ...test,
  timeout: TEST_MS,
  errors: [],
  retryReasons: [],
  unhandledRejectionErrorByPromise: new Map(),
});

/**
 * The name as Stryker knows it.
 * @param {Test} test
 */
function fullName(test) {
  const names = [test.name];
  for (let block = test.parent; block.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}
