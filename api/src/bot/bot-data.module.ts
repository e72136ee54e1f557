import { Module } from '@nestjs/common';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { ActivityController } from './activity/activity.controller.ts';
import { ActivityIngestController } from './activity/activity.ingest.ts';
import { ActivityRepository } from './activity/activity.repository.ts';
import { ActivityRetention } from './activity/activity.retention.ts';
import { ActivityService } from './activity/activity.service.ts';
import { AvatarFilesController } from './avatars/avatar-files.controller.ts';
import { AvatarsAccount } from './avatars/avatars.account.ts';
import { AvatarsController } from './avatars/avatars.controller.ts';
import { AvatarsIngestController } from './avatars/avatars.ingest.ts';
import { AvatarsRepository } from './avatars/avatars.repository.ts';
import { AvatarsService } from './avatars/avatars.service.ts';
import { OwnAvatarsController } from './avatars/own-avatars.controller.ts';
import { OwnAvatarsRepository } from './avatars/own-avatars.repository.ts';
import { BlacklistSetsRepository } from './blacklists/blacklist-sets.repository.ts';
import { BlacklistsAccount } from './blacklists/blacklists.account.ts';
import { BlacklistsController } from './blacklists/blacklists.controller.ts';
import { BlacklistsIngestController } from './blacklists/blacklists.ingest.ts';
import { BlacklistsRepository } from './blacklists/blacklists.repository.ts';
import { BlacklistsService } from './blacklists/blacklists.service.ts';
import { CommandPagesService } from './commands/command-pages.service.ts';
import { CommandsController } from './commands/commands.controller.ts';
import { CommandsIngestController } from './commands/commands.ingest.ts';
import { CommandsRepository } from './commands/commands.repository.ts';
import { CommandsService } from './commands/commands.service.ts';
import { EconomyAccount } from './economy/economy.account.ts';
import { EconomyController } from './economy/economy.controller.ts';
import { EconomyIngestController } from './economy/economy.ingest.ts';
import { EconomyRepository } from './economy/economy.repository.ts';
import { EconomyRetention } from './economy/economy.retention.ts';
import { EconomyService } from './economy/economy.service.ts';
import { IngestModule } from './ingest/ingest.module.ts';
import { TeamProfilesModule } from './team-profiles/team-profiles.module.ts';
import { TemplatesController } from './templates/templates.controller.ts';
import { TemplatesIngestController } from './templates/templates.ingest.ts';
import { TemplatesRepository } from './templates/templates.repository.ts';
import { TemplatesService } from './templates/templates.service.ts';
import { UserProfilesController } from './user-profiles/user-profiles.controller.ts';
import { UserProfilesService } from './user-profiles/user-profiles.service.ts';
import { SiteAnswersModule } from '../http/site/site-answers.module.ts';

/** What the bot pushes for pages of its own: commands, templates, avatars, profiles of users, economy, blacklists and activity. */
@Module({
  imports: [SiteAnswersModule, DiscordModule, IngestModule, TeamProfilesModule],
  controllers: [
    CommandsController,
    CommandsIngestController,
    TemplatesController,
    TemplatesIngestController,
    OwnAvatarsController,
    AvatarsController,
    AvatarsIngestController,
    AvatarFilesController,
    UserProfilesController,
    EconomyController,
    EconomyIngestController,
    BlacklistsController,
    BlacklistsIngestController,
    ActivityController,
    ActivityIngestController,
  ],
  providers: [
    CommandsRepository,
    CommandPagesService,
    CommandsService,
    TemplatesRepository,
    TemplatesService,
    AvatarsRepository,
    AvatarsService,
    AvatarsAccount,
    OwnAvatarsRepository,
    UserProfilesService,
    EconomyRepository,
    EconomyService,
    EconomyAccount,
    EconomyRetention,
    BlacklistsRepository,
    BlacklistSetsRepository,
    BlacklistsService,
    BlacklistsAccount,
    ActivityRepository,
    ActivityRetention,
    ActivityService,
  ],
})
export class BotDataModule {}
