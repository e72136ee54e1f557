import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Command } from '@portico/sdk/contracts/commands/schema';
import { categoryPath, commandPath } from '@portico/sdk/rules/commands/address';
import {
  categoryOfAddress,
  displayCategory,
  isPublic,
} from '@portico/sdk/rules/commands/categories';
import { commandPageView, findCommand } from '@portico/sdk/rules/commands/page-view';
import { commandsScreen } from '@portico/sdk/rules/commands/screen';
import { Config } from '../../core/config/config.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type {
  FirstScreen,
  NoScreen,
  ScreenRequest,
} from '../../core/first-screens/first-screens.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

interface Stored {
  revision: number;
  commands: Promise<Command[]>;
}

/** The first screens of the list of commands and of each command, and their addresses. */
@Injectable()
export class CommandsScreens implements OnModuleInit {
  private readonly prefix: string;
  private stored?: Stored;

  constructor(
    private readonly commands: CommandsRepository,
    private readonly revisions: RevisionRepository,
    private readonly screens: FirstScreens,
    config: Config,
  ) {
    this.prefix = config.brand.prefix;
  }

  onModuleInit(): void {
    this.screens.register('commands', {
      of: (request) => this.list(request),
      paths: () => this.categoryPaths(),
    });
    this.screens.register('command', {
      of: (request) => this.one(request),
      paths: async () => (await this.current()).commands.filter(isPublic).map(commandPath),
    });
  }

  /** A search is the page's own work: its document has no data. */
  private async list({ params, search }: ScreenRequest): Promise<FirstScreen | undefined> {
    if (search.get('q')) return undefined;
    const { revision, commands } = await this.current();
    const visible = commands.filter(isPublic);
    const address = params.category ?? '';
    const category = address && categoryOfAddress(address, visible);
    // A hidden category, which the page fetches for the team.
    if (category === undefined) return undefined;
    const view = commandsScreen(visible, category, this.prefix);
    const path = address ? `/commands/${encodeURIComponent(address)}` : '/commands';
    return { stamp: `public ${revision}`, view, answers: { [`commands ${path}`]: view } };
  }

  private async one({ params, viewer }: ScreenRequest): Promise<FirstScreen | NoScreen> {
    const { revision, commands } = await this.current();
    const visible = viewer.team ? commands : commands.filter(isPublic);
    const command = findCommand(visible, params);
    if (!command) return { kind: 'unknown' };
    const path = commandPath(command);
    if (path !== commandPathOf(params)) return { kind: 'moved', path };
    const view = commandPageView(visible, command, this.prefix);
    return {
      stamp: `${viewer.team ? 'team' : 'public'} ${revision}`,
      view,
      answers: { [`command ${path}`]: view },
      head: { title: `${view.name} command`, description: view.description },
      structured: {
        type: 'TechArticle',
        crumbs: [
          { name: 'Commands', path: '/commands' },
          ...view.categories.map(({ label, href }) => ({ name: label, path: href })),
        ],
      },
    };
  }

  /** Categories with public commands. */
  private async categoryPaths(): Promise<string[]> {
    const visible = (await this.current()).commands.filter(isPublic);
    return [...new Set(visible.map(({ category }) => categoryPath(displayCategory(category))))];
  }

  /** All commands, also hidden ones, read once per revision. */
  private async current(): Promise<{ revision: number; commands: Command[] }> {
    const revision = await this.revisions.current(COMMANDS);
    if (this.stored?.revision !== revision) {
      const stored = { revision, commands: this.commands.list() };
      this.stored = stored;
      stored.commands.catch(() => {
        if (this.stored === stored) this.stored = undefined;
      });
    }
    return { revision, commands: await this.stored.commands };
  }
}

const commandPathOf = ({ category = '', name = '' }: Record<string, string>) =>
  `/commands/${encodeURIComponent(category)}/${encodeURIComponent(name)}`;
