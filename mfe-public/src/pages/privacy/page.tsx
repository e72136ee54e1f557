import { PRIVACY } from '../../legal/documents/privacy.tsx';
import { LegalDocument } from '../../legal/legal-document.tsx';

/** `/privacy`: the privacy policy (policy facts of spec 0 §9). */
export default function PrivacyPage() {
  return <LegalDocument title="Privacy Policy" updated="2024-05" {...PRIVACY} />;
}
