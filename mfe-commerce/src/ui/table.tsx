import { styled } from 'styled-components';

/** Keeps a wide table within the page: it scrolls by itself, also by keyboard. */
export const TableBox = styled.div`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  overflow-x: auto;

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;

  th,
  td {
    padding: var(--space-3) var(--space-4);
    text-align: left;
    vertical-align: middle;
  }

  thead th {
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 600;
    white-space: nowrap;
  }

  tbody tr + tr > * {
    border-top: 1px solid var(--color-border);
  }

  tbody tr:hover {
    background: var(--color-surface-hover);
  }

  td {
    white-space: nowrap;
  }

  a {
    color: var(--color-link);
  }

  /* On a phone cells grow in height, so that no column hides. */
  @media (max-width: 639px) {
    font-size: 0.8125rem;

    th,
    td {
      padding: var(--space-3) var(--space-2);
    }

    td {
      white-space: normal;
    }

    td a {
      overflow-wrap: anywhere;
    }
  }
`;
