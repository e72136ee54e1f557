import { LegalDocument } from '../../legal/legal-document.tsx';
import type { LegalSection } from '../../legal/legal-document.tsx';

const sections: LegalSection[] = [
  {
    heading: 'What is stored',
    paragraphs: [
      'Command message content is stored for up to 14 days, to find faults and misuse.',
      'The history of deleted and edited messages is kept for up to 2 hours and holds at most 19 entries.',
      'Settings of a server are stored while the bot is a member of it. Ids of users are stored where a feature needs them: levels, economy, tickets, avatar history.',
    ],
  },
  {
    heading: 'What is not',
    paragraphs: [
      'Messages are not sold, not read for advertising and not shared with third parties.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'This website sets a cookie for your choice of colours and, when you sign in, one for your session. There is no tracking.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You may ask what is stored about you; data requests take up to 7 days. You may ask for deletion; data deletion responses take up to 2 weeks. Write to the address on the contact page or ask in the support server; questions are answered within 24 hours, in English and German.',
    ],
  },
];

/** `/privacy`: what is stored and for how long (policy facts of spec 0 §6, §9). */
export default function PrivacyPage() {
  return <LegalDocument title="Privacy Policy" updated="May 2024" sections={sections} />;
}
