import { csvText } from '@portico/sdk/rules/csv';

/** An apostrophe at the start of a cell, for one of the readers of `csvText`. */
const ESCAPES = /(^|[,;|\t\n\v\f\r\u0085\u2028\u2029])'/g;

/** The text of a cell that `csvText` wrote for spreadsheets. Other cells stay as they are. */
export function csvPlain(cell: string): string {
  const text = cell.replace(ESCAPES, '$1');
  return csvText(text) === cell ? text : cell;
}
