import { Injectable } from '@nestjs/common';
import type { UnlistedValue } from 'shared/platform';
import { CommandsService } from '../../bot/commands/commands.service.ts';
import { isDatabaseAway } from '../../core/db/away.ts';
import type { Viewer } from '../registry/visible-registry.ts';
import type { DependentPage, FoundPage } from './find-page.ts';

/** Decides what depends on the lists that the API keeps (`KNOWN_LISTS`). */
@Injectable()
export class KnownLists {
  constructor(private readonly commands: CommandsService) {}

  /** While the database is away, a value that no declaration lists is unknown. */
  async settle(found: FoundPage | DependentPage, viewer: Viewer): Promise<FoundPage> {
    if (found.kind !== 'dependent') return found;
    try {
      const answers = await Promise.all(found.values.map((one) => this.has(one, viewer)));
      return answers.every(Boolean) ? found.known : found.unknown;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return found.unknown;
    }
  }

  private async has({ value, alsoIn }: UnlistedValue, { team }: Viewer): Promise<boolean> {
    switch (alsoIn) {
      case 'command-categories':
        return this.commands.hasCategory(value, { isTeam: team });
      case undefined:
        return false;
    }
  }
}
