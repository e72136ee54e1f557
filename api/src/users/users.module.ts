import { Module } from '@nestjs/common';
import { DiscordModule } from '../discord/discord.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [DiscordModule, TeamModule],
  controllers: [UsersController],
  providers: [UsersService],
})
export class UsersModule {}
