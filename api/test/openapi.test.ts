import { Validator } from '@seriousme/openapi-schema-validator';
import { RouteCatalog } from '../src/http/route-catalog.ts';
import { MATRIX } from './access/matrix.ts';
import { startApi, type TestApi } from './support/api.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string }[];
  requestBody?: { content: Record<string, { schema: Json }> };
}
type Json = Record<string, unknown>;
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Json>;
    securitySchemes: Record<string, Json>;
  };
}

/** Allowed security requirements for a kind of caller in the matrix; a new kind must be added here. */
function securityFor(who: string): object[][] {
  if (who === 'public') return [[], [{}, { session: [] }]];
  if (who.startsWith('ingest:')) return [[{ ingestKey: [] }]];
  if (who.startsWith('deploy')) return [[{ deployKey: [] }]];
  if (who === 'smoke') return [[{ smokeKey: [] }]];
  if (/^(signed-in|team|Owner|Administrator|Moderator|Supporter)/.test(who)) {
    return [[{ session: [] }]];
  }
  throw new Error(`No security requirement is listed for ${who}.`);
}

/** @returns the paths of all schemas inside a value that allow any value */
function openSchemas(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => openSchemas(inner, path));
  if (typeof value !== 'object' || value === null) return [];
  if (Object.keys(value).length === 0) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'default' ? [] : openSchemas(inner, `${path}.${name}`),
  );
}

describe('the OpenAPI document', () => {
  let api: TestApi;
  let document: OpenApi;
  beforeAll(async () => {
    api = await startApi();
    document = (await (await api.call('/api/openapi.json')).json()) as OpenApi;
  });
  const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const result = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('contains every operation that is not for staff, each once', () => {
    const expected = api.app
      .get(RouteCatalog)
      .routes()
      .filter((route) => route.contract && route.access?.kind !== 'team')
      .map((route) => route.contract?.call.operation);
    const documented = operations().map(({ operationId }) => operationId);
    expect(documented.sort()).toEqual(expected.sort());
    expect(new Set(documented).size).toBe(documented.length);
  });

  test("[spec1 §6.3] contains the staff's operations for the team only", async () => {
    const staff = api.app
      .get(RouteCatalog)
      .routes()
      .filter((route) => route.contract && route.access?.kind === 'team')
      .map((route) => route.contract?.call.operation ?? '');
    expect(staff).toContain('getDesk');
    const read = (cookie: string) => api.call('/api/openapi.json', { headers: { cookie } });
    const member = await read(await api.signIn({ id: '1'.repeat(18), rank: 'Supporter' }));
    const documented = Object.values(((await member.json()) as OpenApi).paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(documented).toEqual(expect.arrayContaining(staff));
    expect(member.headers.get('cache-control')).toBe('private, no-store');
    expect(member.headers.get('vary')).toContain('cookie');
    const visitor = await (await read(await api.signIn({ id: '2'.repeat(18) }))).text();
    for (const operation of staff) expect(visitor).not.toContain(`"${operation}"`);
    expect(visitor).not.toContain('/api/staff/');
    for (const schema of ['AuditEntry', 'CustomerRecord', 'Desk']) {
      expect(visitor).not.toContain(`"${schema}"`);
    }
  });

  test("has the security requirement of each operation's access rules", async () => {
    const cookie = await api.signIn({ id: '3'.repeat(18), rank: 'Owner' });
    const whole = (await (
      await api.call('/api/openapi.json', { headers: { cookie } })
    ).json()) as OpenApi;
    const documented = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => {
        const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
        return [route, security] as const;
      }),
    );
    expect(documented.length).toBeGreaterThan(50);
    for (const [route, security] of documented) {
      const allowed = securityFor(MATRIX[route] ?? 'nobody');
      expect(allowed.map((requirement) => [route, requirement])).toContainEqual([route, security]);
    }
    const open = documented.filter(([, security]) => security.length === 0).map(([route]) => route);
    expect(open.filter((route) => MATRIX[route] !== 'public')).toEqual([]);
  });

  test('has the name of the session cookie, over https too', async () => {
    expect(document.components.securitySchemes.session).toMatchObject({ name: 'session' });
    const secure = await startApi({ env: { PUBLIC_ORIGIN: 'https://juno.example' } });
    const { components } = (await (await secure.call('/api/openapi.json')).json()) as OpenApi;
    expect(components.securitySchemes.session).toMatchObject({ name: '__Host-session' });
  });

  test('contains the item schema of every ingest operation', () => {
    const pushes = Object.entries(document.paths).filter(([path]) =>
      path.startsWith('/api/ingest'),
    );
    expect(pushes.length).toBe(
      Object.keys(MATRIX).filter((route) => route.includes(' /api/ingest')).length,
    );
    for (const [path, methods] of pushes) {
      const [{ requestBody } = {}] = Object.values(methods);
      const schema = requestBody?.content['application/json']?.schema;
      expect([path, openSchemas(schema)]).toEqual([path, []]);
      const lists = Object.values(schema?.['properties'] as Record<string, Json>).filter(
        ({ type }) => type === 'array',
      );
      expect([path, lists.length]).toEqual([path, 1]);
    }
    const shards = document.paths['/api/ingest/shards']?.post?.requestBody;
    expect(shards?.content['application/json']?.schema).toMatchObject({
      properties: { events: { items: { $ref: '#/components/schemas/ShardEvent' } } },
    });
    const { ShardEvent } = document.components.schemas;
    expect(ShardEvent?.['required']).toEqual(expect.arrayContaining(['id', 'at', 'shard_count']));
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect([name, openSchemas(schema)]).toEqual([name, []]);
    }
  });

  test('contains the key and the parameters of an operation', () => {
    expect(document.paths['/api/ingest/shards']?.post?.security).toEqual([{ ingestKey: [] }]);
    const history = document.paths['/api/history']?.get;
    expect(history?.parameters.map(({ name }) => name)).toEqual(['range', 'tz']);
  });

  test('is shown at /api/docs under a security policy of its own', async () => {
    const page = await api.call('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const [, path] of (await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
      expect((await api.call(path ?? '')).status).toBe(200);
    }
  });
});
