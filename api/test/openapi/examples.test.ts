import type { z } from 'zod';
import { Problem } from '@portico/sdk/contracts/problem/schema';
import { readHeaders } from '@portico/sdk/contracts/headers';
import type { Contract } from '@portico/sdk/contracts/contract';
import { RouteCatalog } from '../../src/http/route-catalog.ts';
import type { Example } from '../../src/platform/docs/examples/example.ts';
import { EXAMPLES } from '../../src/platform/docs/examples/index.ts';
import type { DocumentedRoute } from '../../src/platform/docs/documented-route.ts';
import { problemExample } from '../../src/platform/docs/problems.ts';
import { expectShape } from './expect-shape.ts';
import { SITUATIONS, type Change } from './situations.ts';
import { World } from './world.ts';

let world: World;
let routes: Map<string, DocumentedRoute>;
beforeAll(async () => {
  world = await World.create();
  const all = world.api.app.get(RouteCatalog).routes();
  const documented = all.flatMap((route) => (route.contract ? [route as DocumentedRoute] : []));
  routes = new Map(documented.map((route) => [route.contract.call.operation, route]));
});

const routeOf = (operation: string): DocumentedRoute => {
  const route = routes.get(operation);
  if (!route) throw new Error(`There is no operation ${operation}.`);
  return route;
};

const addressOf = (path: string, { params = {}, query = {} }: Example, change: Change): string => {
  const values = { ...params, ...change.params };
  const address = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.size > 0 ? `${address}?${search.toString()}` : address;
};

/** Sends the request of an example, in its situation, as a caller who may. */
async function send(
  { access, method, path }: DocumentedRoute,
  example: Example,
  change: Change,
): Promise<Response> {
  if (!access) throw new Error(`${path} has no access rules.`);
  const body =
    change.raw ??
    (example.body === undefined
      ? undefined
      : JSON.stringify({ ...(example.body as object), ...change.fields }));
  return world.api.call(addressOf(path, example, change), {
    method,
    headers: {
      ...(await world.credentialsFor(access)),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...change.headers,
    },
    ...(body !== undefined && { body }),
  });
}

/** The kinds of input that a contract has and an example lacks. */
function missingInputs(contract: Contract, example: Example): string[] {
  const { params, query, body, signed, upload } = contract;
  const has = { params, query, body: body ?? signed, upload };
  return Object.entries(has).flatMap(([part, schema]) => {
    const given: unknown = example[part as keyof typeof has];
    const isGiven = typeof given === 'object' && given !== null && Object.keys(given).length > 0;
    return schema && !isGiven ? [part] : [];
  });
}

test('each operation has a summary and an example, and each example an operation', () => {
  expect([...EXAMPLES.keys()].sort()).toEqual([...routes.keys()].sort());
  for (const [operation, { contract }] of routes) {
    expect([operation, contract.summary]).toEqual([
      operation,
      expect.stringMatching(/^[A-Z].+\w$/),
    ]);
    const example = EXAMPLES.get(operation);
    expect([operation, example && missingInputs(contract, example)]).toEqual([operation, []]);
  }
});

// Reads come first, because they can share a situation.
const isRead = (operation: string) => /^(get|list|export)/.test(operation);
const inOrder = [...EXAMPLES].sort(([one], [other]) => Number(isRead(other)) - Number(isRead(one)));

test.each(inOrder)(
  'the example of %s fits its contract and is answered',
  async (operation, example) => {
    const route = routeOf(operation);
    const { contract } = route;
    for (const part of ['params', 'query', 'body'] as const) {
      const schema: z.ZodType | undefined = contract[part];
      expect([part, schema?.safeParse(example[part]).error?.issues]).toEqual([part, undefined]);
    }
    expect(contract.response.parse(example.answer)).toEqual(example.answer);

    const change = (await SITUATIONS[operation]?.(world)) ?? {};
    const answer = await send(route, example, change);
    if (route.method !== 'GET') world.hasChanged();
    const text = await answer.text();
    expect([answer.status, answer.status === 200 || text]).toEqual([200, true]);
    const [type] = (answer.headers.get('content-type') ?? '').split(';');
    expect(type).toBe(contract.media ?? 'application/json');
    const received: unknown = type === 'application/json' ? JSON.parse(text) : text;
    expect(contract.response.parse(received)).toEqual(received);
    expectShape(received, example.answer);
    expectShape(
      readHeaders(contract.call, Object.fromEntries(answer.headers)),
      example.headers ?? {},
    );
    if (change.raw instanceof FormData) {
      expect([...change.raw.keys()]).toEqual(
        expect.arrayContaining(Object.keys(example.upload ?? {})),
      );
    }
  },
);

test('an operation answers 401 without the credentials that it documents, and 200 is for nobody else', async () => {
  const closed = [...routes].filter(([, { access }]) => access?.kind !== 'public');
  expect(closed.length).toBeGreaterThan(80);
  for (const [operation, { method, path }] of closed) {
    const example = EXAMPLES.get(operation) ?? { answer: undefined };
    const answer = await world.api.call(addressOf(path, example, {}), { method });
    expect([operation, answer.status]).toEqual([operation, 401]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expectShape(Problem.parse(await answer.json()), problemExample('Unauthorized'));
  }
});

test.each([
  ['InvalidRequest', '/api/history?range=1h'],
  ['Unauthorized', '/api/auth/me'],
  ['Forbidden', '/api/staff/desk'],
  ['NotFound', '/api/stripe/invoice/INV-NONE'],
] as const)('the example of the problem %s is what the API answers', async (name, path) => {
  const cookie = name === 'Unauthorized' ? '' : world.shop.customer.cookieHeader();
  const answer = await world.api.call(path, { headers: { cookie } });
  const example = problemExample(name);
  expect(answer.status).toBe(example.status);
  const received = Problem.parse(await answer.json());
  expect(received).toEqual({ ...example, requestId: received.requestId });
});
