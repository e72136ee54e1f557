import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Ensures that a file in the data folder contains a valid key (mode 0600), for tools on the same
 * host.
 * @param isValid whether the key in the file is still valid
 * @param make creates a new key
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
  // Replaced atomically, so that a reader never sees a partial key.
  await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
