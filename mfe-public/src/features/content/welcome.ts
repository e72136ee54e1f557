import { Eye, Hash, Heart, LayoutTemplate, LogOut, Rocket } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const welcome: FeatureContent = {
  benefits: [
    {
      icon: Heart,
      title: 'Personal',
      text: 'Variables add the member’s name, your server’s name and the date.',
    },
    {
      icon: LayoutTemplate,
      title: 'Designed by you',
      text: 'Build an embed with a live preview in the embed builder, then copy its code.',
    },
    {
      icon: Hash,
      title: 'One per channel',
      text: 'Say hello in the lounge, post the rules in another channel, and notify your team in a third.',
    },
    {
      icon: Eye,
      title: 'Test it first',
      text: 'Preview the greeting as if you had just joined.',
    },
    {
      icon: LogOut,
      title: 'Goodbye messages',
      text: 'Say goodbye to members who leave, or tell only your team.',
    },
    {
      icon: Rocket,
      title: 'Boost messages',
      text: 'Thank each booster with a message that uses the same variables.',
    },
  ],
  commands: [
    ['welcome add', '<channel> <message>', 'greets new members in a channel'],
    ['welcome test', '[channel]', 'shows the greeting as if you had just joined'],
    ['welcome config', '', 'lists all greetings with their channel and text'],
  ],
  vocabulary: {
    title: 'Variables',
    intro: 'Use them anywhere in a greeting. The bot fills them in.',
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
    ['Add it to a channel', 'Run one command, with variables wherever you like.'],
    ['Test it', 'Check the result, and you are done.'],
  ],
  category: 'utility',
  scene: {
    channel: 'welcome',
    messages: [
      {
        from: 'Theo',
        command: 'welcome add #welcome Hi {user_name}, you are number {guild_count}!',
      },
      { tone: 'success', title: 'New members are greeted here', text: 'Run a test to see it.' },
      {
        title: 'Welcome to Lunar Lounge',
        text: 'Hi Mira, you are number 12,408!',
      },
    ],
  },
};
