import type { CallShape } from 'shared/platform';
import { narrowedCall } from '../call-compatibility/narrowed-call.ts';
import { listed, nameOf } from './refusal.ts';
import type { GateManifest, Refusal } from './refusal.ts';

/** The calls that an API answers. */
export interface ApiCalls {
  operations: ReadonlySet<string>;
  shapeOf: (operation: string) => CallShape | undefined;
}

/**
 * Whether the API has every operation that a release calls, and takes and answers no less than the
 * release was built for (DESIGN §3).
 * @param blame which of the two is to be changed: the one that arrives
 */
export function operationRefusals(
  manifest: GateManifest,
  api: ApiCalls,
  blame: 'release' | 'api',
): Refusal[] {
  const { name, operations, calls = {} } = manifest;
  const release = nameOf(manifest);
  const missing = operations.filter((operation) => !api.operations.has(operation));
  const refusals: Refusal[] = [];
  if (missing.length > 0) {
    refusals.push({
      ...{ rule: 'api-operations', release },
      detail: `${release} calls ${listed(missing)}, which this API does not have.`,
      mend:
        blame === 'release'
          ? `Deploy an API that has it before ${name}, or build ${name} without the call.`
          : mendApi(name),
    });
  }
  for (const [operation, before] of Object.entries(calls)) {
    const now = api.shapeOf(operation);
    const differences = now ? narrowedCall(before, now) : [];
    if (differences.length === 0) continue;
    refusals.push({
      ...{ rule: 'api-contract', release },
      detail: `${release} was built for another ${operation} (${before.address}) than this API's: ${listed(differences)}.`,
      mend:
        blame === 'release'
          ? `Deploy the API that ${name} was built for first, or build ${name} against the one that is there.`
          : mendApi(name),
    });
  }
  return refusals;
}

const mendApi = (name: string) =>
  `Keep it and add what is new beside it; or release ${name} without it and wait until the older version is no longer retained.`;
