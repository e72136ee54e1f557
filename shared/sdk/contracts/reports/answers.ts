// Written by `npm run answers` from schema.ts; do not edit.
export const sendBeacon = { taken: 'number' } as const;
