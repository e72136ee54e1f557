import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Writes the schemas that the first lines of a pack's YAML files name to editors.
 * @param folder of the pack
 */
export async function writeSchemas(folder: string): Promise<void> {
  const { siteSchemas } = await import('@portico/site');
  mkdirSync(`${folder}/.schema`, { recursive: true });
  for (const [kind, schema] of Object.entries(siteSchemas()))
    writeFileSync(`${folder}/.schema/${kind}.json`, `${JSON.stringify(schema, null, 2)}\n`);
}
