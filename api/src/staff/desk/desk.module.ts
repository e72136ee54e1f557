import { Module } from '@nestjs/common';
import { DeskController } from './desk.controller.ts';

/** What the back-office needs to know of the deployment, for the team alone. */
@Module({ controllers: [DeskController] })
export class DeskModule {}
