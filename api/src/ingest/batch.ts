import type { z } from 'zod';
import { EventId, type IngestReceipt } from 'shared/contracts/ingest/receipt';
import { unstorable } from '../http/storable.ts';
import { issuesOf, type Issue } from '../http/validated-input.ts';

type Rejection = IngestReceipt['rejected'][number];

interface SortedBatch<Item> {
  good: Item[];
  rejected: Rejection[];
}

/** Issues told per item; more would only repeat one mistake of the sender. */
const MOST_ISSUES = 10;

/**
 * Checks each item of a batch on its own, so that one bad item does not lose the rest.
 * @param check rules that a schema cannot tell (such as "not in the future")
 */
export function sortBatch<Schema extends z.ZodType>(
  schema: Schema,
  items: unknown[],
  check: (item: z.output<Schema>) => Issue | undefined = () => undefined,
): SortedBatch<z.output<Schema>> {
  const good: z.output<Schema>[] = [];
  const rejected: Rejection[] = [];
  items.forEach((item, index) => {
    const parsed = schema.safeParse(item);
    const issue = parsed.success
      ? (unstorable(parsed.data, true) ?? check(parsed.data))
      : undefined;
    if (parsed.success && !issue) {
      good.push(parsed.data);
      return;
    }
    const issues = issue ? [issue] : issuesOf(parsed.error as z.ZodError).slice(0, MOST_ISSUES);
    rejected.push({ index, id: idOf(item), issues });
  });
  return { good, rejected };
}

/** The sender's name of an item: the id of an event, the name of a member of a set. */
function idOf(item: unknown): string | null {
  const { id, name } = Object(item) as { id?: unknown; name?: unknown };
  const parsed = EventId.safeParse(id ?? name);
  return parsed.success ? parsed.data : null;
}

/** How far a sender's clock may run ahead of ours, in seconds. */
const CLOCK_SKEW = 300;

/** A time from the future would stay the newest for ever. */
export function notInFuture(path: string, seconds: number, now: number): Issue | undefined {
  if (seconds <= now + CLOCK_SKEW) return undefined;
  return { path, message: 'lies in the future; send epoch seconds, UTC' };
}
