import type { Call } from '../contracts/call.ts';

/**
 * The API operations behind imported calls.
 * @param calls noun -> names imported from its `calls` file
 */
export async function operationsOf(calls: ReadonlyMap<string, ReadonlySet<string>>) {
  const operations: string[] = [];
  for (const [noun, names] of calls) {
    const file = new URL(`../contracts/${noun}/calls.js`, import.meta.url).href;
    const module = (await import(file)) as Record<string, Call>;
    for (const name of names) {
      const call = module[name];
      if (!call) throw new Error(`shared/contracts/${noun}/calls has no ${name}`);
      operations.push(call.operation);
    }
  }
  return operations.sort();
}
