import { ECONOMY_RULES } from '../../legal/documents/economy-rules.tsx';
import { LegalDocument } from '../../legal/legal-document.tsx';

/** `/economy`: the rules of the economy (policy facts of spec 0 §9). */
export default function EconomyPage() {
  return <LegalDocument title="Economy Rules" updated="2025-03" {...ECONOMY_RULES} />;
}
