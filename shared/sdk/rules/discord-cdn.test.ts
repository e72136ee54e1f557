import {
  avatarUrl,
  bannerUrl,
  cdnSize,
  decorationUrl,
  defaultAvatarIndex,
  emojiUrl,
} from './discord-cdn.ts';

const CDN = 'https://cdn.discordapp.com';
const HASH = '8342729096ea3675442027381ff50dfe';

describe('cdnSize', () => {
  it.each([
    [0, 16],
    [16, 16],
    [17, 32],
    [96, 128],
    [4096, 4096],
    [9000, 4096],
  ])('rounds %d px up to %d', (pixels, size) => expect(cdnSize(pixels)).toBe(size));
});

describe('defaultAvatarIndex', () => {
  it.each([
    ['175928847299117063', '0', 2],
    ['80351110224678912', '0', 5],
    ['1204549262319564299', undefined, 2],
    ['80351110224678912', '1337', 2],
    ['80351110224678912', '0005', 0],
  ])('maps %s with discriminator %s to %d', (id, discriminator, index) => {
    expect(defaultAvatarIndex(id, discriminator)).toBe(index);
  });
});

describe('avatarUrl', () => {
  const person = { id: '80351110224678912', avatar: HASH };

  it("[spec1 §2.6] returns an address of the chat platform's CDN", () => {
    expect(avatarUrl(CDN, person, { size: 64 })).toBe(
      `${CDN}/avatars/80351110224678912/${HASH}.webp?size=64`,
    );
  });

  it('requests the animation of an animated hash, unless motion is disabled', () => {
    const moving = { ...person, avatar: `a_${HASH}` };
    const still = `${CDN}/avatars/80351110224678912/a_${HASH}.webp?size=128`;
    expect(avatarUrl(CDN, moving, { size: 80 })).toBe(`${still}&animated=true`);
    expect(avatarUrl(CDN, moving, { size: 80, animated: false })).toBe(still);
  });

  it.each([null, '', '../../evil', 'a b', 'x?y=1'])(
    'returns the default avatar for hash %j',
    (avatar) => {
      expect(avatarUrl(CDN, { ...person, avatar }, { size: 64 })).toBe(
        `${CDN}/embed/avatars/5.png`,
      );
    },
  );
});

describe('addresses of other pictures', () => {
  it('exist for banners and decorations', () => {
    const id = '80351110224678912';
    expect(bannerUrl(CDN, { id, banner: `a_${HASH}` }, { size: 600 })).toBe(
      `${CDN}/banners/${id}/a_${HASH}.webp?size=1024&animated=true`,
    );
    expect(decorationUrl(CDN, `a_${HASH}`, 96)).toBe(
      `${CDN}/avatar-decoration-presets/a_${HASH}.png?size=128`,
    );
  });

  it('exist for custom emojis', () => {
    const emoji = { id: '704128834573729823', animated: true };
    expect(emojiUrl(CDN, emoji, { size: 20 })).toBe(
      `${CDN}/emojis/${emoji.id}.webp?size=32&animated=true`,
    );
    expect(emojiUrl(CDN, emoji, { size: 20, animated: false })).toMatch(/size=32$/);
    expect(emojiUrl(CDN, { id: '../x' }, { size: 20 })).toBeNull();
  });

  it('are null without a picture', () => {
    expect(bannerUrl(CDN, { id: '1', banner: null }, { size: 40 })).toBeNull();
    expect(decorationUrl(CDN, '../x', 40)).toBeNull();
  });
});
