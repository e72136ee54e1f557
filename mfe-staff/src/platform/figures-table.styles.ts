import { styled } from 'styled-components';

/** Scrolls a wide table within its card. */
export const FiguresScroll = styled.div`
  overflow-x: auto;
`;

/** A table of figures. */
export const FiguresTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-4);
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--color-border);
    text-align: left;
    white-space: nowrap;
  }

  & th {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 600;
  }

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }
`;
