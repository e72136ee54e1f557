import { noticedBy } from '../mutation.ts';

/** Row 186: how long the audit log is kept. */
export const RETENTION = [
  ...noticedBy('api/test/row-retention.long.test.ts', [
    {
      rows: [186],
      change: 'young entries of the audit log can be deleted',
      file: 'api/drizzle/0043_row_retention.sql',
      find: "IF OLD.at < now() - interval '365 days' THEN",
      replace: 'IF OLD.at < now() THEN',
      titles: 'before a year',
    },
    {
      rows: [186],
      change: 'the function of the owner keeps a day only',
      file: 'api/drizzle/0043_row_retention.sql',
      find: 'IF days < 365 THEN',
      replace: 'IF days < 1 THEN',
      titles: 'before a year',
    },
    {
      rows: [186],
      change: 'a deletion is not written down',
      file: 'api/drizzle/0043_row_retention.sql',
      find: 'IF deleted > 0 THEN',
      replace: 'IF deleted > 5000 THEN',
      titles: 'after the days of the settings',
    },
  ]),
];
