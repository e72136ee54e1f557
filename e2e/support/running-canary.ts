import type { AppCanary, RunningCanary } from '@portico/sdk/contracts/canaries/schema';

const AT = 1_795_000_000;

const arm = (version: string): RunningCanary['old'] => ({
  ...{ version, visits: 60, failing: 1, documents: 70, loads: 60, failures: 0 },
  ...{ render_errors: 1, event_errors: 0, load_ms: { p50: 100, p75: 240, p95: 900 } },
});

/** The answer about an app with a canary that has been running for some minutes. */
export const runningCanary = (): AppCanary => ({
  running: {
    ...{ id: 7, name: 'mfe-commerce', version: '2.0.0', baseline: '1.0.0', share: 25 },
    ...{ steps: [10, 25, 50, 100], minutes: 10, why: 'New checkout', state: 'running' },
    started_by: { id: 'deploy-key:3', label: 'team commerce' },
    ...{ started_at: AT, step_started_at: AT, next_step_at: AT + 600, visits_missing: 31 },
    ...{ old: arm('1.0.0'), new: arm('2.0.0'), pages: [] },
    series: Array.from({ length: 8 }, (_, minute) => ({
      ...{ at: AT + 60 * minute, old_visits: 9, old_failing: 1, new_visits: 3, new_failing: 0 },
    })),
    verdict: {
      ...{ looks: 4, level: 0.0001, failing: 0.3, silent: null, slow: null },
      message: 'No difference yet.',
    },
  },
  ended: [],
});
