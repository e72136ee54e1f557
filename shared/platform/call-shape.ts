/** A JSON Schema as zod writes it; what it names lies in its own `$defs`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What one API call takes and answers, as data. */
export interface CallShape {
  /** `GET /api/plans` */
  address: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  response: JsonSchema;
}
