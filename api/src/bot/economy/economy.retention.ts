import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RowRetention } from '../../core/row-retention/row-retention.ts';
import { EconomyRepository } from './economy.repository.ts';

/** Deletes old entries (`KEEP_ECONOMY_DAYS`). */
@Injectable()
export class EconomyRetention implements OnApplicationBootstrap {
  constructor(
    private readonly rows: EconomyRepository,
    private readonly retention: RowRetention,
  ) {}

  onApplicationBootstrap(): void {
    this.retention.keep('economy', (days) => this.rows.deleteSome(days));
  }
}
