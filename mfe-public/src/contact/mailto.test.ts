import { mailtoOf } from './mailto.ts';

describe('mailtoOf', () => {
  const message = {
    name: 'Ada & Bob',
    email: 'ada@example.com',
    subject: 'Refund? #1',
    message: 'Line one\nLine two & more',
  };

  it('[spec0 §7.13] fills in the subject and a body with name, email and message', () => {
    const url = new URL(mailtoOf('help@example.com', message));
    expect(url.pathname).toBe('help@example.com');
    expect(url.searchParams.get('subject')).toBe('Refund? #1');
    expect(url.searchParams.get('body')).toBe(
      'Name: Ada & Bob\r\nEmail: ada@example.com\r\n\r\nLine one\r\nLine two & more',
    );
  });

  it('escapes an address that could inject a header', () => {
    expect(mailtoOf('a?cc=b@example.com', message)).toMatch(
      /^mailto:a%3Fcc%3Db@example\.com\?subject=/,
    );
  });
});
