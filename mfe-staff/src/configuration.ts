import { defineConfiguration } from '@portico/sdk/platform';

/** What an operator may set (`remotes.mfe-staff` of `site.yaml`). */
export const configuration = defineConfiguration('mfe-staff', {
  rowsPerPage: {
    type: 'integer',
    minimum: 10,
    // The API gives no more at once.
    maximum: 100,
    default: 50,
    description: 'Rows of a page of the blacklists and the economy log',
  },
});
