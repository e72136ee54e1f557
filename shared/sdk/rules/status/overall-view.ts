import { isSilent } from '../growth.ts';
import type { StatusTotals } from '../growth.ts';
import { formatThousands } from '../numbers.ts';
import { choiceOf } from './choice.ts';
import type { Choice } from './choice.ts';

export const OVERALL_STATES = ['ready', 'partly', 'unknown'] as const;
export type OverallState = (typeof OVERALL_STATES)[number];

/** The overall state in words (spec 0 §4). A silent bot's state is unknown. */
export function overallView(totals: StatusTotals): Choice<OverallState, string> {
  const { ready, shards } = totals;
  if (isSilent(totals)) return choiceOf(OVERALL_STATES, 'unknown', 'Status unknown');
  return ready === shards
    ? choiceOf(OVERALL_STATES, 'ready', 'All Systems Operational')
    : choiceOf(OVERALL_STATES, 'partly', `${ready}/${shards} Shards Operational`);
}

/** The figures of the tiles; those of a silent bot are not current. */
export interface TilesView {
  latency: string;
  servers: string;
  users: string;
}

export function tilesView(totals: StatusTotals): TilesView {
  const show = (value: number) => (isSilent(totals) ? 'Unknown' : formatThousands(value));
  return {
    latency: show(totals.latency),
    servers: show(totals.servers),
    users: show(totals.users),
  };
}
