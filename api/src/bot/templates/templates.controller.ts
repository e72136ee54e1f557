import { Controller } from '@nestjs/common';
import { getTemplatesContract } from '@portico/contracts/templates/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { TemplatesService } from './templates.service.ts';

@Controller()
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Implements(getTemplatesContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.templates.list();
  }
}
