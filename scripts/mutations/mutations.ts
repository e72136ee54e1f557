import type { Mutation } from './mutation.ts';
import { ACCESS_RULES } from './rows/access.ts';
import { ASVS } from './rows/asvs.ts';
import { CONTENT } from './rows/content.ts';
import { SCREENS } from './rows/screens.ts';
import { DRAFTS } from './rows/drafts.ts';
import { FAULTS } from './rows/faults.ts';
import { IDENTITY } from './rows/identity.ts';
import { LANDED } from './rows/landed.ts';
import { OPERATION } from './rows/operation.ts';
import { PAYING } from './rows/paying.ts';
import { MONEY } from './rows/money.ts';
import { PAYMENTS } from './rows/payments.ts';
import { REFUNDS } from './rows/refunds.ts';
import { RELEASES } from './rows/releases.ts';
import { RETENTION } from './rows/retention.ts';
import { SESSIONS } from './rows/sessions.ts';
import { STATUS } from './rows/status.ts';
import { SUPPLY } from './rows/supply.ts';
import { DESK } from './rows/desk.ts';
import { MESSAGES } from './rows/messages.ts';
import { RELEASED_SLOTS } from './rows/slots.ts';
import { TAX } from './rows/tax.ts';

/** All mutations: `npm test -- mutations`. */
export const MUTATIONS: readonly Mutation[] = [
  ...MONEY,
  ...PAYMENTS,
  ...REFUNDS,
  ...DESK,
  ...MESSAGES,
  ...RELEASED_SLOTS,
  ...TAX,
  ...ASVS,
  ...ACCESS_RULES,
  ...SESSIONS,
  ...CONTENT,
  ...SCREENS,
  ...RETENTION,
  ...FAULTS,
  ...LANDED,
  ...PAYING,
  ...RELEASES,
  ...IDENTITY,
  ...SUPPLY,
  ...STATUS,
  ...DRAFTS,
  ...OPERATION,
];
