import { getIncident, getIncidentHistory, getIncidents } from '@portico/contracts/incidents/calls';
import type { Incident, IncidentHistory } from '@portico/contracts/incidents/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const { usePublicIncidentsQuery, usePublicIncidentQuery, usePublicIncidentHistoryQuery } =
  remoteApi('public').injectEndpoints((build) => ({
    publicIncidents: build.query<Incident[], void>({ query: () => request(getIncidents) }),
    publicIncident: build.query<Incident, string>({
      query: (id) => request(getIncident, { params: { id } }),
    }),
    publicIncidentHistory: build.query<IncidentHistory, number>({
      query: (page) => request(getIncidentHistory, { query: { page } }),
    }),
  }));

export { usePublicIncidentHistoryQuery, usePublicIncidentQuery, usePublicIncidentsQuery };
