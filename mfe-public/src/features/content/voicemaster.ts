import { AudioLines, Crown, EyeOff, Mic, SlidersHorizontal, Timer } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const voicemaster: FeatureContent = {
  benefits: [
    {
      icon: Mic,
      title: 'On demand',
      text: 'Join the creator channel to get a channel of your own. No more rows of empty channels.',
    },
    {
      icon: Crown,
      title: 'An owner in charge',
      text: 'The creator can lock, rename and limit the channel, and decide who joins.',
    },
    {
      icon: EyeOff,
      title: 'Out of sight',
      text: 'Only permitted members can see a hidden channel.',
    },
    {
      icon: SlidersHorizontal,
      title: 'Buttons instead of commands',
      text: 'A panel puts every action one click away. Commands are there for those who prefer to type.',
    },
    {
      icon: AudioLines,
      title: 'Your defaults',
      text: 'Set the name, user limit and bitrate of new channels.',
    },
    {
      icon: Timer,
      title: 'Nobody stranded',
      text: 'When the owner leaves, anyone in the channel can claim it.',
    },
  ],
  commands: [
    ['voicemaster setup', '', 'creates the creator channel and its panel'],
    ['voice lock', '', 'locks your channel'],
    ['voice unlock', '', 'unlocks your channel'],
    ['voice hide', '', 'hides your channel'],
    ['voice permit', '<member or role>', 'lets a member or role join'],
    ['voice reject', '<member>', 'removes a member and keeps them out'],
    ['voice claim', '', 'claims a channel whose owner has left'],
  ],
  steps: [
    ['Run the setup', 'It creates one voice channel and one panel.'],
    ['Set the defaults', 'Choose the name, user limit and bitrate of new channels.'],
    ['Join', 'Your own channel opens, and you are moved into it.'],
  ],
  category: 'voice',
  scene: {
    channel: 'voice-panel',
    messages: [
      {
        title: 'Mira’s channel',
        text: 'You own this channel. 3 of 6 members.',
        buttons: [
          { label: 'Lock', style: 'Secondary' },
          { label: 'Hide', style: 'Secondary' },
          { label: 'Permit', style: 'Success' },
          { label: 'Reject', style: 'Danger' },
        ],
      },
      { from: 'Mira', command: 'voice permit @Theo' },
      { tone: 'success', title: 'Theo can join now', text: 'Even while the channel is locked.' },
    ],
  },
};
