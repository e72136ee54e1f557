import { Banknote, Dices, HandCoins, Landmark, ScrollText, ShoppingBag } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const economy: FeatureContent = {
  lead: 'A currency that your members earn, save, trade and gamble away, under rules that keep it fair.',
  benefits: [
    {
      icon: Banknote,
      title: 'Honest work',
      text: 'Jobs pay by the hour, better ones open with time, and a streak makes the daily bonus grow.',
    },
    {
      icon: Landmark,
      title: 'Cash and card',
      text: 'Cash in the pocket can be spent and stolen; what is on the card is safe.',
    },
    {
      icon: ShoppingBag,
      title: 'A shop worth saving for',
      text: 'Tools that earn more, charms that help, and things that are simply nice to own.',
    },
    {
      icon: Dices,
      title: 'Games of chance',
      text: 'Blackjack, roulette, slots and more, with limits on every bet.',
    },
    {
      icon: HandCoins,
      title: 'Fair trade',
      text: 'Transfers have a daily limit of 10 Million, so that nobody is bought rich overnight.',
    },
    {
      icon: ScrollText,
      title: 'A log of every movement',
      text: 'What came in and went out is on record; disputes end with a look at it.',
    },
  ],
  commands: [
    ['work', '', 'earns a little money every hour'],
    ['balance', '[user]', 'shows cash and card'],
    ['shop', '[page]', 'lists what can be bought'],
  ],
  steps: [
    ['Nothing to set up', 'The economy runs as soon as the bot is on your server.'],
    ['Earn the first coins', 'Work, collect the daily bonus, put it on the card.'],
    ['Know the rules', 'The economy rules say what counts as fair play.'],
  ],
  category: 'economy',
  scene: {
    channel: 'economy',
    messages: [
      { from: 'Mira', command: 'work' },
      {
        tone: 'success',
        title: 'You tuned the station’s piano and earned 555 coins.',
        text: 'You now carry 1,835 coins.',
      },
      { from: 'Mira', command: 'shop' },
      {
        title: 'Shop',
        text: '1. Fishing rod  ·  900\n2. Lucky charm  ·  2,500\n3. Moon villa  ·  25,000',
      },
    ],
  },
};
