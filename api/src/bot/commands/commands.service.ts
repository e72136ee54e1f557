import { Injectable } from '@nestjs/common';
import { getCommandsContract } from '@portico/contracts/commands/schema';
import { isPublic } from '@portico/contracts/rules/commands/categories';
import { LiveSite } from '../../core/site/live-site.ts';
import type { Actor } from '../../http/access/actor.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { textsOf } from '../../http/site/site-texts.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

/** The command reference, serialized once per change and audience. */
@Injectable()
export class CommandsService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly commands: CommandsRepository,
    revisions: RevisionRepository,
    private readonly site: LiveSite,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 2 });
  }

  /** Hidden categories are for team sessions only. */
  list(actor: Actor): Promise<PreparedBody> {
    const isTeam = actor.kind === 'user' && actor.isTeam;
    const categories = textsOf(this.site).commands;
    return this.answers.get(`${isTeam ? 'team' : 'public'} ${this.site.version}`, {
      nouns: [COMMANDS],
      make: async () => {
        const all = await this.commands.list();
        const visible = isTeam ? all : all.filter((command) => isPublic(command, categories));
        const answer = getCommandsContract.response.parse(visible);
        return new PreparedBody(
          JSON.stringify(answer),
          isTeam ? 'private, no-store' : 'public, max-age=60',
          'accept-encoding, cookie',
        );
      },
    });
  }
}
