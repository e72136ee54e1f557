import { Controller } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { sendBeaconContract } from '@portico/sdk/contracts/reports/schema';
import { getVitalsContract, type Vitals } from '@portico/sdk/contracts/vitals/schema';
import { Public, Team } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { RequestsPerMinute } from '../../http/contract/requests-per-minute.decorator.ts';
import { CanaryVisits } from '../canaries/canary-visits.service.ts';
import { VitalsService } from './vitals.service.ts';

@Controller()
export class VitalsController {
  constructor(
    private readonly vitals: VitalsService,
    private readonly canaries: CanaryVisits,
  ) {}

  @Implements(sendBeaconContract)
  @Public()
  @RouteConfig({ bodyLimit: 8 * 1024 })
  @RequestsPerMinute(60)
  beacon(@Input() { body }: InputOf<typeof sendBeaconContract>): { taken: number } {
    // A document of a canary reports all of its loads, others report a sample.
    this.vitals.record(body.events, { isComplete: body.canaries !== undefined });
    if (body.canaries) this.canaries.countBeacon(body);
    return { taken: body.events.length };
  }

  @Implements(getVitalsContract)
  @Team()
  read(@Input() { query }: InputOf<typeof getVitalsContract>): Promise<Vitals> {
    return this.vitals.read(query.hours);
  }
}
