import type { StatusComponents } from '@portico/sdk/contracts/components/schema';
import { worstState, type ComponentState } from '@portico/sdk/rules/uptime';

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

/**
 * The state of all components together. Components without data say nothing, as long as one has data:
 * payments and sign-in have none while nobody uses them.
 */
export function overallOf(components: StatusComponents['components']): Overall {
  const states = components.map(({ state }) => state);
  const known = states.filter((state) => state !== 'unknown');
  const state = known.length > 0 ? worstState(known) : 'unknown';
  return { state, words: WORDS[state] };
}
