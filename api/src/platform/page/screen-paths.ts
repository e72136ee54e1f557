import { matchRoute } from '@portico/sdk/platform';
import type { RegistrySnapshot } from '@portico/sdk/platform';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import type { FirstScreens } from '../../core/first-screens/first-screens.ts';

/**
 * The paths of data-driven pages, for the sitemap: categories and commands.
 * @param snapshot for a visitor without a session
 * @returns none while the database is unavailable
 */
export async function screenPaths(
  snapshot: RegistrySnapshot,
  screens: FirstScreens,
): Promise<string[]> {
  const routes = snapshot.remotes
    .flatMap((remote) => remote.routes)
    .filter((route) => !route.noindex && route.requires === undefined && route.path.includes(':'));
  try {
    const lists = routes.map(async (route) => {
      const paths = (await (route.data && screens.get(route.data)?.paths?.())) ?? [];
      return paths.filter((path) => matchRoute(path, [route]));
    });
    return [...new Set((await Promise.all(lists)).flat())];
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return [];
  }
}
