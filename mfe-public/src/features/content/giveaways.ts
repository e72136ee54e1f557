import { CalendarClock, ClipboardCheck, Dice5, ListChecks, RotateCcw, Zap } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const giveaways: FeatureContent = {
  lead: 'Start a giveaway in one line; the bot counts, checks, draws and announces.',
  benefits: [
    {
      icon: ListChecks,
      title: 'Requirements that count',
      text: 'Level, role, age of the account, time on the server, messages, minutes in voice: alone or together.',
    },
    {
      icon: Dice5,
      title: 'A fair draw',
      text: 'Everybody who meets the requirements has the same chance. They are checked again at the draw.',
    },
    {
      icon: RotateCcw,
      title: 'Drawn again',
      text: 'A winner does not answer? Another one is drawn in a moment.',
    },
    {
      icon: Zap,
      title: 'Quick ones',
      text: 'One winner, five minutes, one command: for the mood of the moment.',
    },
    {
      icon: CalendarClock,
      title: 'On time',
      text: 'They end when they should, even if the bot was restarted in between.',
    },
    {
      icon: ClipboardCheck,
      title: 'All in sight',
      text: 'A list shows what runs where and until when.',
    },
  ],
  commands: [
    ['gstart', '<duration> <winners> <prize> [flags]', 'starts a giveaway'],
    ['gquick', '<prize>', 'starts a small one: one winner, five minutes'],
    ['gend', '<message>', 'ends it now and draws'],
    ['greroll', '<message> [winners]', 'draws other winners'],
    ['gcancel', '<message>', 'ends it without a draw'],
    ['glist', '', 'lists those that are running'],
  ],
  vocabulary: {
    title: 'Requirement flags',
    intro: 'Put them behind the prize, in any order.',
    words: [
      ['--level', 'the least level that a member must have'],
      ['--role', 'a role that a member must have'],
      ['--age', 'how old the account must be'],
      ['--joined', 'how long a member must have been here'],
      ['--messages', 'how many messages a member must have written'],
      ['--voice', 'how long a member must have been in voice'],
    ],
  },
  steps: [
    ['Say what there is to win', 'Duration, number of winners, prize.'],
    ['Say who may take part', 'Add the flags that you want, or none.'],
    ['Lean back', 'The winners are drawn, named and mentioned.'],
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
          { label: 'Take part', style: 'Success' },
          { label: '318 members', style: 'Secondary' },
        ],
      },
    ],
  },
};
