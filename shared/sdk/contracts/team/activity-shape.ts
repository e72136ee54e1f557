/** A user's activity (spec 0 §3); `type` is an extension of Portico. */
export const ACTIVITY_SHAPE = {
  'type?': 'number',
  name: 'string',
  'image?': 'string',
  'details?': 'string',
  'state?': 'string',
} as const;
