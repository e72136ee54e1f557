import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountParts } from '../../core/account-parts/account-parts.ts';
import { NotesRepository } from './notes.repository.ts';

/** Notes of the team about a user. They are deleted with the row of the user. */
@Injectable()
export class NotesAccount implements OnModuleInit {
  constructor(
    private readonly parts: AccountParts,
    private readonly notes: NotesRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register({ name: 'notes', export: (userId) => this.notes.exportOf(userId) });
  }
}
