import type { RemoteName } from '@portico/sdk/platform';
import type { Account } from './sign-in.ts';

/** Expectations for a page of the built product. */
export interface ExpectedPage {
  path: string;
  /** The matched route, if it differs from the path. */
  route?: string;
  /** Title after "{product} - ". */
  title: string;
  remote: RemoteName;
  /** Account that may open the page; absent: public. */
  as?: Account;
  /** Whether the page has no navigation. */
  bare?: boolean;
  /** First heading of the rendered page. */
  heading: string | RegExp;
  /** Whether the HTML contains the body. */
  prerendered?: boolean;
}

/** Name of the demo brand. */
export const PRODUCT = 'Juno';

/** Viewport of a common phone. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** One page per route; a test fails if the live registry has other routes. */
export const PAGES: readonly ExpectedPage[] = [
  {
    path: '/',
    title: 'Discord Bot',
    remote: 'mfe-public',
    heading: /all-in-one/i,
    prerendered: true,
  },
  { path: '/status', title: 'Status', remote: 'mfe-public', heading: /Status|Operational/ },
  { path: '/commands', title: 'Commands', remote: 'mfe-public', heading: 'Commands' },
  {
    path: '/commands/moderation',
    route: '/commands/:category',
    title: 'Moderation Commands',
    remote: 'mfe-public',
    heading: 'Commands',
  },
  {
    path: '/commands/moderation/ban',
    route: '/commands/:category/:name',
    title: 'ban command',
    remote: 'mfe-public',
    heading: 'ban',
  },
  {
    path: '/status/incidents',
    title: 'Incident History',
    remote: 'mfe-public',
    heading: 'Incident History',
  },
  {
    path: '/features',
    title: 'Features',
    remote: 'mfe-public',
    heading: 'Features',
    prerendered: true,
  },
  {
    path: '/features/tickets',
    route: '/features/:name',
    title: 'Tickets',
    remote: 'mfe-public',
    heading: 'Tickets',
    prerendered: true,
  },
  { path: '/team', title: 'Team', remote: 'mfe-public', heading: 'Team' },
  {
    path: '/avatars',
    title: 'Avatar History',
    remote: 'mfe-public',
    heading: 'Avatar History',
  },
  {
    path: '/avatars/243483102788599882',
    route: '/avatars/:userId',
    title: 'Avatar History for a user',
    remote: 'mfe-public',
    heading: 'Avatar History',
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    remote: 'mfe-public',
    heading: 'Terms of Service',
    prerendered: true,
  },
  {
    path: '/economy',
    title: 'Economy Rules',
    remote: 'mfe-public',
    heading: 'Economy Rules',
    prerendered: true,
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    remote: 'mfe-public',
    heading: 'Privacy Policy',
    prerendered: true,
  },
  {
    path: '/refund',
    title: 'Refund Policy',
    remote: 'mfe-public',
    heading: 'Refund Policy',
    prerendered: true,
  },
  {
    path: '/contact',
    title: 'Contact',
    remote: 'mfe-public',
    heading: 'Contact',
    prerendered: true,
  },
  { path: '/embed', title: 'Embed Builder', remote: 'mfe-tools', heading: 'Embed Builder' },
  { path: '/templates', title: 'Embed Templates', remote: 'mfe-tools', heading: 'Embed Templates' },
  { path: '/store', title: 'Store', remote: 'mfe-commerce', heading: /Lifetime Access/ },
  {
    path: '/invoice',
    title: 'Invoice',
    remote: 'mfe-commerce',
    heading: 'Missing invoice ID',
    prerendered: true,
  },
  {
    path: '/invoice/INV-NONE',
    route: '/invoice/:invoiceId',
    title: 'Invoice',
    remote: 'mfe-commerce',
    heading: 'Log in to see this invoice',
  },
  {
    path: '/invoice/INV-NONE/print',
    route: '/invoice/:invoiceId/print',
    title: 'Invoice INV-NONE',
    remote: 'mfe-commerce',
    bare: true,
    heading: 'Log in to see this invoice',
  },
  {
    path: '/withdraw',
    title: 'Withdraw from contract',
    remote: 'mfe-commerce',
    heading: 'Withdraw from contract',
    prerendered: true,
  },
  {
    path: '/redeem',
    title: 'Redeem a Gift',
    remote: 'mfe-commerce',
    heading: 'Log in to redeem your gift',
  },
  ...[
    ['/user', 'Dashboard Overview'],
    ['/user/overview', 'Dashboard Overview'],
    ['/user/invoices', 'Invoices'],
    ['/user/licenses', 'Servers'],
    ['/user/authorization', 'Authorization', 'Servers'],
    ['/user/account', 'Account'],
  ].map(([path = '', title = '', heading = title]) => ({
    path,
    title,
    remote: 'mfe-commerce' as const,
    heading,
    as: 'customer' as const,
  })),
  ...['/staff', '/staff/overview'].map((path) => ({
    path,
    title: 'Overview',
    remote: 'mfe-staff' as const,
    heading: 'Overview',
    as: 'owner' as const,
  })),
  ...[
    ['/staff/commands', 'Commands'],
    ['/staff/logging/economy', 'Economy Logs'],
    ['/staff/blacklist/user/user', 'User Blacklist'],
    ['/staff/blacklist/user/command', 'User Command Blacklist'],
    ['/staff/blacklist/user/cog', 'User Cog Blacklist'],
    ['/staff/blacklist/server/server', 'Server Blacklist'],
    ['/staff/blacklist/server/command', 'Server Command Blacklist'],
    ['/staff/blacklist/server/cog', 'Server Cog Blacklist'],
    ['/staff/lookup', 'Look Up'],
    ['/staff/customers', 'Customers'],
    ['/staff/audit', 'Audit'],
    ['/staff/incidents', 'Incidents'],
    ['/staff/platform', 'Platform'],
    ['/staff/sales', 'Sales'],
    ['/staff/team', 'Team'],
  ].map(([path = '', title = '']) => ({
    path,
    title,
    remote: 'mfe-staff' as const,
    heading: title,
    as: 'owner' as const,
  })),
];

/** Pages that redirect immediately. */
export const REDIRECT_PAGES: readonly Omit<ExpectedPage, 'heading'>[] = [
  { path: '/discord', title: 'Discord Server', remote: 'mfe-public' },
  { path: '/invite', title: 'Bot Invite', remote: 'mfe-public' },
  {
    path: '/epicgames/fn%3A1',
    route: '/epicgames/*',
    title: 'Game Launcher',
    remote: 'mfe-public',
  },
];

/** Routes whose pages need an id of this site; the journey that opens them. */
export const JOURNEY_ROUTES: Readonly<Record<string, string>> = {
  '/status/incidents/:id': 'incidents.spec.ts',
};

/** One page of each remote. */
export const ONE_PER_REMOTE = PAGES.filter(
  (page, index) => PAGES.findIndex(({ remote }) => remote === page.remote) === index,
);
