import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import { SessionRepository } from './session.repository.ts';

/** Sessions as an account part. They are deleted with the row of the user. */
@Injectable()
export class SessionAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly sessions: SessionRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register({
      name: 'sessions',
      export: async (userId) =>
        (await this.sessions.of(userId)).map(({ createdAt, seenAt, browser, secondFactor }) => ({
          createdAt,
          seenAt,
          browser,
          secondFactor,
        })),
    });
  }
}
