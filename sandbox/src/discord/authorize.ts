import { createHash } from 'node:crypto';
import type { RESTPostOAuth2AuthorizationQueryResult } from 'discord-api-types/v10';
import { demoAccount } from '../people/accounts.ts';
import { authorizePage, errorPage, type Page } from './authorize-page.ts';
import type { BotName } from '../bot-name.ts';
import type { Grants } from './grants.ts';
import type { Reply, Request } from '../http/http.ts';

/** The OAuth2 application. */
export interface Application {
  clientId: string;
  /** Name on the sign-in page. */
  name: BotName;
  /** Registered redirect URIs; compared exactly. */
  redirectUris: readonly string[];
}

const KNOWN_SCOPES = ['identify', 'guilds', 'email'];

/** Description of each scope on the page. */
const scopeTexts: Readonly<Record<string, string>> = {
  identify: 'See your username and avatar',
  guilds: 'See which servers you are in',
  email: 'See your email address',
};

interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  scopes: string[];
  codeChallenge: string;
}

type Checked =
  | { authorization: AuthorizationRequest }
  /** Shown on a page, because the redirect URI is not registered. */
  | { error: string }
  | { redirect: string };

/**
 * The sign-in page. Stricter than Discord: `state` and PKCE (S256) are required, because the
 * product must send both. Errors that cannot be sent to the application are shown to the user with
 * status 400; all others are sent to the application (RFC 6749 §4.1.2.1).
 */
export function showAuthorize(request: Request, application: Application): Reply {
  const checked = check(request.url.searchParams, application);
  if ('error' in checked) return page(errorPage(checked.error), 400);
  if ('redirect' in checked) return redirect(checked.redirect);
  const { authorization } = checked;
  return page(
    authorizePage({
      application: application.name.last,
      action: `/oauth2/authorize${request.url.search}`,
      permissions: authorization.scopes.map((scope) => scopeTexts[scope] ?? scope),
      returnTo: new URL(authorization.redirectUri).origin,
    }),
    200,
    new URL(authorization.redirectUri).origin,
  );
}

/** Handles a button of the page: redirects with a code or with `access_denied`. */
export function decideAuthorize(request: Request, application: Application, grants: Grants): Reply {
  const checked = check(request.url.searchParams, application);
  if ('error' in checked) return page(errorPage(checked.error), 400);
  if ('redirect' in checked) return redirect(checked.redirect);
  const { redirectUri, state, scopes, codeChallenge } = checked.authorization;
  const account = demoAccount(new URLSearchParams(request.body).get('account') ?? '');
  if (!account) {
    return redirect(
      backTo(redirectUri, state, {
        error: 'access_denied',
        error_description: 'The resource owner or authorization server denied the request',
      }),
    );
  }
  const code = grants.issueCode({ account: account.key, scopes, redirectUri, codeChallenge });
  const answer = { code, iss: 'https://discord.com' } as const;
  return redirect(
    backTo(redirectUri, state, answer satisfies RESTPostOAuth2AuthorizationQueryResult),
  );
}

function check(query: URLSearchParams, application: Application): Checked {
  const get = (name: string): string => query.get(name) ?? '';
  if (get('client_id') !== application.clientId) return { error: 'Unknown application' };
  const redirectUri = get('redirect_uri');
  if (!application.redirectUris.includes(redirectUri)) {
    return { error: 'Invalid OAuth2 redirect_uri' };
  }
  const state = get('state');
  const fail = (error: string, error_description: string): Checked => ({
    redirect: backTo(redirectUri, state, { error, error_description }),
  });
  const scopes = get('scope').split(' ').filter(Boolean);
  const repeated = [...query.keys()].find((name) => query.getAll(name).length > 1);
  if (repeated) return fail('invalid_request', `${repeated} was sent more than once`);
  if (get('response_type') !== 'code') {
    return fail('unsupported_response_type', 'response_type must be code');
  }
  if (scopes.length === 0 || scopes.some((scope) => !KNOWN_SCOPES.includes(scope))) {
    return fail('invalid_scope', 'The requested scope is invalid, unknown, or malformed');
  }
  if (state.length < 16) return fail('invalid_request', 'state must be at least 16 characters');
  if (get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(get('code_challenge'))) {
    return fail('invalid_request', 'code_challenge by S256 is required');
  }
  return { authorization: { redirectUri, state, scopes, codeChallenge: get('code_challenge') } };
}

function backTo(redirectUri: string, state: string, values: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  if (state) url.searchParams.set('state', state);
  return url.href;
}

const redirect = (location: string): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

function page({ html, css }: Page, status: number, returnOrigin = ''): Reply {
  const style = createHash('sha256').update(css).digest('base64');
  return {
    status,
    body: html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // Chromium applies form-action to the redirect after the form too.
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${style}'; form-action 'self' ${returnOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}
