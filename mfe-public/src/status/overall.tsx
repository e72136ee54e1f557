import { OVERALL_STATES } from '@portico/contracts/rules/status/overall-view';
import type { OverallState } from '@portico/contracts/rules/status/overall-view';
import type { Choice } from '@portico/contracts/rules/status/choice';
import { Card } from '@portico/ui';
import { css, styled } from 'styled-components';

/** The overall state and, beside it, the range of the charts. */
export const OverviewRow = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
`;

export const OverviewWords = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const OverallLine = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 1.75rem;
  margin: 0;
  font-size: var(--text-7);
  font-weight: 700;
`;

const DOT = {
  ready: css`
    border-radius: var(--radius-full);
    background: var(--color-success);
    box-shadow: 0 0 0 5px var(--color-success-soft);
  `,
  partly: css`
    border-radius: 3px;
    background: var(--color-warning);
    box-shadow: 0 0 0 5px var(--color-warning-soft);
  `,
  unknown: css`
    border: 2px solid var(--color-text-muted);
    border-radius: var(--radius-full);
    box-shadow: 0 0 0 5px var(--color-surface-hover);
  `,
};

const Dot = styled.span<{ $state: OverallState }>`
  flex: none;
  box-sizing: border-box;
  width: 12px;
  height: 12px;
  /* Only its colors show it. */
  forced-color-adjust: none;
  ${(props) => DOT[props.$state]}
`;

/** The overall state in words, with its sign. */
export function Overall({ view }: { view: Choice<OverallState, string> }) {
  return OVERALL_STATES.map((state) =>
    view[state].map((words) => [
      <Dot key={state} $state={state} aria-hidden="true" />,
      <span key={`${state} words`}>{words}</span>,
    ]),
  );
}
