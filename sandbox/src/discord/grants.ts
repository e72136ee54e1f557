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

/** What one person has allowed the application to do; both tokens live and die with it. */
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
  /** Grants survive a restart of the sandbox in this file. */
  stateFile?: string;
}

/** Codes, access tokens and refresh tokens of the sandbox. Codes work once and for 60 seconds. */
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

  /** @returns undefined for a code that is unknown, used, expired, or not the caller's */
  redeem(code: string, redirectUri: string, verifier: string): Grant | undefined {
    const pending = this.#codes.get(code);
    this.#codes.delete(code);
    if (!pending || pending.expiresAt <= this.#options.now()) return undefined;
    if (pending.redirectUri !== redirectUri) return undefined;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (pending.codeChallenge !== challenge) return undefined;
    return this.#renew({ account: pending.account, scopes: pending.scopes });
  }

  /** Both tokens are replaced; the old refresh token never works again. */
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

  /** Ends the grant that either of its tokens belongs to; an unknown token is no error. */
  revoke(token: string): void {
    this.#keep((grant) => grant.accessToken !== token && grant.refreshToken !== token);
  }

  /** The person has removed the application in Discord's settings. */
  forget(account: string): void {
    this.#keep((grant) => grant.account !== account);
  }

  /** Every access token is too old from now on; refresh tokens still work. */
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

/** A missing or unreadable file means that nobody has signed in yet. */
function loadGrants(file: string): Grant[] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Grant[];
    return stored.filter(({ account }) => demoAccounts.some(({ key }) => key === account));
  } catch {
    return [];
  }
}
