import { marked, markedList } from '@portico/sdk/platform';
import { FeatureScreen } from '../../features/feature-screen.tsx';
import { markedCard } from '../../features/marked-card.ts';
import { markedButtons } from '../../marked-buttons.ts';
import { markedScene } from '../../marked-scene.ts';

/** Template of a feature (docs/decisions/0094). */
export default function FeatureFirstScreen() {
  return (
    <FeatureScreen
      {...markedCard}
      category={marked('category')}
      benefits={markedList('benefits', {
        icon: marked('icon'),
        title: marked('title'),
        text: marked('text'),
      })}
      commands={markedList('commands', {
        command: marked('command'),
        args: marked('args'),
        effect: marked('effect'),
      })}
      steps={markedList('steps', { title: marked('title'), text: marked('text') })}
      vocabulary={markedList('vocabulary', {
        title: marked('title'),
        intro: marked('intro'),
        words: markedList('words', { word: marked('word'), meaning: marked('meaning') }),
      })}
      example={markedList('example', {
        heading: marked('heading'),
        intro: marked('intro'),
        title: marked('title'),
        description: marked('description'),
        footer: marked('footer'),
      })}
      scene={markedScene}
      others={markedList('others', markedCard)}
      closing={markedList('closing', {
        title: marked('title'),
        text: marked('text'),
        buttons: markedButtons,
      })}
    />
  );
}
