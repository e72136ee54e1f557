import { Injectable } from '@nestjs/common';
import type { AccountPart } from './account-part.ts';

/** Modules register their personal data here, in their `onModuleInit`. */
@Injectable()
export class AccountParts {
  private readonly parts = new Map<string, AccountPart>();

  /** @throws Error when two modules use one name */
  register(part: AccountPart): void {
    if (this.parts.has(part.name)) throw new Error(`Two account parts are named ${part.name}.`);
    this.parts.set(part.name, part);
  }

  all(): AccountPart[] {
    return [...this.parts.values()];
  }
}
