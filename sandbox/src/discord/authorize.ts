import { createHash } from 'node:crypto';
import { demoAccount } from '../people/accounts.ts';
import { authorizePage, refusalPage, type Page } from './authorize-page.ts';
import type { Grants } from './grants.ts';
import type { Reply, Request } from '../http/http.ts';

/** The application that signs people in. */
export interface Application {
  clientId: string;
  /** Name on the sign-in page. */
  name: string;
  /** Addresses people may be sent back to; compared letter by letter. */
  redirectUris: readonly string[];
}

const KNOWN_SCOPES = ['identify', 'guilds'];

/** What people read on the page for each scope. */
const scopeTexts: Readonly<Record<string, string>> = {
  identify: 'See your username and avatar',
  guilds: 'See which servers you are in',
};

interface Asked {
  redirectUri: string;
  state: string;
  scopes: string[];
  codeChallenge: string;
}

type Checked =
  | { asked: Asked }
  /** Nobody is sent to an address that is not the application's own. */
  | { refusal: string }
  | { redirect: string };

/**
 * The sign-in page. Stricter than Discord: `state` and PKCE (S256) are required, because the
 * product must send both. Faults of the request that cannot be told to the application are told to
 * the person, with status 400; all others go back to the application as RFC 6749 §4.1.2.1 says.
 */
export function showAuthorize(request: Request, application: Application): Reply {
  const checked = check(request.url.searchParams, application);
  if ('refusal' in checked) return page(refusalPage(checked.refusal), 400);
  if ('redirect' in checked) return redirect(checked.redirect);
  const { asked } = checked;
  return page(
    authorizePage({
      application: application.name,
      action: `/oauth2/authorize${request.url.search}`,
      permissions: asked.scopes.map((scope) => scopeTexts[scope] ?? scope),
      returnTo: new URL(asked.redirectUri).origin,
    }),
    200,
    new URL(asked.redirectUri).origin,
  );
}

/** What a button of the page does: back with a code, or with `access_denied`. */
export function decideAuthorize(request: Request, application: Application, grants: Grants): Reply {
  const checked = check(request.url.searchParams, application);
  if ('refusal' in checked) return page(refusalPage(checked.refusal), 400);
  if ('redirect' in checked) return redirect(checked.redirect);
  const { redirectUri, state, scopes, codeChallenge } = checked.asked;
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
  return redirect(backTo(redirectUri, state, { code }));
}

function check(query: URLSearchParams, application: Application): Checked {
  const get = (name: string): string => query.get(name) ?? '';
  if (get('client_id') !== application.clientId) return { refusal: 'Unknown application' };
  const redirectUri = get('redirect_uri');
  if (!application.redirectUris.includes(redirectUri)) {
    return { refusal: 'Invalid OAuth2 redirect_uri' };
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
  return { asked: { redirectUri, state, scopes, codeChallenge: get('code_challenge') } };
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
      // Chromium checks form-action on the redirect after the form too.
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${style}'; form-action 'self' ${returnOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}
