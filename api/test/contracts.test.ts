import type { IngestContract } from 'shared/contracts/ingest/ingest-contract';
import { IngestQuery, IngestReceipt } from 'shared/contracts/ingest/receipt';
import { RouteCatalog, type CatalogRoute } from '../src/http/route-catalog.ts';
import { startApi, type TestApi } from './support/api.ts';

let api: TestApi;
let routes: CatalogRoute[];
beforeAll(async () => {
  api = await startApi();
  routes = api.app.get(RouteCatalog).routes();
});

describe('the contracts of the calls of the bot', () => {
  test('state the scope of the route, one dry run and one receipt', () => {
    const calls = routes.filter(({ path }) => path.startsWith('/api/ingest/'));
    expect(calls).toHaveLength(10);
    for (const { path, access, contract } of calls) {
      const { scope, query, response } = contract as IngestContract;
      expect([path, access]).toEqual([path, { kind: 'ingest', scope }]);
      expect(query).toBe(IngestQuery);
      expect(response).toBe(IngestReceipt);
    }
  });

  test('take dryRun as 0, as 1 or not at all', () => {
    const read = (query: object) => IngestQuery.safeParse(query).data;
    expect(read({})).toEqual({ dryRun: false });
    expect(read({ dryRun: '0' })).toEqual({ dryRun: false });
    expect(read({ dryRun: '1' })).toEqual({ dryRun: true });
    expect(read({ dryRun: 'true' })).toBeUndefined();
    expect(read({ dryRun: '1', more: '1' })).toBeUndefined();
  });
});
