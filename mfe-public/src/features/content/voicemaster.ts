import { AudioLines, Crown, EyeOff, Mic, SlidersHorizontal, Timer } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const voicemaster: FeatureContent = {
  lead: 'Voice channels that appear when somebody comes, belong to them, and are gone when the last one leaves.',
  benefits: [
    {
      icon: Mic,
      title: 'On demand',
      text: 'Joining the creator channel makes a channel with the member’s own name. No more rows of empty ones.',
    },
    {
      icon: Crown,
      title: 'An owner in charge',
      text: 'Whoever made the channel locks it, names it, limits it and decides who comes in.',
    },
    {
      icon: EyeOff,
      title: 'Out of sight',
      text: 'A hidden channel is seen by those alone who are permitted.',
    },
    {
      icon: SlidersHorizontal,
      title: 'Buttons instead of commands',
      text: 'A panel has everything at one press; the commands are there for those who type faster.',
    },
    {
      icon: AudioLines,
      title: 'Your standards',
      text: 'Name, limit and bitrate of new channels are yours to set.',
    },
    {
      icon: Timer,
      title: 'Nobody stranded',
      text: 'When the owner leaves, anybody inside can claim the channel.',
    },
  ],
  commands: [
    ['voicemaster setup', '', 'makes the creator channel and its panel'],
    ['voice lock', '', 'closes your channel for newcomers'],
    ['voice unlock', '', 'opens it again'],
    ['voice hide', '', 'takes it out of the list'],
    ['voice permit', '<member or role>', 'lets somebody in'],
    ['voice reject', '<member>', 'sends somebody away and keeps them out'],
    ['voice claim', '', 'takes over a channel whose owner left'],
  ],
  steps: [
    ['Run the setup', 'It makes one voice channel and one panel.'],
    ['Set the standards', 'Name, limit and bitrate of what will be made.'],
    ['Join', 'Your own channel opens, and you are in it.'],
  ],
  category: 'voice',
  scene: {
    channel: 'voice-panel',
    messages: [
      {
        title: 'Mira’s channel',
        text: 'You own this channel. 3 of 6 places are taken.',
        buttons: [
          { label: 'Lock', style: 'Secondary' },
          { label: 'Hide', style: 'Secondary' },
          { label: 'Permit', style: 'Success' },
          { label: 'Reject', style: 'Danger' },
        ],
      },
      { from: 'Mira', command: 'voice permit @Theo' },
      { tone: 'success', title: 'Theo may come in', text: 'Even while the channel is locked.' },
    ],
  },
};
