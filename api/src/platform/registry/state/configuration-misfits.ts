import type { GateManifest } from '@portico/sdk/platform';
import { configurationProblems } from '@portico/sdk/platform/check-configuration';

/** A value of a site pack that a release does not take. */
interface Misfit {
  /** In `site.yaml`: `remotes`, name of the remote, key. */
  path: string[];
  message: string;
}

/** @param values that a pack sets of the remote */
export function misfitsOf(
  { name, configuration = {} }: Pick<GateManifest, 'name' | 'configuration'>,
  values: Readonly<Record<string, unknown>> = {},
): Misfit[] {
  return configurationProblems(configuration, values).map((problem) => ({
    path: ['remotes', name, ...problem.name.split('.')],
    message: problem.message,
  }));
}
