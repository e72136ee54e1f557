import { Injectable } from '@nestjs/common';
import type { AccountData } from './account-data.ts';

/** Modules register their personal data here, in their `onModuleInit`. */
@Injectable()
export class AccountDataRegistry {
  private readonly parts = new Map<string, AccountData>();

  /** @throws Error when two modules use one name */
  register(part: AccountData): void {
    if (this.parts.has(part.name))
      throw new Error(`Two modules name their account data ${part.name}.`);
    this.parts.set(part.name, part);
  }

  all(): AccountData[] {
    return [...this.parts.values()];
  }
}
