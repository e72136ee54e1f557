import { Injectable } from '@nestjs/common';
import type { KnownList } from '@portico/sdk/platform';

/** @returns whether the list contains a value, in lower case, that the viewer may see */
type Lookup = (value: string, viewer: { team: boolean }) => Promise<boolean>;

/**
 * The lists of values that routes may depend on (`KNOWN_LISTS`). The module that owns a list
 * registers it in its `onModuleInit`; the page server looks up values.
 */
@Injectable()
export class KnownLists {
  private readonly lookups = new Map<KnownList, Lookup>();

  register(list: KnownList, lookup: Lookup): void {
    this.lookups.set(list, lookup);
  }

  /** @throws Error for a list that is not registered */
  has(list: KnownList, ...query: Parameters<Lookup>): Promise<boolean> {
    const lookup = this.lookups.get(list);
    if (!lookup) throw new Error(`No module registered the list "${list}"`);
    return lookup(...query);
  }
}
