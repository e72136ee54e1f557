import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { StatementFacts } from './statement-facts.tsx';

const Tools = styled.div`
  @media print {
    display: none;
  }
`;

interface ReceivedProps {
  statement: WithdrawalStatement;
  /** Epoch seconds. */
  receivedAt: number;
}

/** The confirmation on the page, beside the one by email. */
export function Received({ statement, receivedAt }: ReceivedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="received-title">
      <Stack gap={5}>
        <Heading level={2} size="m" id="received-title" ref={title} tabIndex={-1}>
          We received your withdrawal
        </Heading>
        <StatementFacts statement={statement} received={formatDateTime(receivedAt)} />
        <Text>
          {`We confirm it by email to ${statement.email}. If it matches one of your purchases, its license ends and your payment is refunded. Otherwise our team looks at it and answers you.`}
        </Text>
        <Tools>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" /> Print
          </Button>
        </Tools>
      </Stack>
    </Card>
  );
}
