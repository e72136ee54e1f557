import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { IdentityModule } from '../identity.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';

/** A user's own data: sessions, export and deletion. */
@Module({
  imports: [AuditModule, AuthModule, IdentityModule, UsersModule],
  controllers: [AccountController],
  providers: [AccountService],
})
export class AccountModule {}
