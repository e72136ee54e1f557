import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Command } from 'shared/contracts/commands/schema';
import { putCommandsContract } from 'shared/contracts/ingest/commands';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { COMMANDS, CommandsRepository } from './commands.repository.ts';

/** Takes the whole set of commands from the bot. */
@Injectable()
export class CommandsIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly commands: CommandsRepository,
  ) {}

  async replace({ body, query }: InputOf<typeof putCommandsContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const names = new Set<string>();
    const { good, rejected } = await sortBatch(Command, body.commands, ({ name }) => {
      const isNew = !names.has(name);
      names.add(name);
      return isNew ? undefined : { path: 'name', message: 'is in this set twice' };
    });
    // A set of nothing but mistakes would wipe the reference: keep it, and keep the revision free.
    if (good.length === 0 && rejected.length > 0) {
      return { dryRun, accepted: 0, duplicates: 0, rejected };
    }
    const taken = await this.writer.replace(COMMANDS, body.revision, dryRun, (tx) =>
      this.commands.replace(tx, good),
    );
    return {
      dryRun,
      accepted: taken ? good.length : 0,
      duplicates: taken ? 0 : good.length,
      rejected,
    };
  }
}

@Controller()
export class CommandsIngestController {
  constructor(private readonly ingest: CommandsIngest) {}

  @Implements(putCommandsContract)
  @Ingest('commands')
  @RouteConfig(INGEST_BODY)
  replace(@Input() input: InputOf<typeof putCommandsContract>): Promise<IngestReceipt> {
    return this.ingest.replace(input);
  }
}
