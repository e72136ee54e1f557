import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Keeps a valid key in a file of this deployment's data folder (mode 0600), for tools that run
 * beside the server.
 * @param isValid whether the key in the file still opens what it should
 * @param make a new key, where it does not
 */
export async function ensureKeyFile(
  path: string,
  isValid: (key: string) => Promise<boolean>,
  make: () => Promise<string>,
): Promise<void> {
  const present = await readFile(path, 'utf8').catch(() => '');
  if (await isValid(present.trim())) return;
  const key = await make();
  await mkdir(dirname(path), { recursive: true });
  // In one step: a reader never sees half a key.
  await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
