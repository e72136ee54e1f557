import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor.ts';
import { Config } from '../../core/config/config.ts';
import { ProblemError } from '../../http/problem.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { RouteCatalog } from '../../http/route-catalog.ts';
import { sessionCookie } from '../../http/id-cookie.ts';
import { openApiDocument, type Audience } from './openapi.ts';
import { readerPage, readerScript } from './reader.ts';

const API_VERSION = '1.0.0';
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Content type by file: the only files of the reader that are served. */
const LIBRARY_FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The API's manual: the OpenAPI document and a page to read it. */
@Injectable()
export class DocsService {
  private readonly documents = new Map<Audience, PreparedBody>();

  constructor(
    private readonly config: Config,
    private readonly catalog: RouteCatalog,
  ) {}

  /** Operations of staff stand in the document of the team alone. */
  openApi(actor: Actor): PreparedBody {
    const audience = actor.kind === 'user' && actor.isTeam ? 'team' : 'everybody';
    const known = this.documents.get(audience);
    if (known) return known;
    const document = openApiDocument(this.catalog.routes(), {
      audience,
      title: this.config.brand.name,
      version: API_VERSION,
      server: this.config.publicOrigin,
      sessionCookie: sessionCookie.nameAt(this.config.secure),
    });
    const made = new PreparedBody(
      JSON.stringify(document),
      audience === 'team' ? 'private, no-store' : 'public, max-age=300',
      'accept-encoding, cookie',
    );
    this.documents.set(audience, made);
    return made;
  }

  page(): string {
    return readerPage(this.config.brand.name);
  }

  /** @throws ProblemError 404 for every other name */
  async file(name: string): Promise<{ type: string; body: string | Buffer }> {
    if (name === 'reader.js') return { type: 'text/javascript; charset=utf-8', body: readerScript };
    const type = Object.hasOwn(LIBRARY_FILES, name) ? LIBRARY_FILES[name] : undefined;
    if (!type) throw new ProblemError(404, 'There is nothing at this address.');
    return { type, body: await readFile(join(SWAGGER_UI, name)) };
  }
}
