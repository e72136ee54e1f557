import { category } from './table.ts';

/** Internal category shown as Automod (spec 0 §3). */
export const automod = category(
  'automod',
  `
  automod | Shows every filter with its limits and punishment | manage guild | none | am
  automod words enable | Starts filtering the words on the list | manage guild | [punishment]
  automod words add | Puts one or more words on the filter list | manage guild | <words> | filter add
  automod words remove | Takes words off the filter list | manage guild | <words> | filter remove
  automod words list | Lists the filtered words in a hidden message | manage guild | none | filter list
  automod repeat enable | Removes messages that repeat the same line again and again | manage guild | [repeats] [seconds]
  automod spam enable | Removes bursts of messages and mutes their author | manage guild | [messages] [seconds]
  automod links enable | Removes links unless their address is allowed | manage guild | [punishment]
  automod links allow | Lets links to a domain pass | manage guild | <domain>
  automod invites enable | Removes invites to other servers | manage guild | [punishment]
  automod caps enable | Removes messages that are mostly capital letters | manage guild | [percent]
  automod mentions enable | Removes messages that mention too many people | manage guild | [limit]
  automod emoji enable | Removes messages that hold too many emoji | manage guild | [limit]
  automod spoilers enable | Removes messages made mostly of spoilers | manage guild | [limit]
  automod ignore | Keeps the filters out of a channel or away from a role | manage guild | <channel or role>
  automod punishment | Sets what happens after a number of strikes | manage guild | <strikes> <mute, kick or ban> [duration]
  automod logs | Sends a record of every removed message to a channel | manage guild | <channel>
  automod reset | Switches every filter off and forgets all strikes | administrator | none
  `,
);
