// Written by `npm run answers` from schema.ts; do not edit.
export const getRegistry = {
  revision: 'string',
  shellVersion: 'string',
  remotes: [
    {
      name: 'string',
      version: 'string',
      entry: 'string',
      integrity: 'string',
      globalName: 'string',
      pages: { '*?': { scripts: ['string'], styles: ['string'] } },
    },
  ],
} as const;
