import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.ts';
import { Config } from '../config/config.ts';

const DAY = 'public, max-age=86400';

/** What crawlers and browsers ask every site for, at addresses that they choose. */
@Controller()
export class SiteFilesController {
  constructor(private readonly config: Config) {}

  @Get('/robots.txt')
  @Public()
  robots(@Res() reply: FastifyReply): void {
    void reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': DAY })
      .send('User-agent: *\nAllow: /\n');
  }

  @Get('/favicon.ico')
  @Public()
  icon(@Res() reply: FastifyReply): void {
    void reply.code(302).headers({ location: this.config.brand.icon, 'cache-control': DAY }).send();
  }
}
