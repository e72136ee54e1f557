import { cardId } from '@portico/contracts/rules/commands/address';
import { usageOf } from '@portico/contracts/rules/commands/usage';
import { editDistance, nearMisses, searchWithMisses } from './near-misses.ts';
import { cutAtTerms, searchCommands, searchTerms } from './search.ts';

const command = (name: string, description = '', aliases: string[] = []) => ({
  name,
  description,
  category: 'moderation',
  permissions: '',
  aliases,
  arguments: 'none',
});
const ALL = [
  command('ban', 'Bans a member', ['hackban']),
  command('jail', 'Locks a member up'),
  command('mute', 'Quiets a member', ['timeout']),
  command('unban', 'Lifts a ban'),
];
const names = (query: string) => searchCommands(ALL, searchTerms(query, ';')).map((c) => c.name);

describe('searchCommands', () => {
  it('searches name, alias and description, best match first', () => {
    expect(names('ban')).toEqual(['ban', 'unban']);
    expect(names('TIMEOUT')).toEqual(['mute']);
    expect(names('locks member')).toEqual(['jail']);
    expect(names('lifts jail')).toEqual([]);
    for (const sign of [';', '/', '.', '!', '?']) {
      expect(names(`${sign}ban`)).toEqual(['ban', 'unban']);
    }
    expect(names('  ')).toHaveLength(4);
  });

  it('suggests commands for a mistyped name', () => {
    expect(editDistance('mtue', 'mute')).toBe(1);
    expect(editDistance('', 'ab')).toBe(2);
    expect(nearMisses(ALL, ['mtue']).map(({ name }) => name)).toEqual(['mute']);
    expect(nearMisses(ALL, ['tiemout']).map(({ name }) => name)).toEqual(['mute']);
    expect(nearMisses(ALL, ['zz']).map(({ name }) => name)).toEqual([]);
  });
});

describe('cutAtTerms', () => {
  it('matches terms literally in any case and keeps every letter', () => {
    const pieces = cutAtTerms('Set <a+b> and A+B', ['a+b']);
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['a+b', 'A+B']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Set <a+b> and A+B');
  });

  it.each([
    ['ban a Ban', ['ban'], ['[ban]', ' a ', '[Ban]']],
    ['aaa', ['a'], ['[a]', '[a]', '[a]']],
    ['abcab', ['ab', 'abc'], ['[ab]', 'c', '[ab]']],
    ['a(b', ['(', '.*'], ['a', '[(]', 'b']],
    ['none', [], ['none']],
    ['', ['a'], []],
  ])('cuts "%s" at %j', (text, terms, expected) => {
    const cut = cutAtTerms(text, terms);
    expect(cut.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))).toEqual(expected);
  });
});

describe('usageOf and cardId', () => {
  it('usageOf leaves out placeholders for "no arguments"', () => {
    expect(usageOf(command('jail setup'), ';')).toBe(';jail setup');
    expect(usageOf({ ...command('ban'), arguments: '<user> [reason]' }, ';')).toBe(
      ';ban <user> [reason]',
    );
  });

  it('cardId gives each command its own id', () => {
    expect(cardId('Jail  setup!')).toBe('command-jail-setup!');
  });
});

describe('a mistyped search that finds something', () => {
  const named = (name: string, description: string) => ({
    ...{ name, description, category: 'moderation', permissions: '', arguments: '' },
    aliases: [],
  });
  const commands = [
    named('ban', 'Removes a member.'),
    named('unban', 'Ends that of a banned one.'),
  ];
  const names = (text: string) => searchWithMisses(commands, [text]).map(({ name }) => name);

  it('has what was probably meant after what was found', () => {
    expect(names('bann')).toEqual(['unban', 'ban']);
  });

  it('adds nothing to an exact name, and nothing to no result', () => {
    expect(names('ban')).toEqual(['ban', 'unban']);
    expect(names('banx')).toEqual([]);
  });
});
