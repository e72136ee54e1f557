import { ArrowLeftRight, TimerOff } from 'lucide-react';
import { useState } from 'react';
import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Button, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { CoolDownDialog, TransferDialog, type CoveredSlot } from './license-dialogs.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-4);
  overflow-wrap: anywhere;

  a {
    color: var(--color-link);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-border);
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }
`;

interface SlotListProps {
  invoice: CustomerInvoice;
  /** Whether the user may transfer licenses. */
  mayTransfer: boolean;
  onChanged: () => void;
}

/** The slots of an invoice with their servers, and what the team can do for each. */
export function SlotList({ invoice, mayTransfer, onChanged }: SlotListProps) {
  const { invoiceId, slots } = invoice;
  const [open, setOpen] = useState<{ kind: 'transfer' | 'cool-down'; slot: CoveredSlot }>();
  if (slots.length === 0) return null;
  const close = () => setOpen(undefined);
  const free = slots.filter(({ guildId, revokedAt }) => guildId === null && revokedAt === null);
  const used = slots.filter((slot) => !free.includes(slot));
  return (
    <>
      <List aria-label={`Slots of ${invoiceId}`}>
        {used.map(({ position, guildId, guildName, authorizedAt, revokedAt, transferableAt }) => {
          const name = guildName ?? 'a server';
          const slot = guildId && { invoiceId, guildId, name };
          return (
            <li key={position}>
              <span>
                Slot {position}:{' '}
                {guildId ? (
                  <>
                    {name} (<Link to={`/staff/customers?id=${guildId}`}>{guildId}</Link>)
                    <small>
                      {authorizedAt !== null && `Since ${formatDateTime(authorizedAt)}. `}
                      {transferableAt === null
                        ? 'The owner can transfer it now.'
                        : `The owner can transfer it from ${formatDateTime(transferableAt)}.`}
                    </small>
                  </>
                ) : (
                  revokedAt !== null && `revoked ${formatDateTime(revokedAt)}`
                )}
              </span>
              {mayTransfer && slot && (
                <Stack direction="row" gap={2} wrap>
                  <Button
                    variant="secondary"
                    aria-label={`Transfer ${name}`}
                    onClick={() => setOpen({ kind: 'transfer', slot })}
                  >
                    <ArrowLeftRight size={16} aria-hidden="true" /> Transfer
                  </Button>
                  {transferableAt !== null && (
                    <Button
                      variant="secondary"
                      aria-label={`End Cool-Down of ${name}`}
                      onClick={() => setOpen({ kind: 'cool-down', slot })}
                    >
                      <TimerOff size={16} aria-hidden="true" /> End Cool-Down
                    </Button>
                  )}
                </Stack>
              )}
            </li>
          );
        })}
        {free.length > 0 && (
          <li>
            {`${free.length === 1 ? 'Slot' : 'Slots'} ${free.map(({ position }) => position).join(', ')}: free`}
          </li>
        )}
      </List>
      {open?.kind === 'transfer' && (
        <TransferDialog slot={open.slot} onClose={close} onChanged={onChanged} />
      )}
      {open?.kind === 'cool-down' && (
        <CoolDownDialog slot={open.slot} onClose={close} onChanged={onChanged} />
      )}
    </>
  );
}
