import type { Changed } from './change.mjs';
import type { Copied } from './copy.ts';
import type { CreatedPreview, ListedPreview } from './preview-answers.ts';
import type { Published } from './publish.mjs';
import type { Pulled } from './pull.ts';

/** The newest smoke run of a version. */
interface Smoke {
  state: string;
  reason: string | null;
  failures: { path: string; findings: { rule: string; words: string }[] }[];
}

interface Actor {
  id: string;
  label: string | null;
}

/** An app as `/api/releases` describes it. */
export interface ReleasedApp {
  name: string;
  live: string | null;
  rollback_to: string | null;
  restricted: boolean;
  versions: {
    version: string;
    state: string;
    published_at: number;
    published_by: Actor;
    smoke?: Smoke | null;
  }[];
  changes: { at: number; kind: string; by: Actor; from: string | null; to: string; why: string }[];
}

const time = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const nameOf = ({ id, label }: Actor) => (label ? `${label} (${id})` : id);

/**
 * Formats live and retained versions with the release history.
 * @param maxChanges maximum number of changes per app
 */
export function printApps(apps: ReleasedApp[], maxChanges: number): string {
  return apps.map((app) => printApp(app, maxChanges)).join('\n\n');
}

function printApp(app: ReleasedApp, maxChanges: number): string {
  const { name, live, rollback_to, restricted, versions, changes } = app;
  const lines = [
    `${name}${restricted ? ' (restricted)' : ''}: ${live ? `${live} is live` : 'nothing is live'}`,
  ];
  const retained = versions.filter(({ state }) => state !== 'retired');
  const width = Math.max(0, ...retained.map(({ version }) => version.length));
  for (const { version, state, published_at, published_by, smoke } of retained) {
    const note = version === rollback_to ? '  ← rollback' : '';
    lines.push(
      `  ${version.padEnd(width)}  ${state.padEnd(8)}  published ${time(published_at)} by ${nameOf(published_by)}, ${smokeWords(smoke?.state)}${note}`,
      ...smokeLines(smoke),
    );
  }
  const retired = versions.length - retained.length;
  if (retired > 0) lines.push(`  and ${retired} older, no longer retained`);
  for (const { at, kind, by, from, to, why } of changes.slice(0, maxChanges)) {
    const smoke = smokeWords(versions.find(({ version }) => version === to)?.smoke?.state);
    lines.push(
      `  ${time(at)}  ${kind}  ${from ?? 'nothing'} → ${to} (${smoke})  ${nameOf(by)}: ${why}`,
    );
  }
  if (changes.length > maxChanges)
    lines.push(`  and earlier changes: npm run release -- list ${name} --json`);
  return lines.join('\n');
}

/** @param state of the newest smoke run; absent if there is none */
function smokeWords(state: string | null | undefined): string {
  return state ? `smoke run ${state}` : 'smoke run: not run';
}

function smokeLines(smoke: Smoke | null | undefined): string[] {
  if (smoke?.state === 'aborted') return [`    ${smoke.reason}`];
  return (smoke?.failures ?? []).flatMap(({ path, findings }) =>
    findings.map(({ rule, words }) => `    ${path}: ${rule}: ${words}`),
  );
}

/** Warnings of the registry, each on a line of its own. */
export const warningLines = (warnings: string[] = []) =>
  warnings.map((text) => `\nWarning: ${text}`).join('');

/** @param run number of the run */
export function printOrdered({ name, version }: { name: string; version: string }, run: number) {
  return `Requested smoke run ${run} of ${name} ${version}. A smoke worker of the site will process it (npm run smoke).`;
}

/**
 * @param took duration, formatted
 * @param promote the command that makes it live, up to the version
 */
export function printPublished(
  { name, version, added, files, bytes, smoke, warnings }: Published,
  took: string,
  promote: string,
): string {
  const outcome = added ? 'is published' : 'was already published, with the same contents';
  const size = `${files} files, ${Math.ceil(bytes / 1024)} kB, ${took}`;
  return `${name} ${version} ${outcome} (${size}, ${smokeWords(smoke)}).\nMake it live: ${promote} ${version}${warningLines(warnings)}`;
}

/** @param took duration, formatted */
export function printChange(
  { name, from, to, changed, smoke, warnings }: Changed,
  dryRun: boolean,
  took: string,
): string {
  const more = warningLines(warnings);
  if (dryRun)
    return `${name} ${to} is compatible with the live releases (${smokeWords(smoke)}). Nothing was changed (--dry-run).${more}`;
  if (!changed) return `${name} ${to} is already live. Nothing was changed.`;
  return `${name}: ${from ?? 'nothing'} → ${to}. Live for new page loads (${took}, ${smokeWords(smoke)}).${more}`;
}

/** @param bootReleases value of the variable of that name */
export function printPulled(pulled: Pulled[], bootReleases: string): string {
  const lines = pulled.map(
    ({ name, version, files, folder }) => `${name} ${version}: ${files} files in ${folder}`,
  );
  return [...lines, `BOOT_RELEASES=${bootReleases}`].join('\n');
}

/** @param took duration, formatted */
export function printCopied({ name, version, from, to, added, promoted }: Copied, took: string) {
  return [
    `${name} ${version} ${added ? 'is published' : 'was already published, with the same contents'} (${took}).`,
    `  ${from.url}  sha256 ${from.sha256}`,
    `  ${to.url}  sha256 ${to.sha256}`,
    promoted
      ? printChange(promoted, false, took)
      : 'It is not live there. To promote it, add --promote --why "…".',
  ].join('\n');
}

/**
 * @param release name and version
 * @param end the command that ends the link, up to its id
 */
export function printPreview(
  release: string,
  { id, url, expires_at, warnings }: CreatedPreview,
  end: string,
): string {
  return [
    `${release}, until ${time(expires_at)}: ${url}`,
    ...(warnings.length > 0 ? ['It cannot be promoted yet:'] : []),
    ...warnings.map(({ rule, message }) => `  - ${rule}: ${message}`),
    `To end the link: ${end} ${id}`,
  ].join('\n');
}

export function printPreviews(app: string, previews: ListedPreview[]): string {
  if (previews.length === 0) return `There are no open preview links for ${app}.`;
  return previews
    .map(({ id, versions, note, created_by, expires_at }) => {
      const shown = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
      return `${id}  ${shown.join(', ')}  until ${time(expires_at)}  by ${nameOf(created_by)}${note && `: ${note}`}`;
    })
    .join('\n');
}

export const printEnded = ({ id }: { id: string }): string => `Ended the preview link ${id}.`;
