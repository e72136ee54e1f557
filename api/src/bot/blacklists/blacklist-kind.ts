import { BLACKLISTS, type BlacklistKind } from '@portico/contracts/blacklists/kinds';
import { ProblemError } from '../../http/problem/problem.ts';

/** The kind of a path. @throws ProblemError 404 for a pair that is not one of the six kinds */
export function kindOf({ subject, list }: { subject: string; list: string }): BlacklistKind {
  const kind = `${subject}/${list}`;
  if (!Object.hasOwn(BLACKLISTS, kind)) throw new ProblemError(404, 'Unknown blacklist.');
  return kind as BlacklistKind;
}
