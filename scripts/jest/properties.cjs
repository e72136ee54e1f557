// eslint-disable-next-line portico/allowed-imports -- jest.config.ts leads the package's name here.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

/**
 * fast-check with the same values in every run, so that only a change turns a test red.
 * `npm test -- random` draws other values and prints the seed that repeats them.
 */
fc.configureGlobal({ seed: process.env.RANDOM_TESTS === '1' ? jest.getSeed() : 1 });

module.exports = fc;
