import type { CanaryEnd } from '@portico/sdk/contracts/canaries/schema';
import { percentile } from '../../../core/metrics/buckets.ts';
import { binomialTail, fisher, type Count } from './fisher.ts';
import { mannWhitney } from './mann-whitney.ts';
import { RULE, levelOf } from './rule.ts';

/** Sums of one version since the canary began. */
export interface ArmSums {
  documents: number;
  /** Documents that are old enough to have reported. */
  settled: number;
  /** Documents that have reported. */
  visits: number;
  /** Visits with a failure or an error. */
  failing: number;
  /** Times of the first load of each visit, by bucket. */
  loadMs: readonly number[];
}

export interface BothSums {
  old: ArmSums;
  new: ArmSums;
}

/** The p-values so far. null: too few visits. */
export interface Evidence {
  failing: number | null;
  /** For the hypothesis that more than `RULE.ceiling` of the visits fail. */
  ceiling: number | null;
  silent: number | null;
  slow: number | null;
}

/** Why a canary stops, with a sentence that explains it. */
export interface Stop {
  reason: Extract<CanaryEnd, 'failing' | 'silent' | 'slow' | 'untrusted'>;
  message: string;
}

/** @param share of the new version, in percent */
export function evidenceOf(sums: BothSums, share: number): Evidence {
  const visits = {
    old: failingVisits(sums.old),
    new: capped(failingVisits(sums.new), sums.old, share),
  };
  const enough = (arm: { trials: number }) => arm.trials >= RULE.minVisits;
  const silent = {
    // Pending reports count against a stop in both versions.
    old: missing(sums.old.documents, sums.old.visits),
    new: missing(sums.new.settled, sums.new.visits),
  };
  return {
    failing: enough(visits.old) && enough(visits.new) ? fisher(visits.new, visits.old) : null,
    ceiling: enough(visits.new) ? binomialTail(visits.new, RULE.ceiling) : null,
    silent: enough(silent.old) && enough(silent.new) ? fisher(silent.new, silent.old) : null,
    slow: slowness(sums),
  };
}

/** @returns the reason to stop at once, without statistics; undefined: the figures can be judged */
export function findForged(sums: BothSums): Stop | undefined {
  if (![sums.old, sums.new].some(hasForged)) return undefined;
  return {
    reason: 'untrusted',
    message:
      'There are more reports than documents, so reports are being forged and the figures cannot be trusted.',
  };
}

/** @returns the reason to stop at this judgment; undefined: go on */
export function judge(sums: BothSums, share: number, look: number): Stop | undefined {
  const { failing, ceiling, silent, slow } = evidenceOf(sums, share);
  const level = levelOf(look);
  const isBelow = (p: number | null): p is number => p !== null && p < level;
  const visits = `${shareOf(sums.new.failing, sums.new.visits)} of its visits failed`;
  if (isBelow(failing)) {
    const old = shareOf(sums.old.failing, sums.old.visits);
    return {
      reason: 'failing',
      message: `${visits}, compared with ${old} for the old version (${words(failing)}).`,
    };
  }
  if (isBelow(ceiling)) {
    const most = `${RULE.ceiling * 100} %`;
    return {
      reason: 'failing',
      message: `${visits}, more than the limit of ${most} (${words(ceiling)}).`,
    };
  }
  if (isBelow(silent)) {
    const silentShare = ({ documents, visits: seen }: ArmSums) =>
      shareOf(documents - seen, documents);
    return {
      reason: 'silent',
      message: `${silentShare(sums.new)} of its documents sent no report, compared with ${silentShare(sums.old)} for the old version (${words(silent)}). Its scripts may not run.`,
    };
  }
  if (isBelow(slow)) {
    const [before, now] = [sums.old, sums.new].map(({ loadMs }) => percentile(loadMs, 0.75) ?? 0);
    return {
      reason: 'slow',
      message: `75 % of its pages load within ${now} ms, compared with ${before} ms for the old version (${words(slow)}).`,
    };
  }
  return undefined;
}

function failingVisits({ documents, visits, failing }: ArmSums): Count {
  const trials = Math.min(visits, documents);
  return { trials, events: Math.min(failing, trials) };
}

/** Successful reports of the new version count only up to what its share explains. */
function capped(count: Count, old: ArmSums, share: number): Count {
  const expected = (old.documents * share) / (100 - share);
  const { factor, visits } = RULE.maxSurplus;
  const trials = Math.min(count.trials, Math.floor(expected * factor) + visits);
  return { trials, events: Math.min(count.events, trials) };
}

const missing = (documents: number, visits: number): Count => ({
  trials: documents,
  events: Math.max(0, documents - visits),
});

const hasForged = ({ documents, visits }: ArmSums) =>
  visits > documents * RULE.forged.factor + RULE.forged.visits;

function slowness(sums: BothSums): number | null {
  const [old, now] = [sums.old.loadMs, sums.new.loadMs];
  const isEnough = [old, now].every(
    (buckets) => buckets.reduce((sum, count) => sum + count, 0) >= RULE.minVisits,
  );
  if (!isEnough) return null;
  const before = percentile(old, 0.75) ?? 0;
  const after = percentile(now, 0.75) ?? 0;
  const { factor, ms } = RULE.slower;
  return after >= before * factor && after >= before + ms ? mannWhitney(now, old) : 1;
}

const words = (p: number) => `p = ${p.toPrecision(2)}`;
const shareOf = (events: number, trials: number) =>
  `${events} of ${trials}${trials > 0 ? ` (${((100 * events) / trials).toFixed(1)} %)` : ''}`;
