import { LegalDocument } from '../../legal/legal-document.tsx';
import { TERMS } from '../../legal/documents/terms.tsx';

/** `/terms`: the terms of bot and website (policy facts of spec 0 §6, §9; spec 1 §1, §9). */
export default function TermsPage() {
  return <LegalDocument title="Terms of Service" updated="2024-06" {...TERMS} />;
}
