import { z } from 'zod';
import type { Call } from '@portico/sdk/contracts/call';
import { contract } from '@portico/sdk/contracts/contract';
import type { Contract } from '@portico/sdk/contracts/contract';
import { items } from '@portico/sdk/contracts/ingest/items';
import { IngestQuery, IngestReceipt, MAX_BATCH, Revision } from './receipt.ts';
import type { IngestScope } from './scopes.ts';

/** A call with which the bot sends a batch. Only keys with the scope may call it. */
export interface IngestContract extends Contract {
  scope: IngestScope;
  query: typeof IngestQuery;
  response: typeof IngestReceipt;
}

interface IngestDefinition {
  call: Call;
  scope: IngestScope;
  summary: string;
  description: string;
  params?: z.ZodType;
  body: z.ZodType;
}

/** Defines an ingest call; all of them share the dry run and the receipt. */
export function ingestContract<const D extends IngestDefinition>(definition: D) {
  return contract({ ...definition, query: IngestQuery, response: IngestReceipt });
}

interface EventsDefinition<Item extends z.ZodType> {
  call: Call;
  scope: IngestScope;
  summary: string;
  /** Schema of one event. */
  item: Item;
  /** Maximum number of events per batch; default `MAX_BATCH`. */
  max?: number;
}

/** Defines a call that appends events: `{ events: [...] }`. */
export function eventsContract<Item extends z.ZodType>({
  max = MAX_BATCH,
  ...definition
}: EventsDefinition<Item>) {
  const body = z.strictObject({ events: items(definition.item).min(1).max(max) });
  const description =
    'An event is stored once by its id, however often it is sent. Invalid events are rejected one by one.';
  return ingestContract({ ...definition, description, body });
}

interface SetDefinition<Item extends z.ZodType, List extends z.ZodRawShape> {
  call: Call;
  scope: IngestScope;
  summary: string;
  /** Schema of one member. */
  item: Item;
  /** The field that identifies a member; unique in the set. */
  key: keyof z.output<Item> & string;
  /** The body field with the members, and its schema. */
  list: List;
}

/** Defines a call that replaces a set under a revision: `{ revision, <list>: [...] }`. */
export function setContract<Item extends z.ZodType, List extends z.ZodRawShape>({
  list,
  ...definition
}: SetDefinition<Item, List>) {
  const description =
    'An older or equal revision changes nothing. Invalid members are rejected one by one.';
  const body = z.strictObject({ revision: Revision, ...list });
  return ingestContract({ ...definition, description, body });
}
