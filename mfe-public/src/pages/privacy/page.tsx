import { LegalPage } from '../../legal/legal-page.tsx';

/** `/privacy`: the privacy policy (policy facts of spec 0 §9). */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
