import { Command } from '@portico/contracts/commands/schema';
import { allCommands } from './all.ts';
import { category } from './table.ts';

const INTERNAL_CATEGORIES = [
  ...['antinuke', 'auth', 'whitelist', 'automod'],
  ...['autopost', 'autorole', 'boosterrole', 'colorrole', 'counters', 'events', 'info', 'invoke'],
  ...['paginate', 'responders', 'role', 'starboard', 'suggestion', 'utility', 'vote', 'webhooks'],
  ...['confessions', 'emoji', 'fun', 'giveaway', 'lastfm', 'roleplay', 'selfbot'],
  ...['config', 'instance', 'invitetracker', 'reseller', 'vanity'],
  ...['donor', 'store', 'economy'],
  ...['instagram', 'social', 'tiktok', 'twitch', 'twitter', 'youtube'],
  ...['leveling', 'logging', 'moderation', 'spotify', 'ticket', 'voicemaster', 'voicetrack'],
];
const HIDDEN_CATEGORIES = ['supporter', 'moderator', 'administrator', 'owner', 'jishaku'];

describe('the commands of the simulated bot', () => {
  it('are at least 240', () => {
    expect(allCommands.length).toBeGreaterThanOrEqual(240);
  });

  it('[spec0 §3.2, §5.22] fill every internal category, hidden ones included', () => {
    const found = new Set(allCommands.map((command) => command.category));
    expect([...found].sort()).toEqual([...INTERNAL_CATEGORIES, ...HIDDEN_CATEGORIES].sort());
  });

  it('match the contract of the ingest API', () => {
    const faults = allCommands.filter((command) => !Command.safeParse(command).success);
    expect(faults).toEqual([]);
  });

  it('have unique names and aliases', () => {
    const names = allCommands.flatMap((command) => [command.name, ...(command.aliases ?? [])]);
    const doubled = names.filter((name, index) => names.indexOf(name) !== index);
    expect(doubled).toEqual([]);
  });

  it('have unique descriptions', () => {
    const texts = allCommands.map((command) => command.description);
    const doubled = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(doubled).toEqual([]);
  });
});

describe('a table of commands', () => {
  it('is parsed into columns and aliases', () => {
    expect(category('fun', '\n poke | Pokes | none | <member> | p, pk \n')).toEqual([
      {
        name: 'poke',
        description: 'Pokes',
        category: 'fun',
        permissions: 'none',
        arguments: '<member>',
        slash: true,
        example: 'poke @Robin',
        aliases: ['p', 'pk'],
      },
    ]);
  });

  it('takes the id of a message as a first argument, and its text as a later one', () => {
    const examples = category(
      'fun',
      'gend | Ends | none | <message>\nwelcome add | Greets | none | <channel> <message>',
    ).map(({ example }) => example);
    expect(examples).toEqual([
      'gend 1301234567890123456',
      'welcome add #general Welcome, {user_name}!',
    ]);
  });

  it('is rejected with the line that lacks a column', () => {
    expect(() => category('fun', 'poke | Pokes | none')).toThrow(
      'Category fun: invalid command line: "poke | Pokes | none"',
    );
  });
});
