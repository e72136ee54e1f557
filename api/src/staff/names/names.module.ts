import { Module } from '@nestjs/common';
import { DiscordModule } from '../../identity/discord/discord.module.ts';
import { NamesController } from './names.controller.ts';
import { NamesService } from './names.service.ts';

/** Names of users and servers for the tables of the back-office. */
@Module({ imports: [DiscordModule], controllers: [NamesController], providers: [NamesService] })
export class NamesModule {}
