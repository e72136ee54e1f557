import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import { styled } from 'styled-components';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

interface StatementFactsProps {
  statement: WithdrawalStatement;
  /** When it arrived, in words; absent: it was not sent yet. */
  received?: string;
}

/** What a person states. */
export function StatementFacts({
  statement: { name, contract, email },
  received,
}: StatementFactsProps) {
  return (
    <Facts>
      <div>
        <dt>Name</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Contract</dt>
        <dd>{contract}</dd>
      </div>
      <div>
        <dt>Email address</dt>
        <dd>{email}</dd>
      </div>
      {received !== undefined && (
        <div>
          <dt>Received</dt>
          <dd>{received}</dd>
        </div>
      )}
    </Facts>
  );
}
