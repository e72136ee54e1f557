import { Controller } from '@nestjs/common';
import { getHistoryContract, getShardsContract } from '@portico/contracts/status/schema';
import { Public } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { StatusService } from './status.service.ts';

@Controller()
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Implements(getHistoryContract)
  @Public()
  history(@Input() input: InputOf<typeof getHistoryContract>): Promise<PreparedBody> {
    return this.status.history(input.query);
  }

  @Implements(getShardsContract)
  @Public()
  shards(): Promise<PreparedBody> {
    return this.status.shards();
  }
}
