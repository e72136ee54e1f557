import { Module } from '@nestjs/common';
import { TeamController } from './team.controller.ts';
import { TeamRepository } from './team.repository.ts';

@Module({ controllers: [TeamController], providers: [TeamRepository], exports: [TeamRepository] })
export class TeamModule {}
