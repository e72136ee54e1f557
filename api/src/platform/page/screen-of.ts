import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { withTimeout } from '../../core/db/with-timeout.ts';
import type {
  FirstScreen,
  FirstScreens,
  NoScreen,
} from '../../core/first-screens/first-screens.ts';
import type { Viewer } from '../registry/visible-registry.ts';
import type { FoundPage } from './find-page.ts';

/** How long a document waits for the data of its first screen. */
const WAIT_MS = 1000;

/**
 * Reads the data that a page's route declares. While the database is unavailable or slow, the document
 * has no data: the page fetches it.
 */
export async function screenOf(
  found: FoundPage,
  screens: FirstScreens,
  { url, visitor }: { url: string; visitor: Viewer },
): Promise<{ kind: 'screen'; screen: FirstScreen } | NoScreen | undefined> {
  if (found.kind !== 'page' || !found.match.route.data) return undefined;
  const { params } = found.match;
  const search = new URLSearchParams(url.split('?', 2)[1]);
  const source = screens.get(found.match.route.data);
  try {
    const answer =
      source && (await withTimeout(source.of({ params, search, viewer: visitor }), WAIT_MS));
    if (!answer || 'kind' in answer) return answer;
    return { kind: 'screen', screen: answer };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return undefined;
  }
}
