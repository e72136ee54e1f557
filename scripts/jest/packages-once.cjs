/** A package's file, told to Jest as "what Node itself loads": see `api-environment.cjs`. */
module.exports = {
  /** @param {unknown} _source @param {string} file absolute */
  process: (_source, file) => ({ code: `module.exports = loadPackage(${JSON.stringify(file)});` }),
  /** @param {unknown} _source @param {string} file absolute */
  getCacheKey: (_source, file) => `packages-once-${file}`,
};
