// Written by `npm run answers` from schema.ts; do not edit.
export const grantLicence = { invoiceId: 'string' } as const;
export const withdrawLicence = { status: 'string' } as const;
