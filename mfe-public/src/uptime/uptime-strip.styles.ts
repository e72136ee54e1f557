import type { DayFinding } from '@portico/contracts/rules/uptime';
import { css, styled } from 'styled-components';

/** A lower bar is a worse day, so the strip is legible without colors. */
const BARS: Record<DayFinding, ReturnType<typeof css>> = {
  up: css`
    height: 100%;
    background: var(--color-success);
  `,
  maintenance: css`
    height: 100%;
    border: 1px solid var(--color-link);
    background: var(--color-accent-soft);
  `,
  disruption: css`
    height: 70%;
    background: var(--color-warning);
  `,
  outage: css`
    height: 40%;
    background: var(--color-danger);
  `,
  none: css`
    height: 6px;
    background: var(--color-text-faint);
    opacity: 0.6;
  `,
};

export const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: clamp(1px, 0.25vw, 3px);
  height: 36px;
  border-radius: var(--radius-s);
  cursor: pointer;
  touch-action: pan-y;
`;

export const Bar = styled.span<{ $finding: DayFinding; $isChosen: boolean }>`
  flex: 1;
  min-width: 0;
  border-radius: 2px;
  ${(props) => BARS[props.$finding]}
  ${(props) =>
    props.$isChosen &&
    css`
      outline: 2px solid var(--color-text);
      outline-offset: 1px;
    `}

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${(props) => (props.$finding === 'maintenance' ? 'Canvas' : 'CanvasText')};
    border-color: CanvasText;
  }
`;

export const Words = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 2.75em;
  margin: var(--space-2) 0 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.375;
`;
