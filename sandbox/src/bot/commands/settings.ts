import { category } from './table.ts';

/** Internal categories shown as Settings (spec 0 §3). */
export const settings = [
  ...category(
    'config',
    `
    prefix | Shows the prefix of this server | none | none
    prefix set | Changes the prefix of this server | administrator | <prefix>
    config | Shows all settings of this server | manage guild | none | settings
    config language | Sets the language of the bot's replies | manage guild | <english or german>
    config modrole | Sets the role that counts as staff | administrator | <role>
    disable command | Turns off a command in a channel or everywhere | administrator | <command> [channel] | dc
    enable command | Turns a command back on | administrator | <command> [channel] | ec
    ignore | Makes the bot ignore a member or channel | administrator | <member or channel>
    fakepermissions add | Grants a role a permission that only applies to the bot | server owner | <role> <permission> | fp add
    fakepermissions remove | Removes a bot-only permission from a role | server owner | <role> <permission> | fp remove
    fakepermissions list | Lists the permissions that only apply to the bot | administrator | [role] | fp list
    `,
  ),
  ...category(
    'instance',
    `
    instance | Shows the state of your own copy of the bot | instance owner | none
    instance restart | Restarts your copy of the bot | instance owner | none
    instance avatar | Changes the avatar of your copy | instance owner | <image>
    instance status | Changes the status line of your copy | instance owner | <activity> <text>
    instance servers | Lists the servers that your copy is on | instance owner | none
    `,
  ),
  ...category(
    'invitetracker',
    `
    invites | Shows how many members someone has invited | none | [member]
    invites leaderboard | Ranks members by invites | none | none | ilb
    inviter | Shows who invited a member | none | <member>
    invites setup | Logs who invited whom in a channel | manage guild | <channel>
    invites reset | Resets the invites of one member or everyone | administrator | [member]
    `,
  ),
  ...category(
    'reseller',
    `
    reseller | Shows your sales and open keys | reseller | none
    reseller create | Creates a key that a customer can redeem | reseller | <plan>
    reseller revoke | Revokes an unused key | reseller | <key>
    redeem | Redeems a key for a license | none | <key>
    `,
  ),
  ...category(
    'vanity',
    `
    vanity trigger | Sets the text to look for in members' statuses | manage guild | <text>
    vanity message | Sets the thank-you message for supporters | manage guild | <embed code>
    vanity logs | Logs who gained or lost the reward | manage guild | <channel>
    vanity role | Sets the reward role | manage roles | <role>
    vanity ignore | Excludes a member from the reward | manage guild | <member>
    vanity list | Lists everyone with the text in their status | none | none
    `,
  ),
];
