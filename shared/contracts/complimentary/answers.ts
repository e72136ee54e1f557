// Written by `npm run answers` from schema.ts; do not edit.
export const grantLicense = { invoiceId: 'string' } as const;
export const withdrawLicense = { status: 'string' } as const;
