import { Module } from '@nestjs/common';
import { ComponentsModule } from '../components/components.module.ts';
import { IncidentsModule } from '../incidents/incidents.module.ts';
import { StatusModule } from '../status/status.module.ts';
import { StatusScreens } from './status.screens.ts';

/** The first screen of the status page, which joins shards, components and incidents. */
@Module({
  imports: [ComponentsModule, IncidentsModule, StatusModule],
  providers: [StatusScreens],
})
export class StatusPageModule {}
