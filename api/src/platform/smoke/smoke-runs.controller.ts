import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderSmokeRunContract } from '@portico/sdk/contracts/releases/schema';
import { CurrentActor, Deploy, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { SmokeService } from './smoke.service.ts';

interface PictureParams {
  name: string;
  version: string;
  picture: string;
}

/** Smoke runs of an app, for its deploy keys and for the team. */
@Controller()
export class SmokeRunsController {
  constructor(private readonly smoke: SmokeService) {}

  @Implements(orderSmokeRunContract)
  @Deploy()
  async order(
    @Input() { params, body }: InputOf<typeof orderSmokeRunContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    const { version, why } = body;
    const by = auditActorOf(actor, request);
    return {
      run: await this.smoke.order({ name: params.name, version }, by, why),
      state: 'waiting',
    };
  }

  @Get('/api/releases/:name/:version/smoke/:picture')
  @Deploy()
  forPipelines(@Param() params: PictureParams, @Res() reply: FastifyReply): Promise<void> {
    return this.send(params, reply);
  }

  @Get('/api/staff/platform/:name/:version/smoke/:picture')
  @Team()
  forTeam(@Param() params: PictureParams, @Res() reply: FastifyReply): Promise<void> {
    return this.send(params, reply);
  }

  /** Pictures of a restricted remote's pages are visible only to those who may see the remote. */
  private async send({ name, version, picture }: PictureParams, reply: FastifyReply) {
    const id = /^\d{1,15}$/.test(picture) ? Number(picture) : 0;
    const jpeg = await this.smoke.picture({ name, version }, id);
    void reply
      .headers({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
      .send(jpeg);
  }
}
