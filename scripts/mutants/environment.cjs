/**
 * The fields of Jest's events that are read.
 * @typedef {{ type: 'test'; mode?: string | null }} Test
 * @typedef {{ type: 'describeBlock'; children: (Test | Block)[] }} Block
 * @typedef {{ name: string; test?: Test; describeBlock?: Block }} TestEvent
 */

const ApiEnvironment = require('../jest/api-environment.cjs');

/** The mutant that a test of this process has noticed. */
let noticed = '';

/** Stryker sets it for the run of a mutant, and not for the first run. */
const mutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;

/**
 * The environment of API tests that skips all tests after the first failure: one test that notices a
 * mutant is enough, and Stryker cannot end a run of Jest.
 */
module.exports = class MutantEnvironment extends ApiEnvironment {
  /** @param {TestEvent} event */
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') noticed = mutant() ?? '';
    if (!noticed || noticed !== mutant()) return;
    // Without a test, a block does not start its application either.
    if (event.name === 'run_describe_start' && event.describeBlock) skipAll(event.describeBlock);
    if (event.name === 'test_start' && event.test) event.test.mode = 'skip';
  }
};

/** @param {Block} block */
function skipAll(block) {
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipAll(child);
  }
}
