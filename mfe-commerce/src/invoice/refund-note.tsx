import type { Invoice } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { IfPage, Link } from '@portico/sdk';
import { Text } from '@portico/ui';
import { Support } from './support.tsx';

/** Deadline of the refund, or why it is not possible, with a link to support. */
export function RefundNote({ refund, guarantee }: Pick<Invoice, 'refund' | 'guarantee'>) {
  if (refund.state === 'closed' && refund.why === 'not-paid') return null;
  const { days, activeHours } = guarantee;
  const closed =
    refund.state === 'closed' && refund.why === 'used'
      ? `A server of this invoice was active for more than a full ${activeHours} hour cycle, so our support decides about refunds.`
      : `The ${days}-day money-back guarantee of this invoice has ended.`;
  return (
    <Text tone="muted" size="s">
      {refund.state === 'refundable'
        ? `Refundable until ${formatDateTime(refund.until)} under the ${days}-day money-back guarantee, as long as no server was active for a full ${activeHours} hour cycle. `
        : `${closed} `}
      {refund.state === 'closed' && (
        <>
          <Support>Ask in the</Support>{' '}
        </>
      )}
      <IfPage path="/refund">
        See the <Link to="/refund">Refund Policy</Link>.
      </IfPage>
    </Text>
  );
}
