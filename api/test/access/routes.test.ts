import { Controller, Get, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public, SignedIn, Team } from '../../src/http/access/access.ts';
import { OPEN_BODY_BYTES } from '../../src/http/body/body-limit.ts';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { startApi, type TestApi } from '../support/api.ts';

const LONG = { bodyLimit: OPEN_BODY_BYTES + 1 };

@Controller()
class TestRoutes {
  @Get('/api/test/signed-in')
  @SignedIn()
  signedIn() {
    return 'in';
  }

  @Post('/api/test/long')
  @SignedIn()
  @RouteConfig(LONG)
  long() {
    return 'in';
  }

  @Post('/api/test/short')
  @Public()
  @RouteConfig({ bodyLimit: OPEN_BODY_BYTES })
  short() {
    return 'in';
  }

  @Get('/api/test/team')
  @Team()
  team() {
    return 'in';
  }
}

@Controller()
class UndecoratedRoutes {
  @Get('/api/test/bare')
  bare() {
    return 'in';
  }
}

@Controller()
class LongBodies {
  @Post('/api/test/long')
  @Public({ session: true })
  @RouteConfig(LONG)
  anyone() {
    return 'in';
  }
}

describe('access of routes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ controllers: [TestRoutes] });
  });
  const status = async (path: string, cookie = '') =>
    (await api.call(path, { headers: { cookie } })).status;

  test('a route without an access decorator prevents the start', async () => {
    await expect(startApi({ controllers: [UndecoratedRoutes] })).rejects.toThrow(
      'Routes without an access decorator: UndecoratedRoutes.bare (GET /api/test/bare)',
    );
  });

  test('a route with a long body from anyone prevents the start', async () => {
    await expect(startApi({ controllers: [LongBodies] })).rejects.toThrow(
      'LongBodies.anyone (POST /api/test/long) accepts bodies of 65537 bytes from anyone. Say who may send them',
    );
  });

  test('every route that is not public rejects anonymous requests', async () => {
    const closed = api.app
      .get(RouteCatalog)
      .routes()
      .filter((route) => route.access?.kind !== 'public');
    expect(closed.map((route) => route.path)).toEqual(
      expect.arrayContaining(['/api/auth/me', '/api/ingest/shards', '/api/ingest/commands']),
    );
    for (const route of closed) {
      const answer = await api.call(route.path.replace(/:\w+/g, '1'), { method: route.method });
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });

  test('a signed-in user is not a team member', async () => {
    const cookie = await api.signIn({ id: '111111111111111111' });
    expect(await status('/api/test/signed-in', cookie)).toBe(200);
    expect(await status('/api/test/team', cookie)).toBe(403);
    expect(await status('/api/test/team')).toBe(401);
  });

  test('[spec1 §6.3] any rank qualifies as staff', async () => {
    for (const [index, rank] of ['Owner', 'Administrator', 'Moderator', 'Supporter'].entries()) {
      const cookie = await api.signIn({ id: `22222222222222222${index}`, rank });
      expect(await status('/api/test/team', cookie)).toBe(200);
    }
  });

  test('a removed member is rejected with the next request', async () => {
    const cookie = await api.signIn({ id: '333333333333333333', rank: 'Moderator' });
    expect(await status('/api/test/team', cookie)).toBe(200);
    await api.db().delete(teamMembers);
    expect(await status('/api/test/team', cookie)).toBe(403);
  });

  test('other spellings of the path do not bypass access', async () => {
    for (const path of ['/api/test/team/', '/API/test/team', '/api//test/team', '/api/test%2Fteam'])
      expect(await status(path)).toBeGreaterThanOrEqual(400);
    expect((await api.call('/api/test/team', { method: 'HEAD' })).status).toBe(401);
  });

  test('an ingest key does not admit to routes for users', async () => {
    const key = await api.newKey('*');
    const headers = { authorization: `Bearer ${key}` };
    expect((await api.call('/api/auth/me', { headers })).status).toBe(401);
  });
});
