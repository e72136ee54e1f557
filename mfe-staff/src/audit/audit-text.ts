import { SITE_ACTIONS } from '@portico/contracts/audit/actions';
import type { StaffWords } from '@portico/contracts/pack/staff';
import type { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import { PLATFORM_ACTIONS } from '@portico/sdk/contracts/audit/actions';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import { viewsFor } from '../blacklists/views.ts';

const SENTENCES: Record<string, string> = { ...PLATFORM_ACTIONS, ...SITE_ACTIONS };
/** Where the target stands in a sentence. */
const GAP = '{target}';

/** Nouns of targets that their sentences name already. */
const SILENT_NOUNS = ['id', 'invoices', 'release', 'remote', 'search'];
/** An id that no person reads: the first characters tell entries apart. */
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

const WHOLE: Record<string, string> = {
  boot: 'The site',
  operator: 'The operator',
  system: 'The site',
  site: 'the site pack',
  'sales:all': 'the sales',
};

/** The actor or target of an entry in words: team members by name, blacklists by their titles, others by noun and id. */
export function formatParty(
  text: string,
  members: readonly TeamMember[],
  group: StaffWords['group'],
): string {
  const whole = lookup(WHOLE, text, '');
  if (whole) return whole;
  const list = viewsFor(group).find(({ kind }) => text === `blacklist:${kind}`);
  if (list) return `the ${list.title.toLowerCase()}`;
  const [, noun = '', id = ''] = /^([a-z-]+):(.+)$/.exec(text) ?? [];
  if (noun === '') return text;
  if (noun === 'user') return members.find(({ user_id }) => user_id === id)?.username ?? id;
  const shown = UUID.test(id) ? id.slice(0, 8) : id;
  return SILENT_NOUNS.includes(noun) ? shown : `${noun.replaceAll('-', ' ')} ${shown}`;
}

/** The target of an entry. An incident has its title, where the entry knows it. */
export function formatTarget(
  { target, detail }: Pick<AuditEntry, 'target' | 'detail'>,
  members: readonly TeamMember[],
  group: StaffWords['group'],
): string {
  return target.startsWith('incident:') && typeof detail.title === 'string'
    ? `the incident “${detail.title}”`
    : formatParty(target, members, group);
}

/** A sentence without its actor, around the target. @param hasTarget false: the sentence does not name it */
export interface AuditSentence {
  before: string;
  hasTarget: boolean;
  after: string;
}

/** What an action is in words. One of another version has its code and the target. */
export function sentenceOf(action: string): AuditSentence {
  const sentence = lookup(SENTENCES, action, `${action}: ${GAP}`);
  const [before = '', after] = sentence.split(GAP);
  return { before, hasTarget: after !== undefined, after: after ?? '' };
}

/** The details of an entry in one line: `from: Supporter, to: Moderator`. Empty ones are left out. */
export function formatDetail(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([key, value]) => [key, formatValue(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ');
}

/** A hash, which tells people nothing beyond its first characters. */
const HASH = /^[\da-f]{32,}$/;

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(formatValue).join(' ');
  if (typeof value === 'string') return HASH.test(value) ? `${value.slice(0, 12)}…` : value;
  return JSON.stringify(value);
}

/** Entries that say the same in a row, newest first. */
export interface AuditRun {
  newest: AuditEntry;
  count: number;
}

const READS = /\.(read|search|list)$/;

/** Puts reads in a row together: the same member, the same action and target. */
export function groupReads(entries: readonly AuditEntry[]): AuditRun[] {
  const runs: AuditRun[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && READS.test(entry.action) && saysTheSame(last.newest, entry)) last.count += 1;
    else runs.push({ newest: entry, count: 1 });
  }
  return runs;
}

const saysTheSame = (one: AuditEntry, other: AuditEntry): boolean =>
  one.actor === other.actor && one.action === other.action && one.target === other.target;
