import { matchRoute } from '@portico/sdk/platform';
import { addressOf } from '@portico/contracts/rules/commands/address';
import { commandPath } from './commands/paths.ts';
import remote from './remote.ts';

describe('the routes of the public pages', () => {
  it('[spec0 §2.2] /status is described as real-time status', () => {
    const status = remote.routes.find(({ path }) => path === '/status');
    expect(status?.description).toBe('Real-time status and performance metrics.');
  });

  it.each([
    ['/', 'Discord Bot'],
    ['/commands', 'Commands'],
    ['/status', 'Status'],
    ['/team', 'Team'],
    ['/terms', 'Terms of Service'],
    ['/economy', 'Economy Rules'],
    ['/privacy', 'Privacy Policy'],
    ['/refund', 'Refund Policy'],
    ['/contact', 'Contact'],
    ['/avatars', 'Avatar History'],
    ['/avatars/:userId', 'Avatar History for a user'],
    ['/discord', 'Discord Server'],
    ['/invite', 'Bot Invite'],
  ])('[spec0 §2.1] %s has the title %s', (path, title) => {
    expect(remote.routes.find((route) => route.path === path)?.title).toBe(title);
  });
});

it('every command that ingest takes has an address that the route accepts', () => {
  for (const text of [
    'fun stuff',
    'a/b',
    'what?',
    'c#',
    '100%',
    '日本',
    '...',
    '\\',
    'x'.repeat(100),
  ]) {
    for (const command of [
      { name: text, category: 'fun' },
      { name: 'lock', category: text },
    ]) {
      const { pathname } = new URL(
        commandPath(addressOf(command, { categories: [], hidden: [] })),
        'http://own.invalid',
      );
      expect([pathname, matchRoute(pathname, remote.routes)?.route.page]).toEqual([
        pathname,
        'command',
      ]);
    }
  }
});
