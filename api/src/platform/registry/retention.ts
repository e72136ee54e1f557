/** One published version, as far as keeping it depends on it. Times are epoch milliseconds. */
export interface RetentionCandidate {
  version: string;
  publishedAt: number;
  isLive: boolean;
  /** When it last stopped being live; undefined: it is live, or never was. */
  liveUntil: number | undefined;
}

/** How much is kept beyond what must be. */
export interface RetentionRules {
  /** The newest versions of each part. */
  count: number;
  /** Versions published within so many days. */
  days: number;
}

const DAY_MS = 86_400_000;

/** Open tabs may still ask for the files of what was live so recently (issue 4, item 4). */
const LIVE_DAYS = 7;

/**
 * Which versions of one part may lose their files. Never the live one, nor one that was live in the
 * last seven days, nor the one that a rollback would lead to; of the others the newest stay, by
 * count and by age.
 * @param versions of one part, oldest first
 * @param rollbackTo what a rollback without a version leads to
 * @param now epoch milliseconds
 */
export function expiredVersions(
  versions: readonly RetentionCandidate[],
  rollbackTo: string | undefined,
  rules: RetentionRules,
  now: number,
): string[] {
  const newest = new Set(versions.slice(-rules.count).map(({ version }) => version));
  return versions
    .filter(
      ({ version, publishedAt, isLive, liveUntil }) =>
        !isLive &&
        version !== rollbackTo &&
        !newest.has(version) &&
        !(liveUntil !== undefined && liveUntil > now - LIVE_DAYS * DAY_MS) &&
        publishedAt <= now - rules.days * DAY_MS,
    )
    .map(({ version }) => version);
}
