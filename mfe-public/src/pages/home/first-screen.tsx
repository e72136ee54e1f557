import { marked, markedList, markedRich } from '@portico/sdk/platform';
import type { Buttons } from '@portico/contracts/pack/fields';
import { BUTTON_KINDS } from '@portico/contracts/rules/pack/styles';
import { LandingScreen } from '../../landing/landing-screen.tsx';
import { markedChoice } from '../../marked-choice.ts';
import { markedScene } from '../../marked-scene.ts';

const words = { title: marked('title'), text: marked('text') };
const features = markedList('features', { name: marked('name'), label: marked('label') });
const button = { label: marked('label'), to: marked('to') };
const buttons = markedList<Buttons>('buttons', markedChoice('', BUTTON_KINDS, button));
/** What scripts play with: the template has the balance as a text. */
const unplayed = { cash: 0, card: 0, jobs: [], wares: [] };

/** Template of the landing page (docs/decisions/0094). */
export default function HomeFirstScreen() {
  return (
    <LandingScreen
      sections={markedList('sections', {
        hero: markedList('hero', {
          ...words,
          buttons,
          figures: markedList('figures', {}),
          scene: markedScene,
        }),
        points: markedList('points', {
          ...words,
          features,
          groups: markedList('groups', {
            title: marked('title'),
            points: markedList('points', words),
          }),
          scene: markedScene,
        }),
        cards: markedList('cards', {
          title: marked('title'),
          cards: markedList('cards', { icon: marked('icon'), ...words, features }),
          more: markedList('more', button),
        }),
        economy: markedList('economy', {
          ...words,
          features,
          channel: marked('channel'),
          currency: marked('currency'),
          balance: { cash: marked('cash'), card: marked('card') },
          ...unplayed,
        }),
        questions: markedList('questions', {
          ...words,
          questions: markedList('questions', {
            question: marked('question'),
            answer: markedRich('answer'),
          }),
        }),
        closing: markedList('closing', {
          ...words,
          promises: markedList('promises', marked('.')),
          buttons,
        }),
      })}
    />
  );
}
