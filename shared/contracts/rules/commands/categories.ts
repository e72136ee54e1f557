import type { CommandFields } from './command.ts';

/** Internal categories of each display category, in the order of the dropdown (spec 0 §2, §3). */
export const CATEGORIES: Record<string, readonly string[]> = {
  Administration: ['antinuke', 'auth', 'whitelist'],
  Automod: ['automod'],
  Donator: ['donor', 'store'],
  Economy: ['economy'],
  Fun: ['confessions', 'emoji', 'fun', 'giveaway', 'lastfm', 'roleplay', 'selfbot'],
  Leveling: ['leveling'],
  Moderation: ['logging', 'moderation'],
  Music: ['spotify'],
  Settings: ['config', 'instance', 'invitetracker', 'reseller', 'vanity'],
  Social: ['instagram', 'social', 'tiktok', 'twitch', 'twitter', 'youtube'],
  Tickets: ['ticket'],
  Utility: [
    'autopost',
    'autorole',
    'boosterrole',
    'colorrole',
    'counters',
    'events',
    'info',
    'invoke',
    'paginate',
    'responders',
    'role',
    'starboard',
    'suggestion',
    'utility',
    'vote',
    'webhooks',
  ],
  Voice: ['voicemaster', 'voicetrack'],
};

/**
 * Category addresses that are valid for any list of commands: internal keys and display names, in
 * lower case.
 */
export const CATEGORY_ADDRESSES = Object.entries(CATEGORIES)
  .flatMap(([name, keys]) => [name.toLowerCase(), ...keys])
  .filter((address, index, all) => all.indexOf(address) === index);

/** Internal categories that are visible to the team only (spec 0 §5). */
const HIDDEN = new Set(['supporter', 'moderator', 'administrator', 'owner', 'jishaku']);

const DISPLAY = new Map(
  Object.entries(CATEGORIES).flatMap(([display, keys]) => keys.map((key) => [key, display])),
);

/** Display category of an internal category. An unmapped category shows its raw name. */
export const displayCategory = (category: string) => DISPLAY.get(category) ?? category;

/** @param category display category; unmapped categories match in any case */
export const isIn = (category: string, command: Pick<CommandFields, 'category'>) =>
  displayCategory(command.category).toLowerCase() === category.toLowerCase();

export const isHiddenCategory = (category: string) => HIDDEN.has(category.trim().toLowerCase());

export const isPublic = ({ category }: Pick<CommandFields, 'category'>) =>
  !isHiddenCategory(category);

/**
 * The display category of an address: an internal key or a display name, in any case. The page server
 * applies the same rule from the route declaration (`remote.ts`).
 * @param commands the API's answer; it contains commands of hidden categories for the team only
 * @returns undefined for an unknown category
 */
export function categoryOfAddress(
  value: string,
  commands: readonly Pick<CommandFields, 'category'>[],
): string | undefined {
  const address = value.toLowerCase();
  return (
    DISPLAY.get(address) ??
    Object.keys(CATEGORIES).find((name) => name.toLowerCase() === address) ??
    commands.find(({ category }) => category.toLowerCase() === address)?.category
  );
}
