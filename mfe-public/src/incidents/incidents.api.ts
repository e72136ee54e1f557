import { getComponentNames } from '@portico/contracts/components/calls';
import type { ComponentNames } from '@portico/contracts/components/names';
import { getIncident, getIncidentHistory, getIncidents } from '@portico/contracts/incidents/calls';
import type { Incident, IncidentHistory } from '@portico/contracts/incidents/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const incidentsApi = remoteApi('public').injectEndpoints((build) => ({
  publicIncidents: build.query<Incident[], void>({ query: () => request(getIncidents) }),
  publicIncident: build.query<Incident, string>({
    query: (id) => request(getIncident, { params: { id } }),
  }),
  publicIncidentHistory: build.query<IncidentHistory, number>({
    query: (page) => request(getIncidentHistory, { query: { page } }),
  }),
  publicComponentNames: build.query<ComponentNames, void>({
    query: () => request(getComponentNames),
  }),
}));

const { usePublicComponentNamesQuery } = incidentsApi;
export const { usePublicIncidentHistoryQuery, usePublicIncidentQuery, usePublicIncidentsQuery } =
  incidentsApi;

const NO_NAMES: Partial<ComponentNames> = {};

/** @returns empty until they are here: components are shown by their ids */
export const useComponentNames = (): Partial<ComponentNames> =>
  usePublicComponentNamesQuery().data ?? NO_NAMES;
