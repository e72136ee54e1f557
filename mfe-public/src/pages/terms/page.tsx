import { LegalDocument } from '../../legal/legal-document.tsx';
import type { LegalSection } from '../../legal/legal-document.tsx';

const sections: LegalSection[] = [
  {
    heading: 'Disclaimer',
    paragraphs: [
      'The bot and this website are offered as they are. We work to keep them available and correct, but promise neither, and are not liable for loss that follows from their use as far as the law allows.',
    ],
  },
  {
    heading: 'Website usage',
    paragraphs: [
      'Do not try to break, overload or misuse this website, to reach what is not meant for you, or to pass off its contents as yours.',
    ],
  },
  {
    heading: 'Bot usage',
    paragraphs: [
      'Whoever adds the bot to a server answers for how it is used there. The rules of Discord apply at all times; using the bot to harass, to spam or to harm ends the right to use it.',
      "An Instance Owner's instance is deleted if no commands are used on it for a month.",
    ],
  },
  {
    heading: 'Termination',
    paragraphs: [
      'We may end the use of the bot or of the website for a person or server that breaks these terms. You may stop at any time by removing the bot.',
    ],
  },
  {
    heading: 'Indemnity',
    paragraphs: [
      'If your use of the bot or of the website leads to a claim of others against us, you stand in for the cost of it.',
    ],
  },
  {
    heading: 'Changes',
    paragraphs: [
      'These terms may change; the date above says when they last did. Using the bot or the website afterwards means that you accept the change.',
    ],
  },
];

/** `/terms`: the terms of bot and website (policy facts of spec 0 §6, §9). */
export default function TermsPage() {
  return <LegalDocument title="Terms of Service" updated="June 2024" sections={sections} />;
}
