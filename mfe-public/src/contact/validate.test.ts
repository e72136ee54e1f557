import { problemsOf } from './validate.ts';

const message = { name: 'Mira', email: 'mira@example.com', subject: 'Hi', message: 'A question' };

describe('problemsOf', () => {
  it('[spec0 §5.1] accepts a complete message', () => {
    expect(problemsOf(message)).toEqual({});
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('[spec0 §5.1] requires %s', (field) => {
    expect(Object.keys(problemsOf({ ...message, [field]: '' }))).toEqual([field]);
  });

  it.each(['mira', 'mira@', '@example.com', 'mira@example', 'a b@example.com', 'a@b..c', 'a@-b.c'])(
    '[spec0 §5.2] rejects the email %s',
    (email) => {
      expect(problemsOf({ ...message, email })).toEqual({
        email: 'Please enter a valid email address, such as mira@example.com.',
      });
    },
  );

  it.each(["o'hara+juno@mail.example.co.uk", 'm@x.io'])(
    '[spec0 §5.2] accepts the email %s',
    (email) => {
      expect(problemsOf({ ...message, email })).toEqual({});
    },
  );
});
