import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getReleaseCanaryContract,
  promoteReleaseCanaryContract,
  startReleaseCanaryContract,
  stopReleaseCanaryContract,
  type AppCanary,
} from '@portico/sdk/contracts/canaries/schema';
import { CurrentActor, Deploy } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { CanariesService } from './canaries.service.ts';

/** Canaries, for deploy keys (docs/releases.md). */
@Controller()
export class CanariesController {
  constructor(private readonly canaries: CanariesService) {}

  @Implements(getReleaseCanaryContract)
  @Deploy()
  read(@Input() { params }: InputOf<typeof getReleaseCanaryContract>): Promise<AppCanary> {
    return this.canaries.read(params.name);
  }

  @Implements(startReleaseCanaryContract)
  @Deploy()
  start(
    @Input() input: InputOf<typeof startReleaseCanaryContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.canaries.start(input, auditActorOf(actor, request));
  }

  @Implements(stopReleaseCanaryContract)
  @Deploy()
  stop(
    @Input() input: InputOf<typeof stopReleaseCanaryContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.canaries.stop(input, auditActorOf(actor, request));
  }

  @Implements(promoteReleaseCanaryContract)
  @Deploy()
  promote(
    @Input() input: InputOf<typeof promoteReleaseCanaryContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.canaries.promote(input, auditActorOf(actor, request));
  }
}
