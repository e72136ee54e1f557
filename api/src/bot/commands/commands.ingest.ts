import { Controller } from '@nestjs/common';
import { putCommandsContract } from '@portico/sdk/contracts/ingest/commands';
import type { IngestReceipt } from '@portico/sdk/contracts/ingest/receipt';
import { Input, type InputOf } from '../../http/implements.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { SetIngest } from '../ingest/set-ingest.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

/** Receives the whole set of commands from the bot. */
@Controller()
export class CommandsIngestController {
  constructor(
    private readonly ingest: SetIngest,
    private readonly commands: CommandsRepository,
  ) {}

  @IngestRoute(putCommandsContract)
  replace(@Input() input: InputOf<typeof putCommandsContract>): Promise<IngestReceipt> {
    return this.ingest.replace(putCommandsContract, input, {
      noun: COMMANDS,
      members: input.body.commands,
      write: (tx, set) => this.commands.replace(tx, set),
    });
  }
}
