import type { CanaryEnd } from '@portico/sdk/contracts/canaries/schema';
import { findForged, judge, type BothSums } from './judge.ts';
import { RULE } from './rule.ts';

/** The fields of a running canary that decisions depend on. Times are epoch milliseconds. */
export interface CanaryProgress {
  share: number;
  /** Shares below 100, ascending. */
  steps: readonly number[];
  minutes: number;
  startedAt: number;
  stepStartedAt: number;
  /** Visits of the new version when the step began. */
  stepVisits: number;
  looks: number;
  /** Documents of the new version at which the next judgment is due. */
  lookAt: number;
}

export type Decision = { looks: number; lookAt: number } & (
  | { kind: 'wait' }
  | { kind: 'grow'; share: number }
  | { kind: 'promote' }
  | { kind: 'stop'; reason: CanaryEnd; message: string }
);

/** @returns visits of the new version that the step still needs */
export const visitsMissing = (canary: Pick<CanaryProgress, 'stepVisits'>, visits: number): number =>
  Math.max(0, canary.stepVisits + RULE.minVisits - visits);

/** @returns when the next step may begin, epoch milliseconds */
export const nextStepAt = ({ stepStartedAt, minutes }: CanaryProgress): number =>
  stepStartedAt + minutes * 60_000;

/**
 * Decides the next step of a canary. It is judged when the new version has enough more documents
 * than at the last judgment, and before each step.
 * @param now epoch milliseconds
 */
export function decide(canary: CanaryProgress, sums: BothSums, now: number): Decision {
  const { share, steps, startedAt } = canary;
  const forged = findForged(sums);
  if (forged) return { kind: 'stop', ...unchanged(canary), ...forged };
  const hasOldVisits = Math.min(sums.old.visits, sums.old.documents) >= RULE.minVisits;
  const isStepOver =
    now >= nextStepAt(canary) &&
    hasOldVisits &&
    visitsMissing(canary, Math.min(sums.new.visits, sums.new.documents)) === 0;
  const isLookDue = sums.new.documents >= canary.lookAt;
  if (!isStepOver && !isLookDue) return { ...unchanged(canary), ...lifeOf(startedAt, now) };
  const looks = canary.looks + 1;
  const lookAt = Math.max(canary.lookAt, Math.ceil(sums.new.documents * RULE.nextLook));
  const stop = judge(sums, share, looks);
  if (stop) return { kind: 'stop', looks, lookAt, ...stop };
  if (!isStepOver) return { looks, lookAt, ...lifeOf(startedAt, now) };
  const next = steps.find((step) => step > share);
  return next === undefined
    ? { kind: 'promote', looks, lookAt }
    : { kind: 'grow', share: next, looks, lookAt };
}

const unchanged = ({ looks, lookAt }: CanaryProgress) => ({ looks, lookAt });

function lifeOf(startedAt: number, now: number) {
  if (now < startedAt + RULE.maxDays * 86_400_000) return { kind: 'wait' as const };
  const message = `It did not get enough visits for a promote within ${RULE.maxDays} days.`;
  return { kind: 'stop' as const, reason: 'expired' as const, message };
}
