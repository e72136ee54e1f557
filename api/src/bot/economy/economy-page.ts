import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import type { LiveSite } from '../../core/site/live-site.ts';
import { requirePage } from '../../http/site/require-page.ts';

/** Refuses what is about the economy log where the site does without. @throws ProblemError of the status */
export const requireLog = (site: LiveSite, status: 404 | 422 = 404): void =>
  requirePage(site, { page: ECONOMY_LOG, name: 'economy log' }, status);
