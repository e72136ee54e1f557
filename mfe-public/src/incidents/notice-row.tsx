import type { ReactNode } from 'react';
import type { NoticeTone, NoticeView } from '@portico/contracts/rules/status/incident-view';
import { styled } from 'styled-components';
import { IncidentIcon } from './incident-icon.tsx';
import { INCIDENTS_ID } from './incidents-frame.tsx';

const TONES: Record<NoticeTone, string> = {
  calm: 'var(--color-text-muted)',
  warning: 'var(--color-warning)',
  danger: 'var(--color-danger)',
};

/** A line. Its height has room for two lines of a phone, so that a late answer causes no layout shift. */
const Row = styled.p<{ $tone: NoticeTone }>`
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
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & > a {
    flex: none;
    color: var(--color-link);
    font-weight: 600;
  }
`;

/** A line about the incidents. */
export function NoticeLine({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  return (
    <Row $tone={tone} role="status">
      {children}
    </Row>
  );
}

/** The first of the open incidents, with a link to its report below. */
export function NoticeRow({ tone, view }: { tone: NoticeTone; view: NoticeView }) {
  const { icon, state, text } = view;
  return (
    <NoticeLine tone={tone}>
      <IncidentIcon icon={icon} />
      <span>
        {state.map((label) => (
          <strong key={label}>{label} </strong>
        ))}
        {text}
      </span>
      {state.map((label) => (
        <a key={label} href={`#${INCIDENTS_ID}`}>
          Details
        </a>
      ))}
    </NoticeLine>
  );
}
