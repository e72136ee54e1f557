import { css, styled } from 'styled-components';

/** Width of the container below which a table scrolls sideways, in CSS pixels. */
export const SCROLLS_BELOW = 640;

export const TableBox = styled.div`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  &[aria-busy='true'] table {
    opacity: 0.6;
    transition: opacity 140ms ease 120ms;
  }
`;

/** Within its own scroll box: the header stays above the rows, and the first column beside the others. */
const scrollable = css`
  & {
    width: max-content;
    min-width: 100%;
  }

  & > thead > tr > th {
    top: 0;
  }

  & > tbody > tr > td {
    max-width: 260px;
  }

  & > thead > tr > th:first-child,
  & > tbody > tr > td:first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    max-width: 190px;
    border-right: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }

  & > thead > tr > th:first-child {
    z-index: 2;
  }

  & > tbody > tr > td:first-child {
    background: var(--color-surface);
  }

  & > tbody > tr:hover > td:first-child {
    background: var(--color-surface-hover);
  }

  [data-before] & > thead > tr > th:first-child,
  [data-before] & > tbody > tr > td:first-child {
    box-shadow: 8px 0 12px -8px var(--edge);
  }
`;

export const Grid = styled.table<{ $isDense: boolean; $scrollsBelow: number }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-4);

  & > thead > tr > th,
  & > tbody > tr > td {
    padding: var(--cell-padding)
      ${(props) => (props.$isDense ? 'var(--cell-padding-dense)' : 'var(--cell-padding)')};
    text-align: left;
    vertical-align: middle;

    &:first-child {
      padding-left: var(--table-edge);
    }

    &:last-child {
      padding-right: var(--table-edge);
    }
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

    &[data-time] {
      font-variant-numeric: tabular-nums;
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

  @container (max-width: ${(props) => props.$scrollsBelow - 0.02}px) {
    ${scrollable}
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
