import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { SessionAccount } from './session.account.ts';
import { SessionController } from './session.controller.ts';
import { SessionRepository } from './session.repository.ts';
import { SessionService } from './session.service.ts';

@Module({
  imports: [AuditModule, UsersModule],
  controllers: [SessionController],
  providers: [SessionRepository, SessionService, SessionAccount],
  exports: [SessionService],
})
export class SessionModule {}
