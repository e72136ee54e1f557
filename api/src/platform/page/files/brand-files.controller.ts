import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../core/config/config.ts';
import { Public } from '../../../http/access/access.ts';
import { RequestsPerMinute } from '../../../http/contract/requests-per-minute.decorator.ts';
import { letterIcon } from './letter-icon.ts';
import { contentType } from '../../registry/release/content-type.ts';
import { FOR_OTHER_ORIGINS } from '../../registry/files/other-origins.ts';

/** Resolves from the sources and from the build, which have the same folder depth. */
const FOLDER = fileURLToPath(new URL('../../../../assets/brand/', import.meta.url));
const FILES = readdirSync(FOLDER);

/**
 * Serves the images to which the brand's addresses point until `BRAND_CDN` names a content delivery network: with the
 * sandbox those of the demo, otherwise an icon with the first letter of the name.
 */
@Controller()
@RequestsPerMinute(Infinity)
export class BrandFilesController {
  private readonly files: Map<string, { bytes: Buffer; etag: string }>;

  constructor({ sandbox, brand }: Config) {
    const files: (readonly [name: string, bytes: Buffer])[] = sandbox
      ? FILES.map((name) => [name, readFileSync(FOLDER + name)])
      : [['icon.svg', Buffer.from(letterIcon(brand))]];
    this.files = new Map(
      files.map(([name, bytes]) => {
        const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
        return [name, { bytes, etag }];
      }),
    );
  }

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
        // Pages under the site's other host names, mails and previews of links show these files.
        ...FOR_OTHER_ORIGINS,
        'content-type': contentType(name),
        'cache-control': 'public, max-age=86400',
        etag: file.etag,
      })
      .send(file.bytes);
  }
}
