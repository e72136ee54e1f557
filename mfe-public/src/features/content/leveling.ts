import { Award, Gauge, Layers, MessageSquareOff, PartyPopper, Trophy } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const leveling: FeatureContent = {
  benefits: [
    {
      icon: Gauge,
      title: 'Rewards conversation',
      text: 'Members gain experience at most once a minute, so spam does not pay.',
    },
    {
      icon: Trophy,
      title: 'A leaderboard',
      text: 'See the most active members, and your own rank.',
    },
    {
      icon: Award,
      title: 'Roles as rewards',
      text: 'Unlock colors, channels and permissions by level. Roles add up, or each replaces the last.',
    },
    {
      icon: PartyPopper,
      title: 'Level-up messages',
      text: 'Congratulate members with your own embed, in the channel of your choice.',
    },
    {
      icon: Layers,
      title: 'Multipliers',
      text: 'Give certain channels or roles more experience, such as boosters or events.',
    },
    {
      icon: MessageSquareOff,
      title: 'Exceptions',
      text: 'Turn off experience in the channels you choose.',
    },
  ],
  commands: [
    ['level', '[member]', 'shows your rank, level and progress'],
    ['leaderboard', '', 'ranks the server by level'],
    ['rewards', '', 'lists the roles for each level'],
  ],
  steps: [
    ['Turn it on', 'Choose a channel for level-up messages.'],
    ['Add rewards', 'Choose a role for each level, as many as you like.'],
    ['Watch it grow', 'The leaderboard starts with the first message.'],
  ],
  category: 'leveling',
  scene: {
    channel: 'lounge',
    messages: [
      { from: 'Mira', command: 'level' },
      { title: 'Mira · level 23 · rank 4', text: '1,820 of 2,400 experience to level 24' },
      {
        tone: 'success',
        title: 'Theo has reached level 10!',
        text: 'You unlocked the role Regular and the channel #backstage.',
      },
    ],
  },
};
