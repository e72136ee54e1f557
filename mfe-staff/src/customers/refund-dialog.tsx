import { useState } from 'react';
import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import { currencyName, formatMoney, moneyText } from '@portico/sdk/rules/money';
import { Text, TextField } from '@portico/ui';
import { ActionDialog } from '../platform/action-dialog.tsx';
import { useStaffRefundMutation } from './customers.api.ts';
import { amountPattern, parseAmount } from './parse-amount.ts';

interface RefundDialogProps {
  invoice: CustomerInvoice;
  onClose: () => void;
  onChanged: () => void;
}

/** Refunds an invoice with a reason, in full or in part. */
export function RefundDialog({ invoice, onClose, onChanged }: RefundDialogProps) {
  const { invoiceId, refundableAmount: rest, refundedAmount, number, currency } = invoice;
  const [refund] = useStaffRefundMutation();
  const [text, setText] = useState(moneyText(rest, currency));
  const amount = parseAmount(text, currency);
  const isPossible = amount !== undefined && amount <= rest;
  const send = async (reason: string) => {
    if (!isPossible)
      return { error: { message: `Enter an amount up to ${formatMoney(rest, currency)}.` } };
    const result = await refund({ invoiceId, amount, refunded: refundedAmount, reason });
    if (!result.error) onChanged();
    return result;
  };
  return (
    <ActionDialog
      title={`Refund Invoice ${number ?? invoiceId}`}
      about="The buyer's card or account is refunded. The reason is stored in the audit log and in the buyer's data export."
      button={{
        label: isPossible ? `Refund ${formatMoney(amount, currency)}` : 'Refund',
        variant: 'danger',
      }}
      done={isPossible ? `${formatMoney(amount, currency)} is being refunded` : ''}
      send={send}
      onClose={onClose}
    >
      <TextField
        label={`Amount in ${currencyName(currency)}, up to ${moneyText(rest, currency)}`}
        inputMode="decimal"
        autoComplete="off"
        pattern={amountPattern(currency)}
        required
        value={text}
        onChange={setText}
        {...(!isPossible && { error: `Enter an amount up to ${formatMoney(rest, currency)}.` })}
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
