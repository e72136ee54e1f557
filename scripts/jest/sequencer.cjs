const { default: Sequencer } = require('@jest/test-sequencer');

/** Tests that read the coverage of their whole process, which grows with each test file that it has run. */
const FIRST = /\/embed-code\/linear\.test\.ts$/;

/** Jest's order, except that what needs a fresh worker comes first: a minute, or four seconds. */
module.exports = class extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isFirst = (/** @type {{ path: string }} */ { path }) => FIRST.test(path);
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
  }
};
