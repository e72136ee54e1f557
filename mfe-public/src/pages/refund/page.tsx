import { LegalPage } from '../../legal/legal-page.tsx';

/** `/refund`: the refund guarantee and its limits (spec 0 §9, spec 1 §1, §9). */
export default function RefundPage() {
  return <LegalPage name="refund" />;
}
