import { marked, markedList, markedRich } from '@portico/sdk/platform';
import type { LegalText } from '@portico/contracts/legal/schema';
import { LegalDocument } from './legal-document.tsx';

const text: LegalText = {
  title: marked('title'),
  description: '',
  updated: marked('updated'),
  month: marked('month'),
  summary: markedList('summary', marked('.')),
  sections: markedList('sections', {
    id: marked('id'),
    anchor: marked('anchor'),
    number: marked('number') as never,
    heading: marked('heading'),
    body: markedRich('body'),
  }),
};

/** Template of a legal text (docs/decisions/0094). */
export function LegalFirstScreen() {
  return <LegalDocument text={text} />;
}
