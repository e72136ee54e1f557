import type { SmokeSummary } from '@portico/sdk/contracts/smoke/run';
import type { SmokeRunRow } from './smoke-run.repository.ts';

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** @param pictures of the run */
export function smokeSummary(
  run: SmokeRunRow,
  pictures: readonly { id: number; path: string; width: number }[],
): SmokeSummary {
  const { pages = [], skipped = [] } = run.verdict ?? {};
  return {
    ...{ run: run.id, state: run.state, worker: run.worker, reason: run.reason },
    at: seconds(run.finishedAt ?? run.orderedAt),
    visited: pages.length,
    failures: pages
      .filter(({ findings }) => findings.length > 0)
      .map(({ path, findings }) => ({
        ...{ path, findings },
        pictures: pictures
          .filter((picture) => picture.path === path)
          .map(({ id, width }) => ({ id, width })),
      })),
    skipped: [...(run.plan?.skipped ?? []), ...skipped],
  };
}
