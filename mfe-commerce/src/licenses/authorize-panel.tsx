import { useState } from 'react';
import type { Invoice, RefundState } from '@portico/contracts/invoices/schema';
import { toast } from '@portico/sdk';
import { AuthorizeDialog } from '../invoice/authorize-dialog.tsx';
import { useCommerceAuthorizeMutation } from '../purchases/purchases.api.ts';
import { serverMessage } from '../ui/errors.ts';
import { TargetForm } from './target-form.tsx';

interface AuthorizePanelProps {
  invoiceId: string;
  /** Asks for confirmation while the invoice is refundable; absent: a server uses it already. */
  refund: RefundState | undefined;
  guarantee: Invoice['guarantee'];
  onClose: () => void;
}

/** Assigns a server to a free slot. */
export function AuthorizePanel(props: AuthorizePanelProps) {
  const { invoiceId, refund, guarantee, onClose } = props;
  const [authorize, { isLoading }] = useCommerceAuthorizeMutation();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [error, setError] = useState('');
  const submit = async (serverId: string) => {
    setChosen(undefined);
    setError('');
    const result = await authorize({ invoiceId, serverIds: [serverId] });
    if (result.error) {
      setError(serverMessage(result.error, 'Error authorizing server'));
      return;
    }
    toast({ title: 'Server Authorized' });
    onClose();
  };
  return (
    <>
      <TargetForm
        label="Server"
        submit={isLoading ? 'Authorizing...' : 'Authorize Server'}
        isBusy={isLoading}
        error={error}
        onSubmit={(server) =>
          refund?.state === 'refundable' ? setChosen(server) : void submit(server.id)
        }
        onClose={onClose}
      />
      {chosen && refund?.state === 'refundable' && (
        <AuthorizeDialog
          serverName={chosen.name}
          refund={refund}
          guarantee={guarantee}
          onConfirm={() => void submit(chosen.id)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
