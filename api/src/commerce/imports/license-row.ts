import { CleanText, Snowflake } from '@portico/sdk/contracts/text';
import { isEmail } from '@portico/sdk/rules/email';
import { moneyDigits } from '@portico/sdk/rules/money';
import type { Plan } from '@portico/contracts/store/schema';
import { csvPlain } from './csv-plain.ts';
import type { CsvRecord } from './read-csv.ts';

/** The columns of a file of licenses, in the order of an export (docs/import-licenses.md). */
export const COLUMNS = [
  ...(['id', 'discord_user_id', 'plan', 'servers', 'server_ids', 'bought_at'] as const),
  ...(['amount', 'currency', 'email', 'note'] as const),
] as const;
export type Column = (typeof COLUMNS)[number];

/** What is wrong in a file, where, and how to fix it. */
export interface RowProblem {
  line: number;
  /** Absent: the whole row, or the file. */
  column?: Column;
  problem: string;
}

/** A license of another shop, as its row says. */
export interface LicenseRow {
  line: number;
  /** The operator's id of the license. */
  id: string;
  userId: string;
  plan: string;
  servers: number;
  guildIds: string[];
  boughtAt: Date | null;
  /** What was paid there, in the smallest unit of the currency. */
  amount: number | null;
  /** null without an amount. */
  currency: string | null;
  email: string | null;
  note: string | null;
}

/** The plan of rows that name none. */
const NO_PLAN = 'Imported';
/** The same as in a catalog (shared/site/catalog-file.ts). */
const MAX_SERVERS = 1000;
const MAX_AMOUNT = 2_147_483_647;
/** Discord exists since that year. */
const FIRST_YEAR = 2015;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

type Values = Record<Column, string>;

