import { Module } from '@nestjs/common';
import { DiscordModule } from '../../identity/discord/discord.module.ts';
import { TeamProfilesModule } from '../team-profiles/team-profiles.module.ts';
import { UserProfilesController } from './user-profiles.controller.ts';
import { UserProfilesService } from './user-profiles.service.ts';

@Module({
  imports: [DiscordModule, TeamProfilesModule],
  controllers: [UserProfilesController],
  providers: [UserProfilesService],
})
export class UserProfilesModule {}
