import { ReceiptText } from 'lucide-react';
import type { InvoiceListItem } from '@portico/contracts/invoices/schema';
import { ButtonLink, Card, Heading, Stack } from '@portico/ui';
import { InvoiceCards } from '../../purchases/invoice-cards.tsx';

/** @param invoices newest first */
export function LatestInvoices({ invoices }: { invoices: readonly InvoiceListItem[] }) {
  return (
    <Card as="section" aria-labelledby="latest-title">
      <Stack gap={3}>
        <Heading level={2} size="m" id="latest-title">
          Latest invoices
        </Heading>
        <InvoiceCards label="Latest invoices" invoices={invoices.slice(0, 4)} />
        <div>
          <ButtonLink to="/user/invoices" variant="secondary" size="s">
            <ReceiptText size={16} aria-hidden="true" /> All Invoices
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
