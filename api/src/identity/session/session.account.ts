import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { SessionRepository } from './session.repository.ts';

/** Sessions in the data of an account. They are deleted with the row of the user. */
@Injectable()
export class SessionAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly sessions: SessionRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
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
