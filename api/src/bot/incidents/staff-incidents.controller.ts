import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  correctUpdateContract,
  editIncidentContract,
  listIncidentsContract,
  openIncidentContract,
  updateIncidentContract,
  withdrawIncidentContract,
  type StaffIncident,
  type StaffIncidentPage,
} from '@portico/contracts/incidents/staff/schema';
import { hasRight } from '@portico/sdk/contracts/team/rights';
import { CurrentActor, Team } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Config } from '../../core/config/config.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { IncidentsService, type Writer } from './incidents.service.ts';

/** The team's endpoints for the incidents of the status page. */
@Controller()
export class StaffIncidentsController {
  constructor(
    private readonly config: Config,
    private readonly incidents: IncidentsService,
  ) {}

  @Implements(listIncidentsContract)
  @Team()
  async list(
    @Input() { query }: InputOf<typeof listIncidentsContract>,
    @CurrentActor() actor: Actor,
  ): Promise<StaffIncidentPage> {
    const may_write =
      actor.kind === 'user' && hasRight(this.config.staffRights, 'incidents', actor.rank);
    return { ...(await this.incidents.page(query.page)), may_write };
  }

  @Implements(openIncidentContract)
  @Team('incidents')
  open(
    @Input() { body }: InputOf<typeof openIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.open(body, writerOf(actor, request));
  }

  @Implements(editIncidentContract)
  @Team('incidents')
  edit(
    @Input() { params, body }: InputOf<typeof editIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.edit(params.id, body, writerOf(actor, request));
  }

  @Implements(withdrawIncidentContract)
  @Team('incidents')
  withdraw(
    @Input() { params }: InputOf<typeof withdrawIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.withdraw(params.id, writerOf(actor, request));
  }

  @Implements(updateIncidentContract)
  @Team('incidents')
  update(
    @Input() { params, body }: InputOf<typeof updateIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.update(params.id, body, writerOf(actor, request));
  }

  @Implements(correctUpdateContract)
  @Team('incidents')
  correct(
    @Input() { params, body }: InputOf<typeof correctUpdateContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    const { id, updateId } = params;
    return this.incidents.correct(id, updateId, body.text, writerOf(actor, request));
  }
}

const writerOf = (actor: Actor, request: FastifyRequest): Writer => ({
  by: auditActorOf(actor, request),
  userId: userOf(actor).id,
});
