import { BLACKLISTS, type BlacklistKind } from 'shared/contracts/blacklists/kinds';
import { ProblemError } from '../../http/problem.ts';

/** The list behind a path. @throws ProblemError 404 for a pair that is none of the six */
export function kindOf({ subject, list }: { subject: string; list: string }): BlacklistKind {
  const kind = `${subject}/${list}`;
  if (!Object.hasOwn(BLACKLISTS, kind)) throw new ProblemError(404, 'There is no such blacklist.');
  return kind as BlacklistKind;
}
