const DISCORD_CDN = 'https://cdn.discordapp.com';

/**
 * A user's picture at Discord, or the default one that Discord gives that id (spec 1 §2: signed-in
 * avatars come from the chat platform's CDN).
 */
export function avatarUrl(user: { id: string; avatar: string | null }): string {
  return user.avatar
    ? `${DISCORD_CDN}/avatars/${user.id}/${user.avatar}.png?size=64`
    : `${DISCORD_CDN}/embed/avatars/${(BigInt(user.id) >> 22n) % 6n}.png`;
}
