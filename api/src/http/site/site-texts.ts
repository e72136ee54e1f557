import type { SiteTexts } from '@portico/site';
import type { LiveSite } from '../../core/site/live-site.ts';
import { ProblemError } from '../problem/problem.ts';

/** The texts that are served. @throws ProblemError 503 while there is no site pack */
export function textsOf({ texts }: Pick<LiveSite, 'texts'>): SiteTexts {
  if (!texts) throw new ProblemError(503, 'This site has no site pack yet.');
  return texts;
}
