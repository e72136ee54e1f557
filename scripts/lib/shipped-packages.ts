import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';
import { packagesReachedBy } from './locked-packages.ts';
import type { Lock } from './lockfile.ts';

/** Workspaces whose dependencies run on servers of operators or in browsers of visitors. */
const SHIPPED = [
  ...['api', 'shell', 'shared/sdk', 'shared/site', 'shared/contracts', 'shared/ui'],
  ...REMOTE_NAMES,
];

/**
 * The packages that Portico ships: the other ones only build and test.
 * @param packages of `package-lock.json`
 * @returns place of each package (`node_modules/a`) -> its version
 */
export function shippedPackages(packages: Lock['packages']): Map<string, string> {
  const imports = SHIPPED.flatMap((from) =>
    Object.keys(packages[from]?.dependencies ?? {}).map((name) => ({ name, from })),
  );
  return packagesReachedBy(packages, imports);
}
