import { statusFigures } from './status-figures.ts';

const shard = { server_count: 1200, member_count: 34_000, latency: 40, is_ready: true };
const day = {
  ...{ day: '2026-11-21', up: 86_000, degraded: 0, down: 86, maintenance: 0, unknown: 0 },
};
const bot = {
  ...{ id: 'gateway', name: 'Bot', method: 'By its reports.', state: 'up' as const },
  ...{ uptime: 0.9998, measured: 0.62, days: [day] },
};

describe('the figures that a page may claim', () => {
  it('are the totals of all shards, and the measured uptime with what was measured', () => {
    expect(statusFigures([shard, shard], bot)).toEqual({
      servers: { value: '2,400' },
      users: { value: '68,000' },
      uptime: {
        value: '99.98%',
        about: 'Bot: 99.98% uptime over the last 1 days. Measured 62% of the time.',
      },
    });
  });

  it('are none where nothing is known: no shards, a silent bot, no servers, nothing measured', () => {
    const unmeasured = { ...bot, uptime: null, measured: 0 };
    expect(statusFigures([], undefined)).toEqual({});
    expect(statusFigures([{ ...shard, is_stale: true }], unmeasured)).toEqual({});
    expect(statusFigures([{ ...shard, server_count: 0 }], unmeasured)).toEqual({});
  });
});
