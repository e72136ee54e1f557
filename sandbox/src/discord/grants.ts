import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { demoAccounts, type DemoAccountKey } from '../people/accounts.ts';

const CODE_LIFETIME_MS = 60_000;

interface PendingCode {
  account: DemoAccountKey;
  scopes: string[];
  redirectUri: string;
  /** BASE64URL(SHA256(verifier)), RFC 7636 §4.2. */
  codeChallenge: string;
  expiresAt: number;
}

/** A user's authorization of the application; both tokens are valid as long as it exists. */
export interface Grant {
  account: DemoAccountKey;
  scopes: string[];
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

export interface GrantOptions {
  now: () => number;
  tokenLifetimeSeconds: number;
  /** File that persists grants. */
  stateFile?: string;
}

/** Codes, access tokens and refresh tokens. A code is valid once and for 60 seconds. */
export class Grants {
  readonly #options: GrantOptions;
  readonly #codes = new Map<string, PendingCode>();
  #grants: Grant[];

  constructor(options: GrantOptions) {
    this.#options = options;
    this.#grants = options.stateFile ? loadGrants(options.stateFile) : [];
  }

  issueCode(code: Omit<PendingCode, 'expiresAt'>): string {
    const value = secret();
    const now = this.#options.now();
    for (const [key, { expiresAt }] of this.#codes) if (expiresAt <= now) this.#codes.delete(key);
    this.#codes.set(value, { ...code, expiresAt: now + CODE_LIFETIME_MS });
    return value;
  }

  /** @returns undefined for a code that is unknown, used, expired or issued to another client */
  redeem(code: string, redirectUri: string, verifier: string): Grant | undefined {
    const pending = this.#codes.get(code);
    this.#codes.delete(code);
    if (!pending || pending.expiresAt <= this.#options.now()) return undefined;
    if (pending.redirectUri !== redirectUri) return undefined;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (pending.codeChallenge !== challenge) return undefined;
    return this.#renew({ account: pending.account, scopes: pending.scopes });
  }

  /** Replaces both tokens; the old refresh token becomes invalid. */
  refresh(refreshToken: string): Grant | undefined {
    const old = this.#grants.find((grant) => grant.refreshToken === refreshToken);
    if (!old) return undefined;
    this.#grants = this.#grants.filter((grant) => grant !== old);
    return this.#renew(old);
  }

  find(accessToken: string): Grant | undefined {
    const now = this.#options.now();
    return this.#grants.find((grant) => grant.accessToken === accessToken && grant.expiresAt > now);
  }

  /** Ends the grant of a token; ignores an unknown token. */
  revoke(token: string): void {
    this.#keep((grant) => grant.accessToken !== token && grant.refreshToken !== token);
  }

  /** Ends the grant of an account, as if removed in Discord's settings. */
  revokeAccount(account: string): void {
    this.#keep((grant) => grant.account !== account);
  }

  /** Expires all access tokens; refresh tokens stay valid. */
  expireAll(): void {
    for (const grant of this.#grants) grant.expiresAt = 0;
    this.#save();
  }

  #renew({ account, scopes }: Pick<Grant, 'account' | 'scopes'>): Grant {
    const grant = {
      account,
      scopes,
      accessToken: secret(),
      refreshToken: secret(),
      expiresAt: this.#options.now() + this.#options.tokenLifetimeSeconds * 1000,
    };
    this.#grants.push(grant);
    this.#save();
    return grant;
  }

  #keep(belongs: (grant: Grant) => boolean): void {
    this.#grants = this.#grants.filter(belongs);
    this.#save();
  }

  #save(): void {
    const { stateFile } = this.#options;
    if (!stateFile) return;
    writeFileSync(`${stateFile}.new`, JSON.stringify(this.#grants), { mode: 0o600 });
    renameSync(`${stateFile}.new`, stateFile);
  }
}

const secret = (): string => randomBytes(22).toString('base64url');

/** A missing or unreadable file means that there are no grants. */
function loadGrants(file: string): Grant[] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Grant[];
    return stored.filter(({ account }) => demoAccounts.some(({ key }) => key === account));
  } catch {
    return [];
  }
}
