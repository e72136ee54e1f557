import { useLocation, useParams } from '@portico/sdk';
import { ButtonLink, Container, ErrorPanel, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { InvoiceGate } from '../../invoice/invoice-gate.tsx';
import { InvoiceViews } from './invoice-views.tsx';

const Page = styled(Container)`
  max-width: 820px;
  min-height: 70vh;
  padding-block: var(--page-top) var(--page-bottom);
`;

/** `/invoice/{invoiceId}` (spec 1 §2): the invoice, its servers, or an error. */
export default function InvoicePage() {
  const { invoiceId } = useParams();
  const { search } = useLocation();
  return (
    <Page>
      {invoiceId ? (
        <InvoiceGate invoiceId={invoiceId} returnTo={`/invoice/${invoiceId}${search}`}>
          {(invoice, userName) => (
            <InvoiceViews key={invoiceId} invoice={invoice} userName={userName} />
          )}
        </InvoiceGate>
      ) : (
        <>
          <VisuallyHidden as="h1">Invoice</VisuallyHidden>
          <ErrorPanel
            title="Missing invoice ID"
            message="Open an invoice from your list, or from the email that you got after paying."
            actions={<ButtonLink to="/user/invoices">Your Invoices</ButtonLink>}
          />
        </>
      )}
    </Page>
  );
}
