import { styled } from 'styled-components';

/** Large figures with their names, side by side as they fit. @param $minWidth of each, in pixels */
export const Figures = styled.dl<{ $minWidth?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(${(props) => props.$minWidth ?? 160}px, 100%), 1fr)
  );
  gap: var(--space-4);
  margin: 0;

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 600;
  }

  dd {
    margin: 0;
    font-size: var(--text-7);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
