import { category } from './table.ts';

/** Internal categories shown as Moderation (spec 0 §3). */
export const moderation = [
  ...category(
    'moderation',
    `
    ban | Bans a member, or a user who is not here yet, and tells them why | ban members | <user> [delete days] [reason] | b, hackban
    unban | Lifts a ban and notes the reason in the case | ban members | <user> [reason] | ub
    softban | Bans and immediately unbans a member to delete their recent messages | ban members | <member> [reason]
    tempban | Bans a member for a set time | ban members | <member> <duration> [reason] | tban
    massban | Bans up to a hundred users in one go | administrator | <users> [reason]
    kick | Kicks a member, who can rejoin with a new invite | kick members | <member> [reason] | k
    mute | Stops a member from writing and speaking for a set time | moderate members | <member> [duration] [reason] | m, timeout
    unmute | Lets a muted member write and speak again | moderate members | <member> [reason] | um
    imute | Stops a member from sending images and embeds | moderate members | <member> [reason] | imagemute
    rmute | Stops a member from adding reactions | moderate members | <member> [reason] | reactionmute
    jail | Moves a member to the jail channel and saves their roles | manage roles | <member> [duration] [reason]
    unjail | Releases a member from jail and restores their roles | manage roles | <member> [reason]
    jail setup | Creates the jail role and channel | administrator | none
    warn | Warns a member and counts it toward the next punishment | moderate members | <member> [reason] | w
    warns | Lists the warnings of a member | moderate members | <member> | warnings
    delwarn | Removes one warning | moderate members | <case number> | unwarn
    case | Shows a case with its moderator, reason and proof | moderate members | <case number>
    history | Lists all punishments of a member | moderate members | <user> | modlogs
    reason | Changes the reason of a case | moderate members | <case number> <reason>
    purge | Deletes recent messages in a channel | manage messages | <amount> [member] | clear, c
    purge bots | Deletes recent messages from bots and the commands that triggered them | manage messages | [amount] | bc
    purge images | Deletes recent messages with images | manage messages | [amount]
    purge links | Deletes recent messages with links | manage messages | [amount]
    snipe | Shows recently deleted messages in this channel | manage messages | [number] | s
    editsnipe | Shows what a recent message said before it was edited | manage messages | [number] | es
    clearsnipe | Clears the messages that snipe and editsnipe can show | manage messages | none | cs
    lock | Locks a channel for everyone without a staff role | manage channels | [channel] [reason]
    unlock | Unlocks a channel | manage channels | [channel]
    hide | Hides a channel from everyone without a staff role | manage channels | [channel]
    unhide | Shows a hidden channel again | manage channels | [channel] | reveal
    slowmode | Sets how long members wait between two messages | manage channels | <seconds> [channel] | sm
    nuke | Replaces a channel with an empty copy | administrator | none
    nick | Changes the nickname of a member | manage nicknames | <member> [nickname] | nickname
    forcenick | Enforces a nickname, even if the member changes it | manage nicknames | <member> [nickname] | fn
    drag | Moves a member into your voice channel | move members | <member> | move
    `,
  ),
  ...category(
    'logging',
    `
    logs setup | Creates a category with one log channel for each kind of event | administrator | none
    logs channel | Sends one kind of event to a channel | manage guild | <event> <channel>
    logs messages | Logs edited and deleted messages | manage guild | <channel>
    logs members | Logs joins, leaves, nicknames and role changes | manage guild | <channel>
    logs voice | Logs who joins, leaves and switches voice channels | manage guild | <channel>
    logs ignore | Excludes a channel or member from the logs | manage guild | <channel or member>
    logs list | Shows where each kind of event goes | manage guild | none
    logs disable | Stops one kind of log | manage guild | <event>
    `,
  ),
];
