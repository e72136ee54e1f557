import { z } from 'zod';
import type { AnswerShape } from './call.ts';
import type { Contract } from './contract.ts';
import { leniencyOf } from './leniency.ts';
import type { Leniency } from './leniency.ts';

/** The JSON schemas that zod generates for our responses. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  leniency?: Leniency;
}

type Fields = Record<string, AnswerShape>;

/** A string of digits only. */
const DIGITS = /^\^\\d(\+|\{[1-9][\d,]*\})\$$/;

/**
 * The check of a call's answer that browsers run, from its contract: objects, lists, fields and the
 * types of values. Members of an enumeration are strings, so that a new one is accepted.
 * @returns undefined if pages do not read the response
 * @throws if the check cannot express a form of the contract
 */
export function answerShapeOf({ call, response, isAnswerRead }: Contract): AnswerShape | undefined {
  if (call.method !== 'GET' && !isAnswerRead) return undefined;
  const root = z.toJSONSchema(response, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const leniency = leniencyOf(zodSchema);
      if (leniency) Object.assign(jsonSchema, { leniency });
    },
  }) as Schema;
  const shape = new Reader(root.$defs ?? {}).shapeOf(root);
  if (!shape) throw new Error(`${call.operation}: the answer may be anything`);
  return shape;
}

class Reader {
  private readonly defs: Readonly<Record<string, Schema>>;

  constructor(defs: Readonly<Record<string, Schema>>) {
    this.defs = defs;
  }

  /** @returns undefined: every value is accepted. {@link fieldsOf} handles null. */
  shapeOf(given: Schema): AnswerShape | undefined {
    const schema = this.resolved(given);
    if (schema.leniency === 'unchecked') return undefined;
    if (schema.leniency === 'key') return 'key';
    const [first, ...more] = optionsOf(schema).filter(({ type }) => type !== 'null');
    if (!first) throw new Error('An answer needs a type other than null');
    if (more.length > 0) return this.shapeOfVariants([first, ...more]);
    if (first !== schema) return this.shapeOf(first);
    switch (schema.type) {
      case undefined:
        return undefined;
      case 'string':
        return schema.pattern && DIGITS.test(schema.pattern) ? 'id' : 'string';
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
        return 'boolean';
      case 'array':
        return this.shapeOfList(schema);
      case 'object':
        return this.fieldsOf(schema);
      default:
        throw new Error(`An answer cannot be checked for type ${String(schema.type)}`);
    }
  }

  private shapeOfList({ items = {} }: Schema): AnswerShape {
    const shape = this.shapeOf(items);
    if (!shape || this.isNullable(items)) throw new Error('A list needs items of one known type');
    return [shape];
  }

  private fieldsOf(schema: Schema): Fields {
    const { properties = {}, additionalProperties, required = [] } = schema;
    const others = additionalProperties && this.shapeOf(additionalProperties);
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const shape = this.shapeOf(field);
      const isOptional =
        !required.includes(name) || schema.leniency === 'partial' || field.leniency === 'optional';
      const suffix = isOptional ? '?' : this.isNullable(field) ? '??' : '';
      return shape ? [[name + suffix, shape] as const] : [];
    });
    return { ...Object.fromEntries(fields), ...(others && { '*?': others }) };
  }

  /** Objects that differ by the constant of their first field. */
  private shapeOfVariants(options: readonly Schema[]): AnswerShape {
    const fields: Fields = {};
    for (const variant of options.map((option) => this.resolved(option))) {
      const [[name, constant] = ['', {}], ...others] = Object.entries(variant.properties ?? {});
      if (typeof constant.const !== 'string')
        throw new Error('The variants of an answer need a first field that tells them apart');
      fields[name] = 'string';
      fields[`${name}=${constant.const}?`] = this.fieldsOf({
        ...variant,
        properties: Object.fromEntries(others),
      });
    }
    return fields;
  }

  private isNullable(schema: Schema): boolean {
    return optionsOf(this.resolved(schema)).some(({ type }) => type === 'null');
  }

  private resolved(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const { $ref, ...more } = schema;
    const found = this.defs[$ref.replace('#/$defs/', '')];
    if (!found) throw new Error(`An answer cannot be checked for ${$ref}`);
    return { ...this.resolved(found), ...more };
  }
}

function optionsOf(schema: Schema): readonly Schema[] {
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one) => ({ ...schema, type: one }));
  return schema.anyOf ?? schema.oneOf ?? [schema];
}
