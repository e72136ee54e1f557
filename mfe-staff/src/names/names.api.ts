import { getNames } from 'shared/contracts/names/calls';
import type { Names } from 'shared/contracts/names/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

interface Asked {
  /** Ids with commas between. */
  users?: string;
  servers?: string;
}

const namesApi = remoteApi('staff').injectEndpoints((build) => ({
  staffNames: build.query<Names, Asked>({
    query: (query) => request(getNames, { query: { ...query } }),
    // Names hardly change: they stay while one looks around.
    keepUnusedDataFor: 600,
  }),
}));

export const { useStaffNamesQuery } = namesApi;
