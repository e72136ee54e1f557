import { test as base } from '../test.ts';
import { expectMoneyAddsUp } from './adds-up.ts';

interface Fixtures {
  /** Derives all money from Stripe and compares it. Also called after every journey. */
  moneyAddsUp: () => Promise<void>;
}

/** Playwright's `test` with a running product, whose money is derived again after each journey. */
export const test = base.extend<Fixtures>({
  // The tests settle slow payments themselves, however slow the machine is.
  settings: [{ SANDBOX_SETTLE_SECONDS: '0' }, { scope: 'worker' }],
  moneyAddsUp: [
    async ({ portico }, use) => {
      const check = () => expectMoneyAddsUp(portico);
      await use(check);
      await check();
    },
    { auto: true, timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
