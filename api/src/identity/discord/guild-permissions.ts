const ADMINISTRATOR = 0x8n;
const MANAGE_GUILD = 0x20n;

/**
 * Whether a user may authorize the bot for a server: the owner regardless of
 * permissions, and everyone with Administrator or Manage Server.
 * @param permissions decimal string of up to 64 bits, as Discord sends it
 */
export function mayManage({
  owner,
  permissions,
}: {
  owner: boolean;
  permissions: string;
}): boolean {
  return owner || (BigInt(permissions) & (ADMINISTRATOR | MANAGE_GUILD)) !== 0n;
}
