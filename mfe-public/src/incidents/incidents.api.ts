import { getIncidents } from 'shared/contracts/incidents/calls';
import type { Incident } from 'shared/contracts/incidents/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

const { usePublicIncidentsQuery } = remoteApi('public').injectEndpoints((build) => ({
  publicIncidents: build.query<Incident[], void>({ query: () => request(getIncidents) }),
}));

export { usePublicIncidentsQuery };
