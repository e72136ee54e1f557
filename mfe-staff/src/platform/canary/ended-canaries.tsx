import type { CanaryEnd, EndedCanary } from '@portico/sdk/contracts/canaries/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { useTeam } from '@portico/sdk';
import { Badge } from '@portico/ui';
import { actorText } from '../actor-text.ts';
import { HistoryList } from '../history-list.styles.ts';

/** Maximum number of canaries on the card; the audit log has all of them. */
const MAX_SHOWN = 3;

/** Outcomes that the version caused. */
const FAULTS: readonly CanaryEnd[] = ['failing', 'silent', 'slow'];

interface EndedCanariesProps {
  app: string;
  ended: readonly EndedCanary[];
}

/** The latest ended canaries of an app with their outcomes. Renders nothing if there were none. */
export function EndedCanaries({ app, ended }: EndedCanariesProps) {
  const { members } = useTeam();
  if (ended.length === 0) return null;
  return (
    <HistoryList aria-label={`Canaries of ${app} that have ended`}>
      {ended.slice(0, MAX_SHOWN).map(({ id, version, end, message, ended_at, ended_by }) => (
        <li key={id}>
          <Badge tone={toneOf(end)}>{end === 'promoted' ? 'Promoted' : 'Stopped'}</Badge> Canary of{' '}
          {version}: {message}{' '}
          <span>
            {formatDateTime(ended_at)} by {actorText(ended_by, members)}
          </span>
        </li>
      ))}
    </HistoryList>
  );
}

function toneOf(end: CanaryEnd) {
  if (end === 'promoted') return 'success';
  return FAULTS.includes(end) ? 'danger' : 'neutral';
}
