import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Template } from 'shared/contracts/templates/schema';
import type { Database } from '../db/database.ts';
import { DatabaseService } from '../db/database.service.ts';
import { templates } from './template.table.ts';

@Injectable()
export class TemplatesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** The whole set, in its order. */
  async all(): Promise<Template[]> {
    const { id, name, image, embed } = templates;
    return this.database.db
      .select({ id, name, image, embed })
      .from(templates)
      .orderBy(templates.position);
  }

  /** Replaces the whole set. */
  async replace(tx: Database, set: Template[]): Promise<void> {
    await tx.delete(templates);
    await tx.execute(
      sql`insert into templates (id, position, name, image, embed)
        select item->>'id', position, item->>'name', item->>'image', item->>'embed'
        from jsonb_array_elements(${JSON.stringify(set)}::jsonb)
          with ordinality as template(item, position)`,
    );
  }
}

/** The noun of the set's revision. */
export const TEMPLATES = 'templates';
