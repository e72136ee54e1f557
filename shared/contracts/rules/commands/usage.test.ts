import { argumentsOf, saysSomething, usageOf } from './usage.ts';

describe('usageOf', () => {
  it('is the command as typed, without the words that bots send for no arguments', () => {
    expect(usageOf({ name: 'ban', arguments: '<user> [reason]' }, ';')).toBe(
      ';ban <user> [reason]',
    );
    expect(usageOf({ name: 'jail setup', arguments: 'None' }, ';')).toBe(';jail setup');
  });

  it.each(['', ' ', 'none', 'N/A', '-'])('%j says nothing', (text) => {
    expect(saysSomething(text)).toBe(false);
  });
});

describe('argumentsOf', () => {
  it('reads required and optional arguments in their order', () => {
    expect(argumentsOf('<user> [delete days] [reason]')).toEqual([
      { name: 'user', isRequired: true },
      { name: 'delete days', isRequired: false },
      { name: 'reason', isRequired: false },
    ]);
    expect(argumentsOf('some text')).toEqual([]);
  });
});
