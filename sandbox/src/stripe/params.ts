import { z } from 'zod';
import type { Form, FormValue } from './form.ts';
import { ParameterError } from './stripe-error.ts';

/**
 * A schema of parameters that refuses all others. Each of its names must be one of Stripe's
 * published parameters, and its values must fit Stripe's type.
 */
export const paramsOf =
  <Params>() =>
  <
    Shape extends {
      [Name in keyof Shape]: Name extends keyof Params ? z.ZodType<Params[Name]> : never;
    },
  >(
    shape: Shape,
  ) =>
    z.strictObject(shape);

export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const truth = z.enum(['true', 'false']).transform((text) => text === 'true');
export const text = z.string().min(1);
/** Stripe's limits: 50 keys, 40 characters per key, 500 per value. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50);
/** The paths that may be expanded. */
export const expand = <const Paths extends readonly string[]>(paths: Paths) =>
  z.array(z.enum(paths)).optional();

/** @throws ParameterError for the first parameter that Stripe would refuse */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // Stripe refuses unknown parameters before it reads the known ones.
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const names = unknown.keys.map((key) => bracketed([...unknown.path, key]));
    const noun = names.length === 1 ? 'parameter' : 'parameters';
    throw new ParameterError(
      `Received unknown ${noun}: ${names.join(', ')}`,
      names[0],
      'parameter_unknown',
    );
  }
  throw errorOf(issues[0], form);
}

function errorOf(issue: z.core.$ZodIssue | undefined, form: Form): ParameterError {
  const path = issue?.path ?? [];
  const param = bracketed(path);
  const value = valueAt(form, path);
  if (value === undefined) {
    return new ParameterError(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  if (value === '') {
    const message = `You passed an empty string for '${param}'. It cannot be unset.`;
    return new ParameterError(message, param, 'parameter_invalid_empty');
  }
  const shown = typeof value === 'string' ? value : 'object';
  if (path[0] === 'expand') {
    return new ParameterError(`This property cannot be expanded (${shown}).`, param);
  }
  const format = issue?.code === 'invalid_format' ? issue.format : undefined;
  switch (format) {
    case 'regex':
      return new ParameterError(`Invalid integer: ${shown}`, param, 'parameter_invalid_integer');
    case 'url':
      return new ParameterError('Not a valid URL', param, 'url_invalid');
    case 'email':
      return new ParameterError(`Invalid email address: ${shown}`, param, 'email_invalid');
    default:
      return new ParameterError(`Invalid ${param}: ${issue?.message ?? shown}`, param);
  }
}

function valueAt(form: Form, path: readonly PropertyKey[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>(
    (value, name) =>
      typeof value === 'object' ? (value as Record<PropertyKey, FormValue>)[name] : undefined,
    form,
  );
}

/** `line_items[0][quantity]` */
const bracketed = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
