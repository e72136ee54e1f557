import { AlarmClock, AtSign, HeartHandshake, Moon, Trophy, Wand } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const bump: FeatureContent = {
  benefits: [
    {
      icon: AlarmClock,
      title: 'Right on time',
      text: 'The reminder arrives exactly 2 hours later, when the next bump counts.',
    },
    {
      icon: HeartHandshake,
      title: 'A personal thank you',
      text: 'Thank each member who bumps with a message of your own.',
    },
    {
      icon: AtSign,
      title: 'Ping the right people',
      text: 'Mention a role instead of the whole server.',
    },
    {
      icon: Trophy,
      title: 'A friendly contest',
      text: 'A leaderboard shows who keeps your server at the top of the list.',
    },
    {
      icon: Wand,
      title: 'Works automatically',
      text: 'The bot notices each bump. There is nothing to report.',
    },
    {
      icon: Moon,
      title: 'Survives restarts',
      text: 'A scheduled reminder is sent even if the bot restarts.',
    },
  ],
  commands: [
    ['bump thankyou', '<embed code>', 'sets the thank-you message'],
    ['bump reminder', '<channel> [role]', 'reminds the server to bump again after 2 hours'],
    ['bump leaderboard', '', 'shows who has bumped the most'],
  ],
  steps: [
    ['Choose a channel and a role', 'Where to send the reminder, and whom to mention.'],
    ['Write a thank-you message', 'Or keep the default.'],
    ['Bump', 'The bot watches the clock from now on.'],
  ],
  category: 'utility',
  scene: {
    channel: 'bumps',
    messages: [
      {
        tone: 'success',
        title: 'Thank you for bumping, Mira!',
        text: 'That was bump 47. I will remind you after 2 hours.',
      },
      { title: 'Time to bump', text: '2 hours have passed. @Bumpers, who is first?' },
    ],
  },
};
