import { BadgeCheck, BellRing, Link, ListX, MessageCircleHeart, RefreshCw } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const vanityroles: FeatureContent = {
  benefits: [
    {
      icon: Link,
      title: 'Any text',
      text: 'Your invite link, your name or your motto. You choose the text to look for.',
    },
    {
      icon: BadgeCheck,
      title: 'Instant',
      text: 'The role is added moments after a member changes their status.',
    },
    {
      icon: RefreshCw,
      title: 'Removed automatically',
      text: 'Members who remove the text lose the role. There is no list to maintain.',
    },
    {
      icon: MessageCircleHeart,
      title: 'A thank-you message',
      text: 'Thank new supporters with your own embed, in a channel of your choice.',
    },
    {
      icon: BellRing,
      title: 'Logged',
      text: 'A log channel shows who gained or lost the role.',
    },
    {
      icon: ListX,
      title: 'Exceptions',
      text: 'Exclude members who should not get the role.',
    },
  ],
  commands: [
    ['vanity trigger', '<text>', 'sets the text to look for'],
    ['vanity message', '<embed code>', 'sets the thank-you message'],
    ['vanity logs', '<channel>', 'logs who gained or lost the role'],
    ['vanity role', '<role>', 'sets the role to give'],
    ['vanity ignore', '<member>', 'excludes a member'],
  ],
  steps: [
    ['Set the text', 'What members put in their status.'],
    ['Set the role', 'What they get for it.'],
    ['Tell your members', 'The bot takes care of the rest.'],
  ],
  category: 'settings',
  scene: {
    channel: 'supporters',
    messages: [
      { from: 'Theo', command: 'vanity trigger /lunar' },
      {
        tone: 'success',
        title: 'Looking for /lunar',
        text: 'Members with it in their status get a role.',
      },
      {
        title: 'Thank you, Mira!',
        text: 'You put /lunar in your status and got the role Moonlight.',
      },
    ],
  },
};
