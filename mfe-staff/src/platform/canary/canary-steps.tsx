import type { RunningCanary } from '@portico/sdk/contracts/canaries/schema';
import { VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

const Step = styled.li`
  min-width: 64px;
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  color: var(--color-text-muted);
  text-align: center;

  &[data-state='done'] {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }

  &[aria-current] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    color: var(--color-text);
    font-weight: 600;
  }
`;

/** The shares of a canary up to 100 percent, with the current one marked. */
export function CanarySteps({ canary: { steps, share } }: { canary: RunningCanary }) {
  const all = steps.at(-1) === 100 ? steps : [...steps, 100];
  return (
    <List aria-label="Steps">
      {all.map((step) => (
        <Step
          key={step}
          data-state={step < share ? 'done' : undefined}
          aria-current={step === share ? 'step' : undefined}
        >
          {step === 100 ? 'Everybody' : `${step}%`}
          {step < share && <VisuallyHidden> (done)</VisuallyHidden>}
        </Step>
      ))}
    </List>
  );
}
