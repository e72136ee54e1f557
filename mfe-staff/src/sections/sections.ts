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

/** Entries of the sidebar in order, for a user with all rights (spec 1 §2). */
export const SECTIONS: readonly (StaffLink | StaffGroup)[] = [
  { label: 'Overview', path: '/staff/overview' },
  { label: 'Commands', path: '/staff/commands' },
  { label: 'Logging', children: [{ label: 'Economy', path: '/staff/logging/economy' }] },
  {
    label: 'Blacklist',
    children: [
      {
        label: 'User',
        children: [
          { label: 'User', path: '/staff/blacklist/user/user' },
          { label: 'Command', path: '/staff/blacklist/user/command' },
          { label: 'Cog', path: '/staff/blacklist/user/cog' },
        ],
      },
      {
        label: 'Server',
        children: [
          { label: 'Server', path: '/staff/blacklist/server/server' },
          { label: 'Commands', path: '/staff/blacklist/server/command' },
          { label: 'Cog', path: '/staff/blacklist/server/cog' },
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

/** The entries whose pages a user may read: for the sidebar, the site's menu and the palette. */
export function sectionsFor(rights: readonly Right[]): readonly (StaffLink | StaffGroup)[] {
  return SECTIONS.filter(
    (entry) => !('right' in entry) || entry.right === undefined || rights.includes(entry.right),
  );
}
