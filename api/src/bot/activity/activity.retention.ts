import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RowRetention } from '../../core/row-retention/row-retention.ts';
import { ActivityRepository } from './activity.repository.ts';

/** Deletes old counts (`KEEP_ACTIVITY_DAYS`). */
@Injectable()
export class ActivityRetention implements OnApplicationBootstrap {
  constructor(
    private readonly rows: ActivityRepository,
    private readonly retention: RowRetention,
  ) {}

  onApplicationBootstrap(): void {
    this.retention.keep('activity', (days) => this.rows.deleteSome(days));
  }
}
