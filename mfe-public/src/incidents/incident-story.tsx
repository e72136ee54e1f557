import type { UpdateView } from '@portico/contracts/rules/status/incident-view';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: var(--space-4) 0 0;
  padding: 0 0 0 var(--space-4);
  border-left: 2px solid var(--color-border);
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-4);

  & > p {
    margin: 0;
    max-width: 72ch;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

/** Updates of an incident, newest first. */
export function IncidentStory({ updates }: { updates: readonly UpdateView[] }) {
  return (
    <Steps>
      {updates.map(({ id, state, at, when, text }) => (
        <Step key={id}>
          <div>
            <strong>{state}</strong> <time dateTime={at}>{when}</time>
          </div>
          <p>{text}</p>
        </Step>
      ))}
    </Steps>
  );
}
