import { CircleCheck } from 'lucide-react';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { stateLabel } from '@portico/sdk/rules/incidents';
import { styled } from 'styled-components';
import { IncidentIcon } from './incident-icon.tsx';
import { openIncidents } from './select-incidents.ts';

const TONES = {
  calm: 'var(--color-text-muted)',
  warning: 'var(--color-warning)',
  danger: 'var(--color-danger)',
} as const;

/** One line of constant height, so that a late answer causes no layout shift. */
const Row = styled.p<{ $tone: keyof typeof TONES }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: 48px;
  margin: 0;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg-raised);
  color: ${(props) => TONES[props.$tone]};
  font-size: var(--text-4);

  & > svg {
    flex: none;
  }

  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > a {
    flex: none;
    color: var(--color-link);
    font-weight: 600;
  }
`;

interface CurrentNoticeProps {
  /** undefined while loading and after a failure */
  incidents: readonly Incident[] | undefined;
  isError: boolean;
  /** Id of the incidents section. */
  section: string;
}

/** The most severe open incident, in one line. */
export function CurrentNotice({ incidents, isError, section }: CurrentNoticeProps) {
  const open = openIncidents(incidents ?? []);
  const [first] = open;
  if (!first) {
    return (
      <Row $tone="calm" role="status">
        {incidents && <CircleCheck size={18} aria-hidden="true" />}
        <span>
          {incidents
            ? 'No open incidents'
            : isError
              ? 'Incident reports could not be loaded'
              : 'Loading incident reports...'}
        </span>
      </Row>
    );
  }
  const isGrave = first.impact === 'major' || first.impact === 'critical';
  const more = open.length > 1 ? ` (and ${open.length - 1} more)` : '';
  return (
    <Row $tone={isGrave ? 'danger' : first.impact === 'minor' ? 'warning' : 'calm'} role="status">
      <IncidentIcon incident={first} />
      <span>
        <strong>{stateLabel(first.state)}:</strong> {first.title}
        {more}
      </span>
      <a href={`#${section}`}>Details</a>
    </Row>
  );
}
