import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';
import { NotesRepository } from './notes.repository.ts';

/** Notes of the team about a user. They are deleted with the row of the user. */
@Injectable()
export class NotesAccount implements OnModuleInit {
  constructor(
    private readonly registry: AccountDataRegistry,
    private readonly notes: NotesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({ name: 'notes', export: (userId) => this.notes.exportOf(userId) });
  }
}
