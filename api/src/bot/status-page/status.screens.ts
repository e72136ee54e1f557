import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getComponents } from '@portico/sdk/contracts/components/calls';
import { componentNames } from '@portico/sdk/contracts/components/names';
import { getComponentsContract } from '@portico/sdk/contracts/components/schema';
import { getIncidents } from '@portico/sdk/contracts/incidents/calls';
import { getIncidentsContract } from '@portico/sdk/contracts/incidents/schema';
import { getShards } from '@portico/sdk/contracts/status/calls';
import { getShardsContract } from '@portico/sdk/contracts/status/schema';
import { SHARD_PUSH_SECONDS } from '@portico/sdk/contracts/status/staleness';
import { FIRST_SHARDS_DATA, firstShards, statusScreen } from '@portico/sdk/rules/status/screen';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type { FirstScreen, ScreenRequest } from '../../core/first-screens/first-screens.ts';
import { COMPONENT_STATES } from '../components/components.repository.ts';
import { ComponentsService } from '../components/components.service.ts';
import { INCIDENTS, IncidentsRepository } from '../incidents/incidents.repository.ts';
import { HISTORY, SHARDS, StatusRepository } from '../status/status.repository.ts';

/** A longer list of shards is fetched by the page. */
const MAX_SHARDS = 64;

/** The first screen of the status: the last known state. */
@Injectable()
export class StatusScreens implements OnModuleInit {
  private kept?: { stamp: string; screen: Promise<FirstScreen> };

  constructor(
    private readonly status: StatusRepository,
    private readonly components: ComponentsService,
    private readonly incidents: IncidentsRepository,
    private readonly revisions: RevisionRepository,
    private readonly screens: FirstScreens,
  ) {}

  onModuleInit(): void {
    this.screens.register('status', { of: (request) => this.of(request) });
  }

  /** The view of the shards alone is the page's own work. */
  private async of({ search }: ScreenRequest): Promise<FirstScreen | undefined> {
    if (search.has('view')) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const nouns = [SHARDS, HISTORY, COMPONENT_STATES, INCIDENTS];
    const counts = await Promise.all(nouns.map((noun) => this.revisions.current(noun)));
    // Shards become stale, and uptime grows, without a new revision.
    const stamp = [...counts, Math.floor(now / SHARD_PUSH_SECONDS)].join(' ');
    if (this.kept?.stamp !== stamp) {
      const kept = { stamp, screen: this.make(stamp, now) };
      this.kept = kept;
      kept.screen.catch(() => {
        if (this.kept === kept) this.kept = undefined;
      });
    }
    return this.kept.screen;
  }

  private async make(stamp: string, now: number): Promise<FirstScreen> {
    const [shards, earliest, components, incidents] = await Promise.all([
      this.status.listShards(now),
      this.status.earliestTimestamp(),
      this.components.list(now),
      this.incidents.listPublic(now),
    ]);
    const answers = {
      [getComponents.path]: getComponentsContract.response.parse(components),
      [getIncidents.path]: getIncidentsContract.response.parse(incidents),
      ...(shards.length > MAX_SHARDS
        ? { [FIRST_SHARDS_DATA]: firstShards(shards) }
        : { [getShards.path]: getShardsContract.response.parse(shards) }),
    };
    const view = statusScreen({
      shards,
      hasHistory: earliest !== undefined,
      components: components.components,
      incidents: incidents.map((incident) => ({
        ...incident,
        affected: componentNames(incident.components),
      })),
    });
    return { stamp, view, answers };
  }
}
