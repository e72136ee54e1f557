import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  addNoteContract,
  removeNoteContract,
  type CustomerNote,
} from '@portico/contracts/notes/schema';
import { hasRight } from '@portico/sdk/contracts/team/rights';
import { Config } from '../../core/config/config.ts';
import { CurrentActor, Team } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { NotesService } from './notes.service.ts';

const MAX_PER_HOUR = 100;

@Controller()
export class NotesController {
  constructor(
    private readonly config: Config,
    private readonly notes: NotesService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(addNoteContract)
  @Team('notes')
  async add(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof addNoteContract>,
    @Req() request: FastifyRequest,
  ): Promise<CustomerNote> {
    const { id: authorId } = userOf(actor);
    await this.limits.count(`note ${authorId}`, MAX_PER_HOUR, 3600);
    const note = { userId: params.id, authorId, ...body };
    return this.notes.add(note, auditActorOf(actor, request));
  }

  @Implements(removeNoteContract)
  @Team('notes')
  async remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof removeNoteContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ noteId: string }> {
    const rank = actor.kind === 'user' ? actor.rank : null;
    const isOwner = hasRight(this.config.staffRights, 'team', rank);
    const member = { userId: userOf(actor).id, isOwner };
    await this.notes.remove(params.noteId, member, auditActorOf(actor, request));
    return { noteId: params.noteId };
  }
}
