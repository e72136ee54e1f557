import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from '@portico/sdk';
import { styled } from 'styled-components';
import {
  leadsTo,
  type StaffEntry,
  type StaffGroup,
  type StaffSection,
} from '../sections/sections.ts';
import { BranchButton, linkStyles, List, Sections, SectionHead } from './sidebar.styles.ts';
import { useBranch } from './sidebar.slice.ts';

const Entry = styled(NavLink)`
  ${linkStyles}
`;

/** The sections of the sidebar, each with its heading. */
export function SidebarSections({ sections }: { sections: readonly StaffSection[] }) {
  const id = useId();
  return (
    <Sections>
      {sections.map(({ label, entries }) => (
        <div key={label} role="group" aria-labelledby={`${id}${label}`}>
          <SectionHead id={`${id}${label}`}>{label}</SectionHead>
          <Tree entries={entries} above={label} />
        </div>
      ))}
    </Sections>
  );
}

interface TreeProps {
  entries: readonly StaffEntry[];
  /** Labels of the section and the parent branches; part of a branch's key. */
  above: string;
}

/** Pages and branches of pages (spec 1 §2). */
function Tree({ entries, above }: TreeProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'path' in entry ? (
            <Entry to={entry.path}>
              {entry.icon && <entry.icon size={16} aria-hidden="true" />}
              <span>{entry.label}</span>
            </Entry>
          ) : (
            <Branch group={entry} branchKey={`${above}/${entry.label}`} />
          )}
        </li>
      ))}
    </List>
  );
}

function Branch({ group, branchKey }: { group: StaffGroup; branchKey: string }) {
  const { pathname } = useLocation();
  const { isOpen, toggle } = useBranch(branchKey, !group.isClosed || leadsTo(group, pathname));
  return (
    <>
      <BranchButton type="button" aria-expanded={isOpen} onClick={toggle}>
        {group.icon && <group.icon size={16} aria-hidden="true" />}
        <span>{group.label}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </BranchButton>
      {isOpen && <Tree entries={group.children} above={branchKey} />}
    </>
  );
}
