import { mailtoOf } from './mailto.ts';

describe('mailtoOf', () => {
  it('[spec0 §7] fills in the subject and a body with name, email and message', () => {
    const address = new URL(
      mailtoOf('help@example.com', {
        name: 'Ada & Co',
        email: 'ada@example.com',
        subject: 'A question?',
        message: 'Two\nlines',
      }),
    );
    expect(address.pathname).toBe('help@example.com');
    expect(address.searchParams.get('subject')).toBe('A question?');
    expect(address.searchParams.get('body')).toBe(
      'Name: Ada & Co\nEmail: ada@example.com\n\nTwo\nlines',
    );
  });
});
