import type { ComponentId } from './ids.ts';

/** Names, and how each component is measured, as the status page says it. */
export const COMPONENTS: Record<ComponentId, { name: string; method: string }> = {
  site: {
    name: 'Website and API',
    method:
      'Every minute, the site checks that it runs and that its database answers. While the site does not run, there is no data.',
  },
  gateway: {
    name: 'Bot',
    method:
      'The bot reports every 10 seconds. It is down if no shard is connected, and degraded if fewer than half are or their latency exceeds a second. While the bot does not report, there is no data.',
  },
  shards: {
    name: 'Shards',
    method:
      'Every minute counts by the share of shards that are connected to Discord: one of ten shards down for ten minutes is one minute of downtime.',
  },
  payments: {
    name: 'Payments',
    method:
      'Counted from the calls to the payment provider that purchases and refunds make. The outcome of a call counts for up to 15 minutes; without calls, there is no data.',
  },
  'sign-in': {
    name: 'Sign-in',
    method:
      'Counted from the calls to Discord that sign-ins make. The outcome of a call counts for up to 15 minutes; without sign-ins, there is no data.',
  },
};

/** Names of components by their ids; a component of a newer API is shown by its id. */
export const componentNames = (ids: readonly string[] | null | undefined): string[] =>
  (ids ?? []).map((id) => (isKnown(id) ? COMPONENTS[id].name : id));

const isKnown = (id: string): id is ComponentId => Object.hasOwn(COMPONENTS, id);
