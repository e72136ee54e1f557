import { ACCESS } from './changes/access.ts';
import { DATA } from './changes/data.ts';
import { LICENSES } from './changes/licenses.ts';
import { PAYMENTS } from './changes/payments.ts';
import { REFUNDS } from './changes/refunds.ts';
import type { Change } from './change.ts';

/** All changes: `npm test -- mutations`. */
export const CHANGES: readonly Change[] = [
  ...PAYMENTS,
  ...REFUNDS,
  ...LICENSES,
  ...ACCESS,
  ...DATA,
];
