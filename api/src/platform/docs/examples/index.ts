import { accountExamples } from './account.ts';
import { auditExamples } from './audit.ts';
import { canariesExamples } from './canaries.ts';
import { healthExamples } from './health.ts';
import { platformExamples } from './platform.ts';
import { previewsExamples } from './previews.ts';
import { registryExamples } from './registry.ts';
import { releasesExamples } from './releases.ts';
import { reportsExamples } from './reports.ts';
import { sessionExamples } from './session.ts';
import { siteReleasesExamples } from './site-releases.ts';
import { smokeExamples } from './smoke.ts';
import { teamExamples } from './team.ts';
import { vitalsExamples } from './vitals.ts';
import type { Example } from '@portico/sdk/contracts/example';

/** The example of each operation of the platform. */
export const PLATFORM_EXAMPLES: ReadonlyMap<string, Example> = new Map([
  ...accountExamples,
  ...auditExamples,
  ...canariesExamples,
  ...healthExamples,
  ...platformExamples,
  ...previewsExamples,
  ...registryExamples,
  ...releasesExamples,
  ...reportsExamples,
  ...sessionExamples,
  ...siteReleasesExamples,
  ...smokeExamples,
  ...teamExamples,
  ...vitalsExamples,
]);
