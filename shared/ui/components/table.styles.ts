import { css, styled } from 'styled-components';

/** Width of the container below which a table shows cards, in CSS pixels. */
export const CARDS_BELOW = 640;

/** The table depends on the width of its container, not of the window: a sidebar may be beside it. */
export const TableBox = styled.div`
  container-type: inline-size;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  &[aria-busy='true'] > table {
    opacity: 0.6;
    transition: opacity 140ms ease 120ms;
  }
`;

const asCards = css`
  &,
  & > thead,
  & > tbody,
  & > tbody > tr {
    display: block;
  }

  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding: var(--space-2) var(--space-4);
    border-bottom: 1px solid var(--color-border);
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    background: var(--color-bg-raised);

    /* Each card labels its cells; only the columns that sort stay in the header. */
    & > th:not(:has(button)) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & > th {
      position: static;
      padding: 0;
      border: 0;
      background: none;
    }
  }

  & > tbody > tr {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4);

    &:hover {
      background: var(--color-surface-hover);
    }
  }

  & > tbody > tr > td {
    display: grid;
    grid-template-columns: minmax(88px, 30%) minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    justify-items: start;
    padding: 0;
    border-radius: 0;
    text-align: left;
    white-space: normal;

    &::before {
      content: attr(data-label);
      color: var(--color-text-muted);
      font-size: var(--text-2);
      font-weight: 600;
    }
  }

  & > tbody > tr + tr {
    border-top: 1px solid var(--color-border);

    & > td {
      border-top: 0;
    }
  }
`;

export const Grid = styled.table<{ $isDense: boolean; $cardsBelow: number }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-4);

  & > thead > tr > th,
  & > tbody > tr > td {
    padding: var(--space-3) ${(props) => (props.$isDense ? 'var(--space-2)' : 'var(--space-3)')};
    text-align: left;
    vertical-align: middle;
  }

  & > thead > tr > th {
    position: sticky;
    z-index: 1;
    top: var(--header-height);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-bg-raised);
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 600;
    white-space: nowrap;

    &:first-child {
      border-top-left-radius: var(--radius-l);
    }

    &:last-child {
      border-top-right-radius: var(--radius-l);
    }
  }

  & > tbody > tr > td {
    overflow-wrap: break-word;

    &[data-numeric] {
      font-variant-numeric: tabular-nums;
      text-align: right;
      white-space: nowrap;
    }
  }

  & > thead > tr > th[data-numeric] {
    text-align: right;
  }

  & > tbody > tr + tr > td {
    border-top: 1px solid var(--color-border);
  }

  & > tbody > tr:hover > td {
    background: var(--color-surface-hover);
  }

  & > tbody > tr:last-child {
    border-radius: 0 0 var(--radius-l) var(--radius-l);

    & > td:first-child {
      border-bottom-left-radius: var(--radius-l);
    }

    & > td:last-child {
      border-bottom-right-radius: var(--radius-l);
    }
  }

  a {
    color: var(--color-link);
  }

  @container (max-width: ${(props) => props.$cardsBelow - 0.02}px) {
    ${asCards}
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 32px;
  padding: 0 var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover,
  th[aria-sort='ascending'] > &,
  th[aria-sort='descending'] > & {
    color: var(--color-text);
  }

  & > svg {
    flex: none;
  }
`;
