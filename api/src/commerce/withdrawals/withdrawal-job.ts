import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { RefundSender } from '../refunds/refund-sender.service.ts';
import { WithdrawalsRepository } from './withdrawals.repository.ts';
import { WithdrawalsService } from './withdrawals.service.ts';

const INTERVAL_SECONDS = 10;
const MAX_PER_RUN = 50;
const RETENTION_SECONDS = 86_400;
/** Time in which somebody may ask about a statement that belongs to no purchase. */
const UNMATCHED_DAYS = 90;

/** Decides about statements soon after they arrive, also of a process that ended meanwhile, and erases old ones. */
@Injectable()
export class WithdrawalJob implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly statements: WithdrawalsService,
    private readonly withdrawals: WithdrawalsRepository,
    private readonly sender: RefundSender,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('withdrawals', INTERVAL_SECONDS, () => this.decideReceived());
    this.jobs.every('withdrawal retention', RETENTION_SECONDS, () =>
      this.withdrawals.eraseOld(this.config.invoiceRetentionYears, UNMATCHED_DAYS),
    );
  }

  async decideReceived(): Promise<void> {
    for (const id of await this.withdrawals.listReceived(MAX_PER_RUN)) {
      try {
        const decided = await this.statements.decide(id);
        if (decided?.refund) await this.sender.send(decided.refund, 'user');
      } catch (error) {
        this.log.error(
          { err: error, withdrawal: id, alert: 'withdrawal' },
          'a withdrawal was not decided; a job continues',
        );
      }
    }
  }
}
