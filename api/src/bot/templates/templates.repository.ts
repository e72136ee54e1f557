import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Template } from '@portico/contracts/templates/schema';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { templates } from './template.table.ts';

/** Rows per statement; each row may be large. */
const ROWS = 10;

@Injectable()
export class TemplatesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** The whole set, in the bot's order. */
  async list(): Promise<Template[]> {
    const { id, name, image, embed } = templates;
    return this.database.db
      .select({ id, name, image, embed })
      .from(templates)
      .orderBy(templates.position);
  }

  /** Replaces the whole set. */
  async replace(tx: Database, set: Template[]): Promise<void> {
    await tx.delete(templates);
    await inPieces(set, ROWS, (piece, before) =>
      tx.execute(
        sql`insert into templates (id, position, name, image, embed)
          select item->>'id', ${before}::int + place, item->>'name', item->>'image', item->>'embed'
          from jsonb_array_elements(${JSON.stringify(piece)}::jsonb)
            with ordinality as template(item, place)`,
      ),
    );
  }
}

/** Name of the set's revision. */
export const TEMPLATES = 'templates';
