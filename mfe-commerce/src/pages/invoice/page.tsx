import { FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { toast, useParams, useSession } from 'shared/sdk';
import { Button, ButtonLink, Container, EmptyState, ErrorPanel, Skeleton, Stack } from 'shared/ui';
import { styled } from 'styled-components';
import { useCommerceInvoiceQuery } from '../../invoice/invoice.api.ts';
import { SignInPrompt } from '../../invoice/sign-in-prompt.tsx';
import { statusOf } from '../../ui/errors.ts';
import { InvoiceViews } from './invoice-views.tsx';

const Page = styled(Container)`
  max-width: 820px;
  min-height: 70vh;
  padding-block: var(--space-6) var(--space-8);
`;

/** `/invoice/{invoiceId}` (spec 1 §2): the invoice, its servers, or why there is neither. */
export default function InvoicePage() {
  const { invoiceId } = useParams();
  return (
    <Page>
      {invoiceId ? (
        <Owned invoiceId={invoiceId} />
      ) : (
        <ErrorPanel
          title="Missing invoice ID"
          message="The address of an invoice ends with its id."
          actions={<ButtonLink to="/user/invoices">Your invoices</ButtonLink>}
        />
      )}
    </Page>
  );
}

function Owned({ invoiceId }: { invoiceId: string }) {
  const { status, user } = useSession();
  const { data, error, isFetching, refetch } = useCommerceInvoiceQuery(invoiceId, { skip: !user });
  const isFailed = error !== undefined && !isFetching;
  const answered = statusOf(error);
  const isLost = isFailed && answered !== 404 && answered !== 401 && answered !== 400;
  useEffect(() => {
    if (isLost) {
      toast({ kind: 'error', title: 'Error', description: 'Failed to load invoice details' });
    }
  }, [isLost]);

  if (status === 'unauthenticated' || (isFailed && answered === 401)) {
    return <SignInPrompt returnTo={`/invoice/${invoiceId}`} />;
  }
  if (data && user) return <InvoiceViews invoice={data} userName={user.username} />;
  if (isFailed && (answered === 404 || answered === 400)) {
    return (
      <EmptyState
        icon={<FileQuestion size={26} />}
        title="Invoice Not Found"
        message="There is no such invoice for your account."
        actions={<ButtonLink to="/user/invoices">Your invoices</ButtonLink>}
      />
    );
  }
  if (isFailed || status === 'error') {
    return (
      <ErrorPanel
        title="Error"
        message="Failed to load invoice details"
        actions={<Button onClick={() => void refetch()}>Try Again</Button>}
      />
    );
  }
  return (
    <Stack gap={4} aria-busy="true" aria-label="Loading invoice" role="group">
      <Skeleton height="420px" radius="l" />
      <Skeleton height="48px" width="60%" radius="m" />
    </Stack>
  );
}
