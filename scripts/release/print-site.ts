import type { SiteChanged, SitePublished, SiteReleases, SiteSource } from './site-answers.ts';

/** What visitors get where it is not the live version. */
const SERVED: Record<SiteSource, string> = {
  folder: 'The folder SITE_DIR of the installation is served instead, as it was last valid.',
  release: '',
  none: 'Pages say that there is no site pack yet.',
};

const time = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const nameOf = ({ id, label }: { id: string; label: string | null }) =>
  label ? `${label} (${id})` : id;

export function printSitePublished({ version, added, files, bytes }: SitePublished): string {
  const outcome = added ? 'is published' : 'was already published, with the same files';
  return [
    `site ${version} ${outcome} (${files} files, ${Math.ceil(bytes / 1024)} kB).`,
    `Look at it: npm run release -- preview site ${version}`,
    `Make it live: npm run release -- promote site ${version}`,
  ].join('\n');
}

/**
 * With what the version sells otherwise.
 * @param source what visitors get after it
 */
export function printSiteChange(
  { from, to, changed, money }: SiteChanged,
  source: SiteSource,
  dryRun: boolean,
): string {
  const lines = money.map(
    ({ key, from: before, to: after }) => `  ${key}: ${before ?? 'absent'} → ${after ?? 'absent'}`,
  );
  if (lines.length > 0) lines.unshift('It changes what the site sells:');
  if (dryRun && lines.length > 0)
    lines.push('A member of the team with the right "sell" promotes it at /staff/platform.');
  return [headline({ from, to, changed }, source, dryRun), ...lines].join('\n');
}

function headline(
  { from, to, changed }: Omit<SiteChanged, 'money'>,
  source: SiteSource,
  dryRun: boolean,
): string {
  if (dryRun) return `site ${to} is valid. Nothing was changed (--dry-run).`;
  if (!changed)
    return [`site ${to} is already live. Nothing was changed.`, SERVED[source]].join(' ').trim();
  return `site: ${from ?? 'nothing'} → ${to}. ${SERVED[source] || 'Live for new page loads.'}`;
}

/** @param maxChanges maximum number of changes */
export function printSite(
  { live, source, rollback_to, versions, changes }: SiteReleases,
  maxChanges: number,
): string {
  const retained = versions.filter(({ state }) => state !== 'retired');
  const lines = [
    `site: ${live ? `${live} is live` : 'nothing is live'}`,
    ...(SERVED[source] ? [`  ${SERVED[source]}`] : []),
    ...retained.map(
      ({ version, state, published_at, published_by }) =>
        `  ${version}  ${state.padEnd(8)}  published ${time(published_at)} by ${nameOf(published_by)}${version === rollback_to ? '  ← rollback' : ''}`,
    ),
  ];
  const retired = versions.length - retained.length;
  if (retired > 0) lines.push(`  and ${retired} older, no longer retained`);
  for (const { at, kind, by, from, to, why } of changes.slice(0, maxChanges))
    lines.push(`  ${time(at)}  ${kind}  ${from ?? 'nothing'} → ${to}  ${nameOf(by)}: ${why}`);
  if (changes.length > maxChanges)
    lines.push('  and earlier changes: npm run release -- list site --json');
  return lines.join('\n');
}
