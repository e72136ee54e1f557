import { useState } from 'react';
import type { Invoice } from '@portico/sdk/contracts/invoices/schema';
import { Button, Stack } from '@portico/ui';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundNote } from './refund-note.tsx';

/** The deadline of the refund with its button, or why a refund is not possible. */
export function RefundSection({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      <RefundNote refund={invoice.refund} />
      {invoice.refund.state === 'refundable' && (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Refund
          </Button>
        </div>
      )}
      {isOpen && <RefundDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
