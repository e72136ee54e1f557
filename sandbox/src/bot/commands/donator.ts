import { category } from './table.ts';

/** Internal categories shown as Donator (spec 0 §3). */
export const donator = [
  ...category(
    'donor',
    `
    donor | Shows what supporters of the bot get and whether you are one | none | none | perks
    donor color | Picks the colour of the bot's answers to you | donator | <hex color>
    donor selfprefix | Sets a prefix that works for you on every server | donator | <prefix> | selfprefix
    donor hardban | Bans a user again whenever somebody lifts the ban | donator, ban members | <user> [reason] | hardban
    donor reskin | Gives the bot another name and picture in its answers to you | donator | <name or avatar> <value> | reskin
    donor nodata | Asks the bot to keep nothing about you beyond what it must | donator | none
    `,
  ),
  ...category(
    'store',
    `
    store | Links to the store with all plans | none | none | buyserver
    store plans | Compares the plans and what they cost | none | none
    store slots | Shows how many servers your licences can still take | none | none
    `,
  ),
];
