import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { RAISES, type Raise } from './version.ts';

const UNRELEASED = 'Unreleased';
/** The sections of a version (https://keepachangelog.com), and the least raise that entries there need. */
const SECTIONS: Record<string, Raise> = {
  // What operators have to do.
  Upgrading: 'patch',
  Added: 'minor',
  Changed: 'minor',
  Deprecated: 'minor',
  Removed: 'major',
  Fixed: 'patch',
  Security: 'patch',
};
const BREAKING = /^- \*\*Breaking/m;
const ENTRY = /^- /m;

/** @returns what a version changed, without the heading; undefined: the changelog has no such version */
export function sectionOf(changelog: string, version: string): string | undefined {
  const title = version === UNRELEASED ? `## ${UNRELEASED}` : `## ${version} - `;
  const found = changelog
    .split(/^(?=## )/m)
    .find((part) => `${part.split('\n', 1)[0]} `.startsWith(`${title.trimEnd()} `));
  return found?.slice(found.indexOf('\n')).trim();
}

/**
 * The least raise that unreleased changes need.
 * @throws CliError if there are none, or if they are not complete
 */
export function neededRaise(changelog: string): Raise {
  const changes = sectionOf(changelog, UNRELEASED);
  if (changes === undefined) throw new CliError(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const sections = new Map(
    changes
      .split(/^### /m)
      .slice(1)
      .map((part) => [part.split('\n', 1)[0]!.trim(), part] as const)
      .filter(([, part]) => ENTRY.test(part)),
  );
  if (sections.size === 0)
    throw new CliError(`CHANGELOG.md names no change below "${UNRELEASED}".`);
  const raises = [...sections.keys()].map((name) => {
    const raise = SECTIONS[name];
    if (raise) return raise;
    const titles = Object.keys(SECTIONS).join(', ');
    throw new CliError(
      `CHANGELOG.md has the section "${name}" below "${UNRELEASED}"; use ${titles}.`,
    );
  });
  if (BREAKING.test(changes)) raises.push('major');
  const needed = RAISES.find((raise) => raises.includes(raise))!;
  if (needed === 'major' && !sections.has('Upgrading'))
    throw new CliError(
      'CHANGELOG.md has a breaking change and no section "Upgrading" that says what to do.',
    );
  return needed;
}

/**
 * Moves the unreleased changes below the heading of a version.
 * @param date `2026-11-23`
 * @param last the version before
 */
export function released(
  changelog: string,
  { version, date, last }: { version: string; date: string; last: string },
): string {
  const heading = `## ${UNRELEASED}\n\n## ${version} - ${date}\n\nChanges since \`v${last}\`.`;
  return changelog.replace(`## ${UNRELEASED}`, heading);
}
