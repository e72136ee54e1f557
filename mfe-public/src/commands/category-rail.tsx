import type { CategoryEntry } from '@portico/contracts/rules/commands/screen';
import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { media } from '@portico/ui';
import { categoryPath } from './paths.ts';

/**
 * A strip below the header, a column beside the list on wide screens; always in view. Phones have the
 * drop-down, which needs scripts: without them, the links are the way to the categories.
 */
const Rail = styled.nav`
  position: sticky;
  z-index: 2;
  top: var(--header-height);
  min-width: 0;
  margin-inline: calc(-1 * var(--space-4));
  border-bottom: 1px solid var(--color-border);
  background: var(--color-bg);

  & > ul {
    display: flex;
    gap: var(--space-1);
    margin: 0;
    padding: var(--space-2) var(--space-4);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    list-style: none;
  }

  ${media.tablet} {
    margin-inline: calc(-1 * var(--space-5));

    & > ul {
      padding-inline: var(--space-5);
    }
  }

  ${media.desktop} {
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - 2 * var(--space-5));
    margin: 0;
    overflow-y: auto;
    border: 0;
    background: none;

    & > ul {
      flex-direction: column;
      padding: 0;
    }
  }

  @media (scripting: enabled) and (max-width: 639.98px), print {
    display: none;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 36px;
  padding: 0 var(--space-3);
  border-radius: var(--radius-full);
  color: var(--color-text-muted);
  font-size: var(--text-3);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }

  &[aria-current='page'] {
    background: var(--color-accent-soft);
    color: var(--color-link);
    font-weight: 600;
  }

  & > span:last-child {
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
  }

  ${media.desktop} {
    border-radius: var(--radius-m);
  }
`;

interface CategoryRailProps {
  entries: readonly CategoryEntry[];
  /** Query of the address, which the links keep. */
  search: string;
}

/** Links to the categories with the number of commands in each. */
export function CategoryRail({ entries, search }: CategoryRailProps) {
  return (
    <Rail aria-label="Categories">
      <ul>
        {entries.map(({ label, address, count, current }) => (
          <li key={label}>
            <Entry
              to={categoryPath(address) + search}
              aria-current={(current || undefined) as 'page' | undefined}
            >
              <span>{label}</span>
              <span>{count}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </Rail>
  );
}
