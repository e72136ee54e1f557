import { SHARED_MODULES } from '@portico/sdk/platform';
import type { SharedModule } from '@portico/sdk/platform';
import { versionsOf } from './consumed-versions.ts';

/** Options of a shared module, for the federation plugin of every bundler. */
interface ConsumedModule {
  singleton: boolean;
  /** The remote contains no copy, because the shell provides the module. Absent: the bundler adds one. */
  import?: false;
  /** Of the module that the remote is built against. */
  version: string;
  /** Range of versions. */
  requiredVersion: string;
  strictVersion: true;
}

/**
 * The shared modules that a remote consumes, by name.
 * @param table of the shared modules
 */
export function consumedModules(
  table: Readonly<Record<string, SharedModule>> = SHARED_MODULES,
): Record<string, ConsumedModule> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { singleton, allowFallback }]) => {
      const { version, range } = versionsOf(name);
      return [
        name,
        {
          ...{ singleton, version, requiredVersion: range, strictVersion: true },
          ...(!allowFallback && { import: false }),
        },
      ];
    }),
  );
}
