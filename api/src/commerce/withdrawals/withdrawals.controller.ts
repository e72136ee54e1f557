import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { stateWithdrawalContract } from '@portico/contracts/withdrawals/schema';
import {
  getWithdrawalsContract,
  resolveWithdrawalContract,
  type Withdrawal,
  type WithdrawalState,
} from '@portico/contracts/withdrawals/staff/schema';
import { clientNetwork } from '../../core/limits/client-network.ts';
import { CurrentActor, Public, Team } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { RefundSender } from '../refunds/refund-sender.service.ts';
import { WithdrawalsService } from './withdrawals.service.ts';

/** Statements per hour of a network, which a household or school may share, and per address. */
const MAX_OF_NETWORK = 20;
const MAX_OF_ADDRESS = 5;
/** Decisions of a member per hour. */
const MAX_DECISIONS = 60;

@Controller()
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly sender: RefundSender,
    private readonly limits: LimitsService,
  ) {}

  @Implements(stateWithdrawalContract)
  @Public()
  async state(
    @Input() { body }: InputOf<typeof stateWithdrawalContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ receivedAt: number }> {
    const network = clientNetwork(request.clientAddress);
    await this.limits.count(`withdrawal of ${network}`, MAX_OF_NETWORK, 3600);
    await this.limits.count(`withdrawal by ${body.email.toLowerCase()}`, MAX_OF_ADDRESS, 3600);
    return { receivedAt: await this.withdrawals.state(body) };
  }

  @Implements(getWithdrawalsContract)
  @Team('refund')
  async list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ withdrawals: Withdrawal[] }> {
    return { withdrawals: await this.withdrawals.list(auditActorOf(actor, request)) };
  }

  @Implements(resolveWithdrawalContract)
  @Team('refund', { recent: true })
  async resolve(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof resolveWithdrawalContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ state: WithdrawalState }> {
    await this.limits.count(`staff withdrawal ${userOf(actor).id}`, MAX_DECISIONS, 3600);
    const by = auditActorOf(actor, request);
    const { state, refund } = await this.withdrawals.resolve(params.withdrawalId, body, by);
    if (refund) await this.sender.send(refund, 'staff');
    return { state };
  }
}
