// Written by `npm run answers` from schema.ts; do not edit.
export const getAuthorizedServers = [
  {
    guild_id: 'string',
    owner_id: 'string',
    timestamp: 'key',
    'invoice_id?': 'string',
    'transferable_at?': 'number',
    'next_transfer_at?': 'number',
  },
] as const;
export const getInvoiceServers = {
  authorizedCount: 'number',
  remainingCount: 'number',
  serverCount: 'number',
} as const;
export const getLicenseSummary = {
  licenses: 'number',
  slots: 'number',
  used: 'number',
  free: 'number',
} as const;
export const getServer = { name: 'string', 'image??': 'string' } as const;
export const getServerList = {
  servers: [
    {
      id: 'id',
      name: 'string',
      'members??': 'number',
      'icon??': 'string',
      'authorized?': 'boolean',
    },
  ],
} as const;
export const getTransfers = [
  { from: 'string', to: 'string', at: 'number', invoice_id: 'string' },
] as const;
