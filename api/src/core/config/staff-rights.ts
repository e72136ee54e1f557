import { RANKS } from 'shared/contracts/team/ranks';
import { RIGHTS, MAX_RIGHTS, type Right, type Rights } from 'shared/contracts/team/rights';
import { z } from 'zod';

/**
 * Reads `STAFF_RIGHTS`: `export=Owner+Administrator,incidents=Owner`. What is not named stays as
 * wide as it can be; reading cannot be narrowed (spec 1 §6), and nothing can be widened.
 */
function parseRights(text: string): Rights | undefined {
  const rights: Record<Right, readonly (typeof RANKS)[number][]> = { ...MAX_RIGHTS };
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name = '', list = '', more] = entry.split('=');
    const right = RIGHTS.find((one) => one === name && one !== 'read');
    const ranks = list.split('+').map((word) => RANKS.find((one) => one === word.trim()));
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
  context.issues.push({ code: 'custom', message: 'is no list of rights', input: text });
  return z.NEVER;
});
