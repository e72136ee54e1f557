import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { MessagesRepository } from './messages.repository.ts';

/** Messages to the user, in the export and the deletion of an account. */
@Injectable()
export class MessagesAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly messages: MessagesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'messages',
      export: (userId) => this.messages.listByUser(userId),
      delete: (tx, userId) => this.messages.deleteByUser(tx, userId),
    });
  }
}
