import { Injectable } from '@nestjs/common';

/** @returns the names of all apps of this installation: its remotes, and the shell */
type Lookup = () => Promise<readonly string[]>;

/**
 * The apps that deploy keys can be for. The registry, in a higher layer, stores them and
 * registers the lookup in its `onModuleInit`.
 */
@Injectable()
export class KnownApps {
  private lookup: Lookup | undefined;

  register(lookup: Lookup): void {
    this.lookup = lookup;
  }

  /** @throws Error before the registry has registered the lookup */
  names(): Promise<readonly string[]> {
    if (!this.lookup) throw new Error('No module registered the apps of this site');
    return this.lookup();
  }
}
