import { isSilent } from '../growth.ts';
import type { StatusTotals } from '../growth.ts';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { choiceOf } from './choice.ts';
import type { Choice } from './choice.ts';

export const OVERALL_STATES = ['ready', 'partly', 'unknown'] as const;
export type OverallState = (typeof OVERALL_STATES)[number];

/** The state while nothing says how the bot is. */
export const UNKNOWN: Choice<OverallState, string> = choiceOf(
  OVERALL_STATES,
  'unknown',
  'Status unknown',
);

/**
 * The overall state in words (spec 0 §4). That of a silent bot, and of one without shards, is unknown.
 */
export function overallView(totals: StatusTotals): Choice<OverallState, string> {
  const { ready, shards } = totals;
  if (shards === 0 || isSilent(totals)) return UNKNOWN;
  return ready === shards
    ? choiceOf(OVERALL_STATES, 'ready', 'All Systems Operational')
    : choiceOf(OVERALL_STATES, 'partly', `${ready}/${shards} Shards Operational`);
}

/** The figures of the tiles; those of a silent bot are not current. Without figures: dashes. */
export interface TilesView {
  latency: string;
  servers: string;
  users: string;
}

export function tilesView(totals: StatusTotals | undefined): TilesView {
  if (!totals) return { latency: '–', servers: '–', users: '–' };
  const show = (value: number) => (isSilent(totals) ? 'Unknown' : formatThousands(value));
  return {
    latency: show(totals.latency),
    servers: show(totals.servers),
    users: show(totals.users),
  };
}
