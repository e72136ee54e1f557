import { Module } from '@nestjs/common';
import { UsersAccount } from './users.account.ts';
import { UsersRepository } from './users.repository.ts';

/** Users who have signed in. */
@Module({ providers: [UsersRepository, UsersAccount], exports: [UsersRepository] })
export class UsersModule {}
