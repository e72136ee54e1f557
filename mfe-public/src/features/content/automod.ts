import { Bomb, Filter, History, MessageSquareWarning, Scale, ShieldBan } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const automod: FeatureContent = {
  lead: 'Filters that read faster than your members can, and a guard over roles and channels that no stolen account gets past.',
  benefits: [
    {
      icon: Filter,
      title: 'Filters with your limits',
      text: 'Words, links, invites, capital letters, mentions, emoji: each filter has its own list, its own limit and its own consequence.',
    },
    {
      icon: MessageSquareWarning,
      title: 'Spam ends before it is read',
      text: 'The same line again and again, or twenty lines in five seconds: both are gone in a moment, and so is the right to write more.',
    },
    {
      icon: ShieldBan,
      title: 'Anti-nuke',
      text: 'Whoever deletes roles or channels in a row loses the rights to go on, and what was deleted comes back.',
    },
    {
      icon: Bomb,
      title: 'Anti-raid',
      text: 'A wave of fresh accounts meets a closed door. Your members do not notice; your log does.',
    },
    {
      icon: Scale,
      title: 'Strikes instead of surprises',
      text: 'A first slip is forgiven, a third is not: you decide what happens after how many strikes.',
    },
    {
      icon: History,
      title: 'Everything on record',
      text: 'Each removed message is kept in your log channel, with its author, the filter and the reason.',
    },
  ],
  commands: [
    ['automod words enable', '[punishment]', 'filters messages that hold a word of your list'],
    ['automod repeat enable', '[repeats] [seconds]', 'stops the same line sent over and over'],
    ['automod spam enable', '[messages] [seconds]', 'stops bursts of messages'],
    ['antinuke', '', 'shows who and what is guarded, and what happens when it trips'],
  ],
  steps: [
    [
      'Switch on the filters that you need',
      'Each works by itself with limits that suit most servers.',
    ],
    [
      'Leave out what is allowed',
      'Channels for jokes, roles for trusted people, domains that you know.',
    ],
    ['Choose a log channel', 'You see what was removed and why, and can take it back.'],
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
