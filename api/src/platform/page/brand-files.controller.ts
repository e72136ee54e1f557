import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { Public } from '../../http/access/access.ts';
import { contentType } from '../registry/content-type.ts';

/** Resolves from the sources and from the build, which have the same folder depth. */
const FOLDER = fileURLToPath(new URL('../../../assets/brand/', import.meta.url));
const FILES = readdirSync(FOLDER);

/**
 * Serves the images of the demo brand. The brand's addresses point here until `BRAND_CDN` names a
 * content delivery network.
 */
@Controller()
@SkipThrottle()
export class BrandFilesController {
  private readonly files = new Map(
    FILES.map((name) => {
      const bytes = readFileSync(FOLDER + name);
      return [name, { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex')}"` }];
    }),
  );

  @Get('/cdn/*')
  @Public()
  file(@Param('*') name: string, @Res() reply: FastifyReply): void {
    const file = this.files.get(name);
    if (!file) {
      return void reply
        .code(404)
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .send('Not found.\n');
    }
    void reply
      .headers({
        'content-type': contentType(name),
        'cache-control': 'public, max-age=86400',
        etag: file.etag,
      })
      .send(file.bytes);
  }
}
