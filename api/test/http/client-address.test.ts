import { desc } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import type { TestApi } from '../support/api.ts';
import { TestBrowser, target } from '../support/browser.ts';
import { inOneWindow } from '../support/one-window.ts';
import { signInAs, startWithDiscord } from '../support/sign-in.ts';

type Client = [network: string, write: (port: number) => string];
let tests = 0;
/** Clients of a test, which no limit has counted yet, as a proxy writes their addresses for the connection with a number. */
function newClients(): [Client, Client, Client] {
  tests += 1;
  const [one, two] = [`203.0.${tests}.10`, `203.0.${tests}.11`];
  return [
    [one, (port) => `${one}:${port}`],
    [two, (port) => (port % 2 ? `[::FFFF:${two}]:${port}` : two)],
    [`2001:db8:0:${tests}::/64`, (port) => `[2001:DB8:0:${tests}::1]:${port}`],
  ];
}
const CALLS = 20;
const BEACONS = 60;
const SIGN_INS = 2;
/** Length of a window of sign-ins, in seconds. */
const WINDOW = 600;

describe('a client is one address, whatever port a proxy writes behind it', () => {
  let api: TestApi;
  beforeAll(async () => {
    const limits = { RATE_LIMIT: String(CALLS), SIGN_IN_LIMIT: String(SIGN_INS) };
    ({ api } = await startWithDiscord({ env: { TRUST_PROXY: '1', ...limits } }));
  });

  const get = (path: string) => async (address: string) =>
    (await api.call(path, { headers: { 'x-forwarded-for': address } })).status === 429;
  const beacon = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{}' };
    return (await api.call('/api/reports/beacon', init)).status === 429;
  };
  const signIn = (path: string) => async (address: string) => {
    const browser = new TestBrowser(api, { 'x-forwarded-for': address });
    return target(await browser.go(`/api/auth/discord${path}`)) === '/?signin=busy';
  };

  test.each([
    ['a call', CALLS, get('/api/team')],
    ['a call of nothing', CALLS, get('/api/nothing')],
    ['a report', BEACONS, beacon],
    ['the start of a sign-in', SIGN_INS, signIn('')],
    ['the end of a sign-in', SIGN_INS, signIn('/callback?code=x&state=y')],
  ])(
    'The limit of %s counts all connections of a client together.',
    async (_, limit, isRefused) => {
      for (const [, write] of newClients()) {
        const refused = await inOneWindow(api, WINDOW, async () => {
          const answers: boolean[] = [];
          for (let sent = 0; sent <= limit; sent += 1)
            answers.push(await isRefused(write(40_000 + sent)));
          return answers;
        });
        expect(refused.indexOf(true)).toBe(limit);
      }
    },
  );

  test('The log names the client that a limit refuses.', async () => {
    for (const [network, write] of newClients()) {
      for (let sent = 0; sent <= CALLS; sent += 1) await get('/api/store/plans')(write(sent + 1));
      expect(api.logs()).toContain(`"client":"${network}","event":"limit.refused"`);
    }
    expect(api.logs()).not.toMatch(/"client":"[^"]*(?:[\]FB]|\.\d+:)/);
  });

  test('The audit log names the address without brackets and port.', async () => {
    const [, , [network, write]] = newClients();
    const browser = new TestBrowser(api, { 'x-forwarded-for': write(4711) });
    await signInAs(api, 'visitor', browser);
    expect((await browser.fetch('/api/account', { method: 'DELETE' })).status).toBeLessThan(300);
    const [newest] = await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id));
    expect(newest).toMatchObject({
      action: 'account.delete',
      origin: network.replace('::/64', '::1'),
    });
  });
});
