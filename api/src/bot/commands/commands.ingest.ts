import { Controller } from '@nestjs/common';
import type { Command } from '@portico/contracts/commands/schema';
import { putCommandsContract } from '@portico/contracts/ingest/commands';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { addressOf, hasAddress, writtenAddress } from '@portico/contracts/rules/commands/address';
import type { CommandCategories } from '@portico/contracts/rules/commands/categories';
import { LiveSite } from '../../core/site/live-site.ts';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { Check } from '../ingest/batch.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { SetIngest } from '../ingest/set-ingest.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

/** Receives the whole set of commands from the bot. */
@Controller()
export class CommandsIngestController {
  constructor(
    private readonly ingest: SetIngest,
    private readonly commands: CommandsRepository,
    private readonly site: LiveSite,
  ) {}

  @IngestRoute(putCommandsContract)
  replace(@Input() input: InputOf<typeof putCommandsContract>): Promise<IngestReceipt> {
    return this.ingest.replace(putCommandsContract, input, {
      noun: COMMANDS,
      members: input.body.commands,
      check: oneAddressEach(this.site.texts?.commands ?? { categories: [], hidden: [] }),
      write: (tx, set) => this.commands.replace(tx, set),
    });
  }
}

/** Rejects a command without a page: its address is no address, or that of an earlier one (`Ban` after `ban`). */
function oneAddressEach(known: CommandCategories): Check<Command> {
  const names = new Map<string, string>();
  return (command) => {
    if (!hasAddress(command, known)) {
      const message =
        'can have no page: name and category need a character other than a blank, have no backtick, and are not . or ..';
      return { path: 'name', message };
    }
    const path = writtenAddress(addressOf(command, known));
    const other = names.get(path);
    names.set(path, other ?? command.name);
    if (other === undefined) return undefined;
    return {
      path: 'name',
      message: `has the page of "${other}": ${path}. Names must differ in more than case and blanks`,
    };
  };
}
