import { listed, nameOf } from './refusal.ts';
import type { GateManifest, Refusal } from './refusal.ts';

/** Whether the API has every operation that a release calls (DESIGN §3). */
export function operationRefusals(
  manifest: GateManifest,
  operations: ReadonlySet<string>,
): Refusal[] {
  const missing = manifest.operations.filter((operation) => !operations.has(operation));
  if (missing.length === 0) return [];
  return [
    {
      rule: 'api-operations',
      release: nameOf(manifest),
      detail: `${nameOf(manifest)} calls ${listed(missing)}, which this API does not have.`,
      mend: `Deploy an API that has it before ${manifest.name}, or build ${manifest.name} without the call.`,
    },
  ];
}
