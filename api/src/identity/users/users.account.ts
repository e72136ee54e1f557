import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { UsersRepository } from './users.repository.ts';

/** The Discord profile in the data of an account. It is deleted with the row of the user. */
@Injectable()
export class UsersAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({ name: 'profile', export: (userId) => this.users.profile(userId) });
  }
}
