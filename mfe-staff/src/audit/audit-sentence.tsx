import type { ReactNode } from 'react';
import type { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { styled } from 'styled-components';
import { useWords } from '../desk/use-words.ts';
import { formatParty, formatTarget, sentenceOf } from './audit-text.ts';

const Filter = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: var(--color-border);
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: var(--color-link);
    text-decoration-color: currentColor;
  }

  &:focus-visible {
    border-radius: var(--radius-s);
  }
`;

interface AuditSentenceProps {
  entry: AuditEntry;
  members: readonly TeamMember[];
  /** Filters the list by an actor or target; absent: the sentence is plain text. */
  onPick?: ((filter: { actor: string } | { target: string }) => void) | undefined;
}

/** `Mira viewed the server cog blacklist`. */
export function AuditSentence({ entry, members, onPick }: AuditSentenceProps) {
  const { group } = useWords();
  const { actor, action, target } = entry;
  const { before, hasTarget, after } = sentenceOf(action);
  return (
    <span>
      <Party text={actor} onPick={onPick && (() => onPick({ actor }))}>
        <strong>{formatParty(actor, members, group)}</strong>
      </Party>{' '}
      <span>{before}</span>
      {hasTarget && (
        <Party text={target} onPick={onPick && (() => onPick({ target }))}>
          {formatTarget(entry, members, group)}
        </Party>
      )}
      {after !== '' && <span>{after}</span>}
    </span>
  );
}

interface PartyProps {
  /** As the log has it. */
  text: string;
  onPick: (() => void) | undefined;
  children: ReactNode;
}

/** The actor or target of an entry. */
function Party({ text, onPick, children }: PartyProps) {
  if (!onPick) return <span title={text}>{children}</span>;
  return (
    <Filter type="button" title={text} onClick={onPick}>
      {children}
    </Filter>
  );
}
