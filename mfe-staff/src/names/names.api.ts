import { getNames } from '@portico/contracts/names/calls';
import type { Names } from '@portico/contracts/names/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

interface NamesQuery {
  /** Comma-separated ids. */
  users?: string;
  servers?: string;
}

const namesApi = remoteApi('staff').injectEndpoints((build) => ({
  staffNames: build.query<Names, NamesQuery>({
    query: (query) => request(getNames, { query: { ...query } }),
    // Names rarely change, so they are cached for ten minutes.
    keepUnusedDataFor: 600,
  }),
}));

export const { useStaffNamesQuery } = namesApi;
