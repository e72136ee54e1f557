import { Module } from '@nestjs/common';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { FulfillmentModule } from './fulfillment.module.ts';
import { InvoicesModule } from './invoices.module.ts';
import { DiscordEventsController } from './premium-apps/discord-events.controller.ts';
import { EntitlementSweeper } from './premium-apps/entitlement-sweeper.ts';
import { EntitlementsAccount } from './premium-apps/entitlements.account.ts';
import { EntitlementsRepository } from './premium-apps/entitlements.repository.ts';
import { EntitlementsService } from './premium-apps/entitlements.service.ts';

/** What is bought in Discord (Premium Apps). */
@Module({
  imports: [DiscordModule, FulfillmentModule, InvoicesModule],
  controllers: [DiscordEventsController],
  providers: [EntitlementsRepository, EntitlementsService, EntitlementSweeper, EntitlementsAccount],
  exports: [EntitlementsRepository],
})
export class PremiumAppsModule {}
