/** The fields of a published version that its retention depends on. Times are epoch milliseconds. */
export interface RetentionCandidate {
  version: string;
  publishedAt: number;
  isLive: boolean;
  /** When the version last stopped being live; undefined: it is live or never was. */
  liveUntil: number | undefined;
}

/** What is retained besides versions that are still in use. */
export interface RetentionRules {
  /** Number of newest versions of each app. */
  count: number;
  /** Age in days below which every version is retained. */
  days: number;
}

const DAY_MS = 86_400_000;

/** Open tabs may still request the files of a version that was live so recently. */
const LIVE_DAYS = 7;

/**
 * Finds versions whose files may be deleted. The live version, versions that were live in the last
 * seven days, the rollback target, and the newest versions by count and age are retained.
 * @param versions of one app, oldest first
 * @param rollbackTo version that a rollback without a version leads to
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
