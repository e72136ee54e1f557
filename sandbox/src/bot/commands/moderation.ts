import { category } from './table.ts';

/** Internal categories shown as Moderation (spec 0 §3). */
export const moderation = [
  ...category(
    'moderation',
    `
    ban | Bans a member, or a user who is not here yet, and tells them why | ban members | <user> [delete days] [reason] | b, hackban
    unban | Lifts a ban and notes the reason in the case | ban members | <user> [reason] | ub
    softban | Bans and unbans at once to clear a member's recent messages | ban members | <member> [reason]
    tempban | Bans a member for a while | ban members | <member> <duration> [reason] | tban
    massban | Bans up to a hundred users in one go | administrator | <users> [reason]
    kick | Removes a member, who may come back with a new invite | kick members | <member> [reason] | k
    mute | Stops a member from writing and speaking for a while | moderate members | <member> [duration] [reason] | m, timeout
    unmute | Lets a muted member write and speak again | moderate members | <member> [reason] | um
    imute | Takes the right to send images and embeds away | moderate members | <member> [reason] | imagemute
    rmute | Takes the right to react away | moderate members | <member> [reason] | reactionmute
    jail | Moves a member into the jail channel and keeps their roles for later | manage roles | <member> [duration] [reason]
    unjail | Gives a jailed member all their roles back | manage roles | <member> [reason]
    jail setup | Creates the jail role and channel | administrator | none
    warn | Warns a member and counts it towards the next punishment | moderate members | <member> [reason] | w
    warns | Lists the warnings of a member | moderate members | <member> | warnings
    delwarn | Removes one warning | moderate members | <case number> | unwarn
    case | Opens one case with its moderator, reason and proof | moderate members | <case number>
    history | Lists everything that was done against a member | moderate members | <user> | modlogs
    reason | Changes the reason of a case | moderate members | <case number> <reason>
    purge | Deletes recent messages of a channel | manage messages | <amount> [member] | clear, c
    purge bots | Deletes recent messages of bots and the commands that called them | manage messages | [amount] | bc
    purge images | Deletes recent messages with pictures | manage messages | [amount]
    purge links | Deletes recent messages with links | manage messages | [amount]
    snipe | Shows recently deleted messages of this channel | manage messages | [number] | s
    editsnipe | Shows what a recent message said before it was edited | manage messages | [number] | es
    clearsnipe | Forgets deleted and edited messages of this channel | manage messages | none | cs
    lock | Closes a channel for everybody without a staff role | manage channels | [channel] [reason]
    unlock | Opens a locked channel | manage channels | [channel]
    hide | Hides a channel from everybody without a staff role | manage channels | [channel]
    unhide | Shows a hidden channel again | manage channels | [channel] | reveal
    slowmode | Sets how long members wait between two messages | manage channels | <seconds> [channel] | sm
    nuke | Replaces a channel by an empty copy of itself | administrator | none
    nick | Changes the nickname of a member | manage nicknames | <member> [nickname] | nickname
    forcenick | Keeps a nickname on a member who changes it back | manage nicknames | <member> [nickname] | fn
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
    logs ignore | Leaves a channel or member out of the logs | manage guild | <channel or member>
    logs list | Shows where each kind of event goes | manage guild | none
    logs disable | Stops one kind of log | manage guild | <event>
    `,
  ),
];
