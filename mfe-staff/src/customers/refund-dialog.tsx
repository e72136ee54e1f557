import { useState } from 'react';
import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import { formatEuro } from '@portico/sdk/rules/money';
import { Text, TextField } from '@portico/ui';
import { ActionDialog } from '../platform/action-dialog.tsx';
import { useStaffRefundMutation } from './customers.api.ts';
import { EURO_PATTERN, parseEuro } from './parse-euro.ts';

interface RefundDialogProps {
  invoice: CustomerInvoice;
  onClose: () => void;
  onChanged: () => void;
}

/** Refunds an invoice with a reason, in full or in part. */
export function RefundDialog({ invoice, onClose, onChanged }: RefundDialogProps) {
  const { invoiceId, refundableAmount: rest, refundedAmount, number } = invoice;
  const [refund] = useStaffRefundMutation();
  const [text, setText] = useState((rest / 100).toFixed(2));
  const amount = parseEuro(text);
  const isPossible = amount !== undefined && amount <= rest;
  const send = async (reason: string) => {
    if (!isPossible) return { error: { message: `Enter an amount up to ${formatEuro(rest)}.` } };
    const result = await refund({ invoiceId, amount, refunded: refundedAmount, reason });
    if (!result.error) onChanged();
    return result;
  };
  return (
    <ActionDialog
      title={`Refund Invoice ${number ?? invoiceId}`}
      about="The buyer's card or account is refunded. The reason is stored in the audit log and in the buyer's data export."
      button={{
        label: isPossible ? `Refund ${formatEuro(amount)}` : 'Refund',
        variant: 'danger',
      }}
      done={isPossible ? `${formatEuro(amount)} is being refunded` : ''}
      send={send}
      onClose={onClose}
    >
      <TextField
        label={`Amount in euro, up to ${(rest / 100).toFixed(2)}`}
        inputMode="decimal"
        autoComplete="off"
        pattern={EURO_PATTERN}
        required
        value={text}
        onChange={setText}
        {...(!isPossible && { error: `Enter an amount up to ${formatEuro(rest)}.` })}
      />
      {isPossible && (
        <Text tone="muted">
          {amount === rest
            ? 'This refunds the full remaining amount. The license slots are revoked immediately, and their servers lose the license.'
            : 'A partial refund keeps the license and its servers.'}
        </Text>
      )}
    </ActionDialog>
  );
}
