import { Printer } from 'lucide-react';
import { useParams, useSession } from 'shared/sdk';
import { Button, ButtonLink, Container, Skeleton, Stack } from 'shared/ui';
import { styled } from 'styled-components';
import { useCommerceInvoiceQuery } from '../../invoice/invoice.api.ts';
import { InvoiceSheet } from '../../invoice/invoice-sheet.tsx';
import { SignInPrompt } from '../../invoice/sign-in-prompt.tsx';
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

/** `/invoice/{invoiceId}/print`: the document alone. */
export default function InvoicePrintPage() {
  const { invoiceId = '' } = useParams();
  const { user, status } = useSession();
  const { data } = useCommerceInvoiceQuery(invoiceId, { skip: !user });
  const { data: plans } = useCommercePlansQuery();
  if (status === 'unauthenticated') {
    return (
      <Page as="main">
        <SignInPrompt returnTo={`/invoice/${invoiceId}/print`} />
      </Page>
    );
  }
  return (
    <Page as="main">
      <Stack gap={5}>
        <Tools direction="row" gap={3}>
          <Button disabled={!data} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" /> Print
          </Button>
          <ButtonLink to={`/invoice/${invoiceId}`} variant="ghost">
            Back to Invoice
          </ButtonLink>
        </Tools>
        {data && user ? (
          <InvoiceSheet
            invoice={data}
            planPrice={plans?.find(({ id }) => id === data.plan)?.price}
            buyerName={user.username}
          />
        ) : (
          <Skeleton height="420px" radius="l" />
        )}
      </Stack>
    </Page>
  );
}
