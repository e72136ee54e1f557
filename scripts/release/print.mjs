/**
 * @typedef {{ id: string, label: string | null }} Who
 * @typedef {{ name: string, live: string | null, rollback_to: string | null, restricted: boolean,
 *   versions: { version: string, state: string, published_at: number, published_by: Who }[],
 *   changes: { at: number, kind: string, by: Who, from: string | null, to: string, why: string }[]
 * }} Part
 */

const time = (/** @type {number} */ seconds) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const who = (/** @type {Who} */ { id, label }) => (label ? `${label} (${id})` : id);

/**
 * Parts for people: live and retained versions, who released what, when and why.
 * @param {Part[]} parts
 * @param {number} most changes shown of each part
 */
export function printParts(parts, most) {
  return parts.map((part) => printPart(part, most)).join('\n\n');
}

/** @param {Part} part @param {number} most */
function printPart({ name, live, rollback_to, restricted, versions, changes }, most) {
  const lines = [
    `${name}${restricted ? ' (restricted)' : ''}: ${live ? `${live} is live` : 'nothing is live'}`,
  ];
  const kept = versions.filter(({ state }) => state !== 'retired');
  const width = Math.max(0, ...kept.map(({ version }) => version.length));
  for (const { version, state, published_at, published_by } of kept) {
    const note = version === rollback_to ? '  ← rollback' : '';
    lines.push(
      `  ${version.padEnd(width)}  ${state.padEnd(8)}  published ${time(published_at)} by ${who(published_by)}${note}`,
    );
  }
  const retired = versions.length - kept.length;
  if (retired > 0) lines.push(`  and ${retired} older, no longer retained`);
  for (const { at, kind, by, from, to, why } of changes.slice(0, most)) {
    lines.push(`  ${time(at)}  ${kind}  ${from ?? 'nothing'} → ${to}  ${who(by)}: ${why}`);
  }
  if (changes.length > most)
    lines.push(`  and earlier changes: npm run release -- list ${name} --json`);
  return lines.join('\n');
}

/**
 * @param {{ name: string, from: string | null, to: string, changed: boolean }} outcome
 * @param {boolean} dryRun
 * @param {string} took
 */
export function printChange({ name, from, to, changed }, dryRun, took) {
  if (dryRun)
    return `${name} ${to} is compatible with the live releases. Nothing was changed (--dry-run).`;
  if (!changed) return `${name} ${to} is live already. Nothing was changed.`;
  return `${name}: ${from ?? 'nothing'} → ${to}. Live for new page loads (${took}).`;
}

/** @param {import('./failure.mjs').Problem} problem */
export function printFailure({ detail, issues }) {
  if (issues.length === 0) return detail;
  const reasons = issues.map(({ path, message }) => `  - ${path}: ${message}`);
  return [detail.split(': ')[0] + ':', ...reasons].join('\n');
}
