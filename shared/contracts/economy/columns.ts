/** Type of a column: text from the bot, or an exact decimal as a string. */
type ColumnKind = 'text' | 'money';

interface EconomyColumn {
  /** Column header in the table and in the CSV file (spec 1 §2). */
  head: string;
  kind: ColumnKind;
  /** For the OpenAPI document. */
  description: string;
}

/**
 * The columns of the economy log in order, besides `user_id` and `created`. Event, entry, SQL
 * statements, CSV file and table are built from this list. A new column also needs a column in
 * `economy.table.ts`, a migration, and a value from the simulated bot.
 */
const ECONOMY_COLUMNS = {
  action: { head: 'Action', kind: 'text', description: 'The action: work, daily, gamble' },
  type: {
    head: 'Type',
    kind: 'text',
    description: 'add, gain, win, remove, spend, loss, transfer',
  },
  amount: {
    head: 'Amount',
    kind: 'money',
    description: 'A decimal, preferably as a string: "1234.56"',
  },
  cash: { head: 'Cash', kind: 'money', description: 'Cash after the transaction' },
  card: { head: 'Card', kind: 'money', description: 'Card balance after the transaction' },
} as const satisfies Record<string, EconomyColumn>;
export type EconomyColumnName = keyof typeof ECONOMY_COLUMNS;

export const ECONOMY_COLUMN_NAMES = Object.keys(ECONOMY_COLUMNS) as EconomyColumnName[];

/** Builds a record with one value per column, in column order. */
export function mapColumns<T>(
  make: (column: EconomyColumn, name: EconomyColumnName) => T,
): Record<EconomyColumnName, T> {
  const made = ECONOMY_COLUMN_NAMES.map((name) => [name, make(ECONOMY_COLUMNS[name], name)]);
  return Object.fromEntries(made) as Record<EconomyColumnName, T>;
}

/** Sort orders of the log; a minus sorts descending. */
export const ECONOMY_SORTS = ['created', '-created', 'amount', '-amount'] as const;
export type EconomySort = (typeof ECONOMY_SORTS)[number];
