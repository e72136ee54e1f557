import { category } from './table.ts';

/** Internal category shown as Automod (spec 0 §3). */
export const automod = category(
  'automod',
  `
  automod | Shows every filter with its limits and punishment | manage guild | none | am
  automod words enable | Starts filtering the words on the list | manage guild | [punishment]
  automod words add | Adds words to the filter list | manage guild | <words> | filter add
  automod words remove | Removes words from the filter list | manage guild | <words> | filter remove
  automod words list | Lists the filtered words in a message only you can see | manage guild | none | filter list
  automod repeat enable | Removes messages that repeat the same line | manage guild | [repeats] [seconds]
  automod spam enable | Removes bursts of messages and mutes their author | manage guild | [messages] [seconds]
  automod links enable | Removes links to any domain you have not allowed | manage guild | [punishment]
  automod links allow | Allows links to a domain | manage guild | <domain>
  automod invites enable | Removes invites to other servers | manage guild | [punishment]
  automod caps enable | Removes messages that are mostly capital letters | manage guild | [percent]
  automod mentions enable | Removes messages that mention too many people | manage guild | [limit]
  automod emoji enable | Removes messages with too many emoji | manage guild | [limit]
  automod spoilers enable | Removes messages that are mostly spoilers | manage guild | [limit]
  automod ignore | Exempts a channel or role from the filters | manage guild | <channel or role>
  automod punishment | Sets what happens after a number of strikes | manage guild | <strikes> <mute, kick or ban> [duration]
  automod logs | Logs every removed message in a channel | manage guild | <channel>
  automod reset | Turns off every filter and clears all strikes | administrator | none
  `,
);
