import { contract } from '@portico/sdk/contracts/contract';
import { shapeOf } from '@portico/sdk/contracts/shape';
import { z } from 'zod';
import { narrowedCall } from './narrowed-call.ts';

const call = { operation: 'orderMoon', method: 'POST', path: '/api/moons/:id' } as const;

interface Schemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
}

const shape = ({ response = z.unknown(), ...inputs }: Schemas) =>
  shapeOf(contract({ call, summary: 'Orders a moon', response, ...inputs }));

/** What a change of a contract breaks. */
const broken = (before: Schemas, now: Schemas) => narrowedCall(shape(before), shape(now));

const Moon = z
  .object({ id: z.string(), size: z.int().meta({ description: 'km' }) })
  .meta({ id: 'Moon' });
const kind = (name: string) => z.object({ kind: z.literal(name), at: z.int() });

describe('an input', () => {
  const body = (before: z.ZodType, now: z.ZodType) => broken({ body: before }, { body: now });
  const object = z.object({ name: z.string(), note: z.string().optional() });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['nothing changes', object, object],
    ['an optional field is added', object, object.extend({ more: z.string().optional() })],
    ['a field with a default is added', object, object.extend({ more: z.string().default('x') })],
    ['a required field becomes optional', object, object.partial()],
    ['an enum gets another value', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
    ['an enum becomes a string', z.enum(['a', 'b']), z.string()],
    ['null becomes allowed', z.string(), z.string().nullable()],
    ['an integer becomes a number', z.int(), z.number()],
    ['a limit is relaxed', z.string().min(3).max(5), z.string().min(2).max(6)],
    ['a list may be longer', z.array(z.int()).max(3), z.array(z.int()).max(4)],
    ['a union gets another member', z.union([kind('a')]), z.union([kind('a'), kind('b')])],
    ['any value becomes allowed', object, z.unknown()],
    ['one pattern replaces another', z.string().regex(/^a/), z.string().regex(/^[ab]/)],
    ['names and descriptions change', Moon, Moon.meta({ id: 'Luna', description: 'other' })],
    ['any value was allowed', z.unknown(), z.string()],
    ['a union gets a member of any value', z.string(), z.union([z.int(), z.unknown()])],
    [
      'the values of a record are relaxed',
      z.record(z.string(), z.int()),
      z.record(z.string(), z.number()),
    ],
    ['other names become allowed', object, z.looseObject({})],
    ['a format becomes a pattern', z.iso.date(), z.string().regex(/^2/)],
  ])('stays compatible when %s', (_, before, now) => {
    expect(body(before, now)).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['body.more is required', object, object.extend({ more: z.string() })],
    ['body.note is required', object, object.required()],
    ['body.note is no longer accepted', object, object.omit({ note: true })],
    ['body.name must be integer, not string', object, object.extend({ name: z.int() })],
    ['body no longer accepts "b"', z.enum(['a', 'b']), z.enum(['a'])],
    ['body only accepts "a"', z.string(), z.enum(['a'])],
    ['body must be string, not null', z.string().nullable(), z.string()],
    ['body must be integer, not number', z.number(), z.int()],
    ['body has the stricter limit maxLength 4', z.string().max(5), z.string().max(4)],
    ['body has the stricter limit minLength 1', z.string(), z.string().min(1)],
    ['body must match a pattern', z.string(), z.string().regex(/^a/)],
    ['body[] must be string, not integer', z.array(z.int()), z.array(z.string())],
    ['body has the stricter limit maxItems 2', z.array(z.int()).max(3), z.array(z.int()).max(2)],
    ['body.kind no longer accepts "b"', z.union([kind('a'), kind('b')]), z.union([kind('a')])],
    ['body no longer accepts arbitrary names', z.record(z.string(), z.int()), z.object({})],
    ['body[].size is no longer accepted', z.array(Moon), z.array(Moon.omit({ size: true }))],
    ['body must be number, not string', z.string(), z.number()],
    ['body must be string, not integer', z.int(), z.string()],
    ['body must be string or null, not integer', z.int(), z.string().nullable()],
    ['body only accepts "a", "b"', z.string(), z.enum(['a', 'b'])],
    ['body only accepts "a"', z.string(), z.literal('a')],
    [
      'body.* must be string, not integer',
      z.record(z.string(), z.int()),
      z.record(z.string(), z.string()),
    ],
    ['body has the stricter limit exclusiveMinimum 2', z.number().gt(1), z.number().gt(2)],
    ['body has the stricter limit exclusiveMaximum 1', z.number().lt(2), z.number().lt(1)],
    ['body has the stricter limit minimum 2', z.number().min(1), z.number().min(2)],
    ['body has the stricter limit minItems 2', z.array(z.int()).min(1), z.array(z.int()).min(2)],
  ])('becomes incompatible: %s', (message, before, now) => {
    expect(body(before, now)).toEqual([message]);
  });

  it('is compared in params, query and body, also when one of them is added or removed', () => {
    const query = z.object({ range: z.enum(['24h', '7d']) });
    expect(broken({ query }, {})).toEqual(['query.range is no longer accepted']);
    expect(broken({}, { query })).toEqual(['query.range is required']);
    expect(broken({}, { query: query.partial() })).toEqual([]);
    expect(broken({ params: Moon }, { params: Moon.omit({ size: true }) })).toEqual([
      'params.size is no longer accepted',
    ]);
  });
});

