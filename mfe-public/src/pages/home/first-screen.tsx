import { marked, markedList, markedRich } from '@portico/sdk/platform';
import { LandingScreen } from '../../landing/landing-screen.tsx';
import { markedButton, markedButtons } from '../../marked-buttons.ts';
import { markedLiveScene, markedScene } from '../../marked-scene.ts';

const words = { title: marked('title'), text: marked('text') };
const features = markedList('features', { name: marked('name'), label: marked('label') });
/** What scripts play with: the template has the balance as a text. */
const unplayed = { cash: 0, card: 0, jobs: [], wares: [] };

/** Template of the landing page (docs/decisions/0094). */
export default function HomeFirstScreen() {
  return (
    <LandingScreen
      sections={markedList('sections', {
        hero: markedList('hero', {
          ...words,
          buttons: markedButtons,
          notes: markedList('notes', marked('.')),
          figures: markedList('figures', {
            entries: markedList('entries', { label: marked('label'), value: marked('value') }),
            about: markedList('about', marked('.')),
          }),
          scene: markedLiveScene,
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
          more: markedList('more', markedButton),
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
          buttons: markedButtons,
        }),
      })}
    />
  );
}
