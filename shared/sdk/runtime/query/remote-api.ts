import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { documentData } from '../document/document-data.ts';
import { assertOwned } from '../store/owner.ts';
import { store } from '../store/store.ts';
import { api } from './api.ts';
import type { PorticoBaseQuery } from './api.ts';
import type { RequestArgs } from './request.ts';

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
    injectEndpoints: <Definitions extends EndpointDefinitions>(build: Build<Definitions>) => {
      let added: EndpointDefinitions = {};
      const injected = tagged.injectEndpoints({
        overrideExisting: true,
        endpoints: (builder) => {
          const endpoints = build(builder);
          for (const name of Object.keys(endpoints)) assertOwned('Endpoint', name, [prefix]);
          added = endpoints;
          return endpoints;
        },
      });
      for (const [name, definition] of Object.entries(added)) takeFromDocument(name, definition);
      return injected;
    },
  };
}

/** The parts of a query's definition that make its answer. */
interface QueryParts {
  query?: (arg: undefined) => RequestArgs;
  transformResponse?: (answer: unknown, meta: undefined, arg: undefined) => unknown;
}

/** Takes the answer to a call without parameters from the document, so that no request is sent for it. */
function takeFromDocument(name: string, definition: EndpointDefinitions[string]): void {
  if (String(definition.type) !== 'query') return;
  const { query, transformResponse } = definition as QueryParts;
  if (!query || query.length > 0) return;
  const answer = documentData<unknown>(query(undefined).url);
  if (answer === undefined) return;
  const value = transformResponse ? transformResponse(answer, undefined, undefined) : answer;
  const entry = { endpointName: name as never, arg: undefined as never, value: value as never };
  store.dispatch(api.util.upsertQueryEntries([entry]));
}
