import { getIncidents } from '@portico/sdk/contracts/incidents/calls';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const { usePublicIncidentsQuery } = remoteApi('public').injectEndpoints((build) => ({
  publicIncidents: build.query<Incident[], void>({ query: () => request(getIncidents) }),
}));

export { usePublicIncidentsQuery };
