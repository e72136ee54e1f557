import { Injectable } from '@nestjs/common';
import {
  getCommandAddressesContract,
  getCommandCategoriesContract,
  getCategoryAddressesContract,
  getCommandContract,
  getCommandReferenceContract,
  type Command,
} from '@portico/contracts/commands/schema';
import type { Contract } from '@portico/sdk/contracts/contract';
import { addressOf } from '@portico/contracts/rules/commands/address';
import {
  categoryAddresses,
  categoryOfAddress,
  isPublic,
} from '@portico/contracts/rules/commands/categories';
import type { CommandCategories } from '@portico/contracts/rules/commands/categories';
import { commandPageView, findCommand } from '@portico/contracts/rules/commands/page-view';
import { commandsHead, commandsScreen } from '@portico/contracts/rules/commands/screen';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

const CACHE = 'public, max-age=60';
const MAX_ANSWERS = 1000;
const MAX_BYTES = 16 * 1024 * 1024;

interface Stored {
  revision: number;
  commands: Promise<Command[]>;
}

/** What everybody may read of the commands in the texts of their pages. */
@Injectable()
export class CommandPagesService {
  private readonly answers: AnswerCache;
  private stored?: Stored;

  constructor(
    private readonly commands: CommandsRepository,
    private readonly revisions: RevisionRepository,
    private readonly site: LiveSite,
    private readonly texts: SiteAnswers,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: MAX_ANSWERS, maxBytes: MAX_BYTES });
  }

  categories(): Promise<PreparedBody> {
    return this.answer('categories', getCommandCategoriesContract, (commands) => [
      ...new Set(commands.map((command) => addressOf(command, this.known).category)),
    ]);
  }

  addresses(): Promise<PreparedBody> {
    return this.answer('addresses', getCommandAddressesContract, (commands) =>
      commands.map((command) => addressOf(command, this.known)),
    );
  }

  categoryAddresses(): Promise<PreparedBody> {
    return this.answer('category addresses', getCategoryAddressesContract, (commands) =>
      categoryAddresses(commands, this.known),
    );
  }

  displayCategories(): Promise<PreparedBody> {
    return this.texts.get('display categories', () => this.known);
  }

  /** @throws ProblemError 404 for a category without public commands */
  reference(address = ''): Promise<PreparedBody> {
    return this.answer(`reference ${address}`, getCommandReferenceContract, (commands) => {
      const category = address && categoryOfAddress(address, commands, this.known);
      if (category === undefined) throw new ProblemError(404, 'Category not found.');
      const { name, prefix } = this.site.brand;
      return {
        ...commandsHead(category, name),
        ...commandsScreen(commands, category, prefix, this.known),
      };
    });
  }

  /** @throws ProblemError 404 */
  one(address: { category: string; name: string }): Promise<PreparedBody> {
    const name = `one ${address.category}/${address.name}`;
    return this.answer(name, getCommandContract, (commands) => {
      const command = findCommand(commands, address, this.known);
      if (!command) throw new ProblemError(404, 'Command not found.');
      return commandPageView(commands, command, this.site.brand.prefix, this.known);
    });
  }

  /** @throws ProblemError 503 without a site pack, which says what is hidden */
  private get known(): CommandCategories {
    return textsOf(this.site).commands;
  }

  private answer(
    name: string,
    { response }: Pick<Contract, 'response'>,
    make: (commands: Command[]) => object,
  ): Promise<PreparedBody> {
    return this.answers.get(`${this.site.version} ${name}`, {
      nouns: [COMMANDS],
      make: async () => {
        const answer = response.parse(make(await this.visible()));
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  private async visible(): Promise<Command[]> {
    const { known } = this;
    const commands = await this.all();
    return commands.filter((command) => isPublic(command, known));
  }

  /** Commands, read once per revision. */
  private async all(): Promise<Command[]> {
    const revision = await this.revisions.current(COMMANDS);
    if (this.stored?.revision !== revision) {
      const commands = this.commands.list();
      const stored = { revision, commands };
      this.stored = stored;
      commands.catch(() => {
        if (this.stored === stored) this.stored = undefined;
      });
    }
    return this.stored.commands;
  }
}
