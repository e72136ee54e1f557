import type { FastifyRequest } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { ProblemError } from '../../src/http/problem/problem.ts';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { covers, unknownAppSentence } from '../../src/identity/keys/deploy/apps.ts';
import { DeployKeyService, requireApp } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import { deployKeys } from '../../src/identity/keys/deploy/deploy-key.table.ts';
import { KnownApps } from '../../src/identity/keys/deploy/known-apps.ts';
import { hasBotConnected } from '../../src/identity/keys/ingest/bot-contact.repository.ts';
import { KeyService, requireScope } from '../../src/identity/keys/ingest/ingest-key.service.ts';
import { ingestKeys } from '../../src/identity/keys/ingest/ingest-key.table.ts';
import { SmokeKeyService } from '../../src/identity/keys/smoke/smoke-key.service.ts';
import { smokeKeys } from '../../src/identity/keys/smoke/smoke-key.table.ts';
import { startApi, type TestApi } from '../support/api.ts';

const withHeader = (authorization?: string) =>
  ({ headers: { authorization } }) as unknown as FastifyRequest;
const bearer = (key: string) => withHeader(`Bearer ${key}`);

/** What a call refuses with. */
async function refusalOf(work: () => unknown) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, message, kind, headers } = error;
    return { status, message, kind, headers };
  }
  return undefined;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { KEY_MAX_DAYS: '90' } });
});

const KINDS = [
  {
    noun: 'deploy-key',
    prefix: 'ptd',
    table: deployKeys,
    service: () => api.app.get(DeployKeyService),
    add: (label: string) => api.app.get(DeployKeyService).create(label, ['shell'], OPERATOR),
    bearer: { apps: ['shell'] },
    audited: { apps: ['shell'] },
    needed: 'Send a valid deploy key: "Authorization: Bearer ptd_…".',
    unknown: 'Unknown or revoked deploy key.',
  },
  {
    noun: 'ingest-key',
    prefix: 'ptk',
    table: ingestKeys,
    service: () => api.app.get(KeyService),
    add: (label: string) => api.app.get(KeyService).create(label, ['history'], OPERATOR),
    bearer: { scopes: ['history'] },
    audited: { scopes: ['history'] },
    needed: 'Send a valid ingest key: "Authorization: Bearer ptk_…".',
    unknown: 'Unknown or revoked key.',
  },
  {
    noun: 'smoke-key',
    prefix: 'pts',
    table: smokeKeys,
    service: () => api.app.get(SmokeKeyService),
    add: (label: string) => api.app.get(SmokeKeyService).create(label, OPERATOR),
    bearer: {},
    audited: {},
    needed: 'Send a valid smoke key: "Authorization: Bearer pts_…".',
    unknown: 'Unknown or revoked smoke key.',
  },
];

