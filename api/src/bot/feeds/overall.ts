import type { ComponentId } from '@portico/contracts/components/ids';
import type { StatusComponents } from '@portico/contracts/components/schema';
import { worstState, type ComponentState } from '@portico/contracts/rules/uptime';

const WORDS: Record<ComponentState, string> = {
  up: 'All systems operational',
  degraded: 'Some systems are degraded',
  down: 'Some systems are down',
  maintenance: 'Maintenance in progress',
  unknown: 'No data',
};

export interface Overall {
  state: ComponentState;
  words: string;
}

/** Measured by calls: without data while nobody uses them, which says nothing. */
const ON_DEMAND: readonly string[] = ['payments', 'sign-in'] satisfies ComponentId[];

/**
 * The state of all components together. As long as the bot does not report, it is unknown, unless a part that
 * is known is worse.
 */
export function overallOf(components: StatusComponents['components']): Overall {
  const states = components
    .filter(({ id, state }) => state !== 'unknown' || !ON_DEMAND.includes(id))
    .map(({ state }) => state);
  const state = states.length > 0 ? worstState(states) : 'unknown';
  return { state, words: WORDS[state] };
}
