import { Controller } from '@nestjs/common';
import type { IngestReceipt } from '@portico/sdk/contracts/ingest/receipt';
import { putTemplatesContract } from '@portico/sdk/contracts/ingest/templates';
import { Input, type InputOf } from '../../http/implements.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { SetIngest } from '../ingest/set-ingest.ts';
import { TEMPLATES, TemplatesRepository } from './templates.repository.ts';

/** Receives the whole set of templates from the bot. */
@Controller()
export class TemplatesIngestController {
  constructor(
    private readonly ingest: SetIngest,
    private readonly templates: TemplatesRepository,
  ) {}

  @IngestRoute(putTemplatesContract)
  replace(@Input() input: InputOf<typeof putTemplatesContract>): Promise<IngestReceipt> {
    return this.ingest.replace(putTemplatesContract, input, {
      noun: TEMPLATES,
      members: input.body.templates,
      write: (tx, set) => this.templates.replace(tx, set),
    });
  }
}
