import type { Invoice } from '@portico/contracts/invoices/schema';
import { guaranteeRule } from '@portico/contracts/rules/guarantee';
import { countOf } from '@portico/sdk/rules/count';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { IfPage, Link } from '@portico/sdk';
import { Text } from '@portico/ui';
import { Support } from './support.tsx';

/** Deadline of the refund, or why it is not possible, with a link to support. */
export function RefundNote({ refund, guarantee }: Pick<Invoice, 'refund' | 'guarantee'>) {
  if (refund.state === 'closed' && refund.why === 'not-paid') return null;
  if (refund.state === 'closed' && refund.why === 'redeemed') {
    return (
      <Text tone="muted" size="s">
        This gift was redeemed, so our support decides about refunds. <Support>Ask in the</Support>
      </Text>
    );
  }
  const rule = `You can have your money back ${guaranteeRule(guarantee)}.`;
  const ended =
    refund.state === 'closed' && refund.why === 'used'
      ? `A slot of this invoice was active for ${countOf(guarantee.activeHours, 'hour')}, so our support decides about a refund.`
      : `The ${guarantee.days}-day money-back guarantee of this invoice has ended.`;
  return (
    <Text tone="muted" size="s">
      {refund.state === 'refundable'
        ? `Refundable until ${formatDateTime(refund.until)}. ${rule} `
        : `${ended} ${rule} `}
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
