import { Controller } from '@nestjs/common';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { putTemplatesContract } from '@portico/contracts/ingest/templates';
import { imageProblem } from '../../core/images/image-problem.ts';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { Issue } from '../../http/problem/issue.ts';
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
      check: ({ image }) => imageIssue(image),
      write: (tx, set) => this.templates.replace(tx, set),
    });
  }
}

/** An image within its address (`data:`) is bounded like an uploaded one. SVG has no pixels. */
function imageIssue(address: string): Issue | undefined {
  const [, type, encoding, data = ''] = /^data:image\/(png|webp)([^,]*),(.*)$/s.exec(address) ?? [];
  if (type !== 'png' && type !== 'webp') return undefined;
  const bytes = encoding?.endsWith(';base64')
    ? Buffer.from(data, 'base64')
    : Buffer.from(data.replace(/%([\da-f]{2})/gi, asCharacter), 'latin1');
  const message = imageProblem(bytes, type);
  return message === undefined ? undefined : { path: 'image', message };
}

const asCharacter = (_escape: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
