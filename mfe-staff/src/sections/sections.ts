import type { StaffWords } from '@portico/contracts/pack/staff';
import { BLACKLISTS } from '@portico/contracts/blacklists/kinds';
import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import type { Right } from '@portico/sdk/contracts/team/rights';

/** Link to a page in the sidebar. */
export interface StaffLink {
  label: string;
  path: string;
  /** Without it, the page shows nothing; absent: all ranks may read the page. */
  right?: Right;
}

/** Expandable branch of the sidebar. */
export interface StaffGroup {
  label: string;
  children: readonly (StaffLink | StaffGroup)[];
}

type Entry = StaffLink | StaffGroup;

/**
 * Entries of the sidebar in order, for a user with all rights (spec 1 §2).
 * @param group what the bot calls commands that a blacklist names together
 */
export const sectionsWith = (group: string): readonly Entry[] => [
  { label: 'Overview', path: '/staff/overview' },
  { label: 'Commands', path: '/staff/commands' },
  { label: 'Logging', children: [{ label: 'Economy', path: ECONOMY_LOG }] },
  {
    label: 'Blacklist',
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
  { label: 'Look Up', path: '/staff/lookup' },
  { label: 'Incidents', path: '/staff/incidents' },
  { label: 'Customers', path: '/staff/customers' },
  { label: 'Audit', path: '/staff/audit' },
  { label: 'Platform', path: '/staff/platform' },
  { label: 'Sales', path: '/staff/sales', right: 'sales' },
  { label: 'Team', path: '/staff/team' },
];

interface Allowed {
  rights: readonly Right[];
  /** Whether the site has a page. */
  hasPage: (path: string) => boolean;
  words: StaffWords;
}

/** The entries whose pages exist and a user may read: for the sidebar, the site's menu and the palette. */
export function sectionsFor({ rights, hasPage, words }: Allowed): readonly Entry[] {
  const isShown = ({ path, right }: StaffLink) =>
    (right === undefined || rights.includes(right)) && hasPage(path);
  const shown = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry): Entry[] => {
      if ('path' in entry) return isShown(entry) ? [entry] : [];
      const children = shown(entry.children);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
  return shown(sectionsWith(words.group.name));
}
