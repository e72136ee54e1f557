import { sql } from 'drizzle-orm';
import type { SiteChanged, TeamSite } from '@portico/sdk/contracts/site-releases/schema';
import { rowsOf } from '../../src/core/db/database.ts';
import { sessions } from '../../src/identity/session/session.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { NO_FOLDER, packOf, SiteReleaser } from './site-releaser.ts';

interface Problem {
  type: string;
  detail: string;
  issues: { path: string; message: string }[];
}

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let team: SiteReleaser;
  let live: string;
  /** The same words, sold by somebody else. */
  let sold: string;
  /** The same seller, with other words. */
  let words: string;
  const difference = {
    ...{ key: 'seller.imprint', from: 'https://bot.example/imprint' },
    to: 'https://evil.example/imprint',
  };

  beforeAll(async () => {
    api = await startApi({ ...(await newDatabase()), env: NO_FOLDER });
    team = await SiteReleaser.of(api);
    live = await team.goLive(await packOf('Nova'));
    sold = (await team.publish(await packOf('Nova', undefined, difference.to))).body.version;
    words = (await team.publish(await packOf('Nova', 'Other words.'))).body.version;
  });
  afterAll(() => api.stop());

  let people = 0;
  const memberOf = async (rank: string) => {
    people += 1;
    return api.signIn({ id: `30000000000000000${people}`, rank });
  };
  const send = async (cookie: string, path: string, body: object) => {
    const answer = await api.call(`/api/staff/site${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as SiteChanged & Problem };
  };
  const move = (version: string, expected = live, more = {}) => ({
    ...{ version, expected, why: 'a test' },
    ...more,
  });

  it('a deploy key alone never promotes, or rolls back to, what changes the sold things or their seller', async () => {
    for (const key of [team, await SiteReleaser.of(api, '*')]) {
      const { status, body } = await key.promote(sold, live);
      expect([status, body.type]).toEqual([403, 'urn:portico:problem:changes-money']);
      expect(body.issues).toEqual([
        { path: difference.key, message: `${difference.from} → ${difference.to}` },
      ]);
    }
    expect((await team.promote(sold, live, { dryRun: true })).body).toMatchObject({
      ...{ changed: false, money: [difference] },
    });
    // A key cannot claim the right.
    for (const forged of [{ maySell: true }, { money: [] }, { kind: 'rollback' }])
      expect((await team.promote(sold, live, forged)).status).toBe(400);
    for (const path of ['/sell', '/site/sell'])
      expect((await team.deployer.call('POST', path, move(sold))).status).not.toBe(200);
    const asStaff = await fetch(`${api.url}/api/staff/site/sell`, {
      method: 'POST',
      headers: { authorization: `Bearer ${team.deployer.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(move(sold)),
    });
    expect(asStaff.status).toBe(401);
    expect((await team.list()).body.live).toBe(live);
  });

  it('a member with the right to promote changes words, and not what is sold', async () => {
    const administrator = await memberOf('Administrator');
    const refused = await send(administrator, '/promote', move(sold));
    expect([refused.status, refused.body.type]).toEqual([403, 'urn:portico:problem:changes-money']);
    expect((await send(administrator, '/sell', move(sold))).status).toBe(403);
    expect(
      (await send(administrator, '/promote', move(sold, live, { dryRun: true }))).body,
    ).toEqual({
      ...{ from: live, to: sold, changed: false, money: [difference] },
    });
    const promoted = await send(administrator, '/promote', move(words));
    expect(promoted).toMatchObject({ status: 200, body: { changed: true, money: [] } });
    const back = await send(administrator, '/rollback', { expected: words, why: 'a test' });
    expect(back).toMatchObject({ status: 200, body: { to: live, changed: true } });
    const moderator = await memberOf('Moderator');
    for (const path of ['/promote', '/rollback', '/sell'])
      expect((await send(moderator, path, move(words))).status).toBe(403);
  });

  it('an Owner with a recent sign-in changes what is sold, and the difference is recorded', async () => {
    const owner = await memberOf('Owner');
    const list = await api.call('/api/staff/site', { headers: { cookie: owner } });
    expect((await list.json()) as TeamSite).toMatchObject({
      may_release: true,
      may_sell: true,
      live,
    });
    await api
      .db()
      .update(sessions)
      .set({ createdAt: sql`now() - interval '1 hour'` });
    const old = await send(owner, '/sell', move(sold));
    expect([old.status, old.body.type]).toEqual([403, 'urn:portico:problem:sign-in-again']);

    const again = await memberOf('Owner');
    expect(await send(again, '/sell', move(sold))).toEqual({
      status: 200,
      body: { from: live, to: sold, changed: true, money: [difference] },
    });
    const [entry] = await rowsOf<{ detail: unknown }>(
      api.db(),
      sql`select detail from audit_events where action = 'site.promote' order by id desc limit 1`,
    );
    expect(entry?.detail).toMatchObject({ from: live, to: sold, money: [difference] });
    // The way back changes the seller, too.
    expect((await team.rollback(sold)).status).toBe(403);
    expect((await send(again, '/rollback', { expected: sold, why: 'a test' })).status).toBe(403);
    expect((await send(again, '/sell', move(live, sold))).status).toBe(200);
  });

  it('a change that another promote overtakes is refused, though its own difference was allowed', async () => {
    const owner = await memberOf('Owner');
    await team.promote(words, live);
    expect((await send(owner, '/sell', move(sold))).status).toBe(409);
    await team.promote(live, words);
    expect((await team.list()).body.live).toBe(live);
  });
});
