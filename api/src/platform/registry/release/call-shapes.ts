import { listed } from '@portico/sdk/platform';
import { ReleaseRefused } from './errors.ts';
import type { VerifiedRelease } from './verify-release.ts';

/**
 * Checks that a release has the shape of each call that it lists, which the gate compares with the API. Releases without
 * the federation library have none.
 * @throws ReleaseRefused
 */
export function requireCallShapes({ manifest }: VerifiedRelease): void {
  const { name, operations, calls = {}, federation } = manifest;
  const missing = federation ? operations.filter((one) => !Object.hasOwn(calls, one)) : [];
  if (missing.length === 0) return;
  throw new ReleaseRefused([
    `calls of release.json does not have the shapes of ${listed(missing)}; "npm run build -- ${name}", or "npm run release -- describe ${name} --dir <folder>" after another bundler, writes them`,
  ]);
}
