/**
 * The folder of a build by another bundler. `npm test -- bundlers` has made it.
 * @param name of the build (scripts/test-run/bundlers.ts)
 */
export function builtWith(name: string): string {
  const { BUNDLERS_BUILT: folder } = process.env;
  if (folder === undefined) throw new Error('Run these tests with: npm test -- bundlers');
  return `${folder}/${name}`;
}
