import { LegalDocument } from '../../legal/legal-document.tsx';
import type { LegalSection } from '../../legal/legal-document.tsx';

const sections: LegalSection[] = [
  {
    heading: 'Fair play',
    paragraphs: [
      'One person, one account. Playing with several accounts, with scripts or with macros is not allowed, nor is the use of a fault: report it instead.',
    ],
  },
  {
    heading: 'Trading',
    paragraphs: [
      'The daily limit for transfers is 10 Million. Splitting a transfer over several accounts to get around the limit counts as cheating.',
      "Trading the economy's money for real money, gift cards or goods outside of the bot is forbidden.",
    ],
  },
  {
    heading: 'Consequences',
    paragraphs: [
      'Whoever breaks these rules may lose the balance or be shut out of the economy, for a time or for good. Whoever believes that this was a mistake can ask in the support server.',
    ],
  },
];

/** `/economy`: the rules of the economy (policy facts of spec 0 §6, §9). */
export default function EconomyPage() {
  return <LegalDocument title="Economy Rules" updated="March 2025" sections={sections} />;
}
