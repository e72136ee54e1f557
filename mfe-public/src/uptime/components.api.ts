import { getComponents } from '@portico/contracts/components/calls';
import type { StatusComponents } from '@portico/contracts/components/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const { usePublicComponentsQuery } = remoteApi('public').injectEndpoints((build) => ({
  publicComponents: build.query<StatusComponents, void>({ query: () => request(getComponents) }),
}));

export { usePublicComponentsQuery };
