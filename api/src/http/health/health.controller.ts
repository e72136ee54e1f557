import { Controller } from '@nestjs/common';
import { HealthCheckService } from '@nestjs/terminus';
import { SkipThrottle } from '@nestjs/throttler';
import {
  getLivenessContract,
  getReadinessContract,
  type Readiness as Answer,
} from 'shared/contracts/health/schema';
import { Public } from '../access/access.ts';
import { Implements } from '../implements.ts';
import { Readiness } from '../../core/health/readiness.ts';

@Controller()
@SkipThrottle()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  @Implements(getLivenessContract)
  @Public()
  live() {
    return { status: 'ok' };
  }

  @Implements(getReadinessContract)
  @Public()
  async ready(): Promise<Answer> {
    await this.health.check([() => this.readiness.process(), () => this.readiness.releases()]);
    const missing = await this.readiness.missing();
    return missing.length > 0 ? { status: 'degraded', missing } : { status: 'ok' };
  }
}
