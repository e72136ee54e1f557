import { LegalPage } from '../../legal/legal-page.tsx';

/** `/terms`: the terms of bot and website (policy facts of spec 0 §6, §9; spec 1 §1, §9). */
export default function TermsPage() {
  return <LegalPage name="terms" />;
}
