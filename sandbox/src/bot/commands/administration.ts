import { category } from './table.ts';

/** Internal categories that are displayed as Administration (spec 0 §3). */
export const administration = [
  ...category(
    'antinuke',
    `
    antinuke | Shows which protections against server raids are on and what they do when tripped | server owner | none | an
    antinuke setup | Walks through every protection and creates a quarantine role | server owner | none
    antinuke ban | Limits how many members one person may ban within a minute | server owner | <on or off> [threshold] [punishment]
    antinuke kick | Limits how many members one person may kick within a minute | server owner | <on or off> [threshold] [punishment]
    antinuke channel | Stops mass creation and deletion of channels and restores what was deleted | server owner | <on or off> [threshold] [punishment]
    antinuke role | Stops mass deletion of roles and dangerous permission changes | server owner | <on or off> [threshold] [punishment]
    antinuke webhook | Removes webhooks that untrusted people create | server owner | <on or off> [punishment] | antinuke hooks
    antinuke vanity | Puts the server's own invite address back when somebody changes it | server owner | <on or off> [punishment]
    antinuke botadd | Removes bots that were added without the owner's approval | server owner | <on or off> [punishment]
    antiraid massjoin | Slows a raid down when many accounts join in a short time | administrator | <on or off> [joins] [seconds]
    antiraid age | Turns away accounts that are younger than a number of days | administrator | <on or off> [days] | antiraid newaccounts
    antiraid lockdown | Closes every channel until the raid is over | administrator | [reason]
    `,
  ),
  ...category(
    'auth',
    `
    auth | Shows the licence of this server and who holds it | none | none | license
    auth transfer | Explains how to move this server's licence to another server | server owner | none
    auth check | Tells whether a server is authorized to use the bot | none | <server id>
    `,
  ),
  ...category(
    'whitelist',
    `
    whitelist add | Trusts a member so that antinuke lets their actions pass | server owner | <member> [module] | wl add
    whitelist remove | Takes a member's trust away | server owner | <member> [module] | wl remove
    whitelist list | Lists trusted members and the protections that they may pass | administrator | none | wl list
    whitelist reset | Empties the list of trusted members | server owner | none
    whitelist admin | Lets a member change antinuke settings in the owner's place | server owner | <member>
    `,
  ),
];
