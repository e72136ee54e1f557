import type { ComponentId } from './ids.ts';

/** How each component is measured, as the status page says it. */
export const METHODS: Record<ComponentId, string> = {
  site: 'Every minute, the site checks that it runs and that its database answers. While the site does not run, there is no data.',
  gateway:
    'The bot reports every 10 seconds. It is down if no shard is connected, and degraded if fewer than half are or their latency exceeds a second. While the bot does not report, there is no data.',
  shards:
    'Every minute counts by the share of shards that are connected to Discord: one of ten shards down for ten minutes is one minute of downtime.',
  payments:
    'Counted from the calls to the payment provider that purchases and refunds make. The outcome of a call counts for up to 15 minutes; without calls, there is no data.',
  'sign-in':
    'Counted from the calls to Discord that sign-ins make. The outcome of a call counts for up to 15 minutes; without sign-ins, there is no data.',
};

/** Component -> name, as the site pack has it. */
export type ComponentNames = Readonly<Record<ComponentId, string>>;

/** Names of components by their ids; a component of a newer API, and one whose name is not here yet, is shown by its id. */
export const componentNames = (
  ids: readonly string[] | null | undefined,
  names: Partial<ComponentNames>,
): string[] =>
  (ids ?? []).map((id) => (Object.hasOwn(names, id) ? names[id as ComponentId] : undefined) ?? id);
