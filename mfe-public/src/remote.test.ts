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
