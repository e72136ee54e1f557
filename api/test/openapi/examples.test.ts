import type { z } from 'zod';
import { Problem } from '@portico/sdk/contracts/problem/schema';
import type { Example } from '@portico/sdk/contracts/example';
import { EXAMPLES } from './all-examples.ts';
import type { DocumentedRoute, Operation } from '../../src/platform/docs/documented-route.ts';
import { problemExample } from '../../src/platform/docs/problems.ts';
import { expectShape, expectShapeOfTexts } from './expect-shape.ts';
import { headersOf, partsOf, readAnswer } from './read-answer.ts';
import { addressOf, examplesInOrder, routesOf, sendExample } from './send-example.ts';
import { SITUATIONS } from './situations.ts';
import { World } from './world.ts';

let world: World;
let routes: Map<string, DocumentedRoute>;
beforeAll(async () => {
  world = await World.create();
  routes = routesOf(world);
});

const routeOf = (operation: string): DocumentedRoute => {
  const route = routes.get(operation);
  if (!route) throw new Error(`There is no operation ${operation}.`);
  return route;
};

/** The kinds of input that an operation has and an example lacks. */
function missingInputs(operation: Operation, example: Example): string[] {
  const { params, query, body, signed, upload } = operation;
  const has = { params, query, body: body ?? signed, upload };
  return Object.entries(has).flatMap(([part, schema]) => {
    const given: unknown = example[part as keyof typeof has];
    const isGiven = typeof given === 'object' && given !== null && Object.keys(given).length > 0;
    return schema && !isGiven ? [part] : [];
  });
}

test('each operation has a summary and an example, and each example an operation', () => {
  expect([...EXAMPLES.keys()].sort()).toEqual([...routes.keys()].sort());
  for (const [id, { operation }] of routes) {
    expect([id, operation.summary]).toEqual([id, expect.stringMatching(/^[A-Z].+\w$/)]);
    const example = EXAMPLES.get(id);
    expect([id, example && missingInputs(operation, example)]).toEqual([id, []]);
  }
});

/** Answers in the texts of a page, and of the site pack, which are as its author wrote them. */
const TEXTS =
  /(?:Texts|Cards|Groups|^getCommand|Reference|^get(?:Landing(?:Figures)?|Features?|LegalText|Store|Plans|Builder))$/;

test.each(examplesInOrder())(
  'the example of %s fits its contract and is answered',
  async (id, example) => {
    const route = routeOf(id);
    const { operation } = route;
    const { media = 'application/json', response } = operation;
    for (const part of ['params', 'query', 'body'] as const) {
      const schema: z.ZodType | undefined = operation[part];
      expect([part, schema?.safeParse(example[part]).error?.issues]).toEqual([part, undefined]);
    }
    if (response) expect(response.parse(example.answer)).toEqual(example.answer);

    const change = (await SITUATIONS[id]?.(world)) ?? {};
    const answer = await sendExample(world, route, example, change);
    if (answer.status !== operation.status) throw new Error(await answer.text());
    if (response) expect(answer.headers.get('content-type')?.split(';')[0]).toBe(media);
    const received = await readAnswer(answer, operation);
    if (response) expect(response.parse(received)).toEqual(received);
    const expectFit = TEXTS.test(id) ? expectShapeOfTexts : expectShape;
    expectFit(partsOf(received, media), partsOf(example.answer, media));
    expectShape(headersOf(answer, operation), example.headers ?? {});
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
