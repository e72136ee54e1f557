/** The filters of the audit page, as the address has them. */
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

/** Reads the address; nonsense counts as absent, so that a mangled link still shows something. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const query: AuditQuery = {};
  for (const key of KEYS) {
    const text = search.get(key)?.trim();
    if (text && fits(key, text)) query[key] = text;
  }
  return query;
}

/** What is set, without empty fields. */
export function writeAuditQuery(query: AuditQuery): Record<string, string> {
  const written: Record<string, string> = {};
  for (const key of KEYS) {
    const text = query[key]?.trim();
    if (text) written[key] = text;
  }
  return written;
}

function fits(key: (typeof KEYS)[number], text: string): boolean {
  if (key === 'from' || key === 'to') {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  }
  return key === 'before' ? /^\d{1,18}$/.test(text) : /^[\x21-\x7e]{1,100}$/.test(text);
}
