/**
 * A word as a visitor types it, without the sign in front of a command: the bot's own prefix, or that of
 * another bot (`/ban`, `.ban`, `!ban`). A word of signs alone stays as it is.
 * @param prefix of the bot; may be empty
 */
export function withoutCommandSign(word: string, prefix: string): string {
  const own = /[^\p{L}\p{N}]/u.test(prefix) && word.toLowerCase().startsWith(prefix.toLowerCase());
  const bare = own ? word.slice(prefix.length) : word;
  return bare.replace(/^[^\p{L}\p{N}]+/u, '') || bare || word;
}
