import { Injectable } from '@nestjs/common';

/** Grants all scopes, including future ones. */
export const ALL_SCOPES = '*';

/** What ingest keys may be for. Modules with calls of the bot register their scopes in their `onModuleInit`. */
@Injectable()
export class IngestScopes {
  private readonly names = new Set<string>();

  register(scopes: readonly string[]): void {
    for (const scope of scopes) this.names.add(scope);
  }

  isGrantable(scope: string): boolean {
    return scope === ALL_SCOPES || this.names.has(scope);
  }
}
