import type { z } from 'zod';
import { EventId, type IngestReceipt } from '@portico/contracts/ingest/receipt';
import { unstorable } from '../../http/contract/unstorable-text.ts';
import type { Issue } from '../../http/problem/issue.ts';
import { issuesOf } from '../../http/problem/issue.ts';
import { Yielder } from '../../core/process/yield-to-event-loop.ts';

type Rejection = IngestReceipt['rejected'][number];

export interface ValidatedBatch<Item> {
  valid: Item[];
  rejected: Rejection[];
}

/**
 * A rule that a schema cannot state (such as "not in the future").
 * @param now epoch seconds, the same for the whole batch
 */
export type Check<Item> = (item: Item, now: number) => Issue | undefined;

/** Maximum number of issues per item. */
const MAX_ISSUES = 10;
/** After this number of issues in a batch, each item has at most one. */
const MAX_ISSUES_OF_BATCH = 500;

/**
 * Validates each item of a batch separately, so that an invalid item does not reject the rest. Yields
 * to other requests in between.
 */
export async function validateBatch<Schema extends z.ZodType>(
  schema: Schema,
  items: unknown[],
  check: Check<z.output<Schema>> = () => undefined,
): Promise<ValidatedBatch<z.output<Schema>>> {
  const valid: z.output<Schema>[] = [];
  const rejected: Rejection[] = [];
  const yielder = new Yielder();
  const now = Date.now() / 1000;
  let named = 0;
  for (const [index, item] of items.entries()) {
    await yielder.pause();
    const parsed = schema.safeParse(item);
    const issue = parsed.success
      ? (unstorable(parsed.data, true) ?? check(parsed.data, now))
      : undefined;
    if (parsed.success && !issue) {
      valid.push(parsed.data);
      continue;
    }
    const limit = named < MAX_ISSUES_OF_BATCH ? MAX_ISSUES : 1;
    const issues = issue ? [issue] : issuesOf(parsed.error as z.ZodError).slice(0, limit);
    named += issues.length;
    rejected.push({ index, id: senderIdOf(item), issues });
  }
  return { valid, rejected };
}

/** The sender's id of an item: the id of an event, or the name of a member of a set. */
function senderIdOf(item: unknown): string | null {
  const { id, name } = Object(item) as { id?: unknown; name?: unknown };
  const parsed = EventId.safeParse(id ?? name);
  return parsed.success ? parsed.data : null;
}

/** How far a sender's clock may be ahead of the server's. */
const MAX_CLOCK_SKEW_SECONDS = 300;

/** Rejects times in the future, because they would stay the newest ones. */
export function notInFuture(path: string, seconds: number, now: number): Issue | undefined {
  if (seconds <= now + MAX_CLOCK_SKEW_SECONDS) return undefined;
  return { path, message: 'must not be in the future; send epoch seconds, UTC' };
}
