import { Download, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { serverNow } from '@portico/sdk';
import { Button, ButtonLink, media } from '@portico/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-3);
`;

/** On a phone, the buttons of a group share its width. */
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  width: 100%;

  & > * {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    width: auto;

    & > * {
      flex: none;
    }
  }
`;

interface InvoiceActionsProps {
  invoice: Invoice;
  /** Buttons that change the invoice. */
  children?: ReactNode;
}

/** What can be done with an invoice, and its documents. */
export function InvoiceActions({ invoice, children }: InvoiceActionsProps) {
  const { invoiceId, pdfUrl, documentUrl, withdrawableUntil } = invoice;
  return (
    <Row>
      {children && <Group>{children}</Group>}
      <Group>
        <ButtonLink to={`/invoice/${invoiceId}/print`} variant="secondary">
          <Printer size={18} aria-hidden="true" /> Print
        </ButtonLink>
        {pdfUrl && (
          <Button
            as="a"
            {...{ href: pdfUrl, target: '_blank', rel: 'noreferrer' }}
            variant="secondary"
          >
            <Download size={18} aria-hidden="true" /> Invoice (PDF)
          </Button>
        )}
        {documentUrl && (
          <Button
            as="a"
            {...{ href: documentUrl, target: '_blank', rel: 'noreferrer' }}
            variant="secondary"
          >
            <FileText size={18} aria-hidden="true" /> Invoice (Web)
          </Button>
        )}
        {withdrawableUntil != null && serverNow() < withdrawableUntil * 1000 && (
          <ButtonLink to={`/withdraw?invoice=${invoice.number ?? invoiceId}`} variant="secondary">
            Withdraw from contract here
          </ButtonLink>
        )}
      </Group>
    </Row>
  );
}
