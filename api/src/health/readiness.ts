import { Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { DatabaseService } from '../db/database.service.ts';
import { within } from '../db/within.ts';
import { RegistryWatch } from '../registry/registry-watch.service.ts';

/** How long readiness waits for the database before it says no. */
const PATIENCE_MS = 2_000;

/** What must hold for this replica to be sent traffic. */
@Injectable()
export class Readiness {
  private stopping = false;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly database: DatabaseService,
    private readonly registry: RegistryWatch,
  ) {}

  /** From now on readiness says no, so that load balancers stop sending. */
  stop(): void {
    this.stopping = true;
  }

  /** Up unless the process is shutting down. */
  async process() {
    const indicator = this.indicators.check('process');
    return this.stopping ? indicator.down('shutting down') : indicator.up();
  }

  /** Up once it is known that this API answers what releases call. */
  async releases() {
    const indicator = this.indicators.check('releases');
    return this.registry.isSettled
      ? indicator.up()
      : indicator.down('not held against this API yet');
  }

  /** Up when the database answers in time. */
  async databaseAnswers() {
    const indicator = this.indicators.check('database');
    try {
      await within(this.database.ping(), PATIENCE_MS);
      return indicator.up();
    } catch {
      return indicator.down('cannot be reached');
    }
  }
}
