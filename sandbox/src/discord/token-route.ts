import { timingSafeEqual } from 'node:crypto';
import type { RESTPostOAuth2AccessTokenResult } from 'discord-api-types/v10';
import type { Grant, Grants } from './grants.ts';
import { json, type Reply, type Request } from '../http/http.ts';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** Required parameters by grant type. */
const required: Readonly<Record<string, readonly string[]>> = {
  authorization_code: ['code', 'redirect_uri'],
  refresh_token: ['refresh_token'],
};

/** `POST /oauth2/token`: exchanges a code or a refresh token (RFC 6749 §4.1.3, §6). */
export function exchangeToken(
  request: Request,
  credentials: Credentials,
  grants: Grants,
  lifetimeSeconds: number,
): Reply {
  const form = readForm(request);
  if (!form) return refused(400, 'invalid_request', 'Only application/x-www-form-urlencoded');
  if (!isClient(request, form, credentials)) return refused(401, 'invalid_client');
  const get = (name: string): string => form.get(name) ?? '';
  const missing = (required[get('grant_type')] ?? []).find((name) => !form.get(name));
  if (missing) return refused(400, 'invalid_request', `Missing "${missing}" in request.`);
  switch (get('grant_type')) {
    case 'authorization_code': {
      const grant = grants.redeem(get('code'), get('redirect_uri'), get('code_verifier'));
      if (!grant) return refused(400, 'invalid_grant', 'Invalid "code" in request.');
      return tokens(grant, lifetimeSeconds);
    }
    case 'refresh_token': {
      const grant = grants.refresh(get('refresh_token'));
      if (!grant) return refused(400, 'invalid_grant', 'Invalid "refresh_token" in request.');
      return tokens(grant, lifetimeSeconds);
    }
    default:
      return refused(400, 'unsupported_grant_type');
  }
}

/** `POST /oauth2/token/revoke` (RFC 7009): ends the grant; succeeds for unknown tokens too. */
export function revokeToken(request: Request, credentials: Credentials, grants: Grants): Reply {
  const form = readForm(request);
  if (!form) return refused(400, 'invalid_request', 'Only application/x-www-form-urlencoded');
  if (!isClient(request, form, credentials)) return refused(401, 'invalid_client');
  grants.revoke(form.get('token') ?? '');
  return json(200, {});
}

function tokens(grant: Grant, expires_in: number): Reply {
  const answer: RESTPostOAuth2AccessTokenResult = {
    access_token: grant.accessToken,
    token_type: 'Bearer',
    expires_in,
    refresh_token: grant.refreshToken,
    scope: grant.scopes.join(' '),
  };
  return json(200, answer);
}

function refused(status: number, error: string, error_description?: string): Reply {
  return json(status, { error, ...(error_description && { error_description }) });
}

function readForm({ headers, body }: Request): URLSearchParams | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' ? new URLSearchParams(body) : undefined;
}

/** The client authenticates with HTTP Basic or in the form. */
function isClient(request: Request, form: URLSearchParams, expected: Credentials): boolean {
  const [scheme, value] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic') {
    return (
      same(form.get('client_id'), expected.clientId) &&
      same(form.get('client_secret'), expected.clientSecret)
    );
  }
  const [id = '', ...secret] = Buffer.from(value ?? '', 'base64')
    .toString('utf8')
    .split(':');
  return (
    same(decodeURIComponent(id), expected.clientId) &&
    same(decodeURIComponent(secret.join(':')), expected.clientSecret)
  );
}

function same(given: string | null, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
