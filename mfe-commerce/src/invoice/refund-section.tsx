import { useState } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import { Button, Card } from '@portico/ui';
import { styled } from 'styled-components';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundNote } from './refund-note.tsx';

const Offer = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);

  & > :first-child {
    flex: 1 1 280px;
  }
`;

/** The deadline of the refund with its button, or why a refund is not possible. */
export function RefundSection({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  const note = <RefundNote {...invoice} />;
  return (
    <>
      {invoice.refund.state === 'refundable' && paymentRow(invoice).actions.includes('refund') ? (
        <Offer padding={4}>
          {note}
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Refund
          </Button>
        </Offer>
      ) : (
        note
      )}
      {isOpen && <RefundDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}
