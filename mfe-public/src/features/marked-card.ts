import { marked, markedList } from '@portico/sdk/platform';
import type { FeatureCard } from '@portico/contracts/features/schema';

/** For templates: a feature on a card. */
export const markedCard: FeatureCard = {
  name: marked('name'),
  label: marked('label'),
  hint: marked('hint'),
  lead: marked('lead'),
  icon: marked('icon'),
  premium: markedList('premium', marked('.')),
};
