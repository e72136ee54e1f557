import { getActivity } from '@portico/contracts/activity/calls';
import type { ActivityRange } from '@portico/contracts/activity/ranges';
import type { ActivityRecord } from '@portico/contracts/activity/schema';
import { request, serverNow } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

/** Request headers of spec 1 §7. */
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };

/** Records with their range, which may differ from the range that is chosen meanwhile. */
interface RangeOfRecords {
  range: ActivityRange;
  records: ActivityRecord[];
  /** Time of the response by the server's clock, epoch milliseconds. */
  at: number;
}

const activityApi = remoteApi('staff').injectEndpoints((build) => ({
  staffActivity: build.query<RangeOfRecords, { server_id: string; time_range: ActivityRange }>({
    query: (query) => request(getActivity, { query, headers: HEADERS }),
    transformResponse: (records: ActivityRecord[], _meta, { time_range }) => ({
      records,
      range: time_range,
      at: serverNow(),
    }),
  }),
}));

export const { useStaffActivityQuery } = activityApi;
