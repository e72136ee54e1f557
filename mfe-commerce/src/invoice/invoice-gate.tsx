import { FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Invoice } from 'shared/contracts/invoices/schema';
import { toast, useSession } from 'shared/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  VisuallyHidden,
} from 'shared/ui';
import { statusOf } from '../ui/errors.ts';
import { useCommerceInvoiceQuery } from '../purchases/purchases.api.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';

interface InvoiceGateProps {
  invoiceId: string;
  /** Own path that a sign-in comes back to. */
  returnTo: string;
  children: (invoice: Invoice, userName: string) => ReactNode;
}

const isAbsent = (status: number | undefined) => status === 404 || status === 400;

/** Shows what is done with an invoice to its owner, and everybody else why not (DESIGN §10.6). */
export function InvoiceGate({ invoiceId, returnTo, children }: InvoiceGateProps) {
  const session = useSession();
  const { data, error, isFetching, refetch } = useCommerceInvoiceQuery(invoiceId, {
    skip: !session.user,
  });
  const answered = error && !isFetching ? statusOf(error) : undefined;
  const isLost = error !== undefined && !isFetching && !isAbsent(answered) && answered !== 401;
  useEffect(() => {
    if (isLost) {
      toast({ kind: 'error', title: 'Error', description: 'Failed to load invoice details' });
    }
  }, [isLost]);

  // A refresh that fails takes nothing away from what is on the screen.
  if (data && session.user && !isAbsent(answered)) {
    return children(data, session.user.username);
  }
  const instead = () => {
    if (session.status === 'unauthenticated' || answered === 401) {
      return <SignInPrompt returnTo={returnTo} />;
    }
    if (isAbsent(answered)) return <NotFound />;
    if (isLost || (session.status === 'error' && !session.user)) {
      // Nobody asked for the invoice yet where the session itself is not known.
      return <Failed onRetry={() => (isLost ? void refetch() : window.location.reload())} />;
    }
    return (
      <Stack gap={4} aria-busy="true" aria-label="Loading invoice" role="group">
        <Skeleton height="420px" radius="l" />
        <Skeleton height="48px" width="60%" radius="m" />
      </Stack>
    );
  };
  return (
    <>
      <VisuallyHidden as="h1">Invoice</VisuallyHidden>
      {instead()}
    </>
  );
}

function NotFound() {
  return (
    <EmptyState
      icon={<FileQuestion size={26} />}
      title="Invoice Not Found"
      message="There is no such invoice for your account."
      actions={<ButtonLink to="/user/invoices">Your invoices</ButtonLink>}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title="Error"
      message="Failed to load invoice details"
      actions={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
