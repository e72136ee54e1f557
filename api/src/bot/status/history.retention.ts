import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RowRetention } from '../../core/row-retention/row-retention.ts';
import { HistoryThinningRepository } from './history-thinning.repository.ts';

/** Deletes old readings (`KEEP_HISTORY_DAYS`), besides those that are thinned out. */
@Injectable()
export class HistoryRetention implements OnApplicationBootstrap {
  constructor(
    private readonly rows: HistoryThinningRepository,
    private readonly retention: RowRetention,
  ) {}

  onApplicationBootstrap(): void {
    this.retention.keep('history', (days) => this.rows.deleteSome(days));
  }
}
