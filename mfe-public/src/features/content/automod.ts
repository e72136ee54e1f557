import { Bomb, Filter, History, MessageSquareWarning, Scale, ShieldBan } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const automod: FeatureContent = {
  benefits: [
    {
      icon: Filter,
      title: 'Filters on your terms',
      text: 'Words, links, invites, caps, mentions and emoji. Each filter has its own list, limit and punishment.',
    },
    {
      icon: MessageSquareWarning,
      title: 'Stop spam in seconds',
      text: 'Repeated messages and sudden bursts are deleted, and their author is muted.',
    },
    {
      icon: ShieldBan,
      title: 'Anti-nuke',
      text: 'Anyone who deletes several roles or channels in a row loses their permissions, and everything they deleted is restored.',
    },
    {
      icon: Bomb,
      title: 'Anti-raid',
      text: 'A wave of new accounts is kept out. Your members notice nothing, and your log has the details.',
    },
    {
      icon: Scale,
      title: 'Strikes before punishments',
      text: 'Forgive a first mistake. You decide what happens after each number of strikes.',
    },
    {
      icon: History,
      title: 'A log of every action',
      text: 'Your log channel shows each removed message with its author, the filter and the reason.',
    },
  ],
  commands: [
    ['automod words enable', '[punishment]', 'removes messages with words from your list'],
    ['automod repeat enable', '[repeats] [seconds]', 'stops repeated messages'],
    ['automod spam enable', '[messages] [seconds]', 'stops bursts of messages'],
    ['antinuke', '', 'shows what is protected, and what happens to an attacker'],
  ],
  steps: [
    ['Turn on the filters you need', 'The default limits suit most servers.'],
    ['Add exceptions', 'Allow certain channels, roles or domains.'],
    ['Choose a log channel', 'See what was removed and why, and undo it if you disagree.'],
  ],
  category: 'automod',
  scene: {
    channel: 'lounge',
    messages: [
      { from: 'Theo', command: 'automod spam enable 6 5' },
      {
        tone: 'success',
        title: 'The spam filter is on',
        text: 'More than 6 messages in 5 seconds are removed and their author is muted.',
      },
      { from: 'x0_gifts', text: 'free nitro for the first ten!! free nitro for' },
      {
        tone: 'danger',
        title: 'x0_gifts was muted for an hour',
        text: '7 messages removed · spam · strike 3 of 3',
      },
    ],
  },
};
