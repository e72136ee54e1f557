import { isEmail } from './email.ts';

it.each([
  'mira@example.com',
  "m.o'neil+tag@mail.example.co.uk",
  '用户@例え.jp',
  'user@例え.テスト',
  'jürgen@müller.example',
  'пользователь@почта.рф',
  'संपर्क@डाटामेल.भारत',
  'user@xn--r8jz45g.xn--zckzah',
  'a@b.co',
  '!#$%&@example.com',
])('an email address is accepted: %s', (text) => expect(isEmail(text)).toBe(true));

it.each([
  '',
  'mira',
  '@example.com',
  'mira@',
  'mira@example',
  'mira@@example.com',
  'mira@exa mple.com',
  'mi ra@example.com',
  'mira@-example.com',
  'mira@example-.com',
  'mira@example..com',
  'mira@.example.com',
  'mira@example.com.',
  '.mira@example.com',
  'mi..ra@example.com',
  'mira@example.com\r\nBcc: eve@example.com',
  'Mira <mira@example.com>',
  'mira@example.com,eve@example.com',
  'mira\u200b@example.com',
  `${'a'.repeat(250)}@b.co`,
])('what is no email address is refused: %j', (text) => expect(isEmail(text)).toBe(false));
