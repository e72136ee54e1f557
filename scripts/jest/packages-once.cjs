/** Makes Jest load a package by `loadPackage` of `api-environment.cjs`, like Node itself. */
module.exports = {
  /** @param {unknown} _source @param {string} file absolute */
  process: (_source, file) => ({ code: `module.exports = loadPackage(${JSON.stringify(file)});` }),
  /** @param {unknown} _source @param {string} file absolute */
  getCacheKey: (_source, file) => `packages-once-${file}`,
};
