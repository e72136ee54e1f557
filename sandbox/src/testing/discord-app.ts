import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { DemoAccountKey } from '../people/accounts.ts';
import {
  startDiscord,
  type DiscordOptions,
  type RunningDiscord,
} from '../discord/discord-server.ts';

export type { LoggedCall } from '../discord/call-log.ts';
export { publicKeyOf, signedHeaders } from '../discord/event-key.ts';

export const CLIENT_ID = '694818336407691269';
export const CLIENT_SECRET = 'client-secret-of-the-test';
export const BOT_TOKEN = 'bot-token-of-the-test';
/** Signs webhook events. */
export const EVENTS_KEY = generateKeyPairSync('ed25519').privateKey;
/** Discord refuses clients that do not name themselves. */
export const USER_AGENT = 'DiscordBot (http://localhost:3000, 1)';
export const REDIRECT_URI = 'http://localhost:3000/api/auth/discord/callback';

/** Starts the Discord stand-in on a free port. */
export function startTestDiscord(options: Partial<DiscordOptions> = {}): Promise<RunningDiscord> {
  return startDiscord({
    port: 0,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    botToken: BOT_TOKEN,
    eventsKey: EVENTS_KEY,
    redirectUris: [REDIRECT_URI],
    ...options,
  });
}

export interface Sent {
  verifier: string;
  state: string;
  url: string;
}

/** The authorization URL of an application, with changes. */
export function authorizeUrl(
  origin: string,
  changes: Record<string, string | undefined> = {},
): Sent {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(32).toString('base64url');
  const query = {
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    scope: 'identify guilds',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const url = new URL('/oauth2/authorize', origin);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return { verifier, state, url: url.href };
}

/** Submits an account's button. @returns the redirect URL */
export async function choose(url: string, account: DemoAccountKey | ''): Promise<URL> {
  const body = new URLSearchParams(account ? { account } : { cancel: '1' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', 'http://nowhere.invalid');
}

/** Signs a demo account in and returns the authorization code. */
export async function codeFor(
  origin: string,
  account: DemoAccountKey,
): Promise<{ code: string; verifier: string }> {
  const { url, verifier } = authorizeUrl(origin);
  const back = await choose(url, account);
  return { code: back.searchParams.get('code') ?? '', verifier };
}

/** Sends a form with the client credentials to the token route (or another). */
export function post(
  origin: string,
  form: Record<string, string>,
  path = '/api/oauth2/token',
): Promise<Response> {
  const body = new URLSearchParams({
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    ...form,
  });
  return fetch(`${origin}${path}`, { method: 'POST', body });
}

/** Signs a demo account in. @returns the token response */
export async function tokensFor(
  origin: string,
  account: DemoAccountKey,
): Promise<{ access_token: string; refresh_token: string }> {
  const { code, verifier } = await codeFor(origin, account);
  const answer = await post(origin, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
  });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}
