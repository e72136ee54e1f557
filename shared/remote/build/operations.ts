import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Call } from '@portico/sdk/contracts/call';
import type { Contract } from '@portico/sdk/contracts/contract';
import { shapeOf } from '@portico/sdk/contracts/shape';
import type { CallShape } from '@portico/sdk/platform';

const { resolve } = createRequire(import.meta.url);

/** Noun -> names imported from its `calls` file. */
export type UsedCalls = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The API operations behind imported calls, with the shapes of their requests and responses at
 * build time.
 * @param isDraft drafts get no shapes, because they are built against the current contracts
 * @returns both parts of `release.json`, sorted by operation
 */
export async function operationsOf(
  used: UsedCalls,
  isDraft = false,
): Promise<{ operations: string[]; calls?: Record<string, CallShape> }> {
  const operations: string[] = [];
  const shapes: [string, CallShape][] = [];
  for (const [noun, names] of used) {
    const calls = await load<Call>(`${noun}/calls`);
    const schemas = isDraft ? {} : await load<Partial<Contract>>(`${noun}/schema`);
    for (const name of names) {
      const operation = calls[name]?.operation;
      if (!operation) throw new Error(`shared/sdk/contracts/${noun}/calls has no ${name}`);
      operations.push(operation);
      if (isDraft) continue;
      const contract = Object.values(schemas).find((one) => one?.call?.operation === operation);
      if (!contract)
        throw new Error(`shared/sdk/contracts/${noun}/schema has no contract of ${name}`);
      shapes.push([operation, shapeOf(contract as Contract)]);
    }
  }
  operations.sort();
  shapes.sort(([one], [other]) => (one < other ? -1 : 1));
  return { operations, ...(!isDraft && { calls: Object.fromEntries(shapes) }) };
}

async function load<T>(path: string): Promise<Record<string, T | undefined>> {
  const file = resolve(`@portico/sdk/contracts/${path}`);
  // `npm run dev` builds many times in one process; a changed file must be loaded again.
  const { href } = pathToFileURL(file);
  return (await import(`${href}?${statSync(file).mtimeMs}`)) as Record<string, T>;
}
