import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getCommandsContract } from '@portico/sdk/contracts/commands/schema';
import { isHiddenCategory } from '@portico/sdk/rules/commands/categories';
import type { Actor } from '../../http/access/actor.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { KnownLists } from '../../core/known-lists/known-lists.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

/** The command reference, serialized once per change and audience. */
@Injectable()
export class CommandsService implements OnModuleInit {
  private readonly answers: AnswerCache;
  /** Categories of the revision that was last requested. */
  private cachedCategories?: { revision: number; categories: Promise<string[]> };

  constructor(
    private readonly commands: CommandsRepository,
    private readonly revisions: RevisionRepository,
    private readonly lists: KnownLists,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 2 });
  }

  onModuleInit(): void {
    this.lists.register('command-categories', (category, { team }) =>
      this.hasCategory(category, { isTeam: team }),
    );
  }

  /** Hidden categories are for team sessions only. */
  list(actor: Actor): Promise<PreparedBody> {
    const isTeam = actor.kind === 'user' && actor.isTeam;
    return this.answers.get(isTeam ? 'team' : 'public', {
      nouns: [COMMANDS],
      make: async () => {
        const all = await this.commands.list();
        const visible = isTeam ? all : all.filter(({ category }) => !isHiddenCategory(category));
        const answer = getCommandsContract.response.parse(visible);
        return new PreparedBody(
          JSON.stringify(answer),
          isTeam ? 'private, no-store' : 'public, max-age=60',
          'accept-encoding, cookie',
        );
      },
    });
  }

  /**
   * Whether a category has commands and is visible to the audience.
   * @param key internal key in lower case
   */
  private async hasCategory(key: string, { isTeam }: { isTeam: boolean }): Promise<boolean> {
    if (!isTeam && isHiddenCategory(key)) return false;
    const revision = await this.revisions.current(COMMANDS);
    if (this.cachedCategories?.revision !== revision) {
      const categories = this.commands.listCategories();
      const cached = { revision, categories };
      this.cachedCategories = cached;
      categories.catch(() => {
        if (this.cachedCategories === cached) this.cachedCategories = undefined;
      });
    }
    const categories = await this.cachedCategories.categories;
    return categories.some((category) => category.toLowerCase() === key);
  }
}
