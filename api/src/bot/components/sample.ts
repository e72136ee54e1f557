import type { ShardRecord } from '@portico/contracts/status/schema';
import type { ComponentState } from '@portico/contracts/rules/uptime';
import type { Outcomes } from '../../core/dependency-health/call-outcomes.ts';

/** A measurement of a component. The rest of the time was not measured. */
export interface Sample {
  state: ComponentState;
  /** Share of the measured time by state, 0 to 1. */
  shares: Partial<Record<'up' | 'degraded' | 'down', number>>;
}

/** From this mean latency in milliseconds, the bot is degraded. */
const SLOW_MS = 1000;
/** Seconds for which the outcome of a call counts. */
export const OUTCOME_SECONDS = 900;

export const wholly = (state: ComponentState): Sample => ({
  state,
  shares: state === 'unknown' || state === 'maintenance' ? {} : { [state]: 1 },
});

type Shard = Pick<ShardRecord, 'is_ready' | 'is_stale' | 'latency'>;

/** The bot's connection to Discord. Stale shards say nothing about the present. */
export function gatewaySample(shards: readonly Shard[]): Sample {
  const current = shards.filter(({ is_stale }) => !is_stale);
  const ready = current.filter(({ is_ready }) => is_ready);
  if (current.length === 0) return wholly('unknown');
  if (ready.length === 0) return wholly('down');
  const latency = ready.reduce((sum, shard) => sum + shard.latency, 0) / ready.length;
  return wholly(ready.length * 2 < current.length || latency > SLOW_MS ? 'degraded' : 'up');
}

/** All shards, each with the same share of the time. */
export function shardsSample(shards: readonly Shard[]): Sample {
  const current = shards.filter(({ is_stale }) => !is_stale);
  const ready = current.filter(({ is_ready }) => is_ready).length;
  if (current.length === 0) return wholly('unknown');
  return {
    state: ready === shards.length ? 'up' : ready === 0 ? 'down' : 'degraded',
    shares: {
      up: ready / shards.length,
      down: (current.length - ready) / shards.length,
    },
  };
}

/**
 * A component that is measured by calls: the outcomes of the newest minute with calls.
 * @param now epoch seconds
 */
export function callSample(
  outcomes: readonly (Outcomes & { minute: number })[],
  now: number,
): Sample {
  const newest = outcomes
    .filter(({ minute }) => minute > now - OUTCOME_SECONDS)
    .toSorted((a, b) => b.minute - a.minute)[0];
  if (!newest) return wholly('unknown');
  if (newest.failed === 0) return wholly('up');
  return wholly(newest.ok === 0 ? 'down' : 'degraded');
}
