import type { RefundState } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Text } from '@portico/ui';
import { Support } from './support.tsx';

const CLOSED = {
  used: 'A server of this invoice was active for more than a full 24 hour cycle, so our support decides about refunds.',
  'too-late': 'The 7-day money-back guarantee of this invoice has ended.',
};

/** Deadline of the refund, or why it is not possible, with a link to support. */
export function RefundNote({ refund }: { refund: RefundState }) {
  if (refund.state === 'closed' && refund.why === 'not-paid') return null;
  return (
    <Text tone="muted" size="s">
      {refund.state === 'refundable'
        ? `Refundable until ${formatDateTime(refund.until)} under the 7-day money-back guarantee, as long as no server was active for a full 24 hour cycle. `
        : `${CLOSED[refund.why === 'used' ? 'used' : 'too-late']} `}
      {refund.state === 'closed' && (
        <>
          <Support>Ask in the</Support>{' '}
        </>
      )}
      See the <Link to="/refund">Refund Policy</Link>.
    </Text>
  );
}
