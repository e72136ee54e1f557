/** The numbers of the rule. docs/releases.md and decision 0036 state them for people. */
export const RULE = {
  /** Least number of visits of each version before any judgement, and of the new one in each step. */
  leastVisits: 50,
  /** Probability that one of the tests stops a canary of two equal versions, over all judgements. */
  falseStops: 0.002,
  /** The next judgement is due when the new version has so many times the documents. */
  nextLook: 1.25,
  /** A version of which more visits fail is stopped, whatever the old one does. */
  ceiling: 0.1,
  /** Load times count as worse if the 75th percentile is slower by both. */
  slower: { factor: 1.2, ms: 100 },
  /** Visits of the new version that count: so many times what its share explains, and a few more. */
  maxSurplus: { factor: 2, visits: 50 },
  /** More reports than documents by more than this: they are forged. Lost counts explain less. */
  forged: { factor: 1.25, visits: 50 },
  /** A document that has not reported so many seconds after its minute is silent. */
  silentAfterSeconds: 30,
  /** A canary ends after so many days. */
  maxDays: 7,
} as const;

/**
 * The level of one judgement. The levels of all judgements add up to `RULE.falseStops`, so that it is
 * allowed to look again and again.
 * @param look 1 for the first judgement
 */
export const levelOf = (look: number): number => RULE.falseStops / (look * (look + 1));
