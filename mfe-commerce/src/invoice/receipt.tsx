import { Download } from 'lucide-react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { Button, Stack } from '@portico/ui';
import { Notice } from '../ui/notice.tsx';

type ReceiptProps = Pick<Invoice, 'number' | 'invoiceId' | 'buyer' | 'pdfUrl'>;

/** Thanks after a payment: the number of the receipt, the address that it goes to, and its PDF. */
export function Receipt({ number, invoiceId, buyer, pdfUrl }: ReceiptProps) {
  const goesTo = buyer.email === null ? '' : ` It goes to ${buyer.email}.`;
  return (
    <Notice tone="success" title="Thank you for your purchase">
      <Stack gap={3}>
        <span>{`Your receipt is ${number ?? invoiceId}.${goesTo}`}</span>
        {pdfUrl && (
          <div>
            <Button
              as="a"
              size="s"
              variant="secondary"
              {...{ href: pdfUrl, target: '_blank', rel: 'noreferrer' }}
            >
              <Download size={16} aria-hidden="true" /> Receipt (PDF)
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}
