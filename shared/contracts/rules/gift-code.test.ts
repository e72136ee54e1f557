import { formatGiftCode, parseGiftCode } from './gift-code.ts';

const CODE = '7K3QX-9D2MX-A4T8R-WPLEH';

test('a gift code is read in every notation that somebody types', () => {
  expect(formatGiftCode('7K3QX9D2MXA4T8RWPLEH')).toBe(CODE);
  for (const text of [
    CODE,
    CODE.toLowerCase(),
    ` ${CODE.replaceAll('-', ' ')}\n`,
    CODE.replaceAll('-', ''),
  ])
    expect(parseGiftCode(text)).toBe(CODE);
});

test.each([
  '',
  CODE.slice(1),
  `${CODE}A`,
  CODE.replace('7', '0'),
  CODE.replace('7', 'İ'),
  `${CODE}\0`,
])('what cannot be a code is none: %j', (text) => {
  expect(parseGiftCode(text)).toBeUndefined();
});
