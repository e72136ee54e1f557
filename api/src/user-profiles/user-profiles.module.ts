import { Module } from '@nestjs/common';
import { DiscordModule } from '../discord/discord.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { UserProfilesController } from './user-profiles.controller.ts';
import { UserProfilesService } from './user-profiles.service.ts';

@Module({
  imports: [DiscordModule, TeamModule],
  controllers: [UserProfilesController],
  providers: [UserProfilesService],
})
export class UserProfilesModule {}
