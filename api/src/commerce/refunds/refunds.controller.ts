import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Refund, StaffRefund } from '@portico/contracts/invoices/refund';
import { requestRefundContract } from '@portico/contracts/refunds/schema';
import { refundInvoiceContract } from '@portico/contracts/refunds/staff/schema';
import { CurrentActor, SignedIn, Team } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import type { RefundRow } from '../invoices/refund.table.ts';
import { viewRefund, viewStaffRefund } from '../invoices/refund-view.ts';
import { refused } from './refund-problems.ts';
import { RefundRequestService } from './refund-request.service.ts';
import { RefundSender } from './refund-sender.service.ts';

/** Calls of an owner per minute. */
const MAX_PER_MINUTE = 10;
/** Calls of a member per hour: more than a support case needs, fewer than a script would make. */
const MAX_STAFF_PER_HOUR = 30;

@Controller()
export class RefundsController {
  constructor(
    private readonly requests: RefundRequestService,
    private readonly sender: RefundSender,
    private readonly limits: LimitsService,
  ) {}

  @Implements(requestRefundContract)
  @SignedIn()
  async request(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof requestRefundContract>,
    @Req() request: FastifyRequest,
  ): Promise<Refund> {
    const { id } = userOf(actor);
    await this.limits.count(`refund ${id}`, MAX_PER_MINUTE, 60);
    const by = auditActorOf(actor, request);
    const row = await this.requests.requestByOwner(id, params.invoiceId, body.amount, by);
    return viewRefund(await this.send(row, 'user'));
  }

  @Implements(refundInvoiceContract)
  @Team('refund', { recent: true })
  async refund(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof refundInvoiceContract>,
    @Req() request: FastifyRequest,
  ): Promise<StaffRefund> {
    await this.limits.count(`staff refund ${userOf(actor).id}`, MAX_STAFF_PER_HOUR, 3600);
    const by = auditActorOf(actor, request);
    const row = await this.requests.requestByStaff(params.invoiceId, body, by);
    return viewStaffRefund(await this.send(row, 'staff'));
  }

  /** @throws ProblemError 409 where the provider has refused the refund */
  private async send(row: RefundRow, by: 'user' | 'staff'): Promise<RefundRow> {
    // An earlier call has sent it.
    const refund = row.status === 'requested' ? await this.sender.send(row, by) : row;
    if (refund.status === 'refused') throw refused(refund.failure ?? 'unknown');
    return refund;
  }
}
