import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import { UsersRepository } from './users.repository.ts';

/** The Discord profile as an account part. It is deleted with the row of the user. */
@Injectable()
export class UsersAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register({ name: 'profile', export: (userId) => this.users.profile(userId) });
  }
}
