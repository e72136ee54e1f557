import { useMemo } from 'react';
import { getBuilder } from '@portico/contracts/builder/calls';
import type { Builder } from '@portico/contracts/builder/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { botOf, UNKNOWN_BOT } from './embed-code/bot.ts';

const builderApi = remoteApi('tools').injectEndpoints((build) => ({
  toolsBuilder: build.query<Builder, void>({ query: () => request(getBuilder) }),
}));

const NONE: readonly string[] = [];

/** What the site pack says of the builder; until it is there, a bot of which nothing is known. */
export function useSiteBuilder() {
  const { data, isError, isFetching, refetch } = builderApi.useToolsBuilderQuery();
  const bot = useMemo(() => (data ? botOf(data) : UNKNOWN_BOT), [data]);
  return {
    /** The answer; undefined until it is there. */
    builder: data,
    bot,
    categories: data?.categories ?? NONE,
    hasFailed: isError && !isFetching,
    refetch,
  };
}
