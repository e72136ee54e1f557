import { sql } from 'drizzle-orm';
import { LimitRepository } from '../../src/core/limits/limit.repository.ts';
import { LimitsService } from '../../src/http/limits/limits.service.ts';
import { limits } from '../../src/core/limits/limit.table.ts';
import type { ProblemError } from '../../src/http/problem/problem.ts';
import type { TestApi } from '../support/api.ts';
import { TestBrowser, target } from '../support/browser.ts';
import { inOneWindow } from '../support/one-window.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { startWithDiscord } from '../support/sign-in.ts';

const BUSY = '/?signin=busy';
/** Length of a window of sign-ins, in seconds. */
const WINDOW = 600;

/** Sends calls one after the other. @returns their answers */
async function inTurn<T>(calls: (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
}

describe('sign-in limits shared by replicas', () => {
  let databaseUrl: string;
  const replica = async (env: Record<string, string> = {}) => {
    const common = { SIGN_IN_LIMIT: '3', TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
    return (await startWithDiscord({ databaseUrl, env: { ...common, ...env } })).api;
  };
  let one: TestApi;
  let two: TestApi;
  beforeAll(async () => {
    ({ databaseUrl } = await newPostgresDatabase());
    one = await replica();
    two = await replica();
  });
  beforeEach(() => one.db().delete(limits));

  const visit = async (api: TestApi, headers: Record<string, string> = {}, back = '') =>
    target(
      await new TestBrowser(api, headers).go(`/api/auth/discord${back && `/callback?${back}`}`),
    );

  test('apply on every replica and cannot be evaded by forged addresses', async () => {
    const [first, second, third, fourth, forged, spelled] = await inOneWindow(one, WINDOW, () =>
      inTurn([
        ...[one, two, one, two].map((api) => () => visit(api)),
        () => visit(one, { 'x-forwarded-for': '10.0.0.1' }),
        // Another spelling of the path shares the limit.
        async () => target(await new TestBrowser(one).go('/api/auth/discord/?returnTo=/store')),
      ]),
    );
    for (const answer of [first, second, third])
      expect(answer).toMatch(/^http.*\/oauth2\/authorize/);
    expect([fourth, forged]).toEqual([BUSY, BUSY]);
    expect(spelled).not.toMatch(/authorize/);
  });

  test('apply to the callback', async () => {
    const answers = await inOneWindow(one, WINDOW, () =>
      inTurn([
        ...[one, two, one, two].map((api) => () => visit(api, {}, 'code=x&state=y')),
        () => visit(two, {}, 'error=access_denied'),
        () => visit(two),
      ]),
    );
    const failed = '/?signin=failed';
    expect(answers.slice(0, -1)).toEqual([failed, failed, failed, BUSY, BUSY]);
    expect(answers.at(-1)).toMatch(/authorize/);
  });

  test('apply per network behind a trusted proxy', async () => {
    const api = await replica({ TRUST_PROXY: '1', SIGN_IN_LIMIT: '1' });
    // A household has a whole /64 of addresses.
    const addresses = [
      '203.0.113.1',
      '203.0.113.1',
      '203.0.113.2',
      '2001:db8::1',
      '2001:db8::ffff',
    ];
    const answers = await inOneWindow(api, WINDOW, () =>
      inTurn(addresses.map((address) => () => visit(api, { 'x-forwarded-for': address }))),
    );
    expect(answers.map((answer) => (answer === BUSY ? 'busy' : 'open'))).toEqual([
      ...['open', 'busy', 'open', 'open', 'busy'],
    ]);
  });

  test('say how many seconds of the window are left', async () => {
    // The window of these lengths ends in 2033.
    const seconds = 2_000_000_000;
    const refused = one.app.get(LimitsService).count('a key', 0, seconds);
    const { status, headers } = await refused.then(
      () => ({ status: 0, headers: undefined }),
      (error: unknown) => error as ProblemError,
    );
    const end = Date.now() / 1000 + Number(headers?.['retry-after']);
    expect([status, Math.abs(end - seconds) < 60]).toEqual([429, true]);
  });

  test('delete ended windows with the addresses that they contain', async () => {
    await visit(one);
    await one
      .db()
      .insert(limits)
      .values({
        key: 'sign-in /api/auth/discord 203.0.113.1',
        window: 1,
        hits: 1,
        endsAt: new Date(Date.now() - 1000),
      });
    await one.app.get(LimitRepository).deleteEnded();
    const rows = await one.db().select().from(limits);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.endsAt.getTime()).toBeGreaterThan(Date.now());
  });

  test('close sign-in and payment, but not pages, when they cannot be counted', async () => {
    await one.db().execute(sql`alter table limits rename to limits_gone`);
    try {
      await expect(one.app.get(LimitsService).count('verify INV-1', 1, 60)).rejects.toThrow();
      expect((await one.call('/api/team')).status).toBe(200);
      expect(await visit(one)).toBe('/?signin=unavailable');
    } finally {
      await one.db().execute(sql`alter table limits_gone rename to limits`);
    }
  });
});
