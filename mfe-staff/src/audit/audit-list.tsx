import type { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { useTeam } from '@portico/sdk';
import { countOf } from '@portico/sdk/rules/count';
import { styled } from 'styled-components';
import { AuditSentence } from './audit-sentence.tsx';
import { formatDetail, groupReads } from './audit-text.ts';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  list-style: none;
  overflow: hidden;

  & > * + * {
    border-top: 1px solid var(--color-border);
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** In little width time and origin are the first line. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  font-size: var(--text-4);

  @media (min-width: 900px) {
    grid-template-columns: 160px minmax(0, 1fr) auto;
  }
`;

const When = styled.time`
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  @media (max-width: 899px) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Small = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
`;

const Code = styled.code`
  margin-right: var(--space-2);
`;

interface AuditListProps {
  entries: readonly AuditEntry[];
  isBusy: boolean;
  /** Filters the list by an actor or target; absent: the list cannot be filtered. */
  onPick?: (filter: { actor: string } | { target: string }) => void;
  /** Puts reads in a row together. */
  groupsReads?: boolean;
}

/** Audit entries as sentences, newest first. */
export function AuditList({ entries, isBusy, onPick, groupsReads = false }: AuditListProps) {
  const { members } = useTeam();
  const runs = groupsReads ? groupReads(entries) : entries.map((newest) => ({ newest, count: 1 }));
  return (
    <List aria-label="Audit entries" aria-busy={isBusy}>
      {runs.map(({ newest, count }) => (
        <Row key={newest.id}>
          <When dateTime={new Date(newest.at * 1000).toISOString()}>
            {formatDateTime(newest.at)}
          </When>
          <What>
            <AuditSentence entry={newest} members={members} onPick={onPick} />
            <Small>
              <Code>{newest.action}</Code>
              <span>{count > 1 ? countOf(count, 'time') : formatDetail(newest.detail)}</span>
            </Small>
          </What>
          <Small>{newest.origin ?? ''}</Small>
        </Row>
      ))}
    </List>
  );
}
