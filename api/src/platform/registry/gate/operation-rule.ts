import type { CallShape } from '@portico/sdk/platform';
import { narrowedCall } from '../call-compatibility/narrowed-call.ts';
import { listed, nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

/** The operations of an API. */
export interface ApiCalls {
  operations: ReadonlySet<string>;
  shapeOf: (operation: string) => CallShape | undefined;
}

/**
 * Checks that the API has every operation that a release calls, with a contract compatible with the
 * one that the release was built against.
 * @param blame which of the two is new, so that the fix has to change it
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
      fix:
        blame === 'release'
          ? `Deploy an API with the missing operations before ${name}, or build ${name} without these calls.`
          : fixApi(name),
    });
  }
  for (const [operation, before] of Object.entries(calls)) {
    const now = api.shapeOf(operation);
    const differences = now ? narrowedCall(before, now) : [];
    if (differences.length === 0) continue;
    refusals.push({
      ...{ rule: 'api-contract', release },
      detail: `${release} was built against a contract of ${operation} (${before.address}) that this API does not fulfill: ${listed(differences)}.`,
      fix:
        blame === 'release'
          ? `Deploy the API that ${name} was built against first, or build ${name} against the deployed one.`
          : fixApi(name),
    });
  }
  return refusals;
}

const fixApi = (name: string) =>
  `Keep the operation as it was and add a new one; or release ${name} without the call and wait until the older version is no longer retained.`;
