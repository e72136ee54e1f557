import { Controller } from '@nestjs/common';
import { getActivityContract, type ActivityRecord } from '@portico/contracts/activity/schema';
import { Team } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ActivityService } from './activity.service.ts';

@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Implements(getActivityContract)
  @Team()
  messages(@Input() { query }: InputOf<typeof getActivityContract>): Promise<ActivityRecord[]> {
    return this.activity.messages(query.server_id, query.time_range);
  }
}
