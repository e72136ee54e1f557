/**
 * The pack's invite with a server chosen, which the user then cannot change (`guild_id` and `disable_guild_select` of
 * Discord's bot authorization). Its permissions stay. An address that is not Discord's authorization stays as it is.
 */
export function inviteTo(inviteUrl: string, guildId: string): string {
  if (!URL.canParse(inviteUrl)) return inviteUrl;
  const url = new URL(inviteUrl);
  if (!url.searchParams.has('client_id')) return inviteUrl;
  url.searchParams.set('guild_id', guildId);
  url.searchParams.set('disable_guild_select', 'true');
  return url.href;
}
