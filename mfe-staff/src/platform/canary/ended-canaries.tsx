import type { CanaryEnd, EndedCanary } from '@portico/sdk/contracts/canaries/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { useTeam } from '@portico/sdk';
import { Badge } from '@portico/ui';
import { styled } from 'styled-components';
import { actorText } from '../actor-text.ts';

/** Canaries on the card; the audit log has all of them. */
const MAX_SHOWN = 3;

/** Ends that are the fault of the version. */
const FAULTS: readonly CanaryEnd[] = ['failing', 'silent', 'slow'];

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--text-4);
  list-style: none;
  overflow-wrap: anywhere;

  & > li > span {
    color: var(--color-text-muted);
  }
`;

interface EndedCanariesProps {
  app: string;
  ended: readonly EndedCanary[];
}

/** The last canaries of an app, and why each has ended. Nothing if there were none. */
export function EndedCanaries({ app, ended }: EndedCanariesProps) {
  const { members } = useTeam();
  if (ended.length === 0) return null;
  return (
    <List aria-label={`Canaries of ${app} that have ended`}>
      {ended.slice(0, MAX_SHOWN).map(({ id, version, end, said, ended_at, ended_by }) => (
        <li key={id}>
          <Badge tone={toneOf(end)}>{end === 'promoted' ? 'Promoted' : 'Stopped'}</Badge> Canary of{' '}
          {version}: {said}{' '}
          <span>
            {formatDateTime(ended_at)} by {actorText(ended_by, members)}
          </span>
        </li>
      ))}
    </List>
  );
}

function toneOf(end: CanaryEnd) {
  if (end === 'promoted') return 'success';
  return FAULTS.includes(end) ? 'danger' : 'neutral';
}
