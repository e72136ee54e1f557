// Imported first, so that it is evaluated before the schemas are created.
import { jitlessZod } from './jitless-zod.ts';
import type { z } from 'zod';
import type { Call } from '../call.ts';
import type { Contract } from '../contract.ts';
import { leniencyOf } from '../leniency.ts';

/** Schemas of nouns, as `npm run answers` lists them in `schemas.ts`. */
type Nouns = Readonly<Record<string, object>>;

/**
 * Compares responses with the whole contracts of their calls.
 * @param nouns of one or more packages; calls of others are not checked
 * @returns a function that throws with the call, and the path and expected type of each difference
 */
export function answerCheck(nouns: Nouns): (call: Call, answer: unknown) => void {
  const contracts: ReadonlyMap<string, Contract> = new Map(
    Object.values(nouns)
      .flatMap((noun) => Object.values<unknown>(noun as Record<string, unknown>))
      .filter(isContract)
      .map((contract) => [contract.call.operation, contract]),
  );
  return ({ operation, method, path }, answer) => {
    const schema = contracts.get(operation)?.response;
    const issues = schema?.safeParse(answer).error?.issues ?? [];
    const wrong = issues.filter((issue) => schema && !isLenient(schema, issue.path));
    if (wrong.length === 0) return;
    throw new Error(
      `${operation} (${method} ${path}) answered what its contract does not allow:\n${jitlessZod.prettifyError(new jitlessZod.ZodError(wrong))}`,
    );
  };
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'call' in value && 'response' in value;
}

/** Whether pages accept a difference at this path. */
function isLenient(schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean {
  const leniency = leniencyOf(schema);
  if (leniency === 'unchecked') return true;
  if (leniency && path.length === (leniency === 'partial' ? 1 : 0)) return true;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [key, ...rest] = path;
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return isLenient(def.innerType, path);
    case 'array':
      return key !== undefined && isLenient(def.element, rest);
    case 'object': {
      const field = key === undefined ? undefined : def.shape[String(key)];
      return field !== undefined && isLenient(field, rest);
    }
    default:
      return false;
  }
}
