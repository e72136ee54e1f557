/** A JSON Schema from zod; its references are within its own `$defs`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Request and response of one API call, as data. */
export interface CallShape {
  /** `GET /api/plans` */
  address: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  response: JsonSchema;
}
