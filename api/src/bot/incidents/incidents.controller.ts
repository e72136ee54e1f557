import { Controller } from '@nestjs/common';
import { getIncidentsContract } from '@portico/sdk/contracts/incidents/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/implements.ts';
import type { PreparedBody } from '../../http/prepared-body.ts';
import { IncidentsService } from './incidents.service.ts';

@Controller()
export class IncidentsController {
  constructor(private readonly incidents: IncidentsService) {}

  @Implements(getIncidentsContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.incidents.listPublic();
  }
}
