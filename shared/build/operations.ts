import { statSync } from 'node:fs';
import type { Call } from '../contracts/call.ts';
import type { Contract } from '../contracts/contract.ts';
import { shapeOf } from '../contracts/shape.ts';
import type { CallShape } from '../platform/index.ts';

/** Noun -> names imported from its `calls` file. */
export type UsedCalls = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The API operations behind imported calls, and what they took and answered when this was built.
 * @param isDraft a draft is not compared with what calls take: it is built with them
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
      if (!operation) throw new Error(`shared/contracts/${noun}/calls has no ${name}`);
      operations.push(operation);
      if (isDraft) continue;
      const contract = Object.values(schemas).find((one) => one?.call?.operation === operation);
      if (!contract) throw new Error(`shared/contracts/${noun}/schema has no contract of ${name}`);
      shapes.push([operation, shapeOf(contract as Contract)]);
    }
  }
  operations.sort();
  shapes.sort(([one], [other]) => (one < other ? -1 : 1));
  return { operations, ...(!isDraft && { calls: Object.fromEntries(shapes) }) };
}

async function load<T>(path: string): Promise<Record<string, T | undefined>> {
  const file = new URL(`../contracts/${path}.js`, import.meta.url);
  // `npm run dev` builds many times in one process: a changed file is another module.
  return (await import(`${file.href}?${statSync(file).mtimeMs}`)) as Record<string, T>;
}
