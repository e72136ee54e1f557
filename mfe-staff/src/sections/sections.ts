import {
  Ban,
  Boxes,
  ChartColumn,
  Coins,
  LayoutDashboard,
  ScanSearch,
  ScrollText,
  ShieldUser,
  Siren,
  SquareTerminal,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { StaffWords } from '@portico/contracts/pack/staff';
import { BLACKLISTS } from '@portico/contracts/blacklists/kinds';
import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import type { Right } from '@portico/sdk/contracts/team/rights';

/** Link to a page in the sidebar. */
export interface StaffLink {
  label: string;
  path: string;
  /** Of entries that are in no branch. */
  icon?: LucideIcon;
  /** Without it, the page shows nothing; absent: all ranks may read the page. */
  right?: Right;
}

/** Expandable branch of the sidebar. */
export interface StaffGroup {
  label: string;
  icon?: LucideIcon;
  /** Closed until somebody opens it, or a page in it. */
  isClosed?: boolean;
  children: readonly StaffEntry[];
}

export type StaffEntry = StaffLink | StaffGroup;

/** A part of the sidebar with a heading. */
export interface StaffSection {
  label: string;
  entries: readonly StaffEntry[];
}

/**
 * The sidebar in order, for a user with all rights (spec 1 §2).
 * @param group what the bot calls commands that a blacklist names together
 */
export const sectionsWith = (group: string): readonly StaffSection[] => [
  {
    label: 'Desk',
    entries: [
      { label: 'Overview', path: '/staff/overview', icon: LayoutDashboard },
      { label: 'Look Up', path: '/staff/lookup', icon: ScanSearch },
      { label: 'Customers', path: '/staff/customers', icon: Users },
      { label: 'Sales', path: '/staff/sales', icon: ChartColumn, right: 'sales' },
    ],
  },
  {
    label: 'Records',
    entries: [
      {
        label: 'Logging',
        icon: Coins,
        children: [{ label: 'Economy', path: ECONOMY_LOG }],
      },
      {
        label: 'Blacklist',
        icon: Ban,
        isClosed: true,
        children: [
          {
            label: 'User',
            children: [
              { label: 'User', path: BLACKLISTS['user/users'].page },
              { label: 'Command', path: BLACKLISTS['user/commands'].page },
              { label: group, path: BLACKLISTS['user/cogs'].page },
            ],
          },
          {
            label: 'Server',
            children: [
              { label: 'Server', path: BLACKLISTS['server/servers'].page },
              { label: 'Commands', path: BLACKLISTS['server/commands'].page },
              { label: group, path: BLACKLISTS['server/cogs'].page },
            ],
          },
        ],
      },
      { label: 'Audit', path: '/staff/audit', icon: ScrollText },
    ],
  },
  {
    label: 'Site',
    entries: [
      { label: 'Incidents', path: '/staff/incidents', icon: Siren },
      { label: 'Commands', path: '/staff/commands', icon: SquareTerminal },
      { label: 'Team', path: '/staff/team', icon: ShieldUser },
      { label: 'Platform', path: '/staff/platform', icon: Boxes },
    ],
  },
];

/** The entries of all sections, for menus without headings. */
export const entriesOf = (sections: readonly StaffSection[]): StaffEntry[] =>
  sections.flatMap(({ entries }) => entries);

/** Whether a branch has the page of a path. */
export const leadsTo = ({ children }: StaffGroup, path: string): boolean =>
  children.some((child) => ('path' in child ? child.path === path : leadsTo(child, path)));

interface Allowed {
  rights: readonly Right[];
  /** Whether the site has a page. */
  hasPage: (path: string) => boolean;
  words: StaffWords;
}

/** The sections with the entries whose pages exist and a user may read: for the sidebar, the site's menu and the palette. */
export function sectionsFor({ rights, hasPage, words }: Allowed): readonly StaffSection[] {
  const isShown = ({ path, right }: StaffLink) =>
    (right === undefined || rights.includes(right)) && hasPage(path);
  const shown = (entries: readonly StaffEntry[]): StaffEntry[] =>
    entries.flatMap((entry): StaffEntry[] => {
      if ('path' in entry) return isShown(entry) ? [entry] : [];
      const children = shown(entry.children);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
  return sectionsWith(words.group.name)
    .map(({ label, entries }) => ({ label, entries: shown(entries) }))
    .filter(({ entries }) => entries.length > 0);
}
