import { category } from './table.ts';

/** Internal categories that are displayed as Administration (spec 0 §3). */
export const administration = [
  ...category(
    'antinuke',
    `
    antinuke | Shows which protections are on and what happens when one is triggered | server owner | none | an
    antinuke setup | Sets up every protection step by step and creates a quarantine role | server owner | none
    antinuke ban | Limits how many members one person can ban in a minute | server owner | <on or off> [threshold] [punishment]
    antinuke kick | Limits how many members one person can kick in a minute | server owner | <on or off> [threshold] [punishment]
    antinuke channel | Stops mass creation and deletion of channels and restores what was deleted | server owner | <on or off> [threshold] [punishment]
    antinuke role | Stops mass deletion of roles and dangerous permission changes | server owner | <on or off> [threshold] [punishment]
    antinuke webhook | Removes webhooks created by anyone who is not trusted | server owner | <on or off> [punishment] | antinuke hooks
    antinuke vanity | Restores the server's custom invite link if someone changes it | server owner | <on or off> [punishment]
    antinuke botadd | Removes bots that were added without the owner's approval | server owner | <on or off> [punishment]
    antiraid massjoin | Slows down a raid when many accounts join at once | administrator | <on or off> [joins] [seconds]
    antiraid age | Turns away accounts younger than a set number of days | administrator | <on or off> [days] | antiraid newaccounts
    antiraid lockdown | Locks every channel until the raid is over | administrator | [reason]
    `,
  ),
  ...category(
    'auth',
    `
    auth | Shows this server's license and who owns it | none | none | license
    auth transfer | Explains how to move this server's license to another server | server owner | none
    auth check | Checks whether a server is authorized to use the bot | none | <server id>
    `,
  ),
  ...category(
    'whitelist',
    `
    whitelist add | Trusts a member, so antinuke ignores their actions | server owner | <member> [module] | wl add
    whitelist remove | Removes a member from the trusted list | server owner | <member> [module] | wl remove
    whitelist list | Lists trusted members and the protections they bypass | administrator | none | wl list
    whitelist reset | Clears the list of trusted members | server owner | none
    whitelist admin | Lets a member change antinuke settings on the owner's behalf | server owner | <member>
    `,
  ),
];
