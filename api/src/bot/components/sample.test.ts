import { callSample, gatewaySample, shardsSample } from './sample.ts';

const ready = { is_ready: true, is_stale: false, latency: 40 };
const lost = { ...ready, is_ready: false };
const stale = { ...ready, is_stale: true };

test.each([
  ['no shards', [], 'unknown'],
  ['a silent bot', [stale, stale], 'unknown'],
  ['no connected shard', [lost, stale], 'down'],
  ['fewer than half of the shards', [ready, lost, lost], 'degraded'],
  ['half of the shards', [ready, lost], 'up'],
  ['slow shards', [{ ...ready, latency: 1001 }], 'degraded'],
  ['all shards', [ready, ready], 'up'],
])('the gateway of a bot with %s is in the state of its shards', (_, shards, state) => {
  expect(gatewaySample(shards).state).toBe(state);
});

test('each shard has the same share of the time, and a stale one is not measured', () => {
  expect(shardsSample([ready, ready])).toEqual({ state: 'up', shares: { up: 1, down: 0 } });
  expect(shardsSample([ready, lost, lost, stale])).toEqual({
    state: 'degraded',
    shares: { up: 0.25, down: 0.5 },
  });
  expect(shardsSample([lost]).state).toBe('down');
  expect(shardsSample([stale])).toEqual({ state: 'unknown', shares: {} });
});

test('the newest minute with calls counts, for a quarter hour', () => {
  const at = (minute: number, ok: number, failed: number) => ({ minute, ok, failed });
  expect(callSample([], 6000).state).toBe('unknown');
  expect(callSample([at(5940, 2, 0), at(5880, 0, 3)], 6000).state).toBe('up');
  expect(callSample([at(5880, 5, 0), at(5940, 0, 1)], 6000).state).toBe('down');
  expect(callSample([at(5940, 2, 1)], 6000)).toEqual({
    state: 'degraded',
    shares: { degraded: 1 },
  });
  expect(callSample([at(5160, 1, 0)], 6000).state).toBe('up');
  expect(callSample([at(5100, 1, 0)], 6000).state).toBe('unknown');
});
