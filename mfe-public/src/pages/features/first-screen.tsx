import { marked, markedList } from '@portico/sdk/platform';
import { FeaturesScreen } from '../../features/features-screen.tsx';
import { markedCard } from '../../features/marked-card.ts';

/** Template of the overview (docs/decisions/0094). */
export default function FeaturesFirstScreen() {
  return (
    <FeaturesScreen
      title={marked('title')}
      description=""
      intro={marked('intro')}
      groups={markedList('groups', {
        title: marked('title'),
        text: marked('text'),
        features: markedList('features', markedCard),
      })}
    />
  );
}
