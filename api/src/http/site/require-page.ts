import type { LiveSite } from '../../core/site/live-site.ts';
import { isAtOrBelow } from '@portico/sdk/platform';
import { ProblemError } from '../problem/problem.ts';

/** The kind of the problem, by which a client may tell it from a mistake. */
const ABSENT = 'absent-page';

interface Part {
  /** Its page, by which a site pack leaves it out. */
  page: string;
  /** What it is: `economy log`. */
  name: string;
}

/** Whether the site has a page. */
export const hasPage = ({ site }: Pick<LiveSite, 'site'>, page: string): boolean =>
  !site?.facts.pages.absent.some((absent) => isAtOrBelow(page, absent));

/**
 * Refuses to answer or to take what the site does without.
 * @param status 404 for what is read, 422 for what is sent
 * @throws ProblemError of this status, which says how the site gets it
 */
export function requirePage(
  site: Pick<LiveSite, 'site'>,
  { page, name }: Part,
  status: 404 | 422 = 404,
): void {
  if (hasPage(site, page)) return;
  const detail = `This site has no ${name}: its site pack leaves out ${page} (pages.absent of site.yaml).`;
  throw new ProblemError(status, detail, { kind: ABSENT });
}
