import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { TeamProfilesRepository } from './team-profiles.repository.ts';

const INTERVAL_SECONDS = 3600;

/** Deletes old ids of presence events. */
@Injectable()
export class PresenceCleanup implements OnApplicationBootstrap {
  constructor(
    private readonly profiles: TeamProfilesRepository,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('presence events', INTERVAL_SECONDS, () => this.profiles.deleteOldEvents());
  }
}
