import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { UsersModule } from '../../identity/users/users.module.ts';
import { NotesAccount } from './notes.account.ts';
import { NotesController } from './notes.controller.ts';
import { NotesRepository } from './notes.repository.ts';
import { NotesService } from './notes.service.ts';

/** Notes of the team about customers. */
@Module({
  imports: [AuditModule, LimitsModule, UsersModule],
  controllers: [NotesController],
  providers: [NotesAccount, NotesRepository, NotesService],
  exports: [NotesRepository],
})
export class NotesModule {}
