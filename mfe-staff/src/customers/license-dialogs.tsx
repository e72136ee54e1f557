import { useState } from 'react';
import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import { TextField } from '@portico/ui';
import { ActionDialog } from '../platform/action-dialog.tsx';
import { isId } from '../ui/ids.ts';
import {
  useStaffEndCoolDownMutation,
  useStaffGrantMutation,
  useStaffTransferMutation,
  useStaffWithdrawMutation,
} from './customers.api.ts';

/** A slot that covers a server. */
export interface CoveredSlot {
  invoiceId: string;
  guildId: string;
  name: string;
}

interface DialogProps {
  onClose: () => void;
  onChanged: () => void;
}

const KEPT = 'The reason is stored in the audit log and shown to members of the team.';

/** Calls `onChanged` after a successful change. */
const then = async <Result extends { error?: unknown }>(
  change: Promise<Result>,
  onChanged: () => void,
): Promise<Result> => {
  const result = await change;
  if (!result.error) onChanged();
  return result;
};

/** Transfers a license to another server, also within the cool-down. */
export function TransferDialog({
  slot: { invoiceId, guildId, name },
  onClose,
  onChanged,
}: DialogProps & { slot: CoveredSlot }) {
  const [transfer] = useStaffTransferMutation();
  const [text, setText] = useState('');
  const toGuildId = text.trim();
  const send = async (reason: string) =>
    isId(toGuildId)
      ? then(transfer({ invoiceId, fromGuildId: guildId, toGuildId, reason }), onChanged)
      : { error: { message: 'Enter a server ID of 17 to 20 digits.' } };
  return (
    <ActionDialog
      title={`Transfer ${name}`}
      about={`${name} loses the license at once, and the new server gets it. The bot must be on the new server. The cool-down begins again. ${KEPT}`}
      button={{ label: 'Transfer' }}
      done="The license was transferred"
      send={send}
      onClose={onClose}
    >
      <TextField
        label="ID of the new server"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        required
        value={text}
        onChange={setText}
      />
    </ActionDialog>
  );
}

/** Lets the owner of a license transfer it at once. */
export function CoolDownDialog({
  slot: { invoiceId, guildId, name },
  onClose,
  onChanged,
}: DialogProps & { slot: CoveredSlot }) {
  const [endCoolDown] = useStaffEndCoolDownMutation();
  return (
    <ActionDialog
      title={`End the Cool-Down of ${name}`}
      about={`The owner can transfer this license at once, one time. ${KEPT}`}
      button={{ label: 'End Cool-Down' }}
      done="The owner can transfer the license now"
      send={(reason) => then(endCoolDown({ invoiceId, guildId, reason }), onChanged)}
      onClose={onClose}
    />
  );
}

/** Grants a license without a payment. */
export function GrantDialog({
  user: { id: userId, username },
  onClose,
  onChanged,
}: DialogProps & { user: { id: string; username: string | null } }) {
  const [grant] = useStaffGrantMutation();
  // One id per dialog: a repeated call grants once.
  const [grantId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('1');
  const servers = Number(text);
  return (
    <ActionDialog
      title={`Grant a License to ${username ?? userId}`}
      about="The customer gets free slots without a payment. The license is no revenue and can be withdrawn. The reason is stored in the audit log and in the customer's data export."
      button={{ label: 'Grant License' }}
      done="The license was granted"
      send={(reason) => then(grant({ userId, grantId, servers, reason }), onChanged)}
      onClose={onClose}
    >
      <TextField
        label="Number of servers"
        type="number"
        min={1}
        max={25}
        step={1}
        required
        value={text}
        onChange={setText}
      />
    </ActionDialog>
  );
}

/** Withdraws a complimentary license. */
export function WithdrawDialog({
  invoice: { invoiceId },
  onClose,
  onChanged,
}: DialogProps & { invoice: CustomerInvoice }) {
  const [withdraw] = useStaffWithdrawMutation();
  return (
    <ActionDialog
      title="Withdraw This License"
      about={`The servers of ${invoiceId} lose the license at once. This cannot be undone. ${KEPT}`}
      button={{ label: 'Withdraw License', variant: 'danger' }}
      done="The license was withdrawn"
      send={(reason) => then(withdraw({ invoiceId, reason }), onChanged)}
      onClose={onClose}
    />
  );
}
