import type { z } from 'zod';
import type { Call } from './call.ts';

/** A call with its schemas: what the API validates, answers and documents. */
export interface Contract {
  call: Call;
  /** One sentence for the manual. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is `multipart/form-data`, read by the handler: what its parts are, in words. */
  upload?: string;
  /** Fields that the schema does not name never leave the server. */
  response: z.ZodType;
  /** Values that the answer's headers carry; `call.headers` names the header of each field. */
  headers?: Readonly<Record<string, z.ZodType>>;
}

export function contract<const C extends Contract>(definition: C): C {
  return definition;
}
