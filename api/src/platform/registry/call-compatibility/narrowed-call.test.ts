import { contract } from 'shared/contracts/contract';
import { shapeOf } from 'shared/contracts/shape';
import { z } from 'zod';
import { narrowedCall } from './narrowed-call.ts';

const call = { operation: 'orderMoon', method: 'POST', path: '/api/moons/:id' } as const;

interface Parts {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
}

const shape = ({ response = z.unknown(), ...parts }: Parts) =>
  shapeOf(contract({ call, summary: 'Orders a moon', response, ...parts }));

/** What a change of a contract breaks. */
const broken = (before: Parts, now: Parts) => narrowedCall(shape(before), shape(now));

const Moon = z
  .object({ id: z.string(), size: z.int().meta({ description: 'km' }) })
  .meta({ id: 'Moon' });
const kind = (name: string) => z.object({ kind: z.literal(name), at: z.int() });

describe('what may be sent', () => {
  const body = (before: z.ZodType, now: z.ZodType) => broken({ body: before }, { body: now });
  const object = z.object({ name: z.string(), note: z.string().optional() });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['nothing changes', object, object],
    ['a field that may be left out comes', object, object.extend({ more: z.string().optional() })],
    ['a field has a default', object, object.extend({ more: z.string().default('x') })],
    ['a field need not be sent any more', object, object.partial()],
    ['more values are taken', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
    ['any text is taken', z.enum(['a', 'b']), z.string()],
    ['null is taken too', z.string(), z.string().nullable()],
    ['whole numbers are numbers', z.int(), z.number()],
    ['limits are wider', z.string().min(3).max(5), z.string().min(2).max(6)],
    ['a list may be longer', z.array(z.int()).max(3), z.array(z.int()).max(4)],
    ['another kind is taken', z.union([kind('a')]), z.union([kind('a'), kind('b')])],
    ['anything is taken', object, z.unknown()],
    ['an expression became another', z.string().regex(/^a/), z.string().regex(/^[ab]/)],
    ['words for people change', Moon, Moon.meta({ id: 'Luna', description: 'other' })],
  ])('may grow: %s', (_, before, now) => {
    expect(body(before, now)).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['body.more has to be sent', object, object.extend({ more: z.string() })],
    ['body.note has to be sent', object, object.required()],
    ['body.note is not taken', object, object.omit({ note: true })],
    ['body.name must be integer, not string', object, object.extend({ name: z.int() })],
    ['body does not take "b"', z.enum(['a', 'b']), z.enum(['a'])],
    ['body takes only "a"', z.string(), z.enum(['a'])],
    ['body must be string, not null', z.string().nullable(), z.string()],
    ['body must be integer, not number', z.number(), z.int()],
    ['body has the limit maxLength 4', z.string().max(5), z.string().max(4)],
    ['body has the limit minLength 1', z.string(), z.string().min(1)],
    ['body has to fit a pattern', z.string(), z.string().regex(/^a/)],
    ['body[] must be string, not integer', z.array(z.int()), z.array(z.string())],
    ['body has the limit maxItems 2', z.array(z.int()).max(3), z.array(z.int()).max(2)],
    ['body.kind does not take "b"', z.union([kind('a'), kind('b')]), z.union([kind('a')])],
    ['body does not take any name', z.record(z.string(), z.int()), z.object({})],
    ['body[].size is not taken', z.array(Moon), z.array(Moon.omit({ size: true }))],
  ])('may not shrink: %s', (words, before, now) => {
    expect(body(before, now)).toEqual([words]);
  });

  it('counts in parameters, queries and bodies, also where one is new or gone', () => {
    const query = z.object({ range: z.enum(['24h', '7d']) });
    expect(broken({ query }, {})).toEqual(['query.range is not taken']);
    expect(broken({}, { query })).toEqual(['query.range has to be sent']);
    expect(broken({}, { query: query.partial() })).toEqual([]);
    expect(broken({ params: Moon }, { params: Moon.omit({ size: true }) })).toEqual([
      'params.size is not taken',
    ]);
  });
});

describe('what is answered', () => {
  const response = (before: z.ZodType, now: z.ZodType) =>
    broken({ response: before }, { response: now });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['a field comes', Moon, Moon.extend({ more: z.string() })],
    ['a value comes', z.enum(['a']), z.enum(['a', 'b'])],
    [
      'a kind comes',
      z.union([kind('a')]),
      z.union([kind('a'), z.object({ kind: z.literal('b') })]),
    ],
    ['numbers are whole', z.number(), z.int()],
    ['null never comes', z.string().nullable(), z.string()],
    ['a field is always there', Moon.partial(), Moon],
    ['limits change', z.string().max(5), z.string().max(9)],
    ['nobody knew what it is', z.unknown(), Moon],
  ])('may grow: %s', (_, before, now) => {
    expect(response(before, now)).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['answer.size is not answered', Moon, Moon.omit({ size: true })],
    ['answer.size can be missing', Moon, Moon.partial({ size: true })],
    ['answer.size can be null', Moon, Moon.extend({ size: z.int().nullable() })],
    ['answer.size can be string', Moon, Moon.extend({ size: z.string() })],
    ['answer can be number', z.int(), z.number()],
    ['answer[].size is not answered', z.array(Moon), z.array(Moon.omit({ size: true }))],
    ['answer can be object', z.array(Moon), z.object({ items: z.array(Moon) })],
    [
      'answer.*.size is not answered',
      z.record(z.string(), Moon),
      z.record(z.string(), Moon.omit({ size: true })),
    ],
    [
      'answer.at is not answered',
      z.union([kind('a'), kind('b')]),
      z.union([kind('a'), z.object({ kind: z.literal('b') })]),
    ],
  ])('may not shrink: %s', (words, before, now) => {
    expect(response(before, now)).toEqual([words]);
  });
});

it('is another call at another address', () => {
  const now = { ...shape({}), address: 'POST /api/stars/:id' };
  expect(narrowedCall(shape({}), now)).toEqual(['it is POST /api/stars/:id']);
});

it('ends with what contains itself, and with names of objects’ own', () => {
  interface Tree {
    branches: Tree[];
  }
  const Tree: z.ZodType<Tree> = z
    .object({ branches: z.lazy(() => z.array(Tree)) })
    .meta({ id: 'Tree' });
  expect(broken({ body: Tree, response: Tree }, { body: Tree, response: z.array(Tree) })).toEqual([
    'answer can be array',
  ]);
  const hostile = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"$ref":"#/$defs/__proto__"}}}',
  );
  expect(narrowedCall({ ...shape({}), body: hostile }, shape({}))).toEqual([
    'body.__proto__ is not taken',
  ]);
});
