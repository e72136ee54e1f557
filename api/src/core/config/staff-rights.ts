import { RANKS } from '@portico/sdk/contracts/team/ranks';
import { RIGHTS, MAX_RIGHTS, type Right, type Rights } from '@portico/sdk/contracts/team/rights';
import { knownRank } from '@portico/sdk/rules/team/ranks';
import { z } from 'zod';

/**
 * Parses `STAFF_RIGHTS`: `export=Owner+Administrator,incidents=Owner`. A right that is not named
 * keeps its default ranks. Reading cannot be narrowed (spec 1 §6), and no right can be widened.
 */
function parseRights(text: string): Rights | undefined {
  const rights: Record<Right, readonly (typeof RANKS)[number][]> = { ...MAX_RIGHTS };
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name = '', list = '', more] = entry.split('=');
    const right = RIGHTS.find((candidate) => candidate === name && candidate !== 'read');
    const ranks = list.split('+').map((word) => knownRank(RANKS, word));
    const widest: readonly string[] = right ? MAX_RIGHTS[right] : [];
    if (!right || more !== undefined) return undefined;
    if (!ranks.every((rank) => rank !== undefined && widest.includes(rank))) return undefined;
    rights[right] = ranks.filter((rank) => rank !== undefined);
  }
  return rights;
}

export const staffRights = z.string().transform((text, context): Rights => {
  const rights = parseRights(text);
  if (rights) return rights;
  context.issues.push({ code: 'custom', message: 'invalid list of rights', input: text });
  return z.NEVER;
});
