import { AlarmClock, AtSign, HeartHandshake, Moon, Trophy, Wand } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const bump: FeatureContent = {
  lead: 'Every bump brings new members. After each one the bot says thank you, and it will remind you after 2 hours.',
  benefits: [
    {
      icon: AlarmClock,
      title: 'To the minute',
      text: 'The reminder comes after 2 hours, when the next bump counts. Not earlier, not later.',
    },
    {
      icon: HeartHandshake,
      title: 'Thanks included',
      text: 'Whoever bumps gets a word of thanks that you wrote yourself.',
    },
    {
      icon: AtSign,
      title: 'The right people',
      text: 'Mention a role of helpers instead of everybody.',
    },
    {
      icon: Trophy,
      title: 'A friendly contest',
      text: 'A leaderboard honours those who keep your server at the top of the list.',
    },
    {
      icon: Wand,
      title: 'Finds out by itself',
      text: 'It sees a bump when it happens; nobody has to tell it.',
    },
    {
      icon: Moon,
      title: 'Restarts do not matter',
      text: 'A reminder that was promised comes, whatever happens in between.',
    },
  ],
  commands: [
    ['bump thankyou', '<embed code>', 'sets the words of thanks'],
    ['bump reminder', '<channel> [role]', 'reminds the server to bump again after 2 hours'],
    ['bump leaderboard', '', 'ranks who has bumped most'],
  ],
  steps: [
    ['Choose channel and role', 'Where to remind, and whom.'],
    ['Write the thanks', 'Or keep ours.'],
    ['Bump', 'From here on nobody has to look at the clock.'],
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
