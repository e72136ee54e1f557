import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../http/access/access.ts';
import { noSuchFile } from '../../http/answer/no-such-file.ts';
import { RequestsPerMinute } from '../../http/contract/requests-per-minute.decorator.ts';
import { AvatarsRepository } from './avatars.repository.ts';
import { IMAGE_TYPES, type ImageExtension } from '../../core/images/image.ts';

const NAME = /^[0-9a-f]{32}\.(png|gif|webp|jpg)$/;

/** Avatar files. The bytes of a name never change. */
@Controller()
@RequestsPerMinute(Infinity)
export class AvatarFilesController {
  constructor(private readonly avatars: AvatarsRepository) {}

  @Get('/cdn/avatars/:name')
  @Public()
  async file(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const extension = NAME.exec(name)?.[1] as ImageExtension | undefined;
    const bytes = extension && (await this.avatars.findFile(name));
    if (!extension || !bytes || bytes.length === 0) return noSuchFile(reply);
    void reply
      .headers({
        'content-type': IMAGE_TYPES[extension],
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${name}"`,
        'x-content-type-options': 'nosniff',
        // Other sites must not embed avatars.
        'cross-origin-resource-policy': 'same-site',
        'x-robots-tag': 'noindex',
      })
      .send(bytes);
  }
}
