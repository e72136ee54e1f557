import { styleProblems } from '@portico/sdk/platform/contained-styles';
import { ReleaseRefused } from './errors.ts';
import type { VerifiedRelease } from './verify-release.ts';

/**
 * Checks that no stylesheet of a remote can hide or restyle the shell (docs/decisions/0025).
 * @throws ReleaseRefused with each rule that can reach beyond pages
 */
export function requireContainedStyles({ manifest, files }: VerifiedRelease): void {
  if (manifest.kind === 'shell') return;
  const issues = files
    .filter(({ path }) => path.toLowerCase().endsWith('.css'))
    .flatMap(({ path, bytes }) =>
      styleProblems(bytes.toString('utf8'), manifest.name).map(
        (problem) =>
          `${path}, ${problem}; "npm run build -- ${manifest.name}" scopes the rules to pages`,
      ),
    );
  if (issues.length > 0) throw new ReleaseRefused(issues.slice(0, MAX_ISSUES));
}

const MAX_ISSUES = 20;
