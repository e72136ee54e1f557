import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import { MessagesRepository } from './messages.repository.ts';

/** Messages to the user, in the export and the deletion of an account. */
@Injectable()
export class MessagesAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly messages: MessagesRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register({
      name: 'messages',
      export: (userId) => this.messages.listByUser(userId),
      delete: (tx, userId) => this.messages.deleteByUser(tx, userId),
    });
  }
}
