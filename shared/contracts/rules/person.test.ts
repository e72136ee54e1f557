import { isPersonId, personOf } from './person.ts';

const ID = '243483102788599882';

describe('personOf', () => {
  it.each([` ${ID} `, `<@${ID}>`, `<@!${ID}>`, `https://discord.com/users/${ID}`])(
    '[spec0 §5.18] trims %j and reduces it to its id',
    (text) => {
      expect(personOf(text)).toBe(ID);
    },
  );

  it('keeps any other text, and empty input', () => {
    expect(personOf(' some body ')).toBe('some body');
    expect(personOf('   ')).toBe('');
    expect(isPersonId(ID)).toBe(true);
    expect(isPersonId('some body')).toBe(false);
  });
});
