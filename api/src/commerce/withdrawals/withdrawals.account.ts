import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { WithdrawalsRepository } from './withdrawals.repository.ts';

/** A user's statements of withdrawal, in the export of the account. They are kept as the invoices are. */
@Injectable()
export class WithdrawalsAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly withdrawals: WithdrawalsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'withdrawals',
      export: (userId) => this.withdrawals.listByUser(userId),
      delete: async () => {},
    });
  }
}
