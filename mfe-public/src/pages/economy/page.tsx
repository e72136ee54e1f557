import { LegalPage } from '../../legal/legal-page.tsx';

/** `/economy`: fair play in the economy (spec 0 §2, §9). */
export default function EconomyPage() {
  return <LegalPage name="economy" />;
}
