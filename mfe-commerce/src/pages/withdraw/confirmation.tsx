import { useEffect, useRef } from 'react';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import { Button, Card, Heading, Stack } from '@portico/ui';
import { serverMessage } from '../../ui/errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { StatementFacts } from './statement-facts.tsx';

interface ConfirmationProps {
  statement: WithdrawalStatement;
  isSending: boolean;
  error: unknown;
  onBack: () => void;
  onConfirm: () => void;
}

/** The second step: what is about to be stated. */
export function Confirmation({
  statement,
  isSending,
  error,
  onBack,
  onConfirm,
}: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="confirm-title">
      <Stack gap={5}>
        <Heading level={2} size="m" id="confirm-title" ref={title} tabIndex={-1}>
          You withdraw from this contract
        </Heading>
        <StatementFacts statement={statement} />
        {error !== undefined && (
          <Notice tone="warning" title="Your withdrawal was not sent">
            {serverMessage(error, 'Please try again.')}
          </Notice>
        )}
        <Stack direction="row" gap={3} wrap>
          <Button disabled={isSending} onClick={onConfirm}>
            {isSending ? 'Sending...' : 'Confirm withdrawal'}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={onBack}>
            Change
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
