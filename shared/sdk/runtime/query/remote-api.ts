import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { assertOwned } from '../store/owner.ts';
import { api } from './api.ts';
import type { PorticoBaseQuery } from './api.ts';

type Build<Definitions extends EndpointDefinitions> = (
  build: EndpointBuilder<PorticoBaseQuery, string, 'api'>,
) => Definitions;

/**
 * The query cache for one remote.
 * @param prefix the remote's prefix; names of endpoints and tags must begin with it
 * @param options.tags cache tags that the endpoints provide and invalidate
 * @throws from `injectEndpoints` for a name of another remote
 */
export function remoteApi(prefix: string, { tags = [] }: { tags?: readonly string[] } = {}) {
  for (const tag of tags) assertOwned('Cache tag', tag, [prefix]);
  const tagged = api.enhanceEndpoints({ addTagTypes: tags });
  return {
    /** A later version of the remote replaces the endpoints of an earlier one. */
    injectEndpoints: <Definitions extends EndpointDefinitions>(build: Build<Definitions>) =>
      tagged.injectEndpoints({
        overrideExisting: true,
        endpoints: (builder) => {
          const endpoints = build(builder);
          for (const name of Object.keys(endpoints)) assertOwned('Endpoint', name, [prefix]);
          return endpoints;
        },
      }),
  };
}
