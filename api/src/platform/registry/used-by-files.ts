import { isScript } from '@portico/sdk/platform';
import { unlistedUses } from '@portico/sdk/platform/unlisted-uses';
import { Pieces } from '../../core/process/turns.ts';
import { ReleaseRefused } from './errors.ts';
import type { VerifiedRelease } from './verify-release.ts';

/**
 * Reads from the scripts of a release what it uses: the gate compares what the manifest says (docs/decisions/0032).
 * @throws ReleaseRefused with everything that the manifest does not list
 */
export async function requireListedUses({ manifest, files }: VerifiedRelease): Promise<void> {
  const scripts = new Map(
    files
      .filter(({ path }) => isScript(path))
      .map(({ path, bytes }) => [path, bytes.toString('utf8')]),
  );
  const pieces = new Pieces();
  const issues = await unlistedUses(manifest, scripts, () => pieces.pause()).catch(
    (error: unknown) => {
      if (error instanceof SyntaxError) return [error.message];
      throw error;
    },
  );
  if (issues.length > 0) throw new ReleaseRefused(issues);
}
