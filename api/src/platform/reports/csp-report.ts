import { z } from 'zod';
import { labelOf } from './directives.ts';

const text = z.string().max(2_000).optional().catch(undefined);

/** The older format (`report-uri`). */
const Classic = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': z.number().optional().catch(undefined),
  }),
});

/** The Reporting API's format (`report-to`): several reports of several types. */
const Modern = z
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
  /** One of those that there are, or `other`. */
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

/** Addresses without query and fragment: those may carry secrets. */
const plain = (address = '') => address.replace(/[?#].*$/s, '').slice(0, 200);

/** Reads the reports of either format; what is neither gives none. */
export function violationsOf(body: unknown): Violation[] {
  const classic = Classic.safeParse(body);
  if (classic.success) {
    const report = classic.data['csp-report'];
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
  const modern = Modern.safeParse(body);
  if (!modern.success) return [];
  return modern.data
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
    directive: labelOf(directive),
    blocked: plain(blocked),
    page: plain(page),
    source: `${plain(source)}:${line ?? 0}`,
  };
}
