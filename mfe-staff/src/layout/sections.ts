/** One page of the back-office in the sidebar. */
export interface StaffLink {
  label: string;
  path: string;
}

/** A branch of the sidebar that opens and closes. */
export interface StaffGroup {
  label: string;
  children: readonly (StaffLink | StaffGroup)[];
}

/** The sidebar, from top to bottom (spec 1 §2). */
export const SECTIONS: readonly (StaffLink | StaffGroup)[] = [
  { label: 'Overview', path: '/staff/overview' },
  { label: 'Commands', path: '/staff/commands' },
];
