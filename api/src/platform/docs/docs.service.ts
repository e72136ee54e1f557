import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor.ts';
import { Config } from '../../core/config/config.ts';
import { VERSION } from '../../core/version.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { RouteCatalog } from '../../http/contract/route-catalog.ts';
import { CallExamples } from './call-examples.ts';
import { openApiDocument, type Audience } from './openapi.ts';
import { swaggerPage, swaggerScript } from './swagger-page.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The files of Swagger UI that are served, with their content types. */
const SWAGGER_FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The API documentation: the OpenAPI document, and a page that shows it. */
@Injectable()
export class DocsService {
  private readonly documents = new Map<`${Audience} ${string}`, PreparedBody>();

  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly catalog: RouteCatalog,
    private readonly examples: CallExamples,
  ) {}

  /** Only members of the team get a document with the staff's operations. */
  openApi(actor: Actor): PreparedBody {
    const audience = actor.kind === 'user' && actor.isTeam ? 'team' : 'public';
    const key = `${audience} ${this.site.version}` as const;
    const cached = this.documents.get(key);
    if (cached) return cached;
    const { brand, catalog } = this.site;
    const examples = this.examples.filled({
      product: brand.name,
      prefix: brand.prefix,
      plan: catalog?.plans[0]?.id ?? 'One',
    });
    const document = openApiDocument(this.catalog.routes(), examples, {
      audience,
      title: brand.name,
      version: VERSION,
      server: this.config.publicOrigin,
      isSecure: this.config.secure,
    });
    const body = new PreparedBody(
      JSON.stringify(document),
      audience === 'team' ? 'private, no-store' : 'public, max-age=300',
      'accept-encoding, cookie',
    );
    this.documents.set(key, body);
    return body;
  }

  page(nonce: string): string {
    return swaggerPage(this.site.brand.name, nonce);
  }

  /** @throws ProblemError 404 for unknown names */
  async file(name: string): Promise<{ type: string; body: string | Buffer }> {
    if (name === 'reader.js')
      return { type: 'text/javascript; charset=utf-8', body: swaggerScript };
    const type = Object.hasOwn(SWAGGER_FILES, name) ? SWAGGER_FILES[name] : undefined;
    if (!type) throw new ProblemError(404, 'Not found.');
    return { type, body: await readFile(join(SWAGGER_UI, name)) };
  }
}
