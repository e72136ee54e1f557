import type { UnlistedValue } from '@portico/sdk/platform';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import type { KnownLists } from '../../core/known-lists/known-lists.ts';
import type { Viewer } from '../registry/visible-registry.ts';
import type { DependentPage, FoundPage } from './find-page.ts';

/**
 * Resolves a page whose address depends on lists in the database. While the database is unavailable,
 * a value counts as unknown unless the remote's declaration lists it.
 */
export async function resolvePage(
  found: FoundPage | DependentPage,
  lists: KnownLists,
  viewer: Viewer,
): Promise<FoundPage> {
  if (found.kind !== 'dependent') return found;
  const isKnown = ({ value, alsoIn }: UnlistedValue) =>
    alsoIn === undefined ? Promise.resolve(false) : lists.has(alsoIn, value, viewer);
  try {
    const answers = await Promise.all(found.values.map(isKnown));
    return answers.every(Boolean) ? found.known : found.unknown;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return found.unknown;
  }
}
