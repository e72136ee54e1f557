import type { UnlistedValue } from '../index.ts';
import type { DependentPage, FoundPage } from './find-page.ts';
import type { PublicGets } from './public-gets.ts';

/** Of a list of values. */
const MAX_BYTES = 256 * 1024;

/**
 * Resolves a page whose address depends on lists of the API. Where a list cannot be read, a value counts as unknown
 * unless the remote's declaration contains it. Members of the team may see more values than an anonymous visitor: they
 * get the page, which redirects itself.
 */
export async function resolvePage(
  found: FoundPage | DependentPage,
  calls: PublicGets,
  viewer: { team: boolean },
): Promise<FoundPage> {
  if (found.kind !== 'dependent') return found;
  if (viewer.team && found.values.every(({ source }) => source !== undefined)) return found.known;
  const answers = await Promise.all(found.values.map((value) => isKnown(value, calls)));
  return answers.every(Boolean) ? found.known : found.unknown;
}

async function isKnown({ value, source }: UnlistedValue, calls: PublicGets): Promise<boolean> {
  if (source === undefined) return false;
  const result = await calls.get({ path: source, maxBytes: MAX_BYTES });
  if (result.kind !== 'answer') return false;
  const values = result.answer.value;
  return Array.isArray(values) && values.includes(value);
}
