import type { StatusComponents } from '@portico/contracts/components/schema';
import type { ComponentState } from '@portico/contracts/rules/uptime';
import { overallOf } from './overall.ts';

type States = Partial<
  Record<'site' | 'gateway' | 'shards' | 'payments' | 'sign-in', ComponentState>
>;

/** Components of which the named ones have a state. */
const components = (states: States) =>
  ['site', 'gateway', 'shards', 'payments', 'sign-in'].map((id) => ({
    ...{ id, name: id, method: '', since: null, uptime: null, measured: 0, days: [] },
    state: states[id as keyof States] ?? ('unknown' as const),
  })) satisfies StatusComponents['components'];

const RUNNING = { site: 'up', gateway: 'up', shards: 'up' } as const;

describe('the overall state of feeds, badges and widgets', () => {
  it.each<[string, States, ComponentState, string]>([
    ['a bot that runs, without a payment', RUNNING, 'up', 'All systems operational'],
    ['a bot that has never reported', { site: 'up' }, 'unknown', 'No data'],
    ['a silent bot', { ...RUNNING, gateway: 'unknown' }, 'unknown', 'No data'],
    ['a silent bot and a payment', { site: 'up', payments: 'up' }, 'unknown', 'No data'],
    [
      'a silent bot and failing payments',
      { site: 'up', payments: 'down' },
      'down',
      'Some systems are down',
    ],
    [
      'failing sign-ins',
      { ...RUNNING, 'sign-in': 'degraded' },
      'degraded',
      'Some systems are degraded',
    ],
    ['nothing at all', {}, 'unknown', 'No data'],
  ])('is that of %s', (_, states, state, words) => {
    expect(overallOf(components(states))).toEqual({ state, words });
  });
});
