import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import type { Database } from '../../core/db/database.ts';
import { validateBatch, type Check } from './batch.ts';
import { IngestWriter } from './ingest-writer.ts';
import { receiptOf, type IngestOptions } from './receipt.ts';

/** A contract of `setContract()`: what a member is, and the field that no two members share. */
interface SetContract<Item extends z.ZodType> {
  item: Item;
  key: keyof z.output<Item> & string;
}

interface SentSet {
  body: { revision: number };
  query: IngestOptions;
}

/** What differs from noun to noun. */
interface SetSink<Member> {
  /** The noun whose revision is taken with the set. */
  noun: string;
  /** The members as they were sent. */
  members: unknown[];
  /** Replaces the set. */
  write: (tx: Database, members: Member[]) => Promise<void>;
}

/** A set, or a part of one, whose own store decides whether it is taken. */
interface SetPart<Item extends z.ZodType> {
  item: Item;
  members: unknown[];
  check: Check<z.output<Item>>;
  /** @returns false for what was taken before */
  take: (members: z.output<Item>[]) => Promise<boolean>;
}

/** Replaces whole sets of the bot. */
@Injectable()
export class SetIngest {
  constructor(private readonly writer: IngestWriter) {}

  /** Takes a set whose revision is newer than the last one; its members differ in `contract.key`. */
  replace<Item extends z.ZodType>(
    { item, key }: SetContract<Item>,
    { body, query }: SentSet,
    { noun, members, write }: SetSink<z.output<Item>>,
  ): Promise<IngestReceipt> {
    return this.takePart(query, {
      item,
      members,
      check: uniqueBy(key),
      take: (valid) =>
        this.writer.replace(noun, body.revision, query.dryRun, (tx) => write(tx, valid)),
    });
  }

  /** The members are taken together or not at all, apart from the rejected ones. */
  async takePart<Item extends z.ZodType>(
    query: IngestOptions,
    { item, members, check, take }: SetPart<Item>,
  ): Promise<IngestReceipt> {
    const batch = await validateBatch(item, members, check);
    const { valid, rejected } = batch;
    // A set of nothing but mistakes would remove everything: the set before stays, and the revision
    // can be sent again.
    if (valid.length === 0 && rejected.length > 0) return receiptOf(query, batch, 0);
    return receiptOf(query, batch, (await take(valid)) ? valid.length : 0);
  }
}

/** Rejects every member but the first of those that are alike in a field. */
function uniqueBy<Member>(key: keyof Member & string): Check<Member> {
  const seen = new Set<unknown>();
  return (member) => {
    const value = member[key];
    if (seen.has(value)) return { path: key, message: 'is in this set twice' };
    seen.add(value);
    return undefined;
  };
}
