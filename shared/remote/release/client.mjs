import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ReleaseError, releaseError } from './release-error.mjs';

/** A server that hangs must not block a pipeline forever. */
const TIMEOUT_MS = 60_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The registry of a running site, with a deploy key.
 * @typedef {{ url: string, call: (method: string, path: string, body?: RequestInit['body'],
 *   headers?: Record<string, string>) => Promise<Response>,
 *   json: <T>(method: string, path: string, body?: unknown) => Promise<T> }} Registry
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ from?: string, option?: string, root?: string, token?: string }} [options] `from`
 *   overrides `PORTICO_URL`, `option` is the name of that option; `root`: a checkout of the site,
 *   whose data folder has the key of a site of this machine; `token`: variable with the deploy key
 * @returns {Registry}
 * @throws {ReleaseError} if the address or the key is missing
 */
export function openRegistry(
  env,
  { from, option = '--from', root, token: variable = 'PORTICO_DEPLOY_TOKEN' } = {},
) {
  const url = (from || env.PORTICO_URL || 'http://localhost:3000').replace(/(?<!\/)\/+$/, '');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw releaseError(`${from ? option : 'PORTICO_URL'} must be an http or https address.`);
  const token = env[variable] || (root && localToken(env, new URL(url).hostname, root));
  if (!token)
    throw releaseError(
      `Set ${variable} to a deploy key. An operator of the site can create one: npm run admin -- keys deploy add --remote <app>`,
      401,
    );

  /** @type {Registry['call']} */
  const call = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}/api/releases${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body, duplex: 'half' }),
    }).catch((/** @type {Error & { cause?: { code?: string } }} */ error) => {
      throw releaseError(
        `${url} cannot be reached (${error.cause?.code ?? error.message}). Is the site running? ${from ? option : 'PORTICO_URL'} is its address.`,
      );
    });
    if (!response.ok) throw await errorOf(response, url);
    return response;
  };
  return {
    url,
    call,
    json: async (method, path, body) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const type = sent === undefined ? undefined : { 'content-type': 'application/json' };
      return (await call(method, path, sent, type)).json();
    },
  };
}

/**
 * The key that the sandbox writes into its data folder; it is sent only to sites on this machine.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} host
 * @param {string} root
 */
function localToken(env, host, root) {
  if (!LOCAL.has(host)) return undefined;
  try {
    const file = resolve(root, env.DATA_DIR || '.data', 'deploy-token');
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** @param {Response} response @param {string} url */
async function errorOf(response, url) {
  const text = await response.text();
  try {
    const { detail, type, issues } = JSON.parse(text);
    if (typeof detail !== 'string') throw new Error('not a problem (RFC 9457)');
    const kind = String(type).replace(/^urn:portico:problem:/, '');
    return new ReleaseError({ status: response.status, detail, kind, issues: issues ?? [] });
  } catch {
    return releaseError(`${url} returned ${response.status}, but is not a release registry.`);
  }
}
