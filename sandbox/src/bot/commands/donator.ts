import { category } from './table.ts';

/** Internal categories shown as Donator (spec 0 §3). */
export const donator = [
  ...category(
    'donor',
    `
    donor | Shows the supporter perks and whether you have them | none | none | perks
    donor color | Sets the color of the bot's replies to you | donator | <hex color>
    donor selfprefix | Sets a prefix that works for you on every server | donator | <prefix> | selfprefix
    donor hardban | Bans a user again whenever the ban is lifted | donator, ban members | <user> [reason] | hardban
    donor reskin | Changes the bot's name and avatar in its replies to you | donator | <name or avatar> <value> | reskin
    donor nodata | Stops the bot from storing anything about you that it does not need | donator | none
    `,
  ),
  ...category(
    'store',
    `
    store | Links to the store with all plans | none | none | buyserver
    store plans | Compares the plans and their prices | none | none
    store slots | Shows how many servers you can still authorize | none | none
    `,
  ),
];
