/** What a column holds: words of the bot, or an exact decimal as text. */
type ColumnKind = 'text' | 'money';

interface EconomyColumn {
  /** Head of the column in the table and in the CSV file (spec 1 §2). */
  head: string;
  kind: ColumnKind;
  /** For the manual. */
  description: string;
}

/**
 * The columns of the economy log in their order, beside whose line it is (`user_id`) and of when
 * (`created`). Event, entry, statements, CSV file and table are made from this list. A new column
 * also needs `economy.table.ts` with its migration, and a value from the simulated bot.
 */
export const ECONOMY_COLUMNS = {
  action: { head: 'Action', kind: 'text', description: 'What was done: work, daily, gamble' },
  type: {
    head: 'Type',
    kind: 'text',
    description: 'add, gain, win, remove, spend, loss, transfer',
  },
  amount: { head: 'Amount', kind: 'money', description: 'A decimal, best as text: "1234.56"' },
  cash: { head: 'Cash', kind: 'money', description: 'Cash after it' },
  card: { head: 'Card', kind: 'money', description: 'What is on the card after it' },
} as const satisfies Record<string, EconomyColumn>;
export type EconomyColumnName = keyof typeof ECONOMY_COLUMNS;

export const ECONOMY_COLUMN_NAMES = Object.keys(ECONOMY_COLUMNS) as EconomyColumnName[];

/** One value for each column, in their order. */
export function mapColumns<T>(
  make: (column: EconomyColumn, name: EconomyColumnName) => T,
): Record<EconomyColumnName, T> {
  const made = ECONOMY_COLUMN_NAMES.map((name) => [name, make(ECONOMY_COLUMNS[name], name)]);
  return Object.fromEntries(made) as Record<EconomyColumnName, T>;
}

/** Orders of the log; with a minus, descending. */
export const ECONOMY_SORTS = ['created', '-created', 'amount', '-amount'] as const;
export type EconomySort = (typeof ECONOMY_SORTS)[number];
