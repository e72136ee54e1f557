import type { z } from 'zod';
import type { Call } from './call.ts';

/** A call with its schemas; the API validates, responds and documents from them. */
export interface Contract {
  call: Call;
  /** One short sentence for the OpenAPI document. */
  summary: string;
  /** What the summary leaves out, for the OpenAPI document. */
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Describes the parts of a `multipart/form-data` body, which the handler reads itself. */
  upload?: string;
  /** Describes a signed JSON body, which the handler reads itself as bytes. */
  signed?: string;
  /** Fields that are not in the schema are removed from the response. */
  response: z.ZodType;
  /** Media type of the response; default: `application/json`. */
  media?: string;
  /**
   * Whether pages read the response of a call that changes something; responses of GET are always
   * read. If they do not, a response of another shape is not an error, because the change has been
   * made.
   */
  isAnswerRead?: true;
  /** Values in response headers; `call.headers` maps each field to its header. */
  headers?: Readonly<Record<string, z.ZodType>>;
}

export function contract<const C extends Contract>(definition: C): C {
  return definition;
}
