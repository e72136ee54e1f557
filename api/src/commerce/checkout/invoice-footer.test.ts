import { invoiceFooter } from './invoice-footer.ts';

const seller = {
  name: 'Juno',
  address: 'Street 1, 12345 Town',
  taxId: 'DE123456789',
  imprintUrl: 'https://juno.example/imprint',
  tax: { mode: 'fixed', percent: 19 },
  consentRequired: false,
} as const;

test('the foot of an invoice has a line for each known fact about the seller', () => {
  expect(invoiceFooter(seller, 'No tax is charged.')).toBe(
    `Juno
Street 1, 12345 Town
Tax id DE123456789
https://juno.example/imprint
No tax is charged.`,
  );
  const little = { ...seller, address: '', taxId: '', imprintUrl: undefined };
  expect(invoiceFooter(little, null)).toBe('Juno');
});
