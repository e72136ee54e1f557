import type { CanaryArm, EndedCanary, RunningCanary } from '@portico/sdk/contracts/canaries/schema';
import { emptyBuckets, percentile } from '../../core/metrics/buckets.ts';
import type { Arm } from '../registry/database/canary.table.ts';
import type { CanaryRow } from '../registry/database/running-canaries.repository.ts';
import type { MinuteRow, PageRow } from './canaries.repository.ts';
import { nextStepAt, visitsMissing } from './judgment/decide.ts';
import { evidenceOf, type BothSums, type Evidence } from './judgment/judge.ts';
import { RULE, levelOf } from './judgment/rule.ts';
import { progressOf } from './progress.ts';

interface Figures {
  row: CanaryRow;
  sums: BothSums;
  pages: readonly PageRow[];
  /** Actor -> label of the deploy key. */
  labels: ReadonlyMap<string, string>;
}

const seconds = (time: Date | number) => Math.floor(Number(time) / 1000);

export function runningCanary(figures: Figures & { minutes: readonly MinuteRow[] }): RunningCanary {
  const { row, sums, pages, minutes } = figures;
  const progress = progressOf(row);
  const evidence = evidenceOf(sums, row.share);
  const { failing, silent, slow } = evidence;
  const level = levelOf(row.looks + 1);
  return {
    ...common(figures),
    step_started_at: seconds(row.stepStartedAt),
    next_step_at: seconds(nextStepAt(progress)),
    visits_missing: visitsMissing(progress, sums.new.visits),
    pages: [...new Set(pages.map(({ page }) => page))].map((page) => ({
      page,
      old: pageFigures(pages.filter((one) => one.page === page && one.arm === 'old')),
      new: pageFigures(pages.filter((one) => one.page === page && one.arm === 'new')),
    })),
    series: seriesOf(minutes),
    verdict: { looks: row.looks, level, failing, silent, slow, message: verdict(evidence, level) },
  };
}

export function endedCanary(figures: Figures): EndedCanary {
  const { row, labels } = figures;
  return {
    ...common(figures),
    ended_at: seconds(row.endedAt ?? row.startedAt),
    ended_by: who(row.endedBy ?? '', labels),
    end: row.endedAs ?? 'stopped',
    message: row.message ?? '',
  };
}

function common({ row, sums, pages, labels }: Figures) {
  const { id, app, version, baseline, state, share, steps, minutes, why, actor, startedAt } = row;
  const armOf = (arm: Arm, name: string): CanaryArm => ({
    version: name,
    ...pageFigures(pages.filter((page) => page.arm === arm)),
    documents: sums[arm].documents,
    visits: sums[arm].visits,
    failing: sums[arm].failing,
  });
  return {
    ...{ id, name: app, version, baseline, state, share, minutes, why },
    steps: [...steps, 100],
    started_at: seconds(startedAt),
    started_by: who(actor, labels),
    old: armOf('old', baseline),
    new: armOf('new', version),
  };
}

const who = (id: string, labels: Figures['labels']) => ({ id, label: labels.get(id) ?? null });

function pageFigures(rows: readonly PageRow[]) {
  const total = (field: 'documents' | 'loads' | 'failures' | 'renderErrors' | 'eventErrors') =>
    rows.reduce((sum, row) => sum + row[field], 0);
  const times = emptyBuckets().map((_, index) =>
    rows.reduce((sum, { loadMs }) => sum + (loadMs[index] ?? 0), 0),
  );
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentile(times, share));
  return {
    documents: total('documents'),
    loads: total('loads'),
    failures: total('failures'),
    render_errors: total('renderErrors'),
    event_errors: total('eventErrors'),
    load_ms: p50 === undefined || p75 === undefined || p95 === undefined ? null : { p50, p75, p95 },
  };
}

/** @param minutes ascending, without minutes that have no visit */
function seriesOf(minutes: readonly MinuteRow[]): RunningCanary['series'] {
  const byTime = new Map<number, RunningCanary['series'][number]>();
  const from = minutes[0]?.minute ?? 0;
  const to = minutes.at(-1)?.minute ?? -1;
  for (let minute = from; minute <= to; minute += 60) {
    byTime.set(minute, {
      at: minute,
      old_visits: 0,
      old_failing: 0,
      new_visits: 0,
      new_failing: 0,
    });
  }
  for (const { minute, arm, visits, failing } of minutes) {
    const point = byTime.get(minute);
    if (!point) continue;
    point[`${arm}_visits`] += visits;
    point[`${arm}_failing`] += failing;
  }
  return [...byTime.values()];
}

/** Summarizes the evidence so far in a sentence. */
function verdict({ failing, ceiling, silent, slow }: Evidence, level: number): string {
  const values = [failing, ceiling, silent, slow].filter((p) => p !== null);
  if (values.length === 0) {
    return `Not enough visits for a decision: each version needs ${RULE.minVisits}.`;
  }
  const least = Math.min(...values);
  if (least < level)
    return 'The new version is significantly worse; the canary stops at the next check.';
  return least < 0.05
    ? 'The new version looks worse, but this may be chance; more visits are needed.'
    : 'No sign that the new version is worse.';
}
