import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The text is damaged, belongs to another user, or its key is not configured. */
export class TokenCipherError extends Error {
  override name = 'TokenCipherError';
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts stored Discord tokens with AES-256-GCM, bound to the user's id, so that a row cannot be
 * copied to another user. The encrypted text contains the id of its key: `v1.<key id>.<iv, tag,
 * text>`.
 */
export class TokenCipher {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string;

  /** @param keys 32 bytes each; the first encrypts, all decrypt, so that a key can be replaced */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#keys = new Map(keys.map((key) => [keyId(key), key]));
    this.#current = keyId(keys[0]);
  }

  encrypt(userId: string, token: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key(this.#current), iv);
    cipher.setAAD(boundTo(userId, this.#current));
    const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    return `${VERSION}.${this.#current}.${sealed}`;
  }

  /** @throws TokenCipherError without details of the cause */
  decrypt(userId: string, sealed: string): string {
    const [version, id = '', data = '', ...rest] = sealed.split('.');
    if (version !== VERSION || rest.length > 0) throw new TokenCipherError('Unknown format');
    const bytes = Buffer.from(data, 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES)
      throw new TokenCipherError('The encrypted text is too short');
    const key = this.#key(id);
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      decipher.setAAD(boundTo(userId, id));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new TokenCipherError('The encrypted text cannot be decrypted');
    }
  }

  /** Whether a text was encrypted with an older key. */
  isOutdated(sealed: string): boolean {
    return sealed.split('.')[1] !== this.#current;
  }

  #key(id: string): Buffer {
    const key = this.#keys.get(id);
    if (!key) throw new TokenCipherError('The key of this encrypted text is not configured');
    return key;
  }
}

const keyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

const boundTo = (userId: string, id: string): Buffer =>
  Buffer.from(`portico discord token ${VERSION} ${id} ${userId}`);
