import type { DataView } from '../index.ts';
import { formatClock, formatDayOfYear, formatMoment, yearOf } from '../../rules/time/format.ts';
import { textOf, valueAt } from './field-path.ts';

/** What a template is filled with: the declared view of the answers. Values of another kind than declared are empty. */
export function viewOf(view: DataView, data: unknown): unknown {
  if (typeof view === 'string') return valueAt(data, view);
  if ('fields' in view) return fieldsOf(view.fields, data);
  if ('list' in view) return entriesOf(view, data);
  if ('number' in view) return formatNumber(valueAt(data, view.number));
  if ('utc' in view) return formatUtc(valueAt(data, view.utc), view.as);
  if ('money' in view) return formatMoney(valueAt(data, view.money), view.currency);
  if ('choice' in view) {
    const chosen = String(valueAt(data, view.choice));
    const one = (name: string) => (name === chosen ? [viewOf(view.value, data)] : []);
    return Object.fromEntries(view.of.map((name) => [name, one(name)]));
  }
  const value = valueAt(data, view.optional);
  return isEmpty(value) ? [] : [viewOf(view.value ?? '.', value)];
}

/** Whether there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const fieldsOf = (fields: Record<string, DataView>, data: unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, view]) => [name, viewOf(view, data)]));

type ListView = Extract<DataView, { list: string }>;

function entriesOf({ list, sort, first, each = '.' }: ListView, data: unknown): unknown[] {
  const value = valueAt(data, list);
  if (!Array.isArray(value)) return [];
  const sorted = sort
    ? value.toSorted((a, b) => compare(valueAt(a, sort.by), valueAt(b, sort.by)))
    : value;
  if (sort?.descending) sorted.reverse();
  return sorted.slice(0, first).map((entry: unknown) => viewOf(each, entry));
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
