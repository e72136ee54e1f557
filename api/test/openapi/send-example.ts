import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import {
  documentedRoutes,
  type DocumentedRoute,
} from '../../src/platform/docs/documented-route.ts';
import type { Example } from '@portico/sdk/contracts/example';
import { EXAMPLES } from './all-examples.ts';
import { firstEvent } from './read-answer.ts';
import type { Change } from './situation.ts';
import type { World } from './world.ts';

/** Operation -> its route. */
export const routesOf = ({ api }: World): Map<string, DocumentedRoute> =>
  new Map(
    documentedRoutes(api.app.get(RouteCatalog).routes()).map((route) => [
      route.operation.id,
      route,
    ]),
  );

const isRead = (operation: string) => /^(get|list|export)/.test(operation);

/** All examples. Reads come first, because they can share a situation. */
export const examplesInOrder = (): [operation: string, example: Example][] =>
  [...EXAMPLES].sort(([one], [other]) => Number(isRead(other)) - Number(isRead(one)));

/** The address of an example, with the ids of its situation. */
export const addressOf = (
  path: string,
  { params = {}, query = {} }: Example,
  change: Change,
): string => {
  const values = { ...params, ...change.params };
  const address = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.size > 0 ? `${address}?${search.toString()}` : address;
};

/** Sends the request of an example, in its situation, as a caller who may. */
export async function sendExample(
  world: World,
  { access, method, operation, path }: DocumentedRoute,
  example: Example,
  change: Change,
): Promise<Response> {
  if (!access) throw new Error(`${path} has no access rules.`);
  const body =
    change.raw ??
    (example.body === undefined
      ? undefined
      : JSON.stringify({ ...(example.body as object), ...change.fields }));
  const address = addressOf(path, example, change);
  const init: RequestInit = {
    method,
    redirect: 'manual',
    headers: {
      ...(await world.credentialsFor(access)),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...change.headers,
    },
    ...(body !== undefined && { body }),
  };
  const answer =
    operation.media === 'text/event-stream'
      ? await firstEvent(world.api.url + address, init)
      : await world.api.call(address, init);
  if (method !== 'GET') world.hasChanged();
  return answer;
}
