/** A page of the built product, as the tests expect it. */
export interface ExpectedPage {
  path: string;
  /** After "{product} - ". */
  title: string;
  remote: 'mfe-public' | 'mfe-tools' | 'mfe-commerce' | 'mfe-staff';
  /** Its first heading, once the remote shows it. */
  heading: string | RegExp;
}

/** Name of the demo brand. */
export const PRODUCT = 'Juno';

/** Every route; a test fails when the live registry knows others. */
export const PAGES: readonly ExpectedPage[] = [
  { path: '/', title: 'Discord Bot', remote: 'mfe-public', heading: /all-in-one/i },
  { path: '/status', title: 'Status', remote: 'mfe-public', heading: /Operational/ },
  { path: '/commands', title: 'Commands', remote: 'mfe-public', heading: 'Commands' },
  { path: '/embed', title: 'Embed Builder', remote: 'mfe-tools', heading: 'Embed Builder' },
  { path: '/templates', title: 'Embed Templates', remote: 'mfe-tools', heading: 'Embed Templates' },
  { path: '/store', title: 'Store', remote: 'mfe-commerce', heading: /Lifetime Access/ },
  { path: '/staff', title: 'Overview', remote: 'mfe-staff', heading: 'Overview' },
];

/** One page of each remote. */
export const ONE_PER_REMOTE = PAGES.filter(
  (page, index) => PAGES.findIndex(({ remote }) => remote === page.remote) === index,
);
