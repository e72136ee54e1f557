import { Controller } from '@nestjs/common';
import {
  getIncidentContract,
  getIncidentHistoryContract,
  getIncidentHistoryTextsContract,
  getIncidentsContract,
  getIncidentTextsContract,
  type Incident,
  type IncidentHistory,
} from '@portico/contracts/incidents/schema';
import { Public } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { IncidentTextsService } from './incident-texts.service.ts';
import { IncidentsService } from './incidents.service.ts';

@Controller()
export class IncidentsController {
  constructor(
    private readonly incidents: IncidentsService,
    private readonly texts: IncidentTextsService,
  ) {}

  @Implements(getIncidentsContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.incidents.listPublic();
  }

  @Implements(getIncidentHistoryContract)
  @Public()
  history(
    @Input() { query }: InputOf<typeof getIncidentHistoryContract>,
  ): Promise<IncidentHistory> {
    return this.incidents.historyPage(query.page);
  }

  @Implements(getIncidentContract)
  @Public()
  find(@Input() { params }: InputOf<typeof getIncidentContract>): Promise<Incident> {
    return this.incidents.getPublic(params.id);
  }

  @Implements(getIncidentHistoryTextsContract)
  @Public()
  historyTexts(): Promise<PreparedBody> {
    return this.texts.history();
  }

  @Implements(getIncidentTextsContract)
  @Public()
  textsOf(@Input() { params }: InputOf<typeof getIncidentTextsContract>): Promise<PreparedBody> {
    return this.texts.one(params.id);
  }
}
