import { Injectable, type OnModuleInit } from '@nestjs/common';
import { statusFigures } from '@portico/contracts/rules/status/status-figures';
import { FigureSources, type Figures } from '../../core/figures/figure-sources.ts';
import { ComponentsService } from '../components/components.service.ts';
import { StatusRepository } from '../status/status.repository.ts';

/** Servers and users of the bot, and its measured uptime. */
@Injectable()
export class StatusFigures implements OnModuleInit {
  constructor(
    private readonly sources: FigureSources,
    private readonly status: StatusRepository,
    private readonly components: ComponentsService,
  ) {}

  onModuleInit(): void {
    this.sources.register(() => this.at(Math.floor(Date.now() / 1000)));
  }

  private async at(now: number): Promise<Figures> {
    const [shards, { components }] = await Promise.all([
      this.status.listShards(now),
      this.components.list(now),
    ]);
    return statusFigures(
      shards,
      components.find(({ id }) => id === 'gateway'),
    );
  }
}
