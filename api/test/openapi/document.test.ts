import { Validator } from '@seriousme/openapi-schema-validator';
import { RANKS } from '@portico/sdk/contracts/team/ranks';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { documentedRoutes } from '../../src/platform/docs/documented-route.ts';
import { MATRIX } from '../access/matrix.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { runGeneratedClient } from './generated-client.ts';

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

/** What open operations read besides nothing, and so cannot be told from the matrix. */
const CREDENTIALS: Readonly<Record<string, object[]>> = {
  'GET /api/commands': [{}, { session: [] }],
  'GET /api/registry': [{}, { session: [] }, { preview: [] }, { session: [], preview: [] }],
  'POST /api/auth/logout': [{}, { session: [], sameOrigin: [] }],
  'POST /api/stripe/webhook': [{ paymentSignature: [] }],
};

/** The security requirements of a route by its line in the matrix. */
function securityOf(route: string): object[] {
  const who = MATRIX[route];
  const session = (...roles: string[]) => [
    { session: roles, ...(!route.startsWith('GET ') && { sameOrigin: [] }) },
  ];
  if (who === 'public') return CREDENTIALS[route] ?? [];
  if (who === 'signed-in') return session();
  if (who === 'team') return session('team');
  if (who === 'deploy') return [{ deployKey: [] }];
  if (who === 'deploy:name' || who === 'deploy:site') return [{ deployKey: ['app'] }];
  if (who === 'smoke') return [{ smokeKey: [] }];
  if (who?.startsWith('ingest:')) return [{ ingestKey: [who.slice('ingest:'.length)] }];
  if (who && who.split('|').every((rank) => RANKS.some((known) => known === rank))) {
    return session(...who.split('|'));
  }
  throw new Error(`No security requirement is known for "${who}" of ${route}.`);
}

/** Rules of the linter that an operation cannot meet, by their place in the document. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // `previews` is the name of no app, and the ids of previews are twelve hexadecimal digits.
  '/paths/~1api~1staff~1platform~1previews~1{id}': 'no-ambiguous-paths',
  // They have no input, no credential and no limit.
  '/paths/~1api~1health~1live/get/responses': 'operation-4xx-response',
  '/paths/~1api~1health~1ready/get/responses': 'operation-4xx-response',
};

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
  /** As a member of the team gets it. */
  let whole: OpenApi;
  beforeAll(async () => {
    api = await startApi();
    document = (await (await api.call('/api/openapi.json')).json()) as OpenApi;
    const cookie = await api.signIn({ id: '3'.repeat(18), rank: 'Owner' });
    const answer = await api.call('/api/openapi.json', { headers: { cookie } });
    whole = (await answer.json()) as OpenApi;
  });
  const operations = ({ paths }: OpenApi) =>
    Object.values(paths).flatMap((path) => Object.values(path));

  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const result = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('contains every operation that is not for staff, each once', () => {
    const expected = documentedRoutes(api.app.get(RouteCatalog).routes())
      .filter(({ access }) => access?.kind !== 'team')
      .map(({ operation }) => operation.id);
    expect(expected).toEqual(expect.arrayContaining(['getPlans', 'beginSignIn']));
    const documented = operations(document).map(({ operationId }) => operationId);
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

  test('has the security requirement of each line of the access matrix', () => {
    const documented = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => {
        const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
        return [route, security] as const;
      }),
    );
    expect(documented.length).toBeGreaterThan(90);
    const expected = documented.map(([route]) => [route, securityOf(route)]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(expected));
    expect(Object.keys(CREDENTIALS).filter((route) => MATRIX[route] !== 'public')).toEqual([]);
  });

  test('describes each security scheme, and each is used', () => {
    const used = operations(whole).flatMap(({ security }) =>
      security.flatMap((requirement) => Object.keys(requirement)),
    );
    const { securitySchemes } = whole.components;
    expect([...new Set(used)].sort()).toEqual(Object.keys(securitySchemes).sort());
    for (const [name, { description }] of Object.entries(securitySchemes)) {
      expect([name, typeof description]).toEqual([name, 'string']);
    }
  });

  test('passes the linter with its strictest recommended rules', async () => {
    const { createConfig, lintFromString } = await import('@redocly/openapi-core');
    // The linter rejects localhost, the address of this API.
    const source = JSON.stringify({ ...whole, servers: [{ url: 'https://juno.example' }] });
    const problems = await lintFromString({
      source,
      absoluteRef: '/openapi.json',
      config: await createConfig({ extends: ['recommended-strict'] }),
    });
    const found = problems.flatMap(({ ruleId, message, location: [place] }) => {
      const pointer = place?.pointer?.replace(/^#/, '') ?? '';
      return EXCEPTIONS[pointer] === ruleId ? [] : [`${pointer}: ${ruleId}: ${message}`];
    });
    expect(found).toEqual([]);
    expect(problems.length).toBe(Object.keys(EXCEPTIONS).length);
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
    // Routes may have further fields, which are sent and not promised (docs/decisions/0046).
    const furtherFields = '.properties.remotes.items.properties.routes.items.additionalProperties';
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const known = { RegistrySnapshot: [furtherFields] }[name] ?? [];
      expect([name, openSchemas(schema)]).toEqual([name, known]);
    }
  });

  test('contains the key and the parameters of an operation', () => {
    expect(document.paths['/api/ingest/shards']?.post?.security).toEqual([
      { ingestKey: ['shards'] },
    ]);
    const history = document.paths['/api/history']?.get;
    expect(history?.parameters.map(({ name }) => name)).toEqual(['range', 'tz']);
  });

  test('is enough for a generated client: it compiles, and makes calls with a key, a session and neither', async () => {
    const id = '4'.repeat(18);
    const answers = await runGeneratedClient(whole, {
      API: api.url,
      COOKIE: await api.signIn({ id }),
      KEY: await api.newKey('history'),
    });
    expect(answers).toEqual({ accepted: 1, guilds: 12, id, anonymous: 401, wrong: 'query.range' });
  });

  test('is shown at /api/docs under a security policy of its own', async () => {
    const page = await api.call('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'nonce-[^']+'; style-src 'self'/,
    );
    for (const [, path] of (await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
      expect((await api.call(path ?? '')).status).toBe(200);
    }
  });
});
