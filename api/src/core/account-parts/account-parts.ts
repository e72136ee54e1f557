import { Injectable } from '@nestjs/common';
import type { AccountPart } from './account-part.ts';

/** Where modules register what they keep about people (in their `onModuleInit`). */
@Injectable()
export class AccountParts {
  private readonly parts = new Map<string, AccountPart>();

  /** @throws Error where two modules take one name */
  register(part: AccountPart): void {
    if (this.parts.has(part.name)) throw new Error(`Two account parts are named ${part.name}.`);
    this.parts.set(part.name, part);
  }

  all(): AccountPart[] {
    return [...this.parts.values()];
  }
}
