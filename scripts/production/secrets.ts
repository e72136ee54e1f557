import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a production site keeps secret, besides the keys of Discord and Stripe. */
export interface Secrets {
  superuserPassword: string;
  ownerPassword: string;
  applicationPassword: string;
  tokenKey: string;
  metricsToken: string;
}

/** Reads the secrets of a site, or makes them at its first start. */
export function secretsOf(dataDir: string): Secrets {
  const file = `${dataDir}/secrets.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const password = () => randomBytes(24).toString('hex');
  const secrets: Secrets = {
    superuserPassword: password(),
    ownerPassword: password(),
    applicationPassword: password(),
    tokenKey: randomBytes(32).toString('base64'),
    metricsToken: password(),
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
