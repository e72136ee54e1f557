import { activityExamples } from './activity.ts';
import { avatarsExamples } from './avatars.ts';
import { blacklistsExamples } from './blacklists.ts';
import { checkoutExamples } from './checkout.ts';
import { commandsExamples } from './commands.ts';
import { componentsExamples } from './components.ts';
import { contentExamples } from './content.ts';
import { customersExamples } from './customers.ts';
import { deskExamples } from './desk.ts';
import { economyExamples } from './economy.ts';
import { feedsExamples } from './feeds.ts';
import { giftsExamples } from './gifts.ts';
import { incidentsExamples } from './incidents.ts';
import { ingestExamples } from './ingest.ts';
import { invoicesExamples } from './invoices.ts';
import { licensesExamples } from './licenses.ts';
import { namesExamples } from './names.ts';
import { refundsExamples } from './refunds.ts';
import { serversExamples } from './servers.ts';
import { staffIncidentsExamples } from './staff-incidents.ts';
import { statusExamples } from './status.ts';
import { storeExamples } from './store.ts';
import { supportExamples } from './support.ts';
import { teamCardsExamples } from './team-cards.ts';
import { templatesExamples } from './templates.ts';
import { userLicensesExamples } from './user-licenses.ts';
import { usersExamples } from './users.ts';
import { withdrawalsExamples } from './withdrawals.ts';
import type { Example } from '@portico/sdk/contracts/example';

/** The example of each operation of the site. */
export const SITE_EXAMPLES: ReadonlyMap<string, Example> = new Map([
  ...activityExamples,
  ...avatarsExamples,
  ...blacklistsExamples,
  ...checkoutExamples,
  ...commandsExamples,
  ...contentExamples,
  ...componentsExamples,
  ...customersExamples,
  ...deskExamples,
  ...economyExamples,
  ...feedsExamples,
  ...giftsExamples,
  ...incidentsExamples,
  ...ingestExamples,
  ...invoicesExamples,
  ...licensesExamples,
  ...namesExamples,
  ...refundsExamples,
  ...serversExamples,
  ...staffIncidentsExamples,
  ...statusExamples,
  ...storeExamples,
  ...supportExamples,
  ...teamCardsExamples,
  ...templatesExamples,
  ...userLicensesExamples,
  ...usersExamples,
  ...withdrawalsExamples,
]);
