import { category } from './table.ts';

/** The first half of the internal categories shown as Utility (spec 0 §3), in their order there. */
export const utility = [
  ...category(
    'autopost',
    `
    autopost add | Posts pictures on a theme at regular intervals | manage guild | <theme> <channel> [minutes]
    autopost remove | Stops an automatic post | manage guild | <channel>
    autopost list | Lists the automatic posts of this server | manage guild | none
    `,
  ),
  ...category(
    'autorole',
    `
    autorole add | Gives a role to everyone who joins | manage roles | <role> | ar add
    autorole remove | Stops giving a role to new members | manage roles | <role> | ar remove
    autorole bots | Gives a role to bots that join | manage roles | <role>
    autorole list | Lists the roles for new members | manage roles | none | ar list
    `,
  ),
  ...category(
    'boosterrole',
    `
    boosterrole | Creates your own role as a reward for boosting | server booster | <color> <name> | br
    boosterrole color | Changes the color of your role | server booster | <color> | br color
    boosterrole icon | Changes the icon of your role | server booster | <emoji or image> | br icon
    boosterrole share | Shares your role with a friend | server booster | <member> | br share
    boosterrole base | Sets the role that booster roles are placed below | manage roles | <role> | br base
    boosterrole cleanup | Removes the roles of members who no longer boost | manage roles | none
    `,
  ),
  ...category(
    'colorrole',
    `
    colorrole | Picks a color for your name from the palette | none | <color> | color
    colorrole setup | Creates the palette of color roles | manage roles | [count]
    colorrole remove | Removes the palette | manage roles | none
    `,
  ),
  ...category(
    'counters',
    `
    counter add | Shows a number in a channel's name and keeps it up to date | manage guild | <members, boosts or bots> [type] | counters add
    counter remove | Removes a counter | manage guild | <channel>
    counter list | Lists the counters of this server | manage guild | none
    `,
  ),
  ...category(
    'events',
    `
    welcome add | Greets new members in a channel with your own embed | manage guild | <channel> <message>
    welcome remove | Stops greeting in a channel | manage guild | <channel>
    welcome test | Sends the greeting as if you had just joined | manage guild | [channel]
    welcome config | Shows every greeting with its channel and text | manage guild | none | welcome list
    goodbye add | Says goodbye in a channel when someone leaves | manage guild | <channel> <message>
    goodbye remove | Stops saying goodbye in a channel | manage guild | <channel>
    boost add | Posts a thank-you message for every boost | manage guild | <channel> <message>
    boost test | Sends the boost message as if you had just boosted | manage guild | [channel]
    `,
  ),
  ...category(
    'info',
    `
    help | Lists the commands, or explains one | none | [command] | h
    ping | Measures how quickly the bot replies | none | none | latency
    botinfo | Shows the bot's version, uptime and size | none | none | about, bi
    userinfo | Shows an account with its roles and dates | none | [user] | ui, whois
    serverinfo | Shows this server with its dates, members and boosts | none | [invite] | si
    avatar | Shows the profile picture of a user | none | [user] | av, pfp
    banner | Shows the profile banner of a user | none | [user]
    roleinfo | Shows a role with its permissions and members | none | <role> | ri
    membercount | Counts people and bots on this server | none | none | mc
    avatarhistory | Links to the avatar history of a user | none | [user] | avh
    `,
  ),
  ...category(
    'invoke',
    `
    invoke message | Sets what the bot says after a moderation command | manage guild | <command> <embed code>
    invoke dm | Sets the direct message that the affected member receives | manage guild | <command> <embed code>
    invoke list | Shows the texts that you have set | manage guild | none
    `,
  ),
];
