import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { putTemplatesContract } from 'shared/contracts/ingest/templates';
import { Template } from 'shared/contracts/templates/schema';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { TEMPLATES, TemplatesRepository } from './templates.repository.ts';

/** Takes the whole set of templates from the bot. */
@Injectable()
export class TemplatesIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly templates: TemplatesRepository,
  ) {}

  async replace({ body, query }: InputOf<typeof putTemplatesContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const ids = new Set<string>();
    const { good, rejected } = await sortBatch(Template, body.templates, ({ id }) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew ? undefined : { path: 'id', message: 'is in this set twice' };
    });
    // A set of nothing but mistakes would empty the gallery: keep it, and keep the revision free.
    if (good.length === 0 && rejected.length > 0) {
      return { dryRun, accepted: 0, duplicates: 0, rejected };
    }
    const taken = await this.writer.replace(TEMPLATES, body.revision, dryRun, (tx) =>
      this.templates.replace(tx, good),
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
export class TemplatesIngestController {
  constructor(private readonly ingest: TemplatesIngest) {}

  @Implements(putTemplatesContract)
  @Ingest('templates')
  @RouteConfig(INGEST_BODY)
  replace(@Input() input: InputOf<typeof putTemplatesContract>): Promise<IngestReceipt> {
    return this.ingest.replace(input);
  }
}
