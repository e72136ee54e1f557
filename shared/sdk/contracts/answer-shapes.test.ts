import { z } from 'zod';
import { getAvatarsContract, getUserAvatarsContract } from './avatars/schema.ts';
import type { AnswerShape } from './call.ts';
import { getCommandsContract } from './commands/schema.ts';
import type { Contract } from './contract.ts';
import { getIncidentsContract } from './incidents/schema.ts';
import { getHistoryContract, getShardsContract } from './status/schema.ts';
import { getTeamContract } from './team/schema.ts';
import { getTemplatesContract } from './templates/schema.ts';
import { getUserContract } from './users/schema.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const TYPES: Record<string, string[]> = {
  number: ['number', 'integer'],
  id: ['string'],
  key: ['string'],
};

/** Paths at which the client's shape check would reject a response that the contract allows. */
function mismatches(shape: AnswerShape, schema: Schema, root: Schema, path: string): string[] {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    return mismatches(shape, root.$defs?.[name] ?? {}, root, path);
  }
  if (Array.isArray(schema.type)) {
    return schema.type.flatMap((type) => mismatches(shape, { ...schema, type }, root, path));
  }
  // A field with `?` may be null; the caller filters this mismatch.
  if (schema.type === 'null') return [`${path}: null`];
  if (schema.anyOf) return schema.anyOf.flatMap((option) => mismatches(shape, option, root, path));
  if (typeof shape === 'string') {
    return (TYPES[shape] ?? [shape]).includes(schema.type ?? '') ? [] : [`${path}: ${schema.type}`];
  }
  if (Array.isArray(shape)) {
    const [item] = shape as readonly [AnswerShape];
    return schema.type === 'array'
      ? mismatches(item, schema.items ?? {}, root, `${path}[]`)
      : [`${path}: ${schema.type}`];
  }
  return Object.entries(shape as Record<string, AnswerShape>).flatMap(([key, inner]) => {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    const field = schema.properties?.[name];
    if (!field) return [`${path}.${name}: not answered`];
    if (!isOptional && !schema.required?.includes(name)) return [`${path}.${name}: optional`];
    const found = mismatches(inner, field, root, `${path}.${name}`);
    return isOptional ? found.filter((mismatch) => !mismatch.endsWith(': null')) : found;
  });
}

const CONTRACTS: Contract[] = [
  ...[getHistoryContract, getShardsContract, getTeamContract, getUserContract],
  ...[getCommandsContract, getTemplatesContract, getIncidentsContract],
  ...[getAvatarsContract, getUserAvatarsContract],
];

it.each(CONTRACTS.map((contract) => [contract.call.operation, contract] as const))(
  'the shape check accepts every response that the contract of %s allows',
  (_, { call, response }) => {
    const schema = z.toJSONSchema(response, { io: 'output' }) as Schema;
    if (!call.answer) throw new Error('this call has no answer shape');
    expect(mismatches(call.answer, schema, schema, 'answer')).toEqual([]);
  },
);
