import { z } from 'zod';
import type { ConfigurationKeys, ConfigurationValues } from './configuration.ts';

const described = { description: z.string().trim().min(1).max(300) };
const size = z.int().positive().max(10_000);
const text = {
  type: z.literal('string'),
  enum: z.array(z.string()).min(1).max(50).optional(),
  maxLength: size.optional(),
};

/** A `ConfigurationKey`, without its rule for the default. */
const key = z.discriminatedUnion('type', [
  z.strictObject({ ...described, type: z.literal('boolean'), default: z.boolean() }),
  z.strictObject({
    ...described,
    type: z.enum(['integer', 'number']),
    default: z.number(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
  z.strictObject({ ...described, ...text, default: z.string() }),
  z.strictObject({
    ...described,
    type: z.literal('array'),
    items: z.strictObject(text),
    default: z.array(z.string()),
    maxItems: size.optional(),
  }),
]);

/** `configuration` of a release: at most 50 keys, each with a default that fits it. */
export const configurationKeys = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be a name such as rowsPerPage'), key)
  .refine((keys) => Object.keys(keys).length <= 50, 'must have at most 50 keys')
  .superRefine((keys, context) => {
    const defaults = Object.fromEntries<unknown>(
      Object.entries(keys).map(([name, schema]) => [name, schema.default]),
    );
    for (const { name, message } of configurationProblems(keys, defaults))
      context.addIssue({ code: 'custom', path: [name, 'default'], message });
  });

/** What is wrong with a value. */
export interface ConfigurationProblem {
  /** Of the key. */
  name: string;
  /** What it must be: `must be at most 100: rows of a table`. */
  message: string;
}

/** Compares values with what a remote declares. @returns a problem for each value that it does not take */
export function configurationProblems(
  keys: ConfigurationKeys,
  values: Readonly<Record<string, unknown>>,
): ConfigurationProblem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const schema = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!schema) {
      const known = Object.keys(keys).join(', ') || 'it has none';
      return [{ name, message: `is no key of this remote; keys are: ${known}` }];
    }
    const result = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(value);
    return (result.error?.issues ?? []).map(({ path, message }) => ({
      name: [name, ...path].join('.'),
      message: `${message.replace(/^Invalid input: /, '')} (${schema.description})`,
    }));
  });
}

/** The values that a remote takes. The others have their defaults in its pages. */
export function fittingValues(
  keys: ConfigurationKeys,
  values: Readonly<Record<string, unknown>>,
): ConfigurationValues {
  const wrong = new Set(
    configurationProblems(keys, values).map(({ name }) => name.split('.')[0] ?? name),
  );
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !wrong.has(name)),
  ) as ConfigurationValues;
}
