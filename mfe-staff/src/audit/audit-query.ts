/** Filters of the audit page in the URL. */
export interface AuditQuery {
  actor?: string;
  action?: string;
  target?: string;
  from?: string;
  to?: string;
  before?: string;
}

const FILTERS = ['actor', 'action', 'target', 'from', 'to'] as const;
const KEYS = [...FILTERS, 'before'] as const;

/** Reads the filters from the URL; invalid values are ignored. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const query: AuditQuery = {};
  for (const key of KEYS) {
    const text = search.get(key)?.trim();
    if (text && isValid(key, text)) query[key] = text;
  }
  return query;
}

/** Writes the filters to the URL without empty fields. */
export function writeAuditQuery(query: AuditQuery): Record<string, string> {
  const params: Record<string, string> = {};
  for (const key of KEYS) {
    const text = query[key]?.trim();
    if (text) params[key] = text;
  }
  return params;
}

/** Number of filters in use; the place in the list is none. */
export const countFilters = (query: AuditQuery): number =>
  FILTERS.filter((key) => query[key]?.trim()).length;

function isValid(key: (typeof KEYS)[number], text: string): boolean {
  if (key === 'from' || key === 'to') {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  }
  return key === 'before' ? /^\d{1,18}$/.test(text) : /^[\x21-\x7e]{1,100}$/.test(text);
}
