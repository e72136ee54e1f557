import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { EntitlementsRepository } from './entitlements.repository.ts';

/** Purchases in Discord in the export of an account. They are kept with their invoices. */
@Injectable()
export class EntitlementsAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly entitlements: EntitlementsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'discordPurchases',
      export: (userId) => this.entitlements.listByUser(userId),
      delete: async () => {},
    });
  }
}
