import { REFUND } from '../../legal/documents/refund.tsx';
import { LegalDocument } from '../../legal/legal-document.tsx';

/** `/refund`: the refund policy (spec 0 §9, spec 1 §9). */
export default function RefundPage() {
  return <LegalDocument title="Refund Policy" updated="2024-06" {...REFUND} />;
}
