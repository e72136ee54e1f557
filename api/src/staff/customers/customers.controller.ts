import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getCustomerContract,
  searchCustomersContract,
  verifyInvoiceContract,
  type Customer,
  type CustomerSearch,
} from '@portico/contracts/customers/schema';
import type { InvoiceStatus } from '@portico/contracts/invoices/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { CustomerSearchService } from './customer-search.service.ts';
import { CustomersService } from './customers.service.ts';

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly searches: CustomerSearchService,
  ) {}

  @Implements(searchCustomersContract)
  @Team()
  search(
    @Input() { body }: InputOf<typeof searchCustomersContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<CustomerSearch> {
    return this.searches.search(body.text, auditActorOf(actor, request));
  }

  @Implements(getCustomerContract)
  @Team()
  look(
    @Input() { params }: InputOf<typeof getCustomerContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<Customer> {
    return this.customers.look(params.id, auditActorOf(actor, request));
  }

  @Implements(verifyInvoiceContract)
  @Team('verify')
  verify(
    @Input() { body }: InputOf<typeof verifyInvoiceContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ before: InvoiceStatus; status: InvoiceStatus }> {
    return this.customers.verify(body.invoiceId, auditActorOf(actor, request));
  }
}
