import { Problem } from '@portico/sdk/contracts/problem/schema';
import type { Contract } from '@portico/sdk/contracts/contract';
import type { Access } from '../../http/access/access.ts';
import type { CatalogRoute } from '../../http/route-catalog.ts';
import { JsonSchemas } from './json-schemas.ts';

type Json = Record<string, unknown>;
/** The readers of a document. */
export type Audience = 'public' | 'team';
interface DocumentOptions {
  audience: Audience;
  title: string;
  version: string;
  server: string;
  /** Name of the cookie that carries the session. */
  sessionCookie: string;
}

/** Only the team sees the staff's operations. */
const isVisibleTo =
  (audience: Audience) =>
  (route: CatalogRoute): route is CatalogRoute & { contract: Contract } =>
    route.contract !== undefined && (audience === 'team' || route.access?.kind !== 'team');

/** The OpenAPI 3.1 document of all routes with a contract. */
export function openApiDocument(routes: CatalogRoute[], options: DocumentOptions): Json {
  const schemas = new JsonSchemas();
  const paths: Record<string, Json> = {};
  for (const route of routes.filter(isVisibleTo(options.audience))) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(route.contract, route.access, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${options.title} API`,
      version: options.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.server }],
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: options.sessionCookie },
        deployKey: { type: 'http', scheme: 'bearer', description: 'A deploy key (`ptd_…`)' },
        smokeKey: { type: 'http', scheme: 'bearer', description: 'A smoke key (`pts_…`)' },
        ingestKey: { type: 'http', scheme: 'bearer', description: 'An ingest key (`ptk_…`)' },
      },
    },
  };
}

function operationOf(contract: Contract, access: Access | undefined, schemas: JsonSchemas): Json {
  return {
    operationId: contract.call.operation,
    summary: contract.summary,
    tags: [tagOf(contract.call.path)],
    security: securityOf(access, contract.call.operation),
    parameters: [
      ...parametersOf(contract, 'params', schemas),
      ...parametersOf(contract, 'query', schemas),
    ],
    ...(contract.body && {
      requestBody: { required: true, content: json(schemas.of(contract.body, 'input')) },
    }),
    ...(contract.upload && { requestBody: uploadOf(contract.upload) }),
    responses: {
      200: {
        description: 'Done',
        ...(contract.headers && { headers: headersOf(contract, schemas) }),
        content: json(schemas.of(contract.response, 'output')),
      },
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: schemas.of(Problem, 'output') } },
      },
    },
  };
}

/** Response headers by name; their values are JSON. */
const headersOf = ({ call, headers = {} }: Contract, schemas: JsonSchemas) =>
  Object.fromEntries(
    Object.entries(headers).map(([field, schema]) => [
      call.headers?.[field] ?? field,
      { description: schema.meta()?.description, content: json(schemas.of(schema, 'output')) },
    ]),
  );

const json = (schema: Json) => ({ 'application/json': { schema } });

const uploadOf = (description: string) => ({
  description,
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', additionalProperties: { type: 'string', format: 'binary' } },
    },
  },
});

const tagOf = (path: string) => path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? 'api';

/** Security requirements for each kind of access; the type requires an entry for every kind. */
const SECURITY: { [Kind in Access['kind']]: (access: Extract<Access, { kind: Kind }>) => Json[] } =
  {
    public: ({ session }) => (session ? [{}, { session: [] }] : []),
    'signed-in': () => [{ session: [] }],
    team: () => [{ session: [] }],
    ingest: () => [{ ingestKey: [] }],
    deploy: () => [{ deployKey: [] }],
    smoke: () => [{ smokeKey: [] }],
  };

/** @throws Error for an operation without access rules, so that none is documented as public by mistake */
function securityOf(access: Access | undefined, operation: string): Json[] {
  const security = access && (SECURITY[access.kind] as ((access: Access) => Json[]) | undefined);
  if (!security) throw new Error(`Operation ${operation} has no known access rules.`);
  return security(access);
}

function parametersOf(
  contract: Contract,
  source: 'params' | 'query',
  schemas: JsonSchemas,
): Json[] {
  const schema = contract[source];
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: source === 'params' ? 'path' : 'query',
    required: source === 'params' || required.includes(name),
    schema: property,
  }));
}