/** A value cannot be used. */
class Invalid extends Error {
  constructor(
    readonly column: Column,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Which column each cell of the head names.
 * @throws Invalid, as an Error, with a message for people
 */
export function columnsOf(cells: readonly string[]): Column[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const all = `The columns are: ${COLUMNS.join(', ')}.`;
  const unknown = names.find((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new Error(`The first line names the column "${unknown}". ${all}`);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`The first line names the column "${repeated}" twice. ${all}`);
  const missing = (['id', 'discord_user_id'] as const).find((name) => !names.includes(name));
  if (missing) throw new Error(`The first line has no column "${missing}". ${all}`);
  return names as Column[];
}

/** @param plans of the live catalog */
export function licenseRowOf(
  { line, cells }: CsvRecord,
  columns: readonly Column[],
  plans: readonly Plan[],
): LicenseRow | RowProblem[] {
  if (cells.length !== columns.length) {
    const problem = `This row has ${cells.length} cells and the first line ${columns.length}. Put cells that contain the separator into quotes.`;
    return [{ line, problem }];
  }
  const values = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Values;
  columns.forEach((column, index) => (values[column] = csvPlain(cells[index] ?? '').trim()));
  const problems: RowProblem[] = [];
  /** The first problem of each value. */
  const read = <T>(value: () => T): T | undefined => {
    try {
      return value();
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      problems.push({ line, column: error.column, problem: error.message });
      return undefined;
    }
  };
  const row = {
    line,
    id: read(() => textOf('id', values, 100)),
    userId: read(() => snowflakeOf('discord_user_id', values.discord_user_id)),
    plan: read(() => textOf('plan', values, 100)) ?? NO_PLAN,
    guildIds: read(() => guildIdsOf(values.server_ids)) ?? [],
    servers: read(() => serversOf(values, plans)),
    boughtAt: read(() => timeOf(values.bought_at)),
    ...read(() => moneyOf(values)),
    email: read(() => emailOf(values.email)),
    note: read(() => textOf('note', values, 500)),
  };
  if (problems.length === 0 && row.id === null)
    problems.push({
      line,
      column: 'id',
      problem: 'The id is missing. It is the id of the license in your list.',
    });
  if (problems.length === 0 && row.guildIds.length > (row.servers ?? 0)) {
    const problem = `The row names ${row.guildIds.length} servers, and the license is for ${row.servers}. Remove servers, or raise "servers".`;
    problems.push({ line, column: 'server_ids', problem });
  }
  return problems.length > 0 ? problems : (row as LicenseRow);
}

function textOf(column: Column, values: Values, maxLength: number): string | null {
  const text = values[column];
  if (!CleanText(maxLength).safeParse(text).success)
    throw new Invalid(column, `Use at most ${maxLength} characters, without invalid ones.`);
  return text === '' ? null : text;
}

function snowflakeOf(column: Column, text: string): string {
  if (text === '') throw new Invalid(column, 'The Discord ID is missing: 17 to 20 digits.');
  if (/^\d[.,]?\d*E\+?\d+$/i.test(text)) {
    throw new Invalid(
      column,
      `"${text}" was a Discord ID until a spreadsheet changed it into a number, and its last digits are lost. Export the file again, and open it with this column as text.`,
    );
  }
  if (!Snowflake.safeParse(text).success)
    throw new Invalid(column, `"${text.slice(0, 40)}" is no Discord ID: 17 to 20 digits.`);
  return text;
}

function guildIdsOf(text: string): string[] {
  const ids = text.split(/[\s,;|]+/).filter((id) => id !== '');
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Invalid('server_ids', `The row names the server ${repeated} twice.`);
  return ids.map((id) => snowflakeOf('server_ids', id));
}

function serversOf({ plan: id, servers }: Values, plans: readonly Plan[]): number {
  if (servers !== '') {
    const count = /^\d{1,4}$/.test(servers) ? Number(servers) : 0;
    if (count >= 1 && count <= MAX_SERVERS) return count;
    throw new Invalid(
      'servers',
      `"${servers.slice(0, 40)}" is no number from 1 to ${MAX_SERVERS}.`,
    );
  }
  if (id === '')
    throw new Invalid('servers', 'The row needs the number of servers, or a plan of the store.');
  const plan = plans.find((other) => other.id === id);
  if (!plan) {
    const known = plans.map((other) => other.id).join(', ');
    throw new Invalid(
      'plan',
      `The store has no plan "${id}"${known && ` (it has: ${known})`}. Fill the column "servers".`,
    );
  }
  if (plan.maxServers === undefined) return plan.servers;
  throw new Invalid('servers', `Buyers of "${id}" choose the number of servers. Fill this column.`);
}

function timeOf(text: string): Date | null {
  if (text === '') return null;
  const found =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text);
  const [, day = '', clock = '00:00', zone = 'Z'] = found ?? [];
  const time = new Date(`${day}T${clock}${zone}`);
  // JavaScript makes March 1 of February 30.
  const isDay = found && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
  if (!isDay || Number.isNaN(time.getTime())) {
    const problem = `"${text.slice(0, 40)}" is no date such as 2024-05-31 or 2024-05-31T14:05:00Z.`;
    throw new Invalid('bought_at', problem);
  }
  if (time.getTime() > Date.now() || time.getUTCFullYear() < FIRST_YEAR)
    throw new Invalid('bought_at', `${text} is in the future, or before Discord existed.`);
  return time;
}

function moneyOf({ amount, currency }: Values): Pick<LicenseRow, 'amount' | 'currency'> {
  if (amount === '') return { amount: null, currency: null };
  const code = currency.toUpperCase();
  if (!CURRENCIES.has(code))
    throw new Invalid('currency', `An amount needs the ISO code of its currency, such as EUR.`);
  const digits = moneyDigits(code);
  const [, whole = '', part = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(amount) ?? [];
  const units = Number(whole + part.padEnd(digits, '0'));
  if (whole === '' || part.length > digits || units > MAX_AMOUNT) {
    const example = digits === 0 ? '1234' : `1234.${'5'.padEnd(digits, '0')}`;
    const problem = `"${amount.slice(0, 40)}" is no amount in ${code}, such as ${example}. Leave out thousands separators and the sign of the currency.`;
    throw new Invalid('amount', problem);
  }
  return { amount: units, currency: code };
}

function emailOf(text: string): string | null {
  if (text === '') return null;
  if (text.length > 254 || !isEmail(text))
    throw new Invalid('email', `"${text.slice(0, 60)}" is no email address.`);
  return text;
}
