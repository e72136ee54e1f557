import type { CommandAddress } from '@portico/contracts/rules/commands/address';

/** The path of the list of a category. @param address of the category; empty: all commands */
export const categoryPath = (address: string): string =>
  `/commands${address && `/${encodeURIComponent(address)}`}`;

/** The path of a command's page: `/commands/moderation/jail-setup`. */
export const commandPath = ({ category, name }: CommandAddress): string =>
  `${categoryPath(category)}/${encodeURIComponent(name)}`;
