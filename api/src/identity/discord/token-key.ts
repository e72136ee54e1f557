import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../core/config/config.ts';

export interface TokenKeySource {
  /** From `TOKEN_KEY`: 32 bytes each; the first encrypts. */
  tokenKeys: readonly Buffer[];
  dataDir: string;
  /** Whether the sandbox is used: it generates a key in the data folder. */
  sandbox: boolean;
  /** Whether sign-in is configured. */
  signIn: boolean;
}

const FILE = 'token-key';

/**
 * The encryption keys of Discord tokens.
 * @throws ConfigError when sign-in is configured without a key
 */
export function tokenKeys(source: TokenKeySource): [Buffer, ...Buffer[]] {
  const [first, ...rest] = source.tokenKeys;
  if (first) return [first, ...rest];
  if (source.sandbox) return [keyInFolder(source.dataDir)];
  if (source.signIn) {
    throw new ConfigError('TOKEN_KEY must be 32 bytes in base64, because sign-in is configured.');
  }
  // Without sign-in nothing is ever encrypted with it.
  return [randomBytes(32)];
}

/** The first process creates the key file, all others read it. */
function keyInFolder(dataDir: string): Buffer {
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new ConfigError(`${FILE} in DATA_DIR must hold 32 bytes in base64.`);
  return key;
}
