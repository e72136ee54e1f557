import { readFileSync } from 'node:fs';
import { PAYMENT_STATES } from '@portico/contracts/rules/payment-states';
import { ROOT } from '../bootstrap/paths.mjs';
import { paymentStatesDocument } from './document.ts';

/** Without what the formatter may change. */
const bare = (text: string) => text.replace(/[\s-]/g, '');

test.each(Object.entries(paymentStatesDocument(PAYMENT_STATES)))(
  '%s is the output of npm run answers',
  (path, text) => {
    expect(bare(readFileSync(`${ROOT}/${path}`, 'utf8'))).toBe(bare(text));
  },
);
