import { createContext, useContext } from 'react';

export const DiscordCdnContext = createContext<string | null>(null);

/**
 * Base of Discord's image addresses, without a trailing slash: for the functions of
 * `shared/sdk/rules/discord-cdn` (spec 1 §2).
 */
export function useDiscordCdn(): string {
  const cdn = useContext(DiscordCdnContext);
  if (cdn === null) throw new Error('useDiscordCdn must be used inside the shell');
  return cdn;
}
