import { styled } from 'styled-components';

/** A table of figures in a `ScrollBox` of a card. Its first column stays in view. */
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

  & tr > :first-child {
    position: sticky;
    padding-left: 0;
    left: 0;
    background: var(--color-surface);
  }

  [data-before] & tr > :first-child {
    box-shadow: 8px 0 12px -8px var(--edge);
  }

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }
`;
