import { useState } from 'react';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import { useSearchParams, useSession } from '@portico/sdk';
import { Container, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useCommerceWithdrawMutation } from '../../purchases/purchases.api.ts';
import { Confirmation } from './confirmation.tsx';
import { Received } from './received.tsx';
import { StatementForm } from './statement-form.tsx';

const Page = styled(Container)`
  max-width: 640px;
  min-height: 70vh;
  padding-block: var(--page-top) var(--page-bottom);

  @media print {
    max-width: none;
    min-height: 0;
    padding: 0;
  }
`;

/**
 * `/withdraw?invoice=…`: withdraws from a purchase in two steps, also without a sign-in (Art. 11a of Directive
 * 2011/83/EU): what is stated, then "Confirm withdrawal".
 */
export default function WithdrawPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [statement, setStatement] = useState<WithdrawalStatement>();
  const [isConfirming, setConfirming] = useState(false);
  const [send, sent] = useCommerceWithdrawMutation();
  const initial = statement ?? {
    name: user?.username ?? '',
    contract: search.get('invoice') ?? '',
    email: '',
  };
  return (
    <Page>
      <Stack gap={5}>
        <Heading level={1}>Withdraw from contract</Heading>
        {sent.data && statement ? (
          <Received statement={statement} receivedAt={sent.data.receivedAt} />
        ) : (
          <>
            <Text tone="muted">
              You can withdraw from a purchase here, without an account and without giving a reason.
            </Text>
            {statement && isConfirming ? (
              <Confirmation
                statement={statement}
                isSending={sent.isLoading}
                error={sent.error}
                onBack={() => {
                  sent.reset();
                  setConfirming(false);
                }}
                onConfirm={() => void send(statement)}
              />
            ) : (
              <StatementForm
                key={user?.id}
                initial={initial}
                onDone={(stated) => {
                  setStatement(stated);
                  setConfirming(true);
                }}
              />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
