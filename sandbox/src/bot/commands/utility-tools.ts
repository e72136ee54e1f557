import { category } from './table.ts';

/** The second half of the internal categories shown as Utility (spec 0 §3). */
export const utilityTools = [
  ...category(
    'paginate',
    `
    paginate add | Adds a page to a message with arrows | manage messages | <message> <embed code> | pages add
    paginate remove | Removes a page | manage messages | <message> <page>
    paginate reset | Turns a paged message back into a plain one | manage messages | <message>
    `,
  ),
  ...category(
    'responders',
    `
    autoresponder add | Replies to a word with a message | manage messages | <trigger>, <response> | response add
    autoresponder remove | Stops replying to a word | manage messages | <trigger> | response remove
    autoresponder list | Lists the words with a reply | manage messages | none | response list
    autoreact add | Reacts to a word with an emoji | manage messages | <trigger> <emoji>
    autoreact remove | Stops reacting to a word | manage messages | <trigger>
    `,
  ),
  ...category(
    'role',
    `
    role | Gives a role to a member, or removes it | manage roles | <member> <role> | r
    role create | Creates a role | manage roles | <name> [color]
    role delete | Deletes a role | manage roles | <role>
    role edit | Changes the name, color or icon of a role | manage roles | <role> <setting> <value>
    role all | Gives everyone a role and shows the progress | administrator | <role>
    role restore | Restores the roles of a member who has rejoined | manage roles | <member>
    reactionrole add | Adds a reaction that gives a role | manage roles | <message> <emoji> <role> | rr add
    reactionrole remove | Removes a reaction that gives a role | manage roles | <message> <emoji> | rr remove
    buttonrole create | Sends a message with buttons that give roles | manage roles | <channel> <embed code>
    buttonrole add | Adds a button to the message | manage roles | <message> <role> <style> [label] [emoji]
    buttonrole remove | Removes a button from the message | manage roles | <message> <role>
    buttonrole edit | Changes the style or label of a button | manage roles | <message> <role> <setting> <value>
    buttonrole list | Lists the messages with buttons | manage roles | none
    `,
  ),
  ...category(
    'starboard',
    `
    starboard setup | Collects popular messages in a channel | manage guild | <channel> [emoji] | sb setup
    starboard threshold | Sets how many reactions a message needs | manage guild | <number>
    starboard ignore | Excludes a channel from the starboard | manage guild | <channel>
    `,
  ),
  ...category(
    'suggestion',
    `
    suggest | Puts a suggestion up for a vote | none | <text>
    suggestion setup | Picks the channel for suggestions | manage guild | <channel>
    suggestion accept | Accepts a suggestion, with a reason | manage guild | <number> [reason]
    suggestion deny | Denies a suggestion, with a reason | manage guild | <number> [reason]
    `,
  ),
  ...category(
    'utility',
    `
    afk | Tells people who mention you that you are away | none | [note]
    remind | Reminds you of something later | none | <duration> <text> | remindme
    reminders | Lists your reminders | none | none
    timezone | Shows the local time of a member, or sets yours | none | [member or city] | tz
    birthday | Shows the birthday of a member, or sets yours | none | [member or date] | bday
    poll | Starts a poll with up to ten answers | manage messages | <question>, <answers>
    createembed | Sends an embed from embed code | manage messages | <embed code> | ce
    embedcode | Shows the embed code of a message | manage messages | <message>
    translate | Translates a text | none | [language] <text> | tr
    weather | Shows the weather in a place | none | <place>
    calculate | Calculates an expression | none | <sum> | calc
    bump thankyou | Sets the thank-you message for a bump | manage guild | <embed code>
    bump reminder | Reminds the server to bump again after 2 hours | manage guild | <channel> [role]
    bump leaderboard | Ranks members by bumps | none | none
    `,
  ),
  ...category(
    'vote',
    `
    vote | Links to the pages where you can vote for the bot | none | none
    vote reminder | Reminds you when you can vote again | none | <on or off>
    vote rewards | Shows the rewards for voting | none | none
    `,
  ),
  ...category(
    'webhooks',
    `
    webhook create | Creates a webhook for a channel | manage webhooks | <channel> <name>
    webhook send | Sends an embed through a webhook | manage webhooks | <name> <embed code>
    webhook edit | Changes a message that a webhook has sent | manage webhooks | <message> <embed code>
    webhook delete | Deletes a webhook | manage webhooks | <name>
    webhook list | Lists the webhooks of this server | manage webhooks | none
    `,
  ),
];