describe.each(KINDS)('each $noun', (kind) => {
  const { noun, prefix, table, service, add, needed, unknown } = kind;
  const rowOf = async (id: string) =>
    (await api.db().select().from(table).where(eq(table.id, id)))[0];
  const refused = (sent: FastifyRequest) => refusalOf(() => service().bearerOf(sent));
  const set = (id: string, change: object) =>
    api.db().update(table).set(change).where(eq(table.id, id));
  const ago = (time: string) => sql`now() - ${time}::interval`;

  test('is the bearer that it was made for, until it is revoked or too old', async () => {
    const { id, key } = await add('of a team');
    expect(key).toMatch(new RegExp(`^${prefix}_${id}_[\\w-]{43}$`));
    const { label: _label, ...found } = { label: '', ...(await service().bearerOf(bearer(key))) };
    expect(found).toEqual({ id, ...kind.bearer });
    await set(id, { createdAt: ago('89 days 23 hours') });
    expect(await refused(bearer(key))).toBeUndefined();
    await set(id, { createdAt: ago('90 days') });
    expect(await refused(bearer(key))).toMatchObject({ status: 401 });
    await set(id, { createdAt: ago('1 day') });
    await service().revoke(id, OPERATOR);
    expect(await refused(bearer(key))).toEqual({
      ...{ status: 401, message: needed, kind: 'no-valid-key' },
      headers: { 'www-authenticate': 'Bearer' },
    });
  });

  test('is known by its whole text alone, and by no key of another kind', async () => {
    const { key } = await add('exact');
    const others = KINDS.filter((other) => other.prefix !== prefix);
    const foreign = await Promise.all(others.map((other) => other.add('foreign')));
    for (const sent of [
      key.slice(0, -1),
      `${key}A`,
      ` ${key} x`,
      ...foreign.map((made) => made.key),
    ])
      expect([sent, (await refused(bearer(sent)))?.status]).toEqual([sent, 401]);
    for (const header of [undefined, '', key, `Basic ${key}`, 'Bearer', `x Bearer ${key}`])
      expect([header, (await refused(withHeader(header)))?.message]).toEqual([header, needed]);
  });

  test('is listed without its hash, the oldest first, with its last use by the minute', async () => {
    const later = await add('later');
    const first = await add('first');
    await set(first.id, { createdAt: ago('2 hours') });
    const listed = await service().list();
    const ids = listed.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(later.id));
    expect(JSON.stringify(listed)).not.toMatch(/hash|[0-9a-f]{64}/);
    const usedAt = async () => (await rowOf(later.id))?.lastUsedAt;
    expect(await usedAt()).toBeNull();
    await service().bearerOf(bearer(later.key));
    const used = await usedAt();
    expect(used).not.toBeNull();
    await service().bearerOf(bearer(later.key));
    expect(await usedAt()).toEqual(used);
    await set(later.id, { lastUsedAt: ago('61 seconds') });
    const old = await usedAt();
    await service().bearerOf(bearer(later.key));
    expect(await usedAt()).not.toEqual(old);
    expect((await rowOf(first.id))?.lastUsedAt).toBeNull();
  });

  test('is audited when it is made and revoked, and revoked once', async () => {
    const { id } = await add('audited');
    const kept = await add('kept');
    await service().revoke(id, OPERATOR);
    expect(await refusalOf(() => service().revoke(id, OPERATOR))).toMatchObject({
      ...{ status: 404, message: unknown },
    });
    const events = await api
      .db()
      .select({ action: auditEvents.action, detail: auditEvents.detail })
      .from(auditEvents)
      .where(eq(auditEvents.target, `${noun}:${id}`))
      .orderBy(auditEvents.id);
    const detail = { label: 'audited', ...kind.audited };
    expect(events).toEqual([
      { action: `${noun}.add`, detail },
      { action: `${noun}.revoke`, detail },
    ]);
    expect((await rowOf(kept.id))?.revokedAt).toBeNull();
  });
});

