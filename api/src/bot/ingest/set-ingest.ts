import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { Database } from '../../core/db/database.ts';
import { validateBatch, type Check } from './batch.ts';
import { IngestWriter } from './ingest-writer.ts';
import { receiptOf, type IngestOptions } from './receipt.ts';

/** A contract of `setContract()`: the schema of a member, and its unique field. */
interface SetContract<Item extends z.ZodType> {
  item: Item;
  key: keyof z.output<Item> & string;
}

interface SentSet {
  body: { revision: number };
  query: IngestOptions;
}

/** What differs between types of sets. */
interface SetSink<Member> {
  /** Name of the revision that is stored with the set. */
  noun: string;
  /** The members as sent, not validated. */
  members: unknown[];
  /** Rules that a schema cannot state, besides the unique field. */
  check?: Check<Member>;
  /** Replaces the set. */
  write: (tx: Database, members: Member[]) => Promise<void>;
}

/** A set, or a part of a set, whose own repository decides whether it is stored. */
interface SetPart<Item extends z.ZodType> {
  item: Item;
  members: unknown[];
  check: Check<z.output<Item>>;
  /** @returns false for a set or part that was stored before */
  store: (members: z.output<Item>[]) => Promise<boolean>;
}

/** Replaces whole sets from the bot. */
@Injectable()
export class SetIngest {
  constructor(private readonly writer: IngestWriter) {}

  /** Stores a set if its revision is newer than the last one. Members are unique by `contract.key`. */
  replace<Item extends z.ZodType>(
    { item, key }: SetContract<Item>,
    { body, query }: SentSet,
    { noun, members, check, write }: SetSink<z.output<Item>>,
  ): Promise<IngestReceipt> {
    const isUnique = uniqueBy<z.output<Item>>(key);
    return this.storePart(query, {
      item,
      members,
      check: (member, now) => isUnique(member, now) ?? check?.(member, now),
      store: (valid) =>
        this.writer.replace(noun, body.revision, query.dryRun, (tx) => write(tx, valid)),
    });
  }

  /** Stores all valid members, or none. */
  async storePart<Item extends z.ZodType>(
    query: IngestOptions,
    { item, members, check, store }: SetPart<Item>,
  ): Promise<IngestReceipt> {
    const batch = await validateBatch(item, members, check);
    const { valid, rejected } = batch;
    // A set without valid members would remove everything. The previous set stays, and the bot can send
    // the same revision again.
    if (valid.length === 0 && rejected.length > 0) return receiptOf(query, batch, 0);
    return receiptOf(query, batch, (await store(valid)) ? valid.length : 0);
  }
}

/** Rejects members with the same value in a field as an earlier member. */
function uniqueBy<Member>(key: keyof Member & string): Check<Member> {
  const seen = new Set<unknown>();
  return (member) => {
    const value = member[key];
    if (seen.has(value)) return { path: key, message: 'must be unique within the set' };
    seen.add(value);
    return undefined;
  };
}
