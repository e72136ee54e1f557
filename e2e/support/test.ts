import { request as playwrightRequest, test as base } from '@playwright/test';
import { typeText } from './firefox/type-text.ts';
import { Portico } from './portico.ts';
import { signInByHttp, type Account } from './sign-in.ts';
import { collectProblems } from './page-problems.ts';

type Cookies = Awaited<ReturnType<typeof storedCookies>>;

interface Fixtures {
  /** Account of `page` and `request`; no session unless a test calls `test.use({ as })`. */
  as: Account | undefined;
  /** Console errors, uncaught errors and policy violations of the page so far. */
  problems: () => Promise<string[]>;
}

interface WorkerFixtures {
  /** Settings of the product: `test.use({ settings })` in a file starts it with others. */
  settings: Record<string, string>;
  /** A running product, shared by tests that do not change it. */
  portico: Portico;
  /** Session cookies of an account; one session per worker. */
  cookiesOf: (account: Account) => Promise<Cookies>;
}

async function storedCookies(origin: string, account: Account) {
  const request = await playwrightRequest.newContext();
  await signInByHttp(request, origin, account);
  const { cookies } = await request.storageState();
  await request.dispose();
  return cookies;
}

/** Playwright's `test` with a running product behind `page`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  portico: [
    async ({ settings }, use) => {
      const portico = await Portico.start({ env: settings });
      await use(portico);
      await portico.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  cookiesOf: [
    async ({ portico }, use) => {
      const known = new Map<Account, Promise<Cookies>>();
      await use((account) => {
        const cookies = known.get(account) ?? storedCookies(portico.url, account);
        known.set(account, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portico }, use) => use(portico.url),
  as: [undefined, { option: true }],
  context: async ({ context, browserName, as, cookiesOf }, use) => {
    if (browserName === 'firefox') await typeText(context);
    if (as) await context.addCookies(await cookiesOf(as));
    await use(context);
  },
  request: ({ context }, use) => use(context.request),
  problems: async ({ page }, use) => use(await collectProblems(page)),
});

export { expect } from '@playwright/test';
