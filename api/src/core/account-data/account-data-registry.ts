import { Injectable } from '@nestjs/common';
import type { AccountData } from './account-data.ts';

/** Modules register their personal data here, in their `onModuleInit`. */
@Injectable()
export class AccountDataRegistry {
  private readonly sections = new Map<string, AccountData>();

  /** @throws Error when two modules use one name */
  register(section: AccountData): void {
    if (this.sections.has(section.name))
      throw new Error(`Two modules name their account data ${section.name}.`);
    this.sections.set(section.name, section);
  }

  all(): AccountData[] {
    return [...this.sections.values()];
  }
}
