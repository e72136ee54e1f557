import { Module } from '@nestjs/common';
import { LicenceEventFeed } from './licence-event-feed.ts';
import { LicenceMessages } from './licence-messages.ts';
import { LicencesController } from './licences.controller.ts';
import { LicencesRepository } from './licences.repository.ts';

@Module({
  controllers: [LicencesController],
  providers: [LicencesRepository, LicenceEventFeed, LicenceMessages],
})
export class LicencesModule {}
