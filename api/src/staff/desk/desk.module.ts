import { Module } from '@nestjs/common';
import { DeskController } from './desk.controller.ts';

/** Settings of the deployment for the back-office. */
@Module({ controllers: [DeskController] })
export class DeskModule {}
