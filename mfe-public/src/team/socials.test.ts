import { socialLinks } from '@portico/contracts/rules/team/socials';

const PLATFORMS = [
  ...['github', 'discord', 'tiktok', 'spotify', 'youtube', 'instagram', 'snapchat', 'steam'],
  ...['soundcloud', 'twitter', 'custom'],
];
const labels = (socials: unknown) => socialLinks(socials).map(({ label }) => label);

describe('socialLinks', () => {
  it('[spec0 §2.48] recognizes every platform, in a fixed order', () => {
    const socials = Object.fromEntries(
      [...PLATFORMS].reverse().map((name) => [name, `https://${name}.example/me`]),
    );
    expect(socialLinks(socials).map(({ platform }) => platform)).toEqual(PLATFORMS);
    expect(labels(socials)).toEqual([
      ...['GitHub', 'Discord', 'TikTok', 'Spotify', 'YouTube', 'Instagram', 'Snapchat', 'Steam'],
      ...['SoundCloud', 'Twitter', 'Website'],
    ]);
  });

  it('[spec0 §3.10] reads an object and a JSON string alike', () => {
    expect(labels('{"github":"https://github.com/mira"}')).toEqual(['GitHub']);
    for (const odd of ['{', '[]', '"x"', null, 7, ['https://a.example']]) {
      expect(labels(odd)).toEqual([]);
    }
  });

  it('keeps an unknown platform', () => {
    expect(
      labels({ bluesky: 'https://www.bsky.app/me', constructor: 'https://a.example' }),
    ).toEqual(['bsky.app', 'a.example']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mira', '', 7])(
    'drops the address %j',
    (address) => {
      expect(labels({ github: address })).toEqual([]);
    },
  );
});
