import { Eye, Hash, Heart, LayoutTemplate, LogOut, Rocket } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const welcome: FeatureContent = {
  lead: 'A first impression that knows the name, the server and the number: as text or as an embed of your own.',
  benefits: [
    {
      icon: Heart,
      title: 'Personal',
      text: 'Variables put the name, the server and the date in, so that no two greetings read the same.',
    },
    {
      icon: LayoutTemplate,
      title: 'Designed by you',
      text: 'Build an embed with a live preview in the embed builder, copy its code, done.',
    },
    {
      icon: Hash,
      title: 'One per channel',
      text: 'A short hello in the lounge, the rules in another channel, a note for the team in a third.',
    },
    {
      icon: Eye,
      title: 'Seen before it counts',
      text: 'A test shows the greeting as if you had just joined, before anybody else does.',
    },
    {
      icon: LogOut,
      title: 'Goodbyes too',
      text: 'Say farewell to those who leave, in a channel that only the team reads, if you like.',
    },
    {
      icon: Rocket,
      title: 'Thanks for boosts',
      text: 'Each boost gets a message of its own, with the same variables.',
    },
  ],
  commands: [
    ['welcome add', '<channel> <message>', 'greets newcomers in a channel'],
    ['welcome test', '[channel]', 'shows the greeting as if you had just joined'],
    ['welcome config', '', 'lists every greeting with its channel and text'],
  ],
  vocabulary: {
    title: 'Variables',
    intro: 'Write them anywhere in a greeting; the bot fills them in.',
    words: [
      ['{user_name}', 'the name of the new member'],
      ['{guild_name}', 'the name of your server'],
      ['{guild_count}', 'how many members it has now'],
      ['{user_joined_at}', 'when the member joined'],
    ],
  },
  example: {
    heading: 'An example greeting',
    intro: 'The variables of this embed, filled in for a new member.',
    title: 'Welcome to {guild_name}',
    description:
      'Hi **{user_name}**, you are member number **{guild_count}**.\nSay hello, and pick your roles below.',
    footer: 'Joined on {user_joined_at}',
  },
  steps: [
    ['Write the greeting', 'Plain text, or the code of an embed.'],
    ['Add it to a channel', 'One command, with the variables where you want them.'],
    ['Test it', 'Look at it once, and let it greet from now on.'],
  ],
  category: 'utility',
  scene: {
    channel: 'welcome',
    messages: [
      {
        from: 'Theo',
        command: 'welcome add #welcome Hi {user_name}, you are number {guild_count}!',
      },
      { tone: 'success', title: 'Newcomers are greeted here', text: 'Look at it with a test.' },
      {
        title: 'Welcome to Lunar Lounge',
        text: 'Hi Mira, you are number 12,408!',
      },
    ],
  },
};
