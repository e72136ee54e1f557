import { z } from 'zod';
import { directiveLabel } from './csp-directives.ts';

const text = z.string().max(2_000).optional().catch(undefined);

/** The format of `report-uri`. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': z.number().optional().catch(undefined),
  }),
});

/** The format of the Reporting API (`report-to`): several reports of several types. */
const ApiReports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        effectiveDirective: text,
        blockedURL: text,
        documentURL: text,
        sourceFile: text,
        lineNumber: z.number().optional().catch(undefined),
      }),
    }),
  )
  .max(50);

export interface Violation {
  /** Name of a CSP directive, or `other`. */
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

/** Removes query and fragment, which may contain secrets. */
const withoutQuery = (address = '') => address.slice(0, address.search(/[?#]|$/)).slice(0, 200);

/** @returns the violations in a report of either format; none for other bodies */
export function parseCspReport(body: unknown): Violation[] {
  const legacy = LegacyReport.safeParse(body);
  if (legacy.success) {
    const report = legacy.data['csp-report'];
    return [
      violation(
        report['effective-directive'] ?? report['violated-directive']?.split(' ')[0],
        report['blocked-uri'],
        report['document-uri'],
        report['source-file'],
        report['line-number'],
      ),
    ];
  }
  const reports = ApiReports.safeParse(body);
  if (!reports.success) return [];
  return reports.data
    .filter((report) => report.type === 'csp-violation')
    .map(({ body: report }) =>
      violation(
        report.effectiveDirective,
        report.blockedURL,
        report.documentURL,
        report.sourceFile,
        report.lineNumber,
      ),
    );
}

function violation(
  directive = '',
  blocked: string | undefined,
  page: string | undefined,
  source: string | undefined,
  line: number | undefined,
): Violation {
  return {
    directive: directiveLabel(directive),
    blocked: withoutQuery(blocked),
    page: withoutQuery(page),
    source: `${withoutQuery(source)}:${line ?? 0}`,
  };
}
