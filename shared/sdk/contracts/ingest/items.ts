import { z } from 'zod';

const schemas = new WeakMap<object, z.ZodType>();

/**
 * The items of a batch. The API receives them unvalidated and checks them one by one, so that an
 * invalid item does not reject the whole batch (`IngestReceipt.rejected`).
 * @param schema of one item; part of the OpenAPI document
 */
export function items(schema: z.ZodType) {
  const sent = z.unknown();
  schemas.set(sent, schema);
  return z.array(sent);
}

/** The item schema of a batch. @returns undefined for any other schema */
export const itemSchemaOf = (sent: object): z.ZodType | undefined => schemas.get(sent);
