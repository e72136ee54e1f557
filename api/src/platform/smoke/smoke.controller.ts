import { Controller, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import {
  claimSmokeRunContract,
  postSmokeVerdictContract,
  SMOKE_LIMITS,
} from '@portico/sdk/contracts/smoke/schema';
import { CurrentActor, CurrentWorker, Smoke } from '../../http/access/access.ts';
import type { Actor, SmokeKeyBearer } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { SmokeService } from './smoke.service.ts';

/** Endpoints for smoke workers. Their keys grant no other access. */
@Controller()
export class SmokeController {
  constructor(private readonly smoke: SmokeService) {}

  @Implements(claimSmokeRunContract)
  @Smoke()
  async claim(
    @CurrentWorker() { label }: SmokeKeyBearer,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return { run: (await this.smoke.claim(label, auditActorOf(actor, request))) ?? null };
  }

  @Implements(postSmokeVerdictContract)
  @Smoke()
  @RouteConfig({ bodyLimit: SMOKE_LIMITS.bodyBytes })
  async verdict(
    @Input() input: InputOf<typeof postSmokeVerdictContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return { state: await this.smoke.judge(input, auditActorOf(actor, request)) };
  }
}
