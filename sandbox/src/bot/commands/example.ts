/** What someone types for an argument, by its name. */
const SAMPLES: Readonly<Record<string, string>> = {
  member: '@Robin',
  user: '@Robin',
  users: '@Robin @Alex',
  username: 'robin',
  role: '@Members',
  channel: '#general',
  'channel or role': '#general',
  'channel or member': '#general',
  'channel name': 'Chill',
  message: 'Welcome, {user_name}!',
  text: 'Hello',
  reason: 'Spam',
  punishment: 'mute',
  duration: '2h',
  emoji: '🎉',
  name: 'Helpers',
  nickname: 'Rob',
  command: 'ban',
  amount: '25',
  number: '3',
  value: '5',
  bet: '500',
  sum: '500',
  level: '10',
  trigger: 'hello',
  setting: 'on',
  'on or off': 'on',
  item: 'fishing-rod',
  query: 'lofi beats',
  song: 'lofi beats',
  color: '#5865f2',
  'hex color': '#5865f2',
  'case number': '142',
  seconds: '10',
  minutes: '10',
  prize: 'Nitro',
  question: 'Pizza tonight?',
  words: 'badword',
  word: 'badword',
  winners: '1',
  prefix: '!',
  permission: 'kick_members',
  event: 'messages',
  code: 'spring',
  percent: '70',
  'amount or all': 'all',
  'heads or tails': 'heads',
  'mute, kick or ban': 'mute',
  'delete days': '1',
};

/**
 * A command as someone types it, without the prefix.
 * @param args `<required> [optional]`
 * @returns undefined without arguments, or for a required one without a sample
 */
export function exampleOf(name: string, args: string): string | undefined {
  const words: string[] = [];
  for (const [, required, optional = ''] of args.matchAll(/<([^<>]+)>|\[([^[\]]+)\]/g)) {
    const argument = required ?? optional;
    // The message of the first argument exists; after a channel, it is written.
    const isMessageId = argument === 'message' && words.length === 0;
    const sample = isMessageId ? '1301234567890123456' : SAMPLES[argument];
    if (sample === undefined && required !== undefined) return undefined;
    if (sample === undefined) break;
    words.push(sample);
  }
  return words.length > 0 ? `${name} ${words.join(' ')}` : undefined;
}
