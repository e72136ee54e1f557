import type { Call } from '@portico/sdk/contracts/call';
import type { Contract } from '@portico/sdk/contracts/contract';
import { shapeOf } from '@portico/sdk/contracts/shape';
import type { CallShape } from '@portico/sdk/platform';
import { importFrom } from './import-from.ts';

/** Folder of a noun's contracts, such as `@portico/sdk/contracts/session` -> names imported from its `calls` file. */
export type UsedCalls = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The API operations behind imported calls, with the shapes of their requests and responses at
 * build time.
 * @param app whose folder has the contracts installed, absolute; drafts get no shapes, because they are built against
 *   the current contracts
 * @returns both parts of `release.json`, sorted by operation
 */
export async function operationsOf(
  used: UsedCalls,
  app: { folder: string; isDraft?: boolean },
): Promise<{ operations: string[]; calls?: Record<string, CallShape> }> {
  const operations: string[] = [];
  const shapes: [string, CallShape][] = [];
  for (const [noun, names] of used) {
    const calls = await importFrom<Call>(app.folder, `${noun}/calls`);
    const schemas = app.isDraft
      ? {}
      : await importFrom<Partial<Contract>>(app.folder, `${noun}/schema`);
    for (const name of names) {
      const operation = calls[name]?.operation;
      if (!operation) throw new Error(`${noun}/calls has no ${name}`);
      operations.push(operation);
      if (app.isDraft) continue;
      const contract = Object.values(schemas).find((one) => one?.call?.operation === operation);
      if (!contract) throw new Error(`${noun}/schema has no contract of ${name}`);
      shapes.push([operation, shapeOf(contract as Contract)]);
    }
  }
  operations.sort();
  shapes.sort(([one], [other]) => (one < other ? -1 : 1));
  return { operations, ...(!app.isDraft && { calls: Object.fromEntries(shapes) }) };
}
