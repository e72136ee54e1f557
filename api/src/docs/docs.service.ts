import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { ProblemError } from '../http/problem.ts';
import { PreparedBody } from '../http/prepared-body.ts';
import { RouteCatalog } from '../http/route-catalog.ts';
import { openApiDocument } from './openapi.ts';
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
  private document: PreparedBody | undefined;

  constructor(
    private readonly config: Config,
    private readonly catalog: RouteCatalog,
  ) {}

  openApi(): PreparedBody {
    this.document ??= new PreparedBody(
      JSON.stringify(
        openApiDocument(this.catalog.routes(), {
          title: this.config.brand.name,
          version: API_VERSION,
          server: this.config.publicOrigin,
        }),
      ),
      'public, max-age=300',
    );
    return this.document;
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
