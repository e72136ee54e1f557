import { category } from './table.ts';

/** Internal categories shown as Voice (spec 0 §3). */
export const voice = [
  ...category(
    'voicemaster',
    `
    voicemaster setup | Creates the join-to-create channel and the control panel | administrator | none | vm setup
    voicemaster default | Sets name, limit and bitrate of new channels | manage guild | <setting> <value>
    voicemaster reset | Removes the channels and settings of voicemaster | administrator | none
    voice lock | Locks your voice channel | none | none | vc lock
    voice unlock | Unlocks your voice channel | none | none | vc unlock
    voice hide | Hides your voice channel from the list | none | none | vc hide
    voice reveal | Shows your hidden voice channel again | none | none | vc reveal
    voice permit | Lets a member or role into your locked channel | none | <member or role> | vc permit
    voice reject | Removes a member from your channel and keeps them out | none | <member> | vc reject
    voice claim | Claims a channel whose owner has left | none | none | vc claim
    voice rename | Renames your voice channel | none | <name> | vc name
    voice limit | Sets the user limit of your voice channel | none | <number> | vc limit
    voice transfer | Transfers your voice channel to another member | none | <member>
    `,
  ),
  ...category(
    'voicetrack',
    `
    voicetrack enable | Starts counting the time that members spend in voice | manage guild | none | vt enable
    voicetrack disable | Stops counting voice time | manage guild | none | vt disable
    voicetime | Shows your time in voice this week and in total | none | [member] | vtime
    voiceleaderboard | Ranks the server by voice time | none | [week, month or all] | vlb
    voicetrack ignore | Excludes a voice channel from the count | manage guild | <channel>
    `,
  ),
];
