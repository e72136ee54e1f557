import { ChevronDown } from 'lucide-react';
import { NavLink } from '@portico/sdk';
import { styled } from 'styled-components';
import type { StaffGroup, StaffLink } from '../sections/sections.ts';
import { BranchButton, linkStyles, List } from './sidebar.styles.ts';
import { useBranch } from './sidebar.slice.ts';

const Entry = styled(NavLink)`
  ${linkStyles}
`;

interface SidebarTreeProps {
  entries: readonly (StaffLink | StaffGroup)[];
  /** Labels of the parent branches; part of the branch's key. */
  above?: string;
}

/** Pages and branches of pages (spec 1 §2). */
export function SidebarTree({ entries, above = '' }: SidebarTreeProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'path' in entry ? (
            <Entry to={entry.path}>{entry.label}</Entry>
          ) : (
            <Branch group={entry} branchKey={`${above}/${entry.label}`} />
          )}
        </li>
      ))}
    </List>
  );
}

function Branch({ group, branchKey }: { group: StaffGroup; branchKey: string }) {
  const { isOpen, toggle } = useBranch(branchKey);
  return (
    <>
      <BranchButton type="button" aria-expanded={isOpen} onClick={toggle}>
        {group.label}
        <ChevronDown size={16} aria-hidden="true" />
      </BranchButton>
      {isOpen && <SidebarTree entries={group.children} above={branchKey} />}
    </>
  );
}
