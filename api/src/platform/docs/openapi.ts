import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { CatalogRoute } from '../../http/contract/route-catalog.ts';
import type { CallExamples } from './call-examples.ts';
import { documentedRoutes } from './documented-route.ts';
import { operationOf } from './operation.ts';
import { PROBLEMS } from './problems.ts';
import { securitySchemes } from './security.ts';
import { tagOf, tagsOf } from './tags.ts';

/** The readers of a document. */
export type Audience = 'public' | 'team';
interface DocumentOptions {
  audience: Audience;
  title: string;
  version: string;
  server: string;
  /** Whether the site has https, on which the names of cookies depend. */
  isSecure: boolean;
}

/** Only the team sees the staff's operations. */
const isVisibleTo =
  (audience: Audience) =>
  ({ access }: CatalogRoute): boolean =>
    audience === 'team' || access?.kind !== 'team';

/** The OpenAPI 3.1 document of all routes with a contract or a description. */
export function openApiDocument(
  routes: CatalogRoute[],
  examples: CallExamples,
  options: DocumentOptions,
): oas31.OpenAPIObject {
  const visible = documentedRoutes(routes).filter(isVisibleTo(options.audience));
  const paths: ZodOpenApiPathsObject = {};
  for (const route of visible) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(route, examples.of(route.operation.id)),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${options.title} API`,
      version: options.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.server }],
    tags: tagsOf(visible.map(({ path }) => tagOf(path))),
    paths,
    components: {
      responses: PROBLEMS,
      securitySchemes: securitySchemes(options.isSecure),
    },
  });
}
