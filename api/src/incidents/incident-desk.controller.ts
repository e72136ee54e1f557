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
} from 'shared/contracts/incidents/staff/schema';
import type { Rank } from 'shared/contracts/team/ranks';
import { CurrentActor, Team } from '../access/access.ts';
import { userOf, type Actor } from '../access/actor.ts';
import { auditActorOf } from '../access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../http/implements.ts';
import { IncidentsService, type Writer } from './incidents.service.ts';

/** Who speaks for the team in public; everybody of the team reads (spec 1 §6). */
const WRITERS: readonly Rank[] = ['Owner', 'Administrator'];

/** Where the team writes what the status page tells. */
@Controller()
export class IncidentDeskController {
  constructor(private readonly incidents: IncidentsService) {}

  @Implements(listIncidentsContract)
  @Team()
  async list(
    @Input() { query }: InputOf<typeof listIncidentsContract>,
    @CurrentActor() actor: Actor,
  ): Promise<StaffIncidentPage> {
    const may_write = actor.kind === 'user' && WRITERS.some((rank) => rank === actor.rank);
    return { ...(await this.incidents.page(query.page)), may_write };
  }

  @Implements(openIncidentContract)
  @Team({ ranks: WRITERS })
  open(
    @Input() { body }: InputOf<typeof openIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.open(body, writerOf(actor, request));
  }

  @Implements(editIncidentContract)
  @Team({ ranks: WRITERS })
  edit(
    @Input() { params, body }: InputOf<typeof editIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.edit(params.id, body, writerOf(actor, request));
  }

  @Implements(withdrawIncidentContract)
  @Team({ ranks: WRITERS })
  withdraw(
    @Input() { params }: InputOf<typeof withdrawIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.withdraw(params.id, writerOf(actor, request));
  }

  @Implements(updateIncidentContract)
  @Team({ ranks: WRITERS })
  update(
    @Input() { params, body }: InputOf<typeof updateIncidentContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StaffIncident> {
    return this.incidents.update(params.id, body, writerOf(actor, request));
  }

  @Implements(correctUpdateContract)
  @Team({ ranks: WRITERS })
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
