import { Validator } from '@seriousme/openapi-schema-validator';
import { RouteCatalog } from '../src/http/route-catalog.ts';
import { startApi, type TestApi } from './support/api.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string }[];
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

describe('the manual', () => {
  let api: TestApi;
  let document: OpenApi;
  beforeAll(async () => {
    api = await startApi();
    document = (await (await api.call('/api/openapi.json')).json()) as OpenApi;
  });
  const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

  test('is a valid OpenAPI 3.1 document', async () => {
    expect(document.openapi).toBe('3.1.0');
    const result = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('tells of every operation that is not for staff, each once', () => {
    const expected = api.app
      .get(RouteCatalog)
      .routes()
      .filter((route) => route.contract && route.access?.kind !== 'team')
      .map((route) => route.contract?.call.operation);
    const told = operations().map(({ operationId }) => operationId);
    expect(told.sort()).toEqual(expected.sort());
    expect(new Set(told).size).toBe(told.length);
  });

  test('[spec1 §6] tells the team of its own operations too, and nobody else', async () => {
    const staff = api.app
      .get(RouteCatalog)
      .routes()
      .filter((route) => route.contract && route.access?.kind === 'team')
      .map((route) => route.contract?.call.operation ?? '');
    expect(staff).toContain('getDesk');
    const read = (cookie: string) => api.call('/api/openapi.json', { headers: { cookie } });
    const member = await read(await api.signIn({ id: '1'.repeat(18), rank: 'Supporter' }));
    const told = Object.values(((await member.json()) as OpenApi).paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(told).toEqual(expect.arrayContaining(staff));
    expect(member.headers.get('cache-control')).toBe('private, no-store');
    expect(member.headers.get('vary')).toContain('cookie');
    const visitor = await (await read(await api.signIn({ id: '2'.repeat(18) }))).text();
    for (const operation of staff) expect(visitor).not.toContain(`"${operation}"`);
    expect(visitor).not.toContain('/api/staff/');
    for (const schema of ['AuditEntry', 'CustomerRecord', 'Desk']) {
      expect(visitor).not.toContain(`"${schema}"`);
    }
  });

  test('says which key an operation takes and which parameters it has', () => {
    expect(document.paths['/api/ingest/shards']?.post?.security).toEqual([{ ingestKey: [] }]);
    const history = document.paths['/api/history']?.get;
    expect(history?.parameters.map(({ name }) => name)).toEqual(['range', 'tz']);
  });

  test('can be read in a browser under a policy of its own', async () => {
    const page = await api.call('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const [, path] of (await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
      expect((await api.call(path ?? '')).status).toBe(200);
    }
  });
});
