/** Parameters of the rule, documented in docs/releases.md and decision 0036. */
export const RULE = {
  /** Minimum number of visits of each version before any judgment, and of the new version in each step. */
  minVisits: 50,
  /** Probability that one of the tests stops a canary of two equal versions, over all judgments. */
  falseStops: 0.002,
  /** The next judgment is due when the number of documents of the new version has grown by this factor. */
  nextLook: 1.25,
  /** A version is stopped if a larger share of its visits fails, regardless of the old version. */
  ceiling: 0.1,
  /** Load times count as worse if the 75th percentile is slower by both. */
  slower: { factor: 1.2, ms: 100 },
  /** Visits of the new version count up to this multiple of what its share explains, plus a constant. */
  maxSurplus: { factor: 2, visits: 50 },
  /** If reports exceed documents by more than this, they are forged: lost counts cannot explain it. */
  forged: { factor: 1.25, visits: 50 },
  /** Seconds after its minute from which a document without a report counts as silent. */
  silentAfterSeconds: 30,
  /** Maximum duration of a canary, in days. */
  maxDays: 7,
} as const;

/**
 * The level of one judgment. The levels of all judgments add up to `RULE.falseStops`, so that
 * repeated judgments keep that probability.
 * @param look 1 for the first judgment
 */
export const levelOf = (look: number): number => RULE.falseStops / (look * (look + 1));
