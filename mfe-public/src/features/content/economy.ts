import { Banknote, Dices, HandCoins, Landmark, ScrollText, ShoppingBag } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const economy: FeatureContent = {
  benefits: [
    {
      icon: Banknote,
      title: 'Work and earn',
      text: 'Jobs pay every hour, better jobs unlock over time, and streaks increase the daily bonus.',
    },
    {
      icon: Landmark,
      title: 'Cash and card',
      text: 'Cash can be spent and stolen. Money on the card is safe.',
    },
    {
      icon: ShoppingBag,
      title: 'A shop worth saving for',
      text: 'Tools that increase earnings, lucky charms, and collectibles.',
    },
    {
      icon: Dices,
      title: 'Games of chance',
      text: 'Blackjack, roulette, slots and more, with limits on every bet.',
    },
    {
      icon: HandCoins,
      title: 'Fair transfers',
      text: 'Transfers have a daily limit of 10 Million, so nobody gets rich overnight.',
    },
    {
      icon: ScrollText,
      title: 'A complete record',
      text: 'Every payment is logged, so disputes are easy to settle.',
    },
  ],
  commands: [
    ['work', '', 'earns money once an hour'],
    ['balance', '[user]', 'shows cash and card balance'],
    ['shop', '[page]', 'lists the items for sale'],
  ],
  steps: [
    ['Nothing to set up', 'The economy works as soon as the bot joins your server.'],
    ['Earn your first coins', 'Work, collect the daily bonus, and save it on the card.'],
    ['Know the rules', 'The economy rules explain what counts as fair play.'],
  ],
  category: 'economy',
  scene: {
    channel: 'economy',
    messages: [
      { from: 'Mira', command: 'work' },
      {
        tone: 'success',
        title: 'You tuned the station’s piano and earned 555 coins.',
        text: 'You now have 1,835 coins in cash.',
      },
      { from: 'Mira', command: 'shop' },
      {
        title: 'Shop',
        text: '1. Fishing rod  ·  900\n2. Lucky charm  ·  2,500\n3. Moon villa  ·  25,000',
      },
    ],
  },
};
