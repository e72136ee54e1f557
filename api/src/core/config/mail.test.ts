import { loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const mailOf = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' }).mail;
const FROM = 'Juno <billing@juno.example>';
const at = (SMTP_URL: string, more: Record<string, string> = {}) =>
  mailOf({ SMTP_URL, MAIL_FROM: FROM, ...more });

describe('the settings of mail', () => {
  test('are off without an address', () => {
    expect(mailOf({})).toBeUndefined();
    expect(mailOf({ SMTP_URL: '', MAIL_FROM: '' })).toBeUndefined();
  });

  test('name server, sender and credentials', () => {
    expect(at('smtps://juno:p%40ss%2Fword@smtp.example')).toEqual({
      host: 'smtp.example',
      port: 465,
      encryption: 'tls',
      auth: { user: 'juno', pass: 'p@ss/word' },
      from: { name: 'Juno', address: 'billing@juno.example' },
    });
    expect(at('smtp://[::1]:2525', { MAIL_FROM: 'billing@juno.example' })).toMatchObject({
      host: '::1',
      port: 2525,
      auth: undefined,
      from: { name: '', address: 'billing@juno.example' },
    });
  });

  test('that are half set stop the start and say what is missing', () => {
    expect(() => mailOf({ SMTP_URL: 'smtps://smtp.example' })).toThrow(
      'MAIL_FROM must be set when SMTP_URL is',
    );
    expect(() => mailOf({ MAIL_FROM: FROM })).toThrow('SMTP_URL must be set when MAIL_FROM is');
  });

  test.each([
    'smtp.example',
    'https://smtp.example',
    'smtp://',
    'smtp://smtp.example/path',
    'smtp://smtp.example?ignoreTLS=true',
    'smtp://user@smtp.example',
    'smtp://user:%zz@smtp.example',
  ])('SMTP_URL=%s is refused without repeating it', (SMTP_URL) => {
    expect(() => at(SMTP_URL)).toThrow(/^SMTP_URL must be the address of an SMTP server/);
  });

  test.each([
    'Juno',
    'Juno <billing>',
    'Juno\r\nBcc: thief@example.com <billing@juno.example>',
    '"Juno" <billing@juno.example>',
    'a@juno.example, b@juno.example',
  ])('MAIL_FROM=%j is refused', (MAIL_FROM) => {
    expect(() => at('smtps://smtp.example', { MAIL_FROM })).toThrow(
      /^MAIL_FROM must be a sender such as/,
    );
  });
});

describe('a server on another machine (threats row 183)', () => {
  test.each([
    ['smtp://smtp.example', 'starttls'],
    ['smtp://10.0.0.9', 'starttls'],
    ['smtp://localhost.example', 'starttls'],
    ['smtps://smtp.example', 'tls'],
    ['smtp://127.0.0.1:25', 'none'],
    ['smtp://localhost:25', 'none'],
    ['smtp://[::1]:25', 'none'],
  ])('%s is used with %s', (url, encryption) => {
    expect(at(url)?.encryption).toBe(encryption);
  });

  test('is used without encryption only if it is allowed by its name', () => {
    const allowed = { ALLOW_WITHOUT_TLS: 'postgres,mail.internal' };
    expect(at('smtp://mail.internal', allowed)?.encryption).toBe('none');
    expect(at('smtp://smtp.example', allowed)?.encryption).toBe('starttls');
  });
});