describe('a response', () => {
  const response = (before: z.ZodType, now: z.ZodType) =>
    broken({ response: before }, { response: now });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['a field is added', Moon, Moon.extend({ more: z.string() })],
    ['an enum gets another value', z.enum(['a']), z.enum(['a', 'b'])],
    [
      'a union gets another member',
      z.union([kind('a')]),
      z.union([kind('a'), z.object({ kind: z.literal('b') })]),
    ],
    ['a number becomes an integer', z.number(), z.int()],
    ['null is no longer sent', z.string().nullable(), z.string()],
    ['an optional field becomes required', Moon.partial(), Moon],
    ['a limit changes', z.string().max(5), z.string().max(9)],
    ['a schema replaces "any value"', z.unknown(), Moon],
    ['a union had a member of any value', z.union([z.int(), z.unknown()]), z.string()],
    ['any value is sent', Moon, z.unknown()],
  ])('stays compatible when %s', (_, before, now) => {
    expect(response(before, now)).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['response.size is no longer sent', Moon, Moon.omit({ size: true })],
    ['response.size can be missing', Moon, Moon.partial({ size: true })],
    ['response.size can be null', Moon, Moon.extend({ size: z.int().nullable() })],
    ['response.size can be string', Moon, Moon.extend({ size: z.string() })],
    ['response can be number', z.int(), z.number()],
    ['response can be string', z.number(), z.string()],
    ['response can be integer', z.string(), z.int()],
    ['response[].size is no longer sent', z.array(Moon), z.array(Moon.omit({ size: true }))],
    ['response can be object', z.array(Moon), z.object({ items: z.array(Moon) })],
    [
      'response.*.size is no longer sent',
      z.record(z.string(), Moon),
      z.record(z.string(), Moon.omit({ size: true })),
    ],
    [
      'response.at is no longer sent',
      z.union([kind('a'), kind('b')]),
      z.union([kind('a'), z.object({ kind: z.literal('b') })]),
    ],
  ])('becomes incompatible: %s', (message, before, now) => {
    expect(response(before, now)).toEqual([message]);
  });
});

it('an operation at another address is incompatible', () => {
  const now = { ...shape({}), address: 'POST /api/stars/:id' };
  expect(narrowedCall(shape({}), now)).toEqual(['its address is POST /api/stars/:id']);
});

it('the comparison terminates for recursive schemas and for names such as __proto__', () => {
  interface Tree {
    branches: Tree[];
  }
  const Tree: z.ZodType<Tree> = z
    .object({ branches: z.lazy(() => z.array(Tree)) })
    .meta({ id: 'Tree' });
  expect(broken({ body: Tree, response: Tree }, { body: Tree, response: z.array(Tree) })).toEqual([
    'response can be array',
  ]);
  const hostile = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"$ref":"#/$defs/__proto__"}}}',
  );
  expect(narrowedCall({ ...shape({}), body: hostile }, shape({}))).toEqual([
    'body.__proto__ is no longer accepted',
  ]);
});
