import { getBlacklistContract } from '@portico/contracts/blacklists/schema';
import type { Contract } from '@portico/sdk/contracts/contract';
import { getEconomyContract } from '@portico/contracts/economy/schema';
import { readHeaders } from '@portico/sdk/contracts/headers';
import type { IngestContract } from '@portico/contracts/ingest/ingest-contract';
import { IngestQuery, IngestReceipt } from '@portico/contracts/ingest/receipt';
import { AnswerWithHeaders } from '../../src/http/answer/answer-with-headers.ts';
import { RouteCatalog, type CatalogRoute } from '../../src/http/contract/route-catalog.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let routes: CatalogRoute[];
beforeAll(async () => {
  api = await startApi();
  routes = api.app.get(RouteCatalog).routes();
});

describe('contracts of ingest calls', () => {
  test('declare the scope of the route, the dry run and the receipt', () => {
    const calls = routes.filter(({ path }) => path.startsWith('/api/ingest/'));
    expect(calls).toHaveLength(11);
    for (const { path, access, contract } of calls) {
      const { scope, query, response } = contract as IngestContract;
      expect([path, access]).toEqual([path, { kind: 'ingest', scope }]);
      expect(query).toBe(IngestQuery);
      expect(response).toBe(IngestReceipt);
    }
  });

  test('accept dryRun=0, dryRun=1 and no dryRun', () => {
    const read = (query: object) => IngestQuery.safeParse(query).data;
    expect(read({})).toEqual({ dryRun: false });
    expect(read({ dryRun: '0' })).toEqual({ dryRun: false });
    expect(read({ dryRun: '1' })).toEqual({ dryRun: true });
    expect(read({ dryRun: 'true' })).toBeUndefined();
    expect(read({ dryRun: '1', more: '1' })).toBeUndefined();
  });
});

describe('headers of contracts', () => {
  const WHO = '100000000000000001';
  let cookie: string;
  beforeAll(async () => {
    cookie = await api.signIn({ id: WHO, rank: 'Owner' });
    const move = { user_id: WHO, action: 'work', type: 'verschenkt ä', amount: '0.10' };
    const events = [{ id: 'header', ...move, cash: 0, card: 0, created: 1 }];
    const pushed = await api.push('POST', '/api/ingest/economy', await api.newKey('*'), { events });
    expect(pushed.status).toBe(200);
  });
  const get = async (path: string) => {
    const { status, headers } = await api.call(path, { headers: { cookie } });
    expect(status).toBe(200);
    const carried = [...headers].filter(([name]) => name.startsWith('x-total'));
    return Object.fromEntries(carried);
  };

  test('have a name and a schema', () => {
    const fields = (part: object = {}) => Object.keys(part).sort();
    for (const { contract } of routes) {
      const { call, headers } = contract ?? {};
      expect([call?.operation, fields(call?.headers)]).toEqual([call?.operation, fields(headers)]);
    }
  });

  test.each([
    ['/api/economy/' + WHO, getEconomyContract],
    ['/blacklist/user/users', getBlacklistContract],
  ])('are sent with a page of %s as its contract declares', async (path, contract: Contract) => {
    expect(await get(path)).toEqual({});
    const sent = await get(`${path}?page=1`);
    expect(Object.keys(sent).sort()).toEqual(Object.values(contract.call.headers ?? {}).sort());
    expect(readHeaders(contract.call, {})).toEqual({});
    const values: Record<string, unknown> = readHeaders(contract.call, sent);
    for (const [field, schema] of Object.entries(contract.headers ?? {})) {
      expect(schema.parse(values[field])).toEqual(values[field]);
    }
  });

  test('are encoded as JSON in ASCII', async () => {
    expect(await get(`/api/economy/${WHO}?page=1`)).toEqual({
      'x-total-count': '1',
      'x-total-up-to': expect.stringMatching(/^\d+$/) as string,
      'x-totals': '[{"action":"work","type":"verschenkt \\u00e4","entries":1,"amount":"0.1"}]',
    });
  });

  test('omit undeclared fields and reject values of another type', async () => {
    const total = { action: 'work', type: 'gain', entries: 1, amount: '1', secret: 'x' };
    const answer = new AnswerWithHeaders(getEconomyContract, [], {
      total: 1,
      upTo: 1,
      totals: [total],
    });
    expect(JSON.stringify(answer.headers())).not.toContain('secret');
    const wrong = new AnswerWithHeaders(getEconomyContract, [], {
      total: 0.5,
      upTo: 1,
      totals: [],
    });
    expect(() => wrong.headers()).toThrow();
  });

  test('are documented in the manual', async () => {
    const document = (await (
      await api.call('/api/openapi.json', { headers: { cookie } })
    ).json()) as Record<string, never>;
    expect(document).toMatchObject({
      paths: {
        '/api/economy/{userId}': {
          get: {
            responses: {
              200: {
                headers: {
                  'x-total-count': {
                    content: { 'application/json': { schema: { type: 'integer' } } },
                  },
                  'x-totals': { content: { 'application/json': { schema: { type: 'array' } } } },
                },
              },
            },
          },
        },
      },
    });
  });
});
