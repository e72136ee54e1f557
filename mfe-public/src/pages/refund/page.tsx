import { LegalDocument } from '../../legal/legal-document.tsx';
import type { LegalSection } from '../../legal/legal-document.tsx';

const sections: LegalSection[] = [
  {
    heading: 'The guarantee',
    paragraphs: ['You can ask for your money back within 7 days of the purchase.'],
  },
  {
    heading: 'When it ends',
    paragraphs: [
      'Refunds are denied after a full 24 hour cycle of use: once a licence of the purchase has been active on servers for a full 24 hours in total, support decides. Moving a licence to another server does not start the time anew.',
    ],
  },
  {
    heading: 'How to ask',
    paragraphs: [
      'Write to the address on the contact page or open a ticket in the support server, with the number of your invoice. You hear back within 24 hours, in English or German. A refund goes the way that the payment came.',
    ],
  },
];

/** `/refund`: when a purchase is refunded (policy facts of spec 0 §6, §9). */
export default function RefundPage() {
  return <LegalDocument title="Refund Policy" sections={sections} />;
}
