import { request } from '@portico/sdk';
import { getShards } from '@portico/contracts/status/calls';
import type { ShardRecord } from '@portico/contracts/status/schema';
import { remoteApi } from '@portico/sdk/data';

/** Names of endpoints begin with the name of the remote, because all remotes share one cache. */
const shardsApi = remoteApi('events').injectEndpoints((build) => ({
  eventsShards: build.query<ShardRecord[], void>({ query: () => request(getShards) }),
}));

export const { useEventsShardsQuery } = shardsApi;
