/** Whose picture it is. */
export interface PictureOwner {
  id: string;
  /** Avatar hash; null where the person has none. */
  avatar: string | null;
  /** `0`, or absent, for names of the new kind. */
  discriminator?: string;
}

export interface PictureOptions {
  /** Width on screen in CSS pixels times the device's ratio. */
  size: number;
  /** False shows an animated picture standing still, for reduced motion. */
  animated?: boolean;
}

/** What Discord's hashes are made of; anything else must not reach a path. */
const HASH = /^\w{1,64}$/;
const SMALLEST = 16;
const LARGEST = 4096;

/** The smallest size that Discord knows (powers of two, 16 to 4096) and that is large enough. */
export function cdnSize(pixels: number): number {
  let size = SMALLEST;
  while (size < pixels && size < LARGEST) size *= 2;
  return size;
}

/** Which of Discord's default avatars a person without one has: by id, or by legacy discriminator. */
export function defaultAvatarIndex(id: string, discriminator = '0'): number {
  const legacy = Number(discriminator);
  return legacy > 0 ? legacy % 5 : Number((BigInt(id) >> 22n) % 6n);
}

/**
 * Address of a person's avatar (spec 1 §2). Hashes that begin with `a_` move: they are asked for as
 * animated WebP, the way Discord documents. A missing or impossible hash gives the default avatar.
 * @param cdnUrl base of the chat platform's CDN, without a trailing slash
 */
export function avatarUrl(cdnUrl: string, owner: PictureOwner, options: PictureOptions): string {
  const { id, avatar, discriminator } = owner;
  return (
    picture(cdnUrl, `avatars/${id}`, avatar, options) ??
    `${cdnUrl}/embed/avatars/${defaultAvatarIndex(id, discriminator)}.png`
  );
}

/** Address of a server's icon; null where it has none: show its initials. */
export function guildIconUrl(
  cdnUrl: string,
  guild: { id: string; icon: string | null },
  options: PictureOptions,
): string | null {
  return picture(cdnUrl, `icons/${guild.id}`, guild.icon, options);
}

/** Address of a person's or a server's banner; null where there is none. */
export function bannerUrl(
  cdnUrl: string,
  owner: { id: string; banner: string | null },
  options: PictureOptions,
): string | null {
  return picture(cdnUrl, `banners/${owner.id}`, owner.banner, options);
}

/** Address of an avatar decoration, to be laid over the avatar at 1.2 times its size. */
export function decorationUrl(cdnUrl: string, asset: string | null, size: number): string | null {
  if (!asset || !HASH.test(asset)) return null;
  return `${cdnUrl}/avatar-decoration-presets/${asset}.png?size=${cdnSize(size)}`;
}

/** Address of an own emoji of the chat platform; null for what is no id. */
export function emojiUrl(
  cdnUrl: string,
  emoji: { id: string; animated?: boolean },
  { size, animated = true }: PictureOptions,
): string | null {
  if (!/^\d{17,20}$/.test(emoji.id)) return null;
  const moving = emoji.animated && animated ? '&animated=true' : '';
  return `${cdnUrl}/emojis/${emoji.id}.webp?size=${cdnSize(size)}${moving}`;
}

function picture(
  cdnUrl: string,
  folder: string,
  hash: string | null,
  { size, animated = true }: PictureOptions,
): string | null {
  if (!hash || !HASH.test(hash)) return null;
  const moving = animated && hash.startsWith('a_') ? '&animated=true' : '';
  return `${cdnUrl}/${folder}/${hash}.webp?size=${cdnSize(size)}${moving}`;
}
