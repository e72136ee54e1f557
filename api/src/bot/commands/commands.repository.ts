import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Command } from '@portico/contracts/commands/schema';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { commands } from './command.table.ts';

/** Rows per statement. */
const ROWS = 40;

@Injectable()
export class CommandsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** The whole set, sorted by name (spec 0 §7) independently of the database's locale. */
  async list(): Promise<Command[]> {
    const rows = await this.database.db
      .select()
      .from(commands)
      .orderBy(sql`lower(${commands.name}) collate "C"`, sql`${commands.name} collate "C"`);
    return rows.map(({ aliases, slash, example, ...row }) => ({
      ...row,
      aliases: aliases ?? undefined,
      slash: slash ?? undefined,
      example: example ?? undefined,
    }));
  }

  /** Replaces the whole set. */
  async replace(tx: Database, set: Command[]): Promise<void> {
    await tx.delete(commands);
    await inPieces(set, ROWS, (piece) =>
      tx.execute(
        sql`insert into commands
            (name, description, category, permissions, aliases, arguments, slash, example)
          select name, description, category, permissions, aliases, arguments, slash, example
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb)
            as command(name text, description text, category text, permissions text,
              aliases jsonb, arguments text, slash boolean, example text)`,
      ),
    );
  }
}

/** Name of the set's revision. */
export const COMMANDS = 'commands';
