import { desc, sql } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { AdminServer } from '../../src/admin/admin.server.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { Config } from '../../src/core/config/config.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { TeamService } from '../../src/identity/team/team.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const FIRST = '100000000000000001';
const OWNER = '100000000000000002';
const MODERATOR = '100000000000000003';
const OTHER = '100000000000000004';

onBothDatabases((newDatabase) => {
  describe('the team', () => {
    let api: TestApi;
    let owner: string;
    /** Members and their ranks at the start. */
    let atStart: Record<string, unknown>;
    beforeAll(async () => {
      api = await startApi({ ...(await newDatabase()), env: { STAFF_OWNER_IDS: FIRST } });
      atStart = await ranks();
    });
    beforeEach(async () => {
      await api.db().delete(teamMembers);
      owner = await api.signIn({ id: OWNER, rank: 'Owner' });
    });

    const send = (method: string, id: string, cookie: string, body?: unknown) =>
      api.call(`/api/team/${id}`, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      });
    const put = (id: string, rank: string, cookie = owner) => send('PUT', id, cookie, { rank });
    const ranks = async () => {
      const list = (await (await api.call('/api/team')).json()) as Record<string, string>[];
      return Object.fromEntries(list.map(({ user_id, rank }) => [user_id, rank]));
    };
    const lastAudit = async () =>
      (await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

    test('starts with the configured Owners, once', async () => {
      expect(atStart).toEqual({ [FIRST]: 'Owner' });
      const team = api.app.get(TeamService);
      await team.begin([FIRST], { actor: 'system' });
      expect(await ranks()).not.toHaveProperty(FIRST);
    });

    test('an Owner adds members and changes ranks, with an audit entry for each change', async () => {
      expect((await put(MODERATOR, 'Supporter')).status).toBe(200);
      expect((await put(MODERATOR, 'Moderator')).status).toBe(200);
      expect((await ranks())[MODERATOR]).toBe('Moderator');
      expect(await lastAudit()).toMatchObject({
        actor: `user:${OWNER}`,
        action: 'team.rank',
        target: `user:${MODERATOR}`,
        detail: { from: 'Supporter', to: 'Moderator' },
        origin: '127.0.0.1',
      });
      const before = await lastAudit();
      await put(MODERATOR, 'Moderator');
      expect((await lastAudit())?.id).toBe(before?.id);
    });

    test('callers other than Owners cannot change members', async () => {
      const moderator = await api.signIn({ id: MODERATOR, rank: 'Moderator' });
      const customer = await api.signIn({ id: OTHER });
      for (const [cookie, status] of [
        [moderator, 403],
        [customer, 403],
        ['', 401],
      ] as const) {
        expect((await put(OTHER, 'Owner', cookie)).status).toBe(status);
        expect((await send('DELETE', MODERATOR, cookie)).status).toBe(status);
      }
      expect(await ranks()).not.toHaveProperty(OTHER);
    });

    test.each(['owner', 'King', '', null, 7])(
      '[spec1 §3.11] the rank %p is rejected',
      async (rank) => {
        expect((await put(OTHER, rank as string)).status).toBe(400);
      },
    );

    test('a removal takes effect with the next request', async () => {
      const cookie = await api.signIn({ id: MODERATOR, rank: 'Moderator' });
      expect((await put(OTHER, 'Owner', cookie)).status).toBe(403);
      await put(MODERATOR, 'Owner');
      expect((await put(OTHER, 'Supporter', cookie)).status).toBe(200);
      expect((await send('DELETE', MODERATOR, owner)).status).toBe(200);
      expect((await put(OTHER, 'Owner', cookie)).status).toBe(403);
      expect((await send('DELETE', MODERATOR, owner)).status).toBe(404);
    });

    test('the last Owner can neither be removed nor lose the rank', async () => {
      expect((await send('DELETE', OWNER, owner)).status).toBe(409);
      expect((await put(OWNER, 'Supporter')).status).toBe(409);
      await put(OTHER, 'Owner');
      const other = await api.signIn({ id: OTHER });
      const both = await Promise.all([send('DELETE', OWNER, other), send('DELETE', OTHER, owner)]);
      expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(Object.values(await ranks())).toContain('Owner');
    });

    test('Owners can neither remove themselves nor change their own rank', async () => {
      const [one, two] = ['100000000000000005', '100000000000000006'];
      const cookie = await api.signIn({ id: one, rank: 'Owner' });
      await api.signIn({ id: two, rank: 'Owner' });
      const before = await lastAudit();
      for (const answer of [
        await send('DELETE', one, cookie),
        await put(one, 'Supporter', cookie),
      ]) {
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({
          error: expect.stringMatching(/^Ask another Owner to /) as string,
        });
      }
      expect((await ranks())[one]).toBe('Owner');
      expect((await lastAudit())?.id).toBe(before?.id);
      expect((await put(one, 'Owner', cookie)).status).toBe(200);
    });

    test('audit entries cannot be changed', async () => {
      for (const statement of [
        sql`update audit_events set actor = 'nobody'`,
        sql`delete from audit_events`,
      ]) {
        await expect(api.db().execute(statement)).rejects.toMatchObject({
          cause: { message: expect.stringMatching(/never changed or removed/) as string },
        });
      }
    });
  });
});

test('the command line adds, lists and removes members', async () => {
  const api = await startApi();
  await api.app.get(AdminServer).listen();
  const config = api.app.get(Config);
  const run = (line: string) => runCommand(config, parseCommand(line.split(' ')).command);
  await run(`staff add ${OWNER} --rank Owner`);
  await run(`staff add ${MODERATOR} --rank moderator`);
  expect(await run('staff list')).toMatchObject([
    { user_id: OWNER, rank: 'Owner' },
    { user_id: MODERATOR, rank: 'Moderator' },
  ]);
  await run(`staff remove ${MODERATOR}`);
  await expect(run(`staff remove ${MODERATOR}`)).rejects.toThrow('Unknown team member');
  await expect(run(`staff remove ${OWNER}`)).rejects.toThrow('needs an Owner');
  expect(() => parseCommand(['staff', 'add', '12', '--rank', 'Owner'])).toThrow('17 to 20 digits');
  expect(() => parseCommand(['staff', 'add', OWNER, '--rank', 'King'])).toThrow('Specify a --rank');
});
