import { Download, Printer } from 'lucide-react';
import { useParams } from '@portico/sdk';
import { Button, ButtonLink, Container, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { InvoiceGate } from '../../invoice/invoice-gate.tsx';
import { InvoiceSheet } from '../../invoice/invoice-sheet.tsx';
import { useCommercePlansQuery } from '../../store/store.api.ts';

const Page = styled(Container)`
  max-width: 820px;
  padding-block: var(--space-6);

  @media print {
    max-width: none;
    padding: 0;
  }
`;

const Tools = styled(Stack)`
  @media print {
    display: none;
  }
`;

/** `/invoice/{invoiceId}/print`: only the invoice document. */
export default function InvoicePrintPage() {
  const { invoiceId = '' } = useParams();
  const { data: plans } = useCommercePlansQuery();
  return (
    <Page>
      <InvoiceGate invoiceId={invoiceId} returnTo={`/invoice/${invoiceId}/print`}>
        {(invoice, userName) => (
          <Stack gap={5}>
            <Tools direction="row" gap={3} wrap>
              <Button onClick={() => window.print()}>
                <Printer size={18} aria-hidden="true" /> Print
              </Button>
              {invoice.pdfUrl && (
                <Button
                  as="a"
                  {...{ href: invoice.pdfUrl, target: '_blank', rel: 'noreferrer' }}
                  variant="secondary"
                >
                  <Download size={18} aria-hidden="true" /> Invoice (PDF)
                </Button>
              )}
              <ButtonLink to={`/invoice/${invoiceId}`} variant="ghost">
                Back to Invoice
              </ButtonLink>
            </Tools>
            <InvoiceSheet
              invoice={invoice}
              current={plans?.find(({ id }) => id === invoice.plan)}
              buyerName={userName}
            />
            {invoice.pdfUrl && (
              <Text tone="muted" size="s">
                This page is a copy. The invoice itself is the PDF with the same number.
              </Text>
            )}
          </Stack>
        )}
      </InvoiceGate>
    </Page>
  );
}
