import {
  correctUpdate,
  editIncident,
  listIncidents,
  openIncident,
  updateIncident,
  withdrawIncident,
} from '@portico/contracts/incidents/staff/calls';
import type {
  IncidentEdit,
  NewIncident,
  NewUpdate,
  StaffIncidentPage,
} from '@portico/contracts/incidents/staff/schema';
import { getComponentNames } from '@portico/contracts/components/calls';
import type { ComponentNames } from '@portico/contracts/components/names';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { RIGHTS_TAG } from '../desk/rights-tag.ts';

const TAG = 'staffIncidents';

interface Of {
  id: string;
}

const incidentsApi = remoteApi('staff', { tags: [TAG, RIGHTS_TAG] }).injectEndpoints((build) => ({
  staffIncidents: build.query<StaffIncidentPage, number>({
    query: (page) => request(listIncidents, { query: { page } }),
    providesTags: [TAG, RIGHTS_TAG],
  }),
  staffComponentNames: build.query<ComponentNames, void>({
    query: () => request(getComponentNames),
  }),
  staffOpenIncident: build.mutation<unknown, NewIncident>({
    query: (body) => request(openIncident, { body }),
    invalidatesTags: [TAG],
  }),
  staffEditIncident: build.mutation<unknown, Of & { body: IncidentEdit }>({
    query: ({ id, body }) => request(editIncident, { params: { id }, body }),
    invalidatesTags: [TAG],
  }),
  staffUpdateIncident: build.mutation<unknown, Of & { body: NewUpdate }>({
    query: ({ id, body }) => request(updateIncident, { params: { id }, body }),
    invalidatesTags: [TAG],
  }),
  staffCorrectUpdate: build.mutation<unknown, Of & { updateId: string; text: string }>({
    query: ({ id, updateId, text }) =>
      request(correctUpdate, { params: { id, updateId }, body: { text } }),
    invalidatesTags: [TAG],
  }),
  staffWithdrawIncident: build.mutation<unknown, Of>({
    query: ({ id }) => request(withdrawIncident, { params: { id } }),
    invalidatesTags: [TAG],
  }),
}));

export const {
  useStaffComponentNamesQuery,
  useStaffIncidentsQuery,
  useStaffOpenIncidentMutation,
  useStaffEditIncidentMutation,
  useStaffUpdateIncidentMutation,
  useStaffCorrectUpdateMutation,
  useStaffWithdrawIncidentMutation,
} = incidentsApi;
