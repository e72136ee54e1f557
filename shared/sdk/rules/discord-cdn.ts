/** The user whose avatar is shown. */
export interface PictureOwner {
  id: string;
  /** Avatar hash; null without an avatar. */
  avatar: string | null;
  /** `0`, or absent, for users without a legacy discriminator. */
  discriminator?: string;
}

interface PictureOptions {
  /** Width on screen in CSS pixels times the device pixel ratio. */
  size: number;
  /** False requests a still image of an animated picture, for reduced motion. */
  animated?: boolean;
}

/** The format of Discord's hashes; no other text may become part of a path. */
const HASH = /^\w{1,64}$/;
const MIN_SIZE = 16;
const MAX_SIZE = 4096;

/** The smallest sufficient size among those of Discord: powers of two, 16 to 4096. */
export function cdnSize(pixels: number): number {
  let size = MIN_SIZE;
  while (size < pixels && size < MAX_SIZE) size *= 2;
  return size;
}

/** Index of the default avatar of a user without an avatar: by id, or by legacy discriminator. */
export function defaultAvatarIndex(id: string, discriminator = '0'): number {
  const legacy = Number(discriminator);
  return legacy > 0 ? legacy % 5 : Number((BigInt(id) >> 22n) % 6n);
}

/**
 * Address of a user's avatar (spec 1 §2). Hashes that begin with `a_` are animated and requested as
 * animated WebP, as Discord documents. A missing or invalid hash results in the default avatar.
 * @param cdnUrl base of the chat platform's CDN, without a trailing slash
 */
export function avatarUrl(cdnUrl: string, owner: PictureOwner, options: PictureOptions): string {
  const { id, avatar, discriminator } = owner;
  return (
    picture(cdnUrl, `avatars/${id}`, avatar, options) ??
    `${cdnUrl}/embed/avatars/${defaultAvatarIndex(id, discriminator)}.png`
  );
}

/** Address of a user's or a server's banner; null without one. */
export function bannerUrl(
  cdnUrl: string,
  owner: { id: string; banner: string | null },
  options: PictureOptions,
): string | null {
  return picture(cdnUrl, `banners/${owner.id}`, owner.banner, options);
}

/** Address of an avatar decoration, which covers the avatar at 1.2 times its size. */
export function decorationUrl(cdnUrl: string, asset: string | null, size: number): string | null {
  if (!asset || !HASH.test(asset)) return null;
  return `${cdnUrl}/avatar-decoration-presets/${asset}.png?size=${cdnSize(size)}`;
}

/** Address of a custom emoji; null for an invalid id. */
export function emojiUrl(
  cdnUrl: string,
  emoji: { id: string; animated?: boolean },
  { size, animated = true }: PictureOptions,
): string | null {
  if (!/^\d{17,20}$/.test(emoji.id)) return null;
  const animation = emoji.animated && animated ? '&animated=true' : '';
  return `${cdnUrl}/emojis/${emoji.id}.webp?size=${cdnSize(size)}${animation}`;
}

function picture(
  cdnUrl: string,
  folder: string,
  hash: string | null,
  { size, animated = true }: PictureOptions,
): string | null {
  if (!hash || !HASH.test(hash)) return null;
  const animation = animated && hash.startsWith('a_') ? '&animated=true' : '';
  return `${cdnUrl}/${folder}/${hash}.webp?size=${cdnSize(size)}${animation}`;
}
