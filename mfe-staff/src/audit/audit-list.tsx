import type { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { useTeam } from '@portico/sdk';
import { Badge } from '@portico/ui';
import { styled } from 'styled-components';
import { useWords } from '../desk/use-words.ts';
import { formatDetail, formatParty } from './audit-text.ts';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  list-style: none;
  overflow: hidden;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Row = styled.li`
  display: grid;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  font-size: var(--text-4);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  @media (min-width: 900px) {
    grid-template-columns: 160px minmax(0, 1fr) auto;
    align-items: baseline;
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
`;

const Small = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
`;

const Filter = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link);
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    border-radius: var(--radius-s);
  }
`;

interface AuditListProps {
  entries: readonly AuditEntry[];
  isBusy: boolean;
  /** Filters the list by an actor or target; absent: the list cannot be filtered. */
  onPick?: (filter: { actor: string } | { target: string }) => void;
}

/** Audit entries, newest first. */
export function AuditList({ entries, isBusy, onPick }: AuditListProps) {
  const { members } = useTeam();
  return (
    <List aria-label="Audit entries" aria-busy={isBusy}>
      {entries.map(({ id, at, actor, action, target, detail, origin }) => {
        const more = formatDetail(detail);
        return (
          <Row key={id}>
            <When dateTime={new Date(at * 1000).toISOString()}>{formatDateTime(at)}</When>
            <What>
              <Party text={actor} members={members} onPick={onPick && (() => onPick({ actor }))} />{' '}
              <Badge>{action}</Badge>{' '}
              <Party
                text={target}
                members={members}
                onPick={onPick && (() => onPick({ target }))}
              />
              {more && <Small>{more}</Small>}
            </What>
            <Small>{origin ?? 'operator'}</Small>
          </Row>
        );
      })}
    </List>
  );
}

interface PartyProps {
  text: string;
  members: readonly TeamMember[];
  onPick: (() => void) | undefined;
}

/** The actor or target of an entry. */
function Party({ text, members, onPick }: PartyProps) {
  const { group } = useWords();
  const name = formatParty(text, members, group);
  if (!onPick) return <span title={text}>{name}</span>;
  return (
    <Filter type="button" title={text} onClick={onPick}>
      {name}
    </Filter>
  );
}
