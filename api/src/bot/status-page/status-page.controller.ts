import { Controller } from '@nestjs/common';
import { getFirstShardsContract, getStatusTextsContract } from '@portico/contracts/status/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { StatusPageService } from './status-page.service.ts';

@Controller()
export class StatusPageController {
  constructor(private readonly page: StatusPageService) {}

  @Implements(getStatusTextsContract)
  @Public()
  texts(): Promise<PreparedBody> {
    return this.page.texts();
  }

  @Implements(getFirstShardsContract)
  @Public()
  firstShards(): Promise<PreparedBody> {
    return this.page.firstShards();
  }
}
