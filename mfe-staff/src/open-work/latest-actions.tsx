import type { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import { Link, useTeam } from '@portico/sdk';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Heading, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { AuditSentence } from '../audit/audit-sentence.tsx';
import { groupReads } from '../audit/audit-text.ts';

const ROWS = 5;

/** As high as five rows, whatever the log has, so that the charts below keep their place. */
const List = styled.ol`
  --row: 64px;

  min-height: calc(${ROWS} * var(--row) + 2px);
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  list-style: none;

  & > * + * {
    border-top: 1px solid var(--color-border);
  }

  @media (min-width: 900px) {
    --row: 44px;
  }
`;

const Row = styled.li`
  display: grid;
  align-content: center;
  gap: 0 var(--space-4);
  height: var(--row);
  padding: 0 var(--space-4);
  font-size: var(--text-4);

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (min-width: 900px) {
    grid-template-columns: 160px minmax(0, 1fr);
    align-items: center;
  }
`;

const When = styled.time`
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

const More = styled(Link)`
  color: var(--color-link);
  font-size: var(--text-3);
  font-weight: 600;
`;

/**
 * What the team did last, a line each. Reads in a row are one line.
 * @param entries newest first; undefined: they are loading
 */
export function LatestActions({ entries = [] }: { entries: readonly AuditEntry[] | undefined }) {
  const { members } = useTeam();
  return (
    <Stack as="section" gap={3} aria-label="Latest actions">
      <Stack direction="row" gap={3} align="baseline" justify="space-between">
        <Heading level={2} size="m">
          Latest actions
        </Heading>
        <More to="/staff/audit">All actions</More>
      </Stack>
      <List>
        {groupReads(entries)
          .slice(0, ROWS)
          .map(({ newest, count }) => (
            <Row key={newest.id}>
              <When dateTime={new Date(newest.at * 1000).toISOString()}>
                {formatDateTime(newest.at)}
              </When>
              <div>
                <AuditSentence entry={newest} members={members} />
                {count > 1 && <span>{` (${count} times)`}</span>}
              </div>
            </Row>
          ))}
      </List>
    </Stack>
  );
}
