import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  deleteAccountContract,
  endOwnSessionContract,
  endOwnSessionsContract,
  exportAccountContract,
  getAccountDeletionContract,
  getOwnSessionsContract,
  type DeletionObstacle,
  type OwnSession,
} from '@portico/sdk/contracts/account/schema';
import { CurrentUserId, SignedIn } from '../../http/access/access.ts';
import { AuthService } from '../auth/auth.service.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { SessionService } from '../session/session.service.ts';
import { AccountService } from './account.service.ts';

/** A user's own data: sessions, export and deletion. */
@Controller()
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly auth: AuthService,
    private readonly sessions: SessionService,
  ) {}

  @Implements(getOwnSessionsContract)
  @SignedIn()
  list(@CurrentUserId() userId: string, @Req() request: FastifyRequest): Promise<OwnSession[]> {
    return this.sessions.list(userId, request);
  }

  @Implements(endOwnSessionsContract)
  @SignedIn({ recent: true })
  async endAll(
    @CurrentUserId() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ended: number }> {
    const ended = await this.sessions.endAll(userId);
    await this.auth.signOut(request, reply, userId);
    return { ended };
  }

  @Implements(endOwnSessionContract)
  @SignedIn({ recent: true })
  async endOne(
    @Input() { params }: InputOf<typeof endOwnSessionContract>,
    @CurrentUserId() userId: string,
  ): Promise<{ ended: number }> {
    if (!(await this.sessions.endOwn(userId, params.id))) {
      throw new ProblemError(404, 'Unknown session. It may have ended already.');
    }
    return { ended: 1 };
  }

  @Implements(exportAccountContract)
  @SignedIn()
  export(
    @CurrentUserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ exportedAt: number; data: Record<string, unknown> }> {
    void reply.header('content-disposition', 'attachment; filename="account.json"');
    return this.account.export(userId);
  }

  @Implements(getAccountDeletionContract)
  @SignedIn()
  deletion(
    @CurrentUserId() userId: string,
  ): Promise<{ obstacles: DeletionObstacle[]; kept: string[] }> {
    return this.account.deletion(userId);
  }

  @Implements(deleteAccountContract)
  @SignedIn({ recent: true })
  async delete(
    @CurrentUserId() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ deleted: true }> {
    await this.account.delete(userId, request.clientAddress);
    await this.auth.signOut(request, reply);
    return { deleted: true };
  }
}
