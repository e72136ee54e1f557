import { defineRemote } from '@portico/sdk/platform';
import type { PageRoute } from '@portico/sdk/platform';
import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import { viewsFor } from './blacklists/views.ts';
import { configuration } from './configuration.ts';
import { PLAIN_WORDS } from './desk/plain-words.ts';
import { staffIcon } from './nav-icons.ts';

/** Settings of all back-office pages. */
const staffPage = (route: Pick<PageRoute, 'path' | 'page' | 'title'>): PageRoute => ({
  ...route,
  description: 'The back-office of {product}.',
  chrome: 'dashboard',
  noindex: true,
});

export default defineRemote({
  name: 'mfe-staff',
  configuration,
  routes: [
    staffPage({ path: '/staff', page: 'landing', title: 'Overview' }),
    staffPage({ path: '/staff/overview', page: 'overview', title: 'Overview' }),
    staffPage({ path: '/staff/commands', page: 'commands', title: 'Commands' }),
    staffPage({ path: ECONOMY_LOG, page: 'logging-economy', title: 'Economy Logs' }),
    // The page names the list in the words of the site pack.
    ...viewsFor(PLAIN_WORDS.group).map(({ path, title }) =>
      staffPage({ path, page: 'blacklist', title }),
    ),
    staffPage({ path: '/staff/lookup', page: 'lookup', title: 'Look Up' }),
    staffPage({ path: '/staff/incidents', page: 'incidents', title: 'Incidents' }),
    staffPage({ path: '/staff/customers', page: 'customers', title: 'Customers' }),
    staffPage({ path: '/staff/audit', page: 'audit', title: 'Audit' }),
    staffPage({ path: '/staff/platform', page: 'platform', title: 'Platform' }),
    staffPage({ path: '/staff/sales', page: 'sales', title: 'Sales' }),
    staffPage({ path: '/staff/team', page: 'team', title: 'Team' }),
  ],
  nav: [
    {
      slot: 'user',
      path: '/staff/overview',
      label: 'Staff Dashboard',
      icon: staffIcon,
      weight: 20,
    },
  ],
});
