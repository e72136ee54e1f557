import fc from 'fast-check';
import { formatInvoiceNumber, parseInvoiceNumber } from './invoice-number.ts';

test.each([
  '000003',
  '3',
  '0003',
  '#000003',
  ' # 3 ',
  '000 003',
  'Invoice 000003',
  'invoice no. 3',
])('the text "%s" is read as the invoice number 3', (text) => {
  expect(parseInvoiceNumber(text)).toBe(3);
});

test.each(['', '0', '000000', '-3', '3.5', 'INV-3', 'INV-234567', 'Duo', '3 of 5', '#', '१२३'])(
  'the text "%s" is not an invoice number',
  (text) => {
    expect(parseInvoiceNumber(text)).toBeUndefined();
  },
);

test('every formatted invoice number is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (number) => {
      expect(parseInvoiceNumber(formatInvoiceNumber(number))).toBe(number);
    }),
  );
});

test('a Discord id is never read as an invoice number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{17,20}$/), (id) => {
      expect(parseInvoiceNumber(id)).toBeUndefined();
    }),
  );
});
