import { Module } from '@nestjs/common';
import { ComponentsModule } from '../components/components.module.ts';
import { IncidentsModule } from '../incidents/incidents.module.ts';
import { FeedsController } from './feeds.controller.ts';
import { FeedsService } from './feeds.service.ts';

/** Feeds, badge, widget and summary of the status. */
@Module({
  imports: [ComponentsModule, IncidentsModule],
  controllers: [FeedsController],
  providers: [FeedsService],
})
export class FeedsModule {}
