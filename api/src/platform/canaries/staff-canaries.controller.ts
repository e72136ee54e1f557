import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getCanaryContract,
  promoteCanaryContract,
  startCanaryContract,
  stopCanaryContract,
  type AppCanary,
} from '@portico/sdk/contracts/canaries/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { CanariesService } from './canaries.service.ts';

/** Canaries, for members of the team: everyone can read, members with the right `promote` can change. */
@Controller()
export class StaffCanariesController {
  constructor(private readonly canaries: CanariesService) {}

  @Implements(getCanaryContract)
  @Team()
  read(@Input() { params }: InputOf<typeof getCanaryContract>): Promise<AppCanary> {
    return this.canaries.read(params.name);
  }

  @Implements(startCanaryContract)
  @Team('promote')
  start(
    @Input() input: InputOf<typeof startCanaryContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.canaries.start(input, auditActorOf(actor, request));
  }

  @Implements(stopCanaryContract)
  @Team('promote')
  stop(
    @Input() input: InputOf<typeof stopCanaryContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.canaries.stop(input, auditActorOf(actor, request));
  }

  @Implements(promoteCanaryContract)
  @Team('promote')
  promote(
    @Input() input: InputOf<typeof promoteCanaryContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.canaries.promote(input, auditActorOf(actor, request));
  }
}
