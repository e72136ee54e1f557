import { sql } from 'drizzle-orm';
import { LimitRepository } from '../../src/core/limits/limit.repository.ts';
import { LimitsService } from '../../src/http/limits/limits.service.ts';
import { limits } from '../../src/core/limits/limit.table.ts';
import type { TestApi } from '../support/api.ts';
import { TestBrowser, target } from '../support/browser.ts';
import { startPostgres } from '../support/postgres.ts';
import { startWithDiscord } from '../support/sign-in.ts';

const BUSY = '/?signin=busy';

describe('sign-in limits shared by replicas', () => {
  let databaseUrl: string;
  const replica = async (env: Record<string, string> = {}) => {
    const common = { SIGN_IN_LIMIT: '3', TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
    return (await startWithDiscord({ databaseUrl, env: { ...common, ...env } })).api;
  };
  let one: TestApi;
  let two: TestApi;
  beforeAll(async () => {
    databaseUrl = await (await startPostgres()).newDatabase();
    one = await replica();
    two = await replica();
  });
  beforeEach(() => one.db().delete(limits));

  const visit = async (api: TestApi, headers: Record<string, string> = {}, back = '') =>
    target(
      await new TestBrowser(api, headers).go(`/api/auth/discord${back && `/callback?${back}`}`),
    );

  test('apply on every replica and cannot be evaded by forged addresses', async () => {
    for (const api of [one, two, one])
      expect(await visit(api)).toMatch(/^http.*\/oauth2\/authorize/);
    expect(await visit(two)).toBe(BUSY);
    expect(await visit(one, { 'x-forwarded-for': '10.0.0.1' })).toBe(BUSY);
    // Another spelling of the path shares the limit.
    expect(target(await new TestBrowser(one).go('/api/auth/discord/?returnTo=/store'))).not.toMatch(
      /authorize/,
    );
  });

  test('apply to the callback', async () => {
    for (const api of [one, two, one]) {
      expect(await visit(api, {}, 'code=x&state=y')).toBe('/?signin=failed');
    }
    expect(await visit(two, {}, 'code=x&state=y')).toBe(BUSY);
    expect(await visit(two, {}, 'error=access_denied')).toBe(BUSY);
    expect(await visit(two)).toMatch(/authorize/);
  });

  test('apply per network behind a trusted proxy', async () => {
    const api = await replica({ TRUST_PROXY: '1', SIGN_IN_LIMIT: '1' });
    const from = (address: string) => visit(api, { 'x-forwarded-for': address });
    expect(await from('203.0.113.1')).toMatch(/authorize/);
    expect(await from('203.0.113.1')).toBe(BUSY);
    expect(await from('203.0.113.2')).toMatch(/authorize/);
    expect(await from('2001:db8::1')).toMatch(/authorize/);
    // A household has a whole /64 of addresses.
    expect(await from('2001:db8::ffff')).toBe(BUSY);
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
