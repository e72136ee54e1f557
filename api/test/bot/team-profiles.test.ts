import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { eq, sql } from 'drizzle-orm';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import {
  TEAM_PRESENCE,
  TeamProfilesRepository,
} from '../../src/bot/team-profiles/team-profiles.repository.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { presenceEvents, teamPresence } from '../../src/bot/team-profiles/team-profile.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const ANNA = '100000000000000001';
const BEN = '100000000000000002';
const NON_MEMBER = '100000000000000003';
const HASH = 'a_0123456789abcdef0123456789abcdef';
const now = () => Math.floor(Date.now() / 1000);
const idle = { type: 0, name: 'Chess', emoji: null, image: null, details: null, state: null };

onBothDatabases((newDatabase) => {
  describe('team profiles and presence', () => {
    let api: TestApi;
    let key: string;
    let revision = 0;
    let sent = 0;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('team-profiles', 'presence');
      await api
        .db()
        .insert(teamMembers)
        .values([
          { userId: ANNA, rank: 'Owner' },
          { userId: BEN, rank: null },
        ]);
    });
    /** Increments the revision after a change that bypassed the service. */
    const changed = async () => {
      const revisions = api.app.get(RevisionRepository);
      await revisions.bump(api.db(), TEAM_PRESENCE);
      revisions.invalidate(TEAM_PRESENCE);
    };
    beforeEach(async () => {
      await api.db().delete(teamPresence);
      await changed();
    });
    const put = async (profiles: unknown[], at = (revision += 10), query = '') => {
      const path = `/api/ingest/team-profiles${query}`;
      const answer = await api.push('PUT', path, key, { revision: at, profiles });
      return (await answer.json()) as IngestReceipt;
    };
    const event = (user_id: string, at: number, activity: unknown, more: object = {}) => ({
      id: `presence-${(sent += 1)}`,
      user_id,
      at,
      status: 'online',
      activity,
      ...more,
    });
    const post = async (events: unknown[], query = '') => {
      const answer = await api.push('POST', `/api/ingest/presence${query}`, key, { events });
      return (await answer.json()) as IngestReceipt;
    };
    const team = async () => (await (await api.call('/api/team')).json()) as TeamMember[];
    const anna = async () => (await team()).find(({ user_id }) => user_id === ANNA);
    const plays = async () => (await anna())?.user_data?.activity?.name ?? null;

    test('the team list is revalidated by entity tag and changes with presence', async () => {
      await put([{ user_id: ANNA, username: 'Anna' }]);
      const first = await api.call('/api/team');
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const etag = first.headers.get('etag') ?? '';
      const again = await api.call('/api/team', { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      await post([event(ANNA, now(), idle)]);
      const changedNow = await api.call('/api/team', { headers: { 'if-none-match': etag } });
      expect(changedNow.status).toBe(200);
    });

    test('[spec0 §3.9, §7.5] a member has socials, and user_data with avatar, banner and activity', async () => {
      await put([]);
      expect(await anna()).toEqual({ user_id: ANNA, rank: 'Owner', socials: {}, user_data: null });
      await put([
        {
          user_id: ANNA,
          username: 'Anna',
          socials: { GitHub: 'https://github.example/anna' },
          avatar: HASH,
          decoration: HASH,
          banner: HASH,
          banner_color: '#5865f2',
        },
      ]);
      const activity = {
        type: 4,
        name: 'Custom Status',
        emoji: { name: 'tea', id: '704128834573729823', animated: true },
        image: 'https://cdn.example/tea.png',
        details: 'a cup',
        state: 'back soon',
      };
      await post([event(ANNA, now(), activity)]);
      expect(await anna()).toEqual({
        user_id: ANNA,
        rank: 'Owner',
        username: 'Anna',
        socials: { github: 'https://github.example/anna' },
        user_data: {
          avatar: HASH,
          decoration: HASH,
          banner: HASH,
          banner_color: '#5865f2',
          activity,
        },
      });
    });

    test('a presence is taken without the fields that Discord leaves out', async () => {
      await put([{ user_id: ANNA, username: 'Anna' }]);
      const status = { type: 4, name: 'Custom Status', state: 'on fire', emoji: { name: '🔥' } };
      expect(await post([event(ANNA, now(), status)])).toMatchObject({ accepted: 1 });
      const shown = { ...status, emoji: { name: '🔥', id: null, animated: false }, image: null };
      expect((await anna())?.user_data?.activity).toMatchObject(shown);
    });

    test('[spec0 §3.10] socials may be sent as a JSON string', async () => {
      const socials = JSON.stringify({ steam: 'https://steam.example/anna' });
      expect((await put([{ user_id: ANNA, socials }])).accepted).toBe(1);
      expect((await anna())?.socials).toEqual({ steam: 'https://steam.example/anna' });
      expect((await anna())?.username).toBeUndefined();
    });

    test('profiles and presence grant neither membership nor a rank', async () => {
      const receipt = await put([
        { user_id: NON_MEMBER, username: 'Owner' },
        { user_id: ANNA, username: 'Anna' },
        { user_id: BEN, rank: 'Owner' },
        { user_id: BEN, is_owner: true },
      ]);
      expect(receipt.accepted).toBe(2);
      expect(receipt.rejected.map(({ index }) => index)).toEqual([2, 3]);
      await post([event(NON_MEMBER, now(), idle)]);
      expect((await team()).map(({ user_id, rank }) => [user_id, rank])).toEqual([
        [ANNA, 'Owner'],
        [BEN, null],
      ]);
      const nonMember = await api.signIn({ id: NON_MEMBER });
      const desk = await api.call('/api/staff/desk', { headers: { cookie: nonMember } });
      expect(desk.status).toBe(403);
    });

    test('a set replaces the previous one; an older or equal revision changes nothing', async () => {
      await put([{ user_id: ANNA, username: 'First' }], 10_000);
      expect(await put([{ user_id: ANNA, username: 'Late' }], 10_000)).toMatchObject({
        accepted: 0,
        duplicates: 1,
      });
      expect(await put([{ user_id: ANNA, username: 'Dry' }], 10_001, '?dryRun=1')).toMatchObject({
        dryRun: true,
        accepted: 1,
      });
      expect((await anna())?.username).toBe('First');
      revision = 10_001;
      await put([{ user_id: BEN, username: 'Ben' }]);
      expect((await anna())?.username).toBeUndefined();
      // A set without valid profiles does not replace the previous one.
      expect((await put([{ user_id: 'x' }])).rejected).toHaveLength(1);
      expect((await team()).map(({ username }) => username)).toEqual([undefined, 'Ben']);
    });

    test.each([
      ['socials', { socials: { github: 'javascript:alert(1)' } }],
      ['socials', { socials: { github: 'https://anna@evil.example' } }],
      ['socials', { socials: 'no json' }],
      ['socials', { socials: ['https://a.example'] }],
      ['socials', { socials: { 'a b': 'https://a.example' } }],
      ['avatar', { avatar: '../../etc' }],
      ['banner_color', { banner_color: 'red; background: url(x)' }],
      ['username', { username: 'a\u0000b' }],
      ['user_id', { user_id: Number(ANNA) }],
    ])('a profile with an invalid %s is named: %j', async (path, change) => {
      const { rejected, accepted } = await put([
        { user_id: ANNA, ...change },
        { user_id: BEN, username: 'Ben' },
      ]);
      expect(accepted).toBe(1);
      expect(rejected[0]?.issues[0]?.path.split('.')[0]).toBe(path);
    });

    test('the newest presence is stored, in any order of arrival', async () => {
      const at = now() - 60;
      const game = (name: string) => ({ ...idle, name });
      const first = event(ANNA, at, game('First'));
      await post([event(ANNA, at + 5, game('Third')), first]);
      expect(await plays()).toBe('Third');
      await post([event(ANNA, at + 1, game('Second'))]);
      expect(await plays()).toBe('Third');
      // Within the same second, the later event is stored. A repeated event changes nothing.
      const again = event(ANNA, at + 5, game('Fourth'));
      await post([again]);
      await post([event(ANNA, at + 5, game('Fifth'))]);
      expect(await post([again, again])).toMatchObject({ accepted: 0, duplicates: 2 });
      expect(await plays()).toBe('Fifth');
      await post([event(ANNA, at + 9, game('Dry'))], '?dryRun=1');
      expect(await plays()).toBe('Fifth');
      await post([event(ANNA, at + 10, null, { status: 'offline' })]);
      expect(await plays()).toBeNull();
    });

    test('events of concurrent batches are stored once', async () => {
      const events = [ANNA, BEN, NON_MEMBER].map((id) => event(id, now(), idle));
      const receipts = await Promise.all(
        [events, events.toReversed(), events].map((batch) => post(batch)),
      );
      expect(receipts.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(3);
      expect(await plays()).toBe('Chess');
    });

    test('a presence that was not renewed for 15 minutes is not shown', async () => {
      await post([event(ANNA, now() - 14 * 60, idle)]);
      expect(await plays()).toBe('Chess');
      await api
        .db()
        .update(teamPresence)
        .set({ at: sql`now() - interval '16 minutes'` })
        .where(eq(teamPresence.userId, ANNA));
      await changed();
      expect(await plays()).toBeNull();
      const late = await post([
        event(ANNA, now() + 3600, idle),
        event(ANNA, 0, { ...idle, type: -1 }),
      ]);
      expect(late.rejected.map(({ issues }) => issues[0]?.path)).toEqual(['at', 'activity.type']);
    });

    test('ids of events are deleted after a day', async () => {
      await post([event(ANNA, now(), idle)]);
      await api
        .db()
        .insert(presenceEvents)
        .values({ eventId: 'old', takenAt: new Date(Date.now() - 25 * 3_600_000) });
      await api.app.get(TeamProfilesRepository).deleteOldEvents();
      const ids = await api.db().select().from(presenceEvents);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.map(({ eventId }) => eventId)).not.toContain('old');
    });
  });
});
