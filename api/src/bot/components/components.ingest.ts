import { Controller } from '@nestjs/common';
import { postComponentDaysContract } from '@portico/contracts/ingest/components';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { dayOf } from '@portico/contracts/rules/uptime';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { EventIngest } from '../ingest/event-ingest.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { COMPONENT_STATES, ComponentsRepository } from './components.repository.ts';

/** Imports the uptime of past days from an earlier monitor. */
@Controller()
export class ComponentsIngestController {
  constructor(
    private readonly ingest: EventIngest,
    private readonly components: ComponentsRepository,
  ) {}

  @IngestRoute(postComponentDaysContract)
  days(@Input() input: InputOf<typeof postComponentDaysContract>): Promise<IngestReceipt> {
    return this.ingest.append(postComponentDaysContract, input, {
      noun: COMPONENT_STATES,
      check: ({ day }, now) =>
        // Text in this form has the order of time.
        day < dayOf(now)
          ? undefined
          : { path: 'day', message: 'must be over; the site measures the current day itself' },
      write: (events) => (tx) => this.components.importDays(tx, events),
    });
  }
}
