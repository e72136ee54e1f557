import { avatarUrl } from './avatar-url.ts';

describe('avatarUrl', () => {
  it("[spec1 §2] points to the chat platform's CDN", () => {
    expect(avatarUrl({ id: '175928847299117063', avatar: 'a1b2' })).toBe(
      'https://cdn.discordapp.com/avatars/175928847299117063/a1b2.png?size=64',
    );
  });

  it('shows the default picture of the id where there is no avatar', () => {
    expect(avatarUrl({ id: '175928847299117063', avatar: null })).toBe(
      'https://cdn.discordapp.com/embed/avatars/2.png',
    );
  });
});
