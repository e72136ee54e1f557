import { z } from 'zod';

const schemas = new WeakMap<object, z.ZodType>();

/**
 * The items of a batch. They reach the API as they were sent: it checks them one by one, so that one
 * bad item does not lose the rest (`IngestReceipt.rejected`).
 * @param schema what an item must be; the manual publishes it
 */
export function items(schema: z.ZodType) {
  const sent = z.unknown();
  schemas.set(sent, schema);
  return z.array(sent);
}

/** What an item of a batch must be. @returns undefined for every other schema */
export const itemSchemaOf = (sent: object): z.ZodType | undefined => schemas.get(sent);
