import { accountExamples } from './account.ts';
import { activityExamples } from './activity.ts';
import { auditExamples } from './audit.ts';
import { avatarsExamples } from './avatars.ts';
import { blacklistsExamples } from './blacklists.ts';
import { canariesExamples } from './canaries.ts';
import { checkoutExamples } from './checkout.ts';
import { commandsExamples } from './commands.ts';
import { componentsExamples } from './components.ts';
import { customersExamples } from './customers.ts';
import { deskExamples } from './desk.ts';
import { economyExamples } from './economy.ts';
import { feedsExamples } from './feeds.ts';
import { healthExamples } from './health.ts';
import { incidentsExamples } from './incidents.ts';
import { ingestExamples } from './ingest.ts';
import { invoicesExamples } from './invoices.ts';
import { licensesExamples } from './licenses.ts';
import { namesExamples } from './names.ts';
import { platformExamples } from './platform.ts';
import { previewsExamples } from './previews.ts';
import { refundsExamples } from './refunds.ts';
import { registryExamples } from './registry.ts';
import { releasesExamples } from './releases.ts';
import { reportsExamples } from './reports.ts';
import { serversExamples } from './servers.ts';
import { sessionExamples } from './session.ts';
import { smokeExamples } from './smoke.ts';
import { staffIncidentsExamples } from './staff-incidents.ts';
import { statusExamples } from './status.ts';
import { storeExamples } from './store.ts';
import { supportExamples } from './support.ts';
import { teamExamples } from './team.ts';
import { templatesExamples } from './templates.ts';
import { userLicensesExamples } from './user-licenses.ts';
import { usersExamples } from './users.ts';
import { vitalsExamples } from './vitals.ts';
import type { Example } from './example.ts';

/** The example of each operation. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map([
  ...accountExamples,
  ...activityExamples,
  ...auditExamples,
  ...avatarsExamples,
  ...blacklistsExamples,
  ...canariesExamples,
  ...checkoutExamples,
  ...commandsExamples,
  ...componentsExamples,
  ...customersExamples,
  ...deskExamples,
  ...economyExamples,
  ...feedsExamples,
  ...healthExamples,
  ...incidentsExamples,
  ...ingestExamples,
  ...invoicesExamples,
  ...licensesExamples,
  ...namesExamples,
  ...platformExamples,
  ...previewsExamples,
  ...refundsExamples,
  ...registryExamples,
  ...releasesExamples,
  ...reportsExamples,
  ...serversExamples,
  ...sessionExamples,
  ...smokeExamples,
  ...staffIncidentsExamples,
  ...statusExamples,
  ...storeExamples,
  ...supportExamples,
  ...teamExamples,
  ...templatesExamples,
  ...userLicensesExamples,
  ...usersExamples,
  ...vitalsExamples,
]);
