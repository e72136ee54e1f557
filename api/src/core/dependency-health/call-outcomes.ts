import { Injectable } from '@nestjs/common';

/** A component of the status page that is measured by calls to an outside service. */
export type CalledComponent = 'payments' | 'sign-in';

export interface Outcomes {
  ok: number;
  failed: number;
}

/**
 * Counts the outcomes of real calls to outside services on this replica, for the status page. A refusal
 * is a success of the service: only missing answers and errors of the service count as failed.
 */
@Injectable()
export class CallOutcomes {
  private counts = new Map<CalledComponent, Outcomes>();

  record(component: CalledComponent, isOk: boolean): void {
    const count = this.counts.get(component) ?? { ok: 0, failed: 0 };
    count[isOk ? 'ok' : 'failed'] += 1;
    this.counts.set(component, count);
  }

  /** Adds taken outcomes again that could not be stored. */
  putBack(taken: ReadonlyMap<CalledComponent, Outcomes>): void {
    for (const [component, { ok, failed }] of taken) {
      const count = this.counts.get(component) ?? { ok: 0, failed: 0 };
      this.counts.set(component, { ok: count.ok + ok, failed: count.failed + failed });
    }
  }

  /** The outcomes since the last call. */
  take(): Map<CalledComponent, Outcomes> {
    const taken = this.counts;
    this.counts = new Map();
    return taken;
  }
}
