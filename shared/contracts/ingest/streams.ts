import { z } from 'zod';
import { BLACKLIST_KINDS } from '../blacklists/kinds.ts';
import { BlacklistEntry } from '../blacklists/schema.ts';
import { LicenseEvent, LicenseMessage } from '../licenses/schema.ts';
import { SHARD_PUSH_SECONDS } from '../status/staleness.ts';
import { postActivityContract } from './activity.ts';
import { postAvatarsContract } from './avatars.ts';
import { putBlacklistContract } from './blacklists.ts';
import { putCommandsContract } from './commands.ts';
import { postComponentDaysContract } from './components.ts';
import { postEconomyContract } from './economy.ts';
import type { IngestContract } from './ingest-contract.ts';
import { MAX_BODY_BYTES, MAX_ITEM_BYTES } from '@portico/sdk/contracts/ingest/limits';
import { IngestReceipt } from './receipt.ts';
import { postHistoryContract, postShardsContract } from './status.ts';
import { postPresenceContract, putTeamProfilesContract } from './team.ts';
import { putTemplatesContract } from './templates.ts';
import { BOT_API_VERSIONS } from '@portico/sdk/contracts/ingest/version';

type Sent = IngestContract & { item: z.ZodType };

/** Every call with which the bot sends data, with the schema of its items. */
const CONTRACTS: readonly Sent[] = [
  postShardsContract,
  postHistoryContract,
  postActivityContract,
  postComponentDaysContract,
  putCommandsContract,
  putTemplatesContract,
  putTeamProfilesContract,
  postPresenceContract,
  postEconomyContract,
  postAvatarsContract,
  { ...putBlacklistContract, item: BlacklistEntry },
];

/** A call with which the bot sends data, for documents and for clients in other languages. */
export interface IngestStream {
  /** `team-profiles`: the last part of the address that has no parameters. */
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  scope: string;
  /** Field of the body that contains the items. */
  list: string;
  /** Maximum number of items. */
  max: number;
  /** Name of the type of an item: `ShardEvent`. */
  type: string;
  /** An item, as it is sent. */
  item: JsonSchema;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a client of a bot needs to know of the contracts. */
export const clientFacts = () => ({
  streams: ingestStreams(),
  /** Answers, by the name of their type. */
  answers: {
    Receipt: schemaOf(IngestReceipt),
    LicenseEvent: schemaOf(LicenseEvent),
    LicenseMessage: schemaOf(LicenseMessage),
  } as Record<string, JsonSchema>,
  kinds: { BlacklistKind: BLACKLIST_KINDS },
  constants: {
    API_VERSION: BOT_API_VERSIONS.at(-1) ?? '',
    SHARD_PUSH_SECONDS,
    MAX_BODY_BYTES,
    MAX_ITEM_BYTES,
  },
});

function ingestStreams(): IngestStream[] {
  return CONTRACTS.map(({ call: { method, path }, scope, body, item }) => {
    const { properties = {} } = z.toJSONSchema(body as z.ZodType, { io: 'input' });
    const lists = Object.entries(properties as Record<string, JsonSchema>);
    const [list = '', schema] = lists.find(([, { type }]) => type === 'array') ?? [];
    const name = path.replace('/api/ingest/', '').replace(/\/:.*/, '');
    return {
      name,
      method: method as 'POST' | 'PUT',
      path,
      scope,
      list,
      max: schema?.maxItems ?? 0,
      type: item.meta()?.id ?? '',
      item: schemaOf(item),
    };
  });
}

/** The schema of a value as it is sent; those of the named types in it are in `$defs`. */
function schemaOf(type: z.ZodType): JsonSchema {
  const { $ref, $defs = {}, ...schema } = z.toJSONSchema(type, { io: 'input' });
  const { [$ref?.replace('#/$defs/', '') ?? '']: own = schema, ...others } = $defs;
  return { ...own, $defs: others };
}
