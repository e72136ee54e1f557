import { Controller } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import {
  getLivenessContract,
  getReadinessContract,
  type Readiness as Answer,
} from '@portico/sdk/contracts/health/schema';
import { Public } from '../access/access.ts';
import { Implements } from '../contract/contract.decorator.ts';
import { PreparedBody } from '../answer/prepared-body.ts';
import { RequestsPerMinute } from '../contract/requests-per-minute.decorator.ts';
import { Readiness } from '../../core/health/readiness.ts';
import { VERSION } from '../../core/version.ts';

@Controller()
@RequestsPerMinute(Infinity)
export class HealthController {
  private readonly alive = new PreparedBody(
    JSON.stringify(getLivenessContract.response.parse({ status: 'ok', version: VERSION })),
    'no-store',
  );

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  @Implements(getLivenessContract)
  @Public()
  live(): PreparedBody {
    return this.alive;
  }

  @Implements(getReadinessContract)
  @Public()
  async ready(): Promise<Answer> {
    const conditions = this.readiness.conditions().map(({ name, problem }) => async () => {
      const indicator = this.indicators.check(name);
      return problem === undefined ? indicator.up() : indicator.down(problem);
    });
    await this.health.check(conditions);
    const missing = await this.readiness.missing();
    return missing.length > 0 ? { status: 'degraded', missing } : { status: 'ok' };
  }
}
