import type { Lock } from '../lib/lockfile.ts';
import { shippedPackages } from '../lib/shipped-packages.ts';

/** An advisory that is known and accepted for a time. */
interface Exception {
  /** `GHSA-…`. */
  id: string;
  /** Why it does not concern Portico, or what is missing for the fix. */
  reason: string;
  /** The last day that it holds, `2026-12-31`. */
  until: string;
}

const ACCEPTED: readonly Exception[] = [];

const FILE = 'scripts/check/advisories.ts';

/** What `npm audit --json` prints (version 2 of the report), as far as it is used. */
export interface AuditReport {
  auditReportVersion: 2;
  /** By the name of the package. */
  vulnerabilities: Record<
    string,
    {
      /** Advisories of the package, and names of vulnerable packages that it depends on. */
      via: (string | { title: string; url: string; severity: string })[];
      /** Where it is installed: `node_modules/a`. */
      nodes: string[];
    }
  >;
}

/** Tools that only build and test fail the audit from this severity on, shipped packages always. */
const SERIOUS = new Set(['high', 'critical']);

/**
 * Finds advisories about locked packages, and exceptions that have ended or are not needed.
 * @param packages of `package-lock.json`
 * @param today `2026-11-23`
 * @returns one sentence each
 */
export function advisoryProblems(
  report: AuditReport,
  packages: Lock['packages'],
  today: string,
  accepted: readonly Exception[] = ACCEPTED,
): string[] {
  const shipped = shippedPackages(packages);
  const found = new Set<string>();
  const problems = Object.entries(report.vulnerabilities).flatMap(([name, { via, nodes }]) =>
    via.flatMap((advisory) => {
      if (typeof advisory === 'string') return [];
      const { title, url, severity } = advisory;
      const id = url.slice(url.lastIndexOf('/') + 1);
      found.add(id);
      const isShipped = nodes.some((place) => shipped.has(place));
      if (!isShipped && !SERIOUS.has(severity)) return [];
      const exception = accepted.find((one) => one.id === id);
      if (exception && today <= exception.until) return [];
      const what = `${nodes.join(', ')}: ${title} (${severity}, ${isShipped ? 'shipped' : 'only builds or tests'}, ${url}).`;
      return exception
        ? `${what} Its exception ended on ${exception.until}: update ${name}, or give a new reason and day in ${FILE}.`
        : `${what} Update ${name} ("npm audit fix"), or if no fix exists, add ${id} to ACCEPTED in ${FILE} with the reason and a day.`;
    }),
  );
  const unneeded = accepted.filter(({ id }) => !found.has(id));
  return [
    ...problems,
    ...unneeded.map(({ id }) => `${FILE}: no locked package has ${id}. Remove its exception.`),
  ];
}
