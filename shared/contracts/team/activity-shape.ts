/** What somebody does, as the specification shows it (spec 0 §3): the kind is Portico's own. */
export const ACTIVITY_SHAPE = {
  'type?': 'number',
  name: 'string',
  'image?': 'string',
  'details?': 'string',
  'state?': 'string',
} as const;
