/** The components of the status page, in their order. */
export const COMPONENT_IDS = ['site', 'gateway', 'shards', 'payments', 'sign-in'] as const;
export type ComponentId = (typeof COMPONENT_IDS)[number];
