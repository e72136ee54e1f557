import * as Collapsible from 'radix-ui/collapsible';
import { NavLink, useLocation } from '@portico/sdk';
import type { SectionGroup, SectionLink } from '@portico/sdk';
import { styled } from 'styled-components';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { PanelLink } from '../layout/nav.styles.ts';

const GroupButton = styled(Collapsible.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text);
  font-size: var(--text-4);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }

  &[data-state='open'] > svg {
    transform: rotate(180deg);
  }
`;

const Children = styled(Collapsible.Content)`
  margin-left: var(--space-4);
  padding-left: var(--space-2);
  border-left: 1px solid var(--color-border);
`;

const Entry = styled(PanelLink)`
  align-items: center;
  min-height: 44px;

  &[aria-current='page'] {
    background: var(--color-accent-soft);
    color: var(--color-link);
  }
`;

interface SectionEntriesProps {
  entries: readonly (SectionLink | SectionGroup)[];
  onFollow: () => void;
}

/** The links and groups of a section. The groups of the current page are open. */
export function SectionEntries({ entries, onFollow }: SectionEntriesProps) {
  const { pathname } = useLocation();
  return entries.map((entry) =>
    'path' in entry ? (
      <Entry key={entry.label} as={NavLink} {...{ to: entry.path }} onClick={onFollow}>
        {entry.label}
      </Entry>
    ) : (
      <Collapsible.Root key={entry.label} defaultOpen={leadsTo(entry, pathname)}>
        <GroupButton>
          {entry.label} <ChevronIcon size={16} />
        </GroupButton>
        <Children>
          <SectionEntries entries={entry.children} onFollow={onFollow} />
        </Children>
      </Collapsible.Root>
    ),
  );
}

const leadsTo = ({ children }: SectionGroup, path: string): boolean =>
  children.some((child) => ('path' in child ? child.path === path : leadsTo(child, path)));
