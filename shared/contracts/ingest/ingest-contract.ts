import { z } from 'zod';
import type { Call } from '../call.ts';
import { contract } from '../contract.ts';
import type { Contract } from '../contract.ts';
import { items } from './items.ts';
import { IngestQuery, IngestReceipt, MAX_BATCH, Revision } from './receipt.ts';
import type { IngestScope } from './scopes.ts';

/** A call by which the bot sends a batch. The scope says which keys may call it. */
export interface IngestContract extends Contract {
  scope: IngestScope;
  query: typeof IngestQuery;
  response: typeof IngestReceipt;
}

interface IngestDefinition {
  call: Call;
  scope: IngestScope;
  summary: string;
  params?: z.ZodType;
  body: z.ZodType;
}

/** A call of the bot. All of them have the same dry run and the same receipt. */
export function ingestContract<const D extends IngestDefinition>(definition: D) {
  return contract({ ...definition, query: IngestQuery, response: IngestReceipt });
}

interface EventsDefinition<Item extends z.ZodType> {
  call: Call;
  scope: IngestScope;
  summary: string;
  /** What one event must be. */
  item: Item;
  /** Events that one batch may carry; default `MAX_BATCH`. */
  max?: number;
}

/** A call that appends events: `{ events: [...] }`. */
export function eventsContract<Item extends z.ZodType>({
  max = MAX_BATCH,
  ...definition
}: EventsDefinition<Item>) {
  const body = z.strictObject({ events: items(definition.item).min(1).max(max) });
  return ingestContract({ ...definition, body });
}

interface SetDefinition<Item extends z.ZodType, List extends z.ZodRawShape> {
  call: Call;
  scope: IngestScope;
  summary: string;
  /** What one member must be. */
  item: Item;
  /** The field that no two members share. */
  key: keyof z.output<Item> & string;
  /** The field of the body that carries the members. */
  list: List;
}

/** A call that replaces a whole set under a revision: `{ revision, <list>: [...] }`. */
export function setContract<Item extends z.ZodType, List extends z.ZodRawShape>({
  list,
  ...definition
}: SetDefinition<Item, List>) {
  return ingestContract({ ...definition, body: z.strictObject({ revision: Revision, ...list }) });
}
