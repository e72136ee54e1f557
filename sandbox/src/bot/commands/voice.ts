import { category } from './table.ts';

/** Internal categories shown as Voice (spec 0 §3). */
export const voice = [
  ...category(
    'voicemaster',
    `
    voicemaster setup | Creates the join-to-create channel and the control panel | administrator | none | vm setup
    voicemaster default | Sets name, limit and bitrate of new channels | manage guild | <setting> <value>
    voicemaster reset | Removes the channels and settings of voicemaster | administrator | none
    voice lock | Closes your voice channel for newcomers | none | none | vc lock
    voice unlock | Opens your voice channel again | none | none | vc unlock
    voice hide | Hides your voice channel from the list | none | none | vc hide
    voice reveal | Shows your hidden voice channel again | none | none | vc reveal
    voice permit | Lets a member or role into your locked channel | none | <member or role> | vc permit
    voice reject | Sends a member away and keeps them out | none | <member> | vc reject
    voice claim | Takes over a channel whose owner has left | none | none | vc claim
    voice rename | Gives your voice channel another name | none | <name> | vc name
    voice limit | Sets how many members fit into your voice channel | none | <number> | vc limit
    voice transfer | Hands your voice channel to another member | none | <member>
    `,
  ),
  ...category(
    'voicetrack',
    `
    voicetrack enable | Starts counting the time that members spend in voice | manage guild | none | vt enable
    voicetrack disable | Stops counting voice time | manage guild | none | vt disable
    voicetime | Shows how long you were in voice this week and in all | none | [member] | vtime
    voiceleaderboard | Ranks the server by voice time | none | [week, month or all] | vlb
    voicetrack ignore | Leaves a voice channel out of the count | manage guild | <channel>
    `,
  ),
];
