import { z } from 'zod';
import { call } from '@portico/sdk/contracts/call';
import type { Contract } from '@portico/sdk/contracts/contract';
import { ProblemError } from '../problem/problem.ts';
import { InputPipe, SentInput, type InputSchemas } from './input.pipe.ts';

const contract: Contract = {
  call: call({ operation: 'orderMoon', method: 'POST', path: '/api/moons/:id' }),
  summary: 'Orders a moon',
  params: z.object({ id: z.string().max(5) }),
  query: z.object({ size: z.coerce.number().min(1, 'Choose a size of at least 1.').default(3) }),
  body: z.object({ names: z.array(z.object({ name: z.string().max(3) })).max(200) }),
  response: z.object({}),
};
const SOUND = { params: { id: 'a' }, query: {}, body: { names: [{ name: 'b' }] } };

/** What the pipe makes of a request that differs from a sound one. */
const read = (change: object, schemas: InputSchemas = contract) =>
  new InputPipe().transform(new SentInput(schemas, { ...SOUND, ...change }));

function refusalOf(change: object) {
  try {
    read(change);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('the request was accepted');
}

test('accepted input reaches the handler with defaults and without empty filters', () => {
  expect(read({ query: { size: '' } })).toEqual({ ...SOUND, query: { size: 3 } });
});

test('parts that a contract does not have are not read', () => {
  expect(read({ body: 'text\0' }, {})).toEqual({});
});

test('other parameters of a handler stay as they are', () => {
  expect(new InputPipe().transform(SOUND)).toBe(SOUND);
});

test('every issue of every part is named with its path', () => {
  const { status, kind, message, issues } = refusalOf({
    params: { id: 'too long' },
    query: { size: '0' },
    body: { names: [{ name: 'a' }, { name: 'long' }] },
  });
  expect([status, kind]).toEqual([400, 'invalid-request']);
  expect(issues?.map(({ path }) => path)).toEqual(['params.id', 'query.size', 'body.names.1.name']);
  expect(message).toMatch(/^Invalid request: params\.id: Too big/);
});

test('a hundred issues are named at most', () => {
  const names = Array.from({ length: 101 }, () => ({ name: 'long' }));
  expect(refusalOf({ body: { names } }).issues).toHaveLength(100);
});

test('a text that cannot be stored is named, also in parameters', () => {
  expect(refusalOf({ params: { id: 'a\0' } }).issues).toEqual([
    { path: 'params.id', message: 'contains a character that is not allowed' },
  ]);
});

test.each([
  [
    'the message that the contract has for them',
    { query: { size: '0' }, params: { id: 'too long' } },
    'Choose a size of at least 1.',
  ],
  [
    'that there is nothing at an address',
    { params: { id: 'too long' } },
    'There is nothing at this address. Check the link that you have followed.',
  ],
  [
    'that some of the input is not accepted',
    { body: {} },
    'Some of the input is not accepted. Check it, reload the page and try again.',
  ],
])('visitors read %s', (_what, change, shown) => {
  expect(refusalOf(change).shown).toBe(shown);
});
