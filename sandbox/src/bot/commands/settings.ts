import { category } from './table.ts';

/** Internal categories shown as Settings (spec 0 §3). */
export const settings = [
  ...category(
    'config',
    `
    prefix | Shows the prefix of this server | none | none
    prefix set | Changes the prefix of this server | administrator | <prefix>
    config | Shows the settings of this server on one page | manage guild | none | settings
    config language | Sets the language of the bot's answers | manage guild | <english or german>
    config modrole | Sets the role that counts as staff | administrator | <role>
    disable command | Switches a command off in a channel or everywhere | administrator | <command> [channel] | dc
    enable command | Switches a command on again | administrator | <command> [channel] | ec
    ignore | Makes the bot deaf for a member or in a channel | administrator | <member or channel>
    fakepermissions add | Grants a permission that counts for the bot alone | server owner | <role> <permission> | fp add
    fakepermissions remove | Takes a granted permission away | server owner | <role> <permission> | fp remove
    fakepermissions list | Lists the permissions that count for the bot alone | administrator | [role] | fp list
    `,
  ),
  ...category(
    'instance',
    `
    instance | Shows the state of your own copy of the bot | instance owner | none
    instance restart | Restarts your copy of the bot | instance owner | none
    instance avatar | Changes the picture of your copy | instance owner | <image>
    instance status | Changes the status line of your copy | instance owner | <activity> <text>
    instance servers | Lists the servers that your copy is on | instance owner | none
    `,
  ),
  ...category(
    'invitetracker',
    `
    invites | Counts the members that somebody has invited | none | [member]
    invites leaderboard | Ranks who has invited most | none | none | ilb
    inviter | Tells who invited a member | none | <member>
    invites setup | Posts who invited whom to a channel | manage guild | <channel>
    invites reset | Sets the invites of a member or of all to zero | administrator | [member]
    `,
  ),
  ...category(
    'reseller',
    `
    reseller | Shows your sales and open keys | reseller | none
    reseller create | Creates a key that a customer can redeem | reseller | <plan>
    reseller revoke | Takes an unused key back | reseller | <key>
    redeem | Turns a key into a licence | none | <key>
    `,
  ),
  ...category(
    'vanity',
    `
    vanity trigger | Sets the text that members carry in their status for a reward | manage guild | <text>
    vanity message | Sets the embed that thanks them | manage guild | <embed code>
    vanity logs | Records in a channel who gained and lost the reward | manage guild | <channel>
    vanity role | Sets the roles given as a reward | manage roles | <role>
    vanity ignore | Leaves a member out | manage guild | <member>
    vanity list | Lists everybody who carries the text now | none | none
    `,
  ),
];
