import { useState } from 'react';
import type { Withdrawal, WithdrawalDoubt } from '@portico/contracts/withdrawals/staff/schema';
import { Link } from '@portico/sdk';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Card, EmptyState, Heading, Stack, Text } from '@portico/ui';
import { Facts } from '../ui/facts.tsx';
import { KINDS } from '../open-work/kinds.ts';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { useStaffWithdrawalsQuery } from './withdrawals.api.ts';

/** Why a statement waits, in words. */
const DOUBTS: Record<WithdrawalDoubt, string> = {
  unmatched: 'No purchase has this number and this address.',
  'not-paid': 'The purchase has no payment that can be refunded.',
  'too-late': 'The period of the withdrawal had ended.',
  waived: 'The buyer consented to immediate supply, which ended the right.',
  'under-way': 'A refund of the purchase was under way.',
  disputed: 'The payment is disputed.',
  refunded: 'The purchase was refunded before.',
};

/** The statements of withdrawal that wait for a decision, oldest first. */
export function WithdrawalList() {
  const { data, isError, isFetching, refetch } = useStaffWithdrawalsQuery();
  if (isError && !isFetching)
    return <LoadError what="The withdrawals" onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading withdrawals" heights={[200, 200]} />;
  const { label } = KINDS.withdrawals;
  return (
    <Stack as="section" gap={4} aria-label={label}>
      <Heading level={2} size="m">
        {label}
      </Heading>
      {data.length === 0 && (
        <EmptyState title="Nothing to Decide" message="No withdrawals are waiting." />
      )}
      {data.map((withdrawal) => (
        <WithdrawalCard
          key={withdrawal.withdrawalId}
          withdrawal={withdrawal}
          onChanged={() => void refetch()}
        />
      ))}
    </Stack>
  );
}

function WithdrawalCard({
  withdrawal,
  onChanged,
}: {
  withdrawal: Withdrawal;
  onChanged: () => void;
}) {
  const [open, setOpen] = useState<'accept' | 'reject'>();
  const { name, contract, email, receivedAt, doubt, invoiceId } = withdrawal;
  return (
    <Card as="article">
      <Stack gap={4}>
        <Heading level={3} size="s">
          {name}
        </Heading>
        <Facts
          facts={[
            ['Contract', contract],
            ['Email', email],
            ['Received', formatDateTime(receivedAt)],
            [
              'Invoice',
              invoiceId === null ? (
                'none found'
              ) : (
                <Link to={`/staff/customers?id=${invoiceId}`}>{invoiceId}</Link>
              ),
            ],
          ]}
        />
        <Text tone="muted">{doubt === null ? 'Somebody has to decide.' : DOUBTS[doubt]}</Text>
        <Stack direction="row" gap={3} wrap>
          <Button onClick={() => setOpen('accept')}>Accept and Refund</Button>
          <Button variant="secondary" onClick={() => setOpen('reject')}>
            Reject
          </Button>
        </Stack>
      </Stack>
      {open && (
        <DecisionDialog
          withdrawal={withdrawal}
          kind={open}
          onClose={() => setOpen(undefined)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}
