/**
 * What is read of a node of Babel.
 * @typedef {{
 *   isDecorator(): boolean;
 *   isCallExpression(): boolean;
 *   get(key: 'callee'): { toString(): string };
 * }} Path
 */

/**
 * Code whose mutants prove nothing, by Stryker's plugin of kind `Ignore`: decorators, which declare
 * routes that other tests check against the contracts, and lines for the log, which operators read.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'declarations-and-log',
    value: {
      /** @param {Path} path */
      shouldIgnore(path) {
        if (path.isDecorator()) return 'a decorator declares';
        if (path.isCallExpression() && /^this\.log\./.test(path.get('callee').toString()))
          return 'a line for the log';
        return undefined;
      },
    },
  },
];
