import { COMMERCE } from './commerce.ts';
import { IDENTITY } from './identity.ts';
import { MESSAGES } from './messages.ts';
import { PREMIUM_APPS } from './premium-apps.ts';
import { REGISTRY } from './registry.ts';
import { REQUESTS } from './requests.ts';

/** Name -> group. */
export const GROUPS = {
  ...COMMERCE,
  ...MESSAGES,
  ...PREMIUM_APPS,
  ...IDENTITY,
  ...REQUESTS,
  ...REGISTRY,
};
export type GroupName = keyof typeof GROUPS;
