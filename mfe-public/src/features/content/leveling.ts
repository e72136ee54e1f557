import { Award, Gauge, Layers, MessageSquareOff, PartyPopper, Trophy } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const leveling: FeatureContent = {
  lead: 'Activity turns into experience, experience into levels, and levels into roles that members are proud of.',
  benefits: [
    {
      icon: Gauge,
      title: 'Earned by talking',
      text: 'Conversations count, spam does not: experience comes at most once a minute.',
    },
    {
      icon: Trophy,
      title: 'A leaderboard',
      text: 'Who carries the conversation, page by page, with everybody’s own place in it.',
    },
    {
      icon: Award,
      title: 'Roles as rewards',
      text: 'Colours, channels, rights: give them out by level, added up or one replacing the other.',
    },
    {
      icon: PartyPopper,
      title: 'Worth a word',
      text: 'An embed of your own congratulates in the channel of your choice.',
    },
    {
      icon: Layers,
      title: 'Faster and slower',
      text: 'Multipliers for channels and roles: for boosters, for events, for the team.',
    },
    {
      icon: MessageSquareOff,
      title: 'Or not at all',
      text: 'Leave out channels where talk is cheap.',
    },
  ],
  commands: [
    ['level', '[member]', 'shows rank, level and progress'],
    ['leaderboard', '', 'ranks the server by level'],
    ['rewards', '', 'lists the roles of each level'],
  ],
  steps: [
    ['Switch it on', 'And choose where congratulations go.'],
    ['Add rewards', 'A role from a level on, as many as you like.'],
    ['Watch it grow', 'The leaderboard is there from the first message.'],
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
        text: 'The role Regular is yours, and with it the channel #backstage.',
      },
    ],
  },
};
