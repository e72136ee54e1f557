import { useState } from 'react';
import type { Withdrawal } from '@portico/contracts/withdrawals/staff/schema';
import { TextField } from '@portico/ui';
import { ActionDialog } from '../platform/action-dialog.tsx';
import { useStaffResolveWithdrawalMutation } from './withdrawals.api.ts';

interface DecisionDialogProps {
  withdrawal: Withdrawal;
  kind: 'accept' | 'reject';
  onClose: () => void;
  onChanged: () => void;
}

/** Accepts a statement for a purchase, or rejects it. */
export function DecisionDialog({ withdrawal, kind, onClose, onChanged }: DecisionDialogProps) {
  const { withdrawalId, name } = withdrawal;
  const [resolve] = useStaffResolveWithdrawalMutation();
  const [invoiceId, setInvoiceId] = useState(withdrawal.invoiceId ?? '');
  const send = async (reason: string) => {
    const result = await resolve({
      withdrawalId,
      reason,
      ...(kind === 'accept' && { invoiceId: invoiceId.trim() }),
    });
    if (!result.error) onChanged();
    return result;
  };
  if (kind === 'reject')
    return (
      <ActionDialog
        title={`Reject the Withdrawal of ${name}`}
        about="The person gets your reason by email. It is also stored in the audit log."
        button={{ label: 'Reject', variant: 'danger' }}
        done="The withdrawal was rejected"
        send={send}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      title={`Accept the Withdrawal of ${name}`}
      about="The purchase ends: everything that is left of its payment is refunded, and its servers lose the license. The person gets an email. The reason is stored in the audit log."
      button={{ label: 'Accept and Refund' }}
      done="The withdrawal was accepted"
      send={send}
      onClose={onClose}
    >
      <TextField
        label="ID of the invoice"
        autoComplete="off"
        maxLength={64}
        required
        value={invoiceId}
        onChange={setInvoiceId}
      />
    </ActionDialog>
  );
}
