import { BadgeCheck, BellRing, Link, ListX, MessageCircleHeart, RefreshCw } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const vanityroles: FeatureContent = {
  lead: 'Members who carry your link in their status bring others. Thank them with a role, by itself.',
  benefits: [
    {
      icon: Link,
      title: 'Any text',
      text: 'Your invite address, your name, your motto: you set what to look for.',
    },
    {
      icon: BadgeCheck,
      title: 'Given at once',
      text: 'The role is there moments after the status was changed.',
    },
    {
      icon: RefreshCw,
      title: 'Taken again',
      text: 'Whoever removes the text loses the role. No list to keep, nobody to check.',
    },
    {
      icon: MessageCircleHeart,
      title: 'A word of thanks',
      text: 'An embed of your own says thank you where everybody sees it.',
    },
    {
      icon: BellRing,
      title: 'On record',
      text: 'A log channel shows who gained and who lost the reward.',
    },
    {
      icon: ListX,
      title: 'With exceptions',
      text: 'Leave out whom you do not want to reward.',
    },
  ],
  commands: [
    ['vanity trigger', '<text>', 'sets the text to look for'],
    ['vanity message', '<embed code>', 'sets the words of thanks'],
    ['vanity logs', '<channel>', 'records who gained and lost the reward'],
    ['vanity role', '<role>', 'sets the role to give'],
    ['vanity ignore', '<member>', 'leaves a member out'],
  ],
  steps: [
    ['Set the text', 'What members should carry in their status.'],
    ['Set the role', 'What they get for it.'],
    ['Tell your members', 'The rest happens by itself.'],
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
        text: 'You carry /lunar in your status. The role Moonlight is yours.',
      },
    ],
  },
};
