import { Injectable } from '@nestjs/common';
import { getTemplatesContract } from 'shared/contracts/templates/schema';
import { RevisionRepository } from '../db/revision.repository.ts';
import { BodyCache } from '../http/body-cache.ts';
import { PreparedBody } from '../http/prepared-body.ts';
import { TEMPLATES, TemplatesRepository } from './templates.repository.ts';

/** The template gallery's data, serialised once per change. */
@Injectable()
export class TemplatesService {
  private readonly bodies = new BodyCache(2);

  constructor(
    private readonly templates: TemplatesRepository,
    private readonly revisions: RevisionRepository,
  ) {}

  async list(): Promise<PreparedBody> {
    const revision = await this.revisions.current(TEMPLATES);
    return this.bodies.get(`${revision}`, async () => {
      const answer = getTemplatesContract.response.parse(await this.templates.all());
      return new PreparedBody(JSON.stringify(answer), 'public, max-age=60', 'accept-encoding');
    });
  }
}