describe('keys for apps', () => {
  const keys = () => api.app.get(DeployKeyService);
  const create = (...apps: string[]) => keys().create('for apps', apps, OPERATOR);

  test('cover their apps, each once, or all of them', async () => {
    const made = await create('shell', 'mfe-tools', 'shell');
    const { apps } = await keys().bearerOf(bearer(made.key));
    expect(apps).toEqual(['shell', 'mfe-tools']);
    expect(await keys().isForAll(made.key)).toBe(false);
    const all = await create('*');
    expect(await keys().isForAll(all.key)).toBe(true);
    expect(await keys().isForAll(`ptd_${'0'.repeat(12)}_${'A'.repeat(43)}`)).toBe(false);
    expect([
      covers(['shell'], 'shell'),
      covers(['shell'], 'mfe-tools'),
      covers(['*'], 'x'),
    ]).toEqual([true, false, true]);
    const key = { id: '', label: '', apps: ['shell', 'mfe-tools'] };
    expect(await refusalOf(() => requireApp(key, 'mfe-tools'))).toBeUndefined();
    expect(await refusalOf(() => requireApp(key, 'mfe-staff'))).toEqual({
      ...{ status: 403, kind: 'foreign-key', headers: {} },
      message:
        'This deploy key covers shell, mfe-tools, not mfe-staff. An operator can create another: npm run admin -- keys deploy add --remote mfe-staff',
    });
  });

  test('are for apps that exist', async () => {
    expect(await refusalOf(() => create())).toMatchObject({
      ...{ status: 400, message: 'Specify at least one app for the key.' },
    });
    const unknown = await refusalOf(() => create('shell', 'mfe-moon'));
    expect(unknown?.status).toBe(400);
    expect(unknown?.message).toMatch(
      /^Remote mfe-moon does not exist on this site; .* --mount \/moon`\. Apps of this site: .*mfe-commerce, .*\.$/,
    );
    const long = `A${'b'.repeat(60)}`;
    expect(unknownAppSentence(long)).toMatch(
      new RegExp(`^"${long.slice(0, 50)}" is not a valid app name: use .+\\.$`),
    );
    expect(() => new KnownApps().names()).toThrow('No module registered the apps of this site');
  });

  test('end with their app, but not those of other apps or of several', async () => {
    const [only, other, both] = [
      await create('mfe-tools'),
      await create('shell'),
      await create('mfe-public', 'mfe-staff'),
    ];
    const revoke = (app: string) =>
      api.db().transaction((tx) => keys().revokeAllFor(tx, app, OPERATOR));
    const isValid = async ({ key }: { key: string }) =>
      !(await refusalOf(() => keys().bearerOf(bearer(key))));
    await api
      .db()
      .delete(deployKeys)
      .where(sql`label <> 'for apps' or cardinality(parts) > 2`);
    await api
      .db()
      .delete(deployKeys)
      .where(sql`'mfe-tools' = any(parts) and 'shell' = any(parts)`);
    await revoke('mfe-tools');
    expect([await isValid(only), await isValid(other), await isValid(both)]).toEqual([
      ...[false, true, true],
    ]);
    // Those that have ended are no obstacle.
    await revoke('mfe-tools');
    expect(await refusalOf(() => revoke('mfe-staff'))).toMatchObject({
      status: 409,
      message: `The deploy key ${both.id} covers mfe-public, mfe-staff: create a key without mfe-staff and revoke this one first (keys deploy revoke ${both.id}).`,
    });
    expect(await isValid(both)).toBe(true);
  });
});

describe('keys of the bot', () => {
  const keys = () => api.app.get(KeyService);
  const create = (...scopes: string[]) => keys().create('scopes', scopes, OPERATOR);

  test('have scopes that exist, each once', async () => {
    for (const scopes of [[], ['moons'], ['history', 'moons']])
      expect([scopes, await refusalOf(() => create(...scopes))]).toMatchObject([
        scopes,
        { status: 400, message: `Unknown scope "${scopes.at(-1) ?? ''}".` },
      ]);
    const { key } = await create('history', 'shards', 'history');
    expect((await keys().bearerOf(bearer(key))).scopes).toEqual(['history', 'shards']);
    expect(await keys().isAllScopes(key)).toBe(false);
    expect(await keys().isAllScopes((await create('*')).key)).toBe(true);
    expect(await keys().isAllScopes('ptk_')).toBe(false);
    const held = { id: '', scopes: ['history'] };
    expect(await refusalOf(() => requireScope(held, 'history'))).toBeUndefined();
    expect(await refusalOf(() => requireScope({ id: '', scopes: ['*'] }, 'x'))).toBeUndefined();
    expect(await refusalOf(() => requireScope(held, 'shards'))).toEqual({
      ...{ status: 403, kind: 'missing-scope', headers: {} },
      message: 'The key does not have the scope "shards".',
    });
  });

  test('say whether a bot has ever connected, also when they are revoked', async () => {
    await api.db().update(ingestKeys).set({ lastUsedAt: null });
    expect(await hasBotConnected(api.db())).toBe(false);
    const { id, key } = await create('history');
    await keys().bearerOf(bearer(key));
    await keys().revoke(id, OPERATOR);
    expect(await hasBotConnected(api.db())).toBe(true);
  });
});

test('smoke runs are required while a worker has a key that is neither revoked nor too old', async () => {
  const keys = api.app.get(SmokeKeyService);
  await api.db().delete(smokeKeys);
  expect(await keys.hasWorkers(api.db())).toBe(false);
  const { id } = await keys.create('worker', OPERATOR);
  expect(await keys.hasWorkers(api.db())).toBe(true);
  await api
    .db()
    .update(smokeKeys)
    .set({ createdAt: sql`now() - interval '91 days'` });
  expect(await keys.hasWorkers(api.db())).toBe(false);
  await api
    .db()
    .update(smokeKeys)
    .set({ createdAt: sql`now()` });
  await keys.revoke(id, OPERATOR);
  expect(await keys.hasWorkers(api.db())).toBe(false);
});

test('keys never end where KEY_MAX_DAYS is 0', async () => {
  const { app, db } = await startApi({ env: { KEY_MAX_DAYS: '0' } });
  const { key } = await app.get(SmokeKeyService).create('worker', OPERATOR);
  await db()
    .update(smokeKeys)
    .set({ createdAt: sql`now() - interval '9 years'` });
  expect(await refusalOf(() => app.get(SmokeKeyService).bearerOf(bearer(key)))).toBeUndefined();
});
