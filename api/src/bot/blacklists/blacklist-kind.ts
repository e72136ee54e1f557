import {
  BLACKLIST_KINDS,
  BLACKLISTS,
  headOf,
  type BlacklistKind,
} from '@portico/contracts/blacklists/kinds';
import type { LiveSite } from '../../core/site/live-site.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { hasPage, requirePage } from '../../http/site/require-page.ts';

type Pack = Pick<LiveSite, 'site' | 'texts'>;

/**
 * The kind of a path.
 * @param status of a list that the site does without
 * @throws ProblemError 404 for a pair that is not one of the six kinds
 */
export function kindOf(
  { subject, list }: { subject: string; list: string },
  pack: Pack,
  status: 404 | 422 = 404,
): BlacklistKind {
  const kind = `${subject}/${list}`;
  if (!isKind(kind)) throw new ProblemError(404, 'Unknown blacklist.');
  const { page, thing } = BLACKLISTS[kind];
  const words = thing ? `${subject} ${headOf(thing, groupOf(pack))}` : subject;
  requirePage(pack, { page, name: `${words.toLowerCase()} blacklist` }, status);
  return kind;
}

/** The lists that the site has. */
export const kindsOf = (pack: Pack): BlacklistKind[] =>
  BLACKLIST_KINDS.filter((kind) => hasPage(pack, BLACKLISTS[kind].page));

/** What the bot calls commands that a list names together. */
export const groupOf = ({ texts }: Pack): string => texts?.staff.group.name ?? 'group';

const isKind = (kind: string): kind is BlacklistKind => Object.hasOwn(BLACKLISTS, kind);
