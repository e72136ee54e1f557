import { CalendarClock, ClipboardCheck, Dice5, ListChecks, RotateCcw, Zap } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const giveaways: FeatureContent = {
  benefits: [
    {
      icon: ListChecks,
      title: 'Entry requirements',
      text: 'Level, role, account age, time on the server, messages and voice minutes, alone or combined.',
    },
    {
      icon: Dice5,
      title: 'A fair draw',
      text: 'Everyone who meets the requirements has the same chance. Requirements are checked again at the draw.',
    },
    {
      icon: RotateCcw,
      title: 'Rerolls',
      text: 'If a winner does not reply, draw another one with one command.',
    },
    {
      icon: Zap,
      title: 'Quick giveaways',
      text: 'One winner, five minutes, one command.',
    },
    {
      icon: CalendarClock,
      title: 'On time',
      text: 'Giveaways end on schedule, even if the bot restarts.',
    },
    {
      icon: ClipboardCheck,
      title: 'An overview',
      text: 'See every running giveaway, its channel and when it ends.',
    },
  ],
  commands: [
    ['gstart', '<duration> <winners> <prize> [flags]', 'starts a giveaway'],
    ['gquick', '<prize>', 'starts a giveaway with one winner and five minutes'],
    ['gend', '<message>', 'ends a giveaway now and draws the winners'],
    ['greroll', '<message> [winners]', 'draws new winners'],
    ['gcancel', '<message>', 'cancels a giveaway without a draw'],
    ['glist', '', 'lists the running giveaways'],
  ],
  vocabulary: {
    title: 'Requirement flags',
    intro: 'Add them after the prize, in any order.',
    words: [
      ['--level', 'minimum level'],
      ['--role', 'required role'],
      ['--age', 'minimum age of the Discord account'],
      ['--joined', 'minimum time on the server'],
      ['--messages', 'minimum number of messages'],
      ['--voice', 'minimum time in voice channels'],
    ],
  },
  steps: [
    ['Choose the prize', 'Set the duration, the number of winners and the prize.'],
    ['Choose who can enter', 'Add requirement flags, or none.'],
    ['Let it run', 'The bot draws the winners and mentions them.'],
  ],
  category: 'fun',
  scene: {
    channel: 'giveaways',
    messages: [
      { from: 'Theo', command: 'gstart 24h 2 Moon lamp --level 5 --messages 100' },
      {
        title: 'Moon lamp',
        text: 'Ends in 24 hours · 2 winners\nLevel 5 and above · at least 100 messages',
        buttons: [
          { label: 'Enter', style: 'Success' },
          { label: '318 members', style: 'Secondary' },
        ],
      },
    ],
  },
};
