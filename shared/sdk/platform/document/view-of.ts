import type { DataView } from '../index.ts';
import { formatClock, formatDayOfYear, formatMoment, yearOf } from '../../rules/time/format.ts';
import { textOf, valueAt } from './field-path.ts';

/**
 * What a template is filled with: the declared view of the answers. Values of another kind than declared are empty.
 * @param all what paths with a slash begin at
 */
export function viewOf(view: DataView, data: unknown, all: unknown = data): unknown {
  const at = (path: string) =>
    path.startsWith('/') ? valueAt(all, path.slice(1)) : valueAt(data, path);
  if (typeof view === 'string') return at(view);
  if ('fields' in view) return fieldsOf(view.fields, data, all);
  if ('list' in view) return entriesOf(view, at(view.list), all);
  if ('number' in view) return formatNumber(at(view.number));
  if ('utc' in view) return formatUtc(at(view.utc), view.as);
  if ('money' in view) return formatMoney(at(view.money), view.currency);
  if ('choice' in view) {
    const chosen = String(at(view.choice));
    const one = (name: string) => (name === chosen ? [viewOf(view.value, data, all)] : []);
    return Object.fromEntries(view.of.map((name) => [name, one(name)]));
  }
  const value = at(view.optional);
  return isEmpty(value) ? [] : [viewOf(view.value ?? '.', value, all)];
}

/** Whether there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const fieldsOf = (fields: Record<string, DataView>, data: unknown, all: unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, view]) => [name, viewOf(view, data, all)]));

type ListView = Extract<DataView, { list: string }>;

function entriesOf({ sort, first, each = '.' }: ListView, value: unknown, all: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  const sorted = sort
    ? value.toSorted((a, b) => compare(valueAt(a, sort.by), valueAt(b, sort.by)))
    : value;
  if (sort?.descending) sorted.reverse();
  return sorted.slice(0, first).map((entry: unknown) => viewOf(each, entry, all));
}

/** Numbers by size, everything else by its characters. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [textOf(a), textOf(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

const isFigure = (value: unknown): value is number => Number.isFinite(value);

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const formatNumber = (value: unknown) => (isFigure(value) ? numbers.format(value) : '');

function formatUtc(value: unknown, as: 'iso' | 'date' | 'time' | 'moment'): string {
  if (!isFigure(value) || Math.abs(value) > LAST_SECOND) return '';
  if (as === 'iso') return new Date(value * 1000).toISOString();
  if (as === 'date') return formatDayOfYear(value, 'UTC');
  if (as === 'time') return `${formatClock(value, 'UTC')} UTC`;
  return `${formatMoment(value, 'UTC')}, ${yearOf(value, 'UTC')} UTC`;
}

/** Of JavaScript's dates. */
const LAST_SECOND = 8_640_000_000_000;

function formatMoney(value: unknown, currency: string): string {
  if (!isFigure(value)) return '';
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(value / 100);
}
