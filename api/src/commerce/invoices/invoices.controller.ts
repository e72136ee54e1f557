import { Controller } from '@nestjs/common';
import {
  getInvoiceContract,
  getInvoicesContract,
  type Invoice,
  type InvoicePage,
} from '@portico/contracts/invoices/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoiceListRepository } from './invoice-list.repository.ts';
import { InvoicesRepository } from './invoices.repository.ts';
import { InvoicesService } from './invoices.service.ts';

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly invoiceList: InvoiceListRepository,
    private readonly service: InvoicesService,
  ) {}

  @Implements(getInvoiceContract)
  @SignedIn()
  async get(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof getInvoiceContract>,
  ): Promise<Invoice> {
    const row = await this.invoices.findOwn(params.invoiceId, userOf(actor).id);
    if (!row) throw new ProblemError(404, 'Invoice not found.');
    return this.service.describe(row);
  }

  @Implements(getInvoicesContract)
  @SignedIn()
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: InputOf<typeof getInvoicesContract>,
  ): Promise<InvoicePage> {
    return this.invoiceList.page(userOf(actor).id, query);
  }
}
