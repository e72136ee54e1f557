import { Controller } from '@nestjs/common';
import { HealthCheckService } from '@nestjs/terminus';
import { SkipThrottle } from '@nestjs/throttler';
import { getLivenessContract, getReadinessContract } from 'shared/contracts/health/schema';
import { Public } from '../access/access.ts';
import { Implements } from '../http/implements.ts';
import { Readiness } from './readiness.ts';

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
  ready() {
    return this.health.check([
      () => this.readiness.process(),
      () => this.readiness.databaseAnswers(),
      () => this.readiness.releases(),
    ]);
  }
}
