import { RouteCatalog } from '../src/http/route-catalog.ts';
import { startApi, type TestApi } from './support/api.ts';

describe('access', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('every route states who may call it', () => {
    const routes = api.app.get(RouteCatalog).routes();
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((route) => !route.access)).toEqual([]);
  });
  test('serves', async () => {
    expect((await api.call('/api/team')).status).toBe(200);
  });
});
