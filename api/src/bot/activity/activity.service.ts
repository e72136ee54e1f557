import { Injectable } from '@nestjs/common';
import { RANGE_DAYS, type ActivityRange } from '@portico/contracts/activity/ranges';
import type { ActivityRecord } from '@portico/contracts/activity/schema';
import { dayjs } from '@portico/sdk/rules/time/dayjs';
import { Config } from '../../core/config/config.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { ActivityRepository } from './activity.repository.ts';

@Injectable()
export class ActivityService {
  constructor(
    private readonly config: Config,
    private readonly activity: ActivityRepository,
  ) {}

  /**
   * The days of a range, including today (UTC).
   * @throws ProblemError 400 for a server other than the team's (spec 1 §7)
   */
  messages(serverId: string, range: ActivityRange): Promise<ActivityRecord[]> {
    if (serverId !== this.config.teamServerId) {
      throw new ProblemError(400, "server_id must be the team's server.");
    }
    const days = RANGE_DAYS[range];
    const from =
      days === undefined
        ? undefined
        : dayjs
            .utc()
            .subtract(days - 1, 'day')
            .format('YYYY-MM-DD');
    return this.activity.listDays(serverId, from);
  }
}
