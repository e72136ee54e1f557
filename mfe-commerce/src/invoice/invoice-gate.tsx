import { FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { toast, useSession } from '@portico/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@portico/ui';
import { statusOf } from '../ui/errors.ts';
import { useCommerceInvoiceQuery } from '../purchases/purchases.api.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';

interface InvoiceGateProps {
  invoiceId: string;
  /** Path that a sign-in returns to. */
  returnTo: string;
  children: (invoice: Invoice, userName: string) => ReactNode;
}

const isAbsent = (status: number | undefined) => status === 404 || status === 400;

/** Renders an invoice for its owner, and a sign-in prompt or an error for others. */
export function InvoiceGate({ invoiceId, returnTo, children }: InvoiceGateProps) {
  const session = useSession();
  const { data, error, isFetching, refetch } = useCommerceInvoiceQuery(invoiceId, {
    skip: !session.user,
  });
  const errorStatus = error && !isFetching ? statusOf(error) : undefined;
  const hasFailed =
    error !== undefined && !isFetching && !isAbsent(errorStatus) && errorStatus !== 401;
  useEffect(() => {
    if (hasFailed) {
      toast({ kind: 'error', title: 'Error', description: 'Failed to load invoice details' });
    }
  }, [hasFailed]);

  // A failed refresh keeps the invoice on screen.
  if (data && session.user && !isAbsent(errorStatus)) {
    return children(data, session.user.username);
  }
  const fallback = () => {
    if (session.status === 'unauthenticated' || errorStatus === 401) {
      return <SignInPrompt returnTo={returnTo} />;
    }
    if (isAbsent(errorStatus)) return <NotFound />;
    if (hasFailed || (session.status === 'error' && !session.user)) {
      // Without a session the invoice was not requested yet, so there is nothing to refetch.
      return <Failed onRetry={() => (hasFailed ? void refetch() : window.location.reload())} />;
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
      {fallback()}
    </>
  );
}

function NotFound() {
  return (
    <EmptyState
      icon={<FileQuestion size={26} />}
      title="Invoice Not Found"
      message="Your account has no invoice with this ID."
      actions={<ButtonLink to="/user/invoices">Your Invoices</ButtonLink>}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title="This invoice could not be loaded"
      message="Failed to load invoice details"
      actions={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
